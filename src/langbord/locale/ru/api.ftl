### Refusals that a program meets rather than a person.

refused-banned = Этому человеку закрыт доступ на сервер.
refused-final-comes-last = Ход, который нельзя отменить, должен быть последним из отправленных вместе слов.
refused-too-large = Это больше, чем можно отправить за один раз.
refused-no-such-address = По этому адресу ничего нет; что есть, перечислено на /api/docs.
refused-no-such-game = Такой игры на этом сервере нет.
refused-no-such-table = Такого стола нет.
refused-not-asked = Сейчас спрашивают другое место.
refused-not-json = Тело запроса — не JSON.
refused-not-this-way = К этому адресу обращаются иначе; как именно, сказано на /api/docs.
refused-forged = К запросу с куки сеанса нужно приложить и токен CSRF.
refused-unknown-token = Такой токен здесь неизвестен.
refused-who-are-you = Пришлите токен или куки сеанса; токен выдаёт POST /api/guest.
refused-wrong-password = Такой учётной записи нет, или пароль другой.
refused-no-schema = Эта игра не сообщает, как устроен её вид стола.
refused-no-such-token = Такого токена у вас нет.
refused-token-scope = Этому токену такое не разрешено; подходящий выдаст POST /api/v1/tokens.
refused-too-many-tokens = Токенов уже столько, сколько можно; сначала отзовите один из них.
