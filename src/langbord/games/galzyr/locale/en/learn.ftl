# How the game is played, on one screen.

learn-win = A month of the world is one game. As rivals, the most prestige wins; alone or together, the prestige of all is added up and must reach the book's second level. Prestige comes from scenes that go well, most of it from quests.
learn-step-1 = Each day you travel first: up to two steps along the paths. Between steps you may trade, and pick up quests where the noticeboard says.
learn-step-2 = Then you play one scene: of a quest, of the place where you stand, or an event. It ends your day.
learn-step-3 = A scene lets you choose. Some choices are checks: five dice, a skill, and one, two or three successes wanted. You may swap dice for those of your skill marks, and roll all of them once more.
learn-step-4 = The day ends, timers act, and after the last day the world is packed up. Next month it goes on where you left it.
learn-first-turn = For a first month: take a quest whose place lies on your way, and choose the checks of the skills that your marks show.

## What a lesson of one's own may ask for

goal-gold = Gold
goal-quests = Quests
goal-items = Items
