### «Земли Галзира» в терминале.

terminal-signs-galzyr =
    Знаки: на карте ● ■ ▲ ◆ — странники, [L2] — область, куда можно пойти, * — ваше задание, ! — объявление, + — лежащая там карта; точки — дороги. ★ — звёздный вариант и метки, которые его открывают; − — вариант или товар, который вам недоступен; ⚑ — задание. В полосе дней [Чт] — сегодня, ' — срок. Кубики: символы, которые идут в счёт, — ЗАГЛАВНЫМИ.
terminal-first-galzyr =
    1. Месяц — это несколько дней. Каждый день вы сначала странствуете, потом играете одну сцену. Награда — слава: чем её больше, тем больше места у вас в летописи.
    2. Странствие: до двух шагов, словами областей («W03 L2») или по названию («Ottergate»). Задание берут там, где сказано в объявлении. «story» завершает путь.
    3. Сцену читают, как книгу, и делают выбор. Вариант может потребовать проверки: лёгкая — 1 успех, средняя — 2, трудная — 3.
    4. Перед броском можно заменить кубики на цветные за свои знаки: «perception perception roll». «odds» скажет, каковы шансы.
    5. Что сделано, то сделано: в следующем месяце мир живёт дальше. «journal» напомнит, что не закончено, «map» нарисует страну, «why СЛОВО» объяснит, «help» покажет команды.
terminal-usage-journal = journal, journal people
terminal-help-journal = что не закончено и что было; ещё: journal months, people, achievements
terminal-alias-journal = дневник j
terminal-usage-map = map, map L2
terminal-help-map = карта страны или одна область подробно
terminal-alias-map = страна m
terminal-usage-odds = odds
terminal-help-odds = каковы шансы у вариантов или у предстоящего броска
terminal-alias-odds = шансы o

terminal-galzyr-title = Земли Галзира
terminal-galzyr-needs = { $number ->
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}
terminal-galzyr-no-odds = Сейчас бросать нечего.
terminal-galzyr-odds = Шансы
terminal-galzyr-odds-row = { $once } % с одного броска, { $twice } % с перебросом
terminal-galzyr-odds-note = С вашими лучшими кубиками; карты могут помочь или помешать.
terminal-galzyr-chance = { $number ->
    [one] { $number } успех и больше: { $once } % с одного броска, { $twice } % с перебросом
    [few] { $number } успеха и больше: { $once } % с одного броска, { $twice } % с перебросом
   *[many] { $number } успехов и больше: { $once } % с одного броска, { $twice } % с перебросом
}
terminal-galzyr-chance-again = { $number ->
    [one] Если перебросить: { $number } успех и больше — { $once } %
    [few] Если перебросить: { $number } успеха и больше — { $once } %
   *[many] Если перебросить: { $number } успехов и больше — { $once } %
}
terminal-galzyr-marks-left = Знаки, за которые можно заменить кубик:
terminal-galzyr-best = Лучше всего по расчёту: { $words }
terminal-galzyr-none = нет
terminal-galzyr-map-signs = { $you } вы{ $dot }[L2] туда можно пойти{ $dot }* ваше задание{ $dot }! объявление{ $dot }+ карта
terminal-galzyr-no-space = Области «{ $word }» нет; map покажет все.
terminal-galzyr-paths = Дороги: { $names }
terminal-galzyr-far = { $space } ({ $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
})
terminal-galzyr-gold = { $number ->
    [one] { $number } золотой
   *[other] { $number } золотых
}
terminal-galzyr-days-short = { $number ->
    [0] сегодня
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}
terminal-galzyr-journal-open = дела
terminal-galzyr-journal-months = месяцы
terminal-galzyr-journal-people = люди книга
terminal-galzyr-journal-achievements = достижения
terminal-galzyr-journal-parts = Ещё: journal months · journal people · journal achievements
terminal-galzyr-wins = { $count ->
    [one] Больше всех славы: { $names } ({ $prestige }).
   *[other] Больше всех славы, поровну: { $names } ({ $prestige }).
}
terminal-galzyr-level = { $seats ->
    [1] Ваша слава: { $prestige }. Что останется о вас в летописи: { $level }.
   *[other] Ваша общая слава: { $prestige }. Что останется о вас в летописи: { $level }.
}
terminal-galzyr-low-level = { $seats ->
    [1] Ваша слава: { $prestige }. В летописи о вас только это: { $level }.
   *[other] Ваша общая слава: { $prestige }. В летописи о вас только это: { $level }.
}
terminal-galzyr-no-level = Слава: { $prestige }. Летопись обошла вас молчанием. Но впереди ещё не один месяц.

terminal-hint = номер или { $count ->
    [one] слово
   *[other] слова
}: { $words } · map · journal · why СЛОВО · undo · help
terminal-why-what = О чём вопрос? Например: why story, why L2, why o3.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules напарник — все пункты с этим словом.
terminal-no-card = Ни карты, ни области «{ $word }» на столе не видно; cards покажет, что на нём лежит.
terminal-no-card-near = Ни карты, ни области «{ $word }» на столе не видно. Может быть, { $near }?
terminal-usage-card = card n141, L2?
terminal-help-card = карта на столе или область подробно
terminal-usage-cards = cards
terminal-help-cards = объявления, ваши карты и состояние мира с полным текстом
terminal-help-players = все странники и их карты
terminal-usage-rules = rules, rules G7.7
