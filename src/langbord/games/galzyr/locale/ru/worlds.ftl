### Миры на полке: как их зовут, пока никто не придумал лучше, и как далеко они зашли.

world-figure-month = Месяц
world-figure-months = Сыграно месяцев
world-figure-heroes = Странники
world-figure-scenes = Прочитано сцен
world-figure-achievements = Достижения
world-scenes = { $number } из { $of }

world-name-1 = Год поздних ласточек
world-name-2 = Фонарь на причале
world-name-3 = Семь мостов и одна пошлина
world-name-4 = Что сберегла река
world-name-5 = Второй чайник
world-name-6 = Снег на будке сигнальщика
world-name-7 = Мёд для паромщика
world-name-8 = Длинная дорога на рынок
world-name-9 = Три письма без подписи
world-name-10 = Под сланцевыми холмами
world-name-11 = Калитка в изгороди
world-name-12 = Другая шляпа мельника
world-name-13 = Соль, верёвка и добрый совет
world-name-14 = Цапля не отвечает
world-name-15 = Карта с дыркой
world-name-16 = Яблоки при луне
world-name-17 = Тихая сторона холма
world-name-18 = Ничейный сад
world-name-19 = Колокол взаймы
world-name-20 = Иней перед завтраком
world-name-21 = Два весла и обещание
world-name-22 = Дорога за дорогой
world-name-23 = Чай с землемером
world-name-24 = Перо в приходной книге
