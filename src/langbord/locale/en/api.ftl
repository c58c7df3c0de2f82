### Refusals that a program meets rather than a person.

refused-banned = This person has been banned from this server.
refused-final-comes-last = A move that cannot be taken back must be the last of the words sent together.
refused-too-large = That is more than may be sent here at once.
refused-no-such-address = The interface has nothing at this address; /api/docs lists what it has.
refused-no-such-game = There is no such game on this server.
refused-no-such-table = There is no such table.
refused-not-asked = Another seat is asked right now.
refused-not-json = The body of the request is not JSON.
refused-not-this-way = This address is asked in another way; /api/docs says how.
refused-forged = A request with a session cookie needs the CSRF token as well.
refused-unknown-token = This token is not known here.
refused-who-are-you = Send a token, or the cookie of a session; POST /api/guest gives a token.
refused-wrong-password = There is no such account, or the password is another one.
refused-no-schema = This game does not tell the form of its views.
refused-no-such-token = You have no such token.
refused-token-scope = This token may not do that; POST /api/v1/tokens makes one that may.
refused-too-many-tokens = You have as many tokens as there may be; end one of them first.
