### What hints say about Lands of Galzyr: where the planner would go, and why.

hint-how-planned = The way of a careful traveller, judged by what is shown: cards, places and odds. What a scene holds nobody tells.
hint-sensible = Anything else would give something away for nothing.
hint-pick-up = { $card } lies here, and you have room for one more quest.
hint-use-card = What { $card } offers is worth its price now.
hint-way = On the way to { $space }: { $number ->
    [one] one step
   *[other] { $number } steps
}{ $turns ->
    [0] , still in this turn
    [one] , in one turn
   *[other] , in { $turns } turns
}.
hint-notice-there = A quest of the noticeboard can be picked up there.
hint-notices-here = { $number ->
    [one] One quest of the noticeboard waits here.
   *[other] { $number } quests of the noticeboard wait here.
}
hint-story-now = Your story goes on where you are.
hint-must = { $card } will not wait: it comes first.
hint-quest = Your quest { $card } goes on { $here ->
    [0] there
   *[other] here
}, and quests give most prestige.
hint-new = { $card } opens a scene that this world has not seen yet.
hint-known = { $card } opens a scene that you know already.
hint-event = Nothing of your own waits { $here ->
    [0] there
   *[other] here
}: an event of the road.
hint-rest = A day of rest: nothing is gained, nothing is risked.
hint-odds = { $skill }, { $difficulty }: about { $number } % to succeed.
hint-starry = No dice, and a star: it leads somewhere special.
hint-no-dice = No dice: it cannot fail.
hint-costs = It costs { $number } gold.
hint-costs-thing = It costs you something that you carry.
hint-buy = The best of what you can pay with { $number } gold left over.
hint-save = Keep { $number } gold for the road.
