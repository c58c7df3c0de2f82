### Tips for a first game.

tip-confirm = Your turn is done. Look it over: until you confirm, everything can be taken back.
tip-gather = Choose who you want to be. The small pictures are skill marks: each of them makes one of your dice better whenever you roll.
tip-gather-read = Choose who you want to be by saying the word beside the name. Each skill mark makes one of your dice better whenever you roll.
tip-start-place = Put your figure on one of the eight locations. Where a white note with an exclamation mark hangs, a quest waits to be picked up.
tip-start-place-read = Put your figure on one of the eight locations by saying its word. The noticeboard tells where quests are to be picked up.
tip-start-quests = You stand where this notice asks for somebody. Pick the quest up now; it costs nothing, and you can hold three.
tip-held-fast = Your own story begins off the map. Go on to the story: the first scene brings you onto the board.
tip-notice = A quest can be picked up right here, and it costs nothing. Tap the notice.
tip-travel = Places that glow can be reached; the number on them tells how many steps it is. You have { $number }, and need not use them. Then go on to the story.
tip-travel-read = Every place you can reach is marked in the map below. You can take { $number } steps, and need not use them. Then say “story”.
tip-story = One scene a day. Choose one of these, or draw an event and see what the road brings. A red mark means: this one first.
tip-option = Read, then choose. The sign tells which skill is tested, the dots how many successes it takes. Nothing is lost by choosing what you would like to read.
tip-option-read = Read, then choose an option by its word. It tells which skill is tested and how hard it is. Nothing is lost by choosing what you would like to read.
tip-pool = These are your dice. Coloured ones show their own skill twice on some faces, and the neighbours in the ring on others. Roll when you like them.
tip-reroll = Keep the roll if it is good enough. If not, all dice may be rolled again, once: the new roll counts, even if it is worse.
tip-cards = A card of yours can help in this check. Using it is up to you.
tip-scene-end = That was your scene. Prestige is given now, and what you gained lies among your cards.
tip-timers = An hourglass on a day is a timer: on that day its card does something. Rest the pointer on it to read what.
tip-calendar = { $number ->
    [one] A new day. There is { $number } left; the strip on top shows all of them.
   *[other] A new day. There are { $number } left; the strip on top shows all of them.
}
tip-aim = { $number ->
    [one] You know the way now. { $number } day is left for a story worth telling.
   *[other] You know the way now. { $number } days are left for a story worth telling.
}
