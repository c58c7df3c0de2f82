### Почему что-то невозможно.

why-not-here = Это не ответ на вопрос.
why-no-such-space = В поместье нет такого участка.
why-no-such-seat = Там никто не сидит.
why-at-least-one = Сначала выберите хотя бы одно.
why-cannot-decline = Отказаться нельзя.
why-must-finish = Начатое надо закончить.
why-action-twice = Это действие в этом ходу уже было.
why-transfer-after-offer = Выставив поле, в том же ходу уже нельзя забирать поля со складов.

why-not-your-field = Этого поля нет в вашем поместье.
why-nothing-unharvested = У вас нет неубранных полей.
why-other-group = За раз убирают поля только одной группы.
why-several-groups = У вас несколько групп: сначала укажите поле.
why-already-harvested = Это поле уже убрано.
why-not-harvested = Это поле не убрано.
why-none-in-stock = Таких фишек в запасе не осталось.

why-no-worker-fits = Ни одного из ваших работников некуда поставить.
why-worker-fits-nowhere = Этого работника некуда поставить.
why-too-few-fields = Рядом слишком мало полей: этому работнику нужно { $number }.
why-beside-worker = Рядом стоит другой работник.
why-space-is-field = Там лежит поле.
why-worker-not-lower = Ранг стоящего там работника не ниже.
why-worker-stays = Он должен перейти на другой участок.
why-worker-not-free = Этот работник уже стоит в чьём-то поместье.
why-worker-not-on-board = Этого работника нет в вашем поместье.
why-no-workers = В вашем поместье нет работников.

why-not-in-a-store = Этого поля нет ни на одном складе.
why-stores-empty = На складах нет поля, которое вы могли бы забрать.
why-cannot-match = У вас нет тех фишек, что поставлены за это поле.
why-store-full = Ваш склад полон.
why-not-in-registry = Этого поля нет в реестре.
why-registry-empty = Реестр пуст.
why-no-counters = У вас нет фишек для ставки.
why-bid-one = Ставка — хотя бы одна фишка.
why-crop-not-held = У вас нет такой фишки.

why-not-beside = Это поле не рядом с работником.
why-own-store = Покупать можно только с чужих складов.
why-too-dear = Это стоит { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
}, столько у вас нет.
why-not-unconnected = Это поле не отдельное.
why-not-on-rival-board = Этого поля нет в поместье соперника.
why-not-itself = Стряпчий не может применить собственное умение.
why-cannot-hand-on = Получивший последним не передаёт дальше.
why-cannot-discard = Полученное поле здесь нельзя отправить в залежь.
why-not-your-best-crop = Только та культура, неубранных полей которой у вас больше всего.
