### Notices: the page where one asks for them, notifications of the browser, and e-mails.

notices = Notices
notices-page-title = Notices · Langbord
notices-tagline = So that a game goes on when you are not looking. You are told nothing until you ask for it.
notices-rule = A turn waits for you when another person is kept waiting. Bots have all the time in the world.

## In this browser

notices-browser = In this browser
notices-browser-hint = While a page of Langbord is open in some tab, your browser tells you when it is your turn. The number of tables that wait for you stands in the title of the tab in any case.
notices-browser-on = Turn on
notices-browser-off = Turn off
notices-browser-is-on = Notifications are on in this browser.
notices-browser-is-off = Notifications are off in this browser.
notices-browser-denied = Your browser does not let this site notify you. You can allow it in the settings of the browser, next to the address of the page.
notices-browser-never = This browser shows no notifications from pages; the title of the tab still counts the tables that wait.
notices-browser-script = This needs JavaScript.
notices-example = This is how you will be told
notices-example-text = when it is your turn.
notices-your-turn = { $game }: it is your turn
notices-invited = { $game }: you are invited
notices-with = With { $names }

## Without an open page

notices-push = With no page open
notices-push-hint = Your phone or computer tells you even when Langbord is closed. The message goes through a service of your browser’s maker, who cannot read it. On an iPhone or iPad, put Langbord on the home screen first.
notices-push-is-on = This browser tells you, also with no page open.
notices-push-is-off = This is off in this browser.
notices-push-is-failed = That did not work: the service of your browser cannot be reached.

## Discord and programs

notices-hooks = Discord and programs
notices-hooks-hint = Langbord can write into a Discord channel, or call a program of yours, when a turn waits for you and you are not at the table.
notices-hooks-account = This needs an account.
notices-hook-kind = Who is told?
notices-hook-discord = Discord
notices-hook-hook = A program
notices-hook-address = Webhook address
notices-hook-address-hint = In Discord: Edit channel, Integrations, Webhooks, Copy webhook URL. A program gets JSON with a signature.
notices-hook-secret = It is signed with
notices-hook-add = Add
notices-hook-try = Try
notices-hook-end = Remove
notices-hook-last-sent = The last message arrived.
notices-hook-last-failed = The last message did not arrive; it is tried again.
notices-hook-last-refused = The last message was refused there.
notices-said-hook = Added. Press “Try” to see whether it arrives.
notices-said-tried = A message is on its way. Load this page again to see whether it arrived.
notices-said-ended = Removed. Nothing more is sent there.

## By e-mail

notices-mail = By e-mail
notices-mail-account = E-mails need an account, so that their links lead to your own seat on any device.
notices-mail-how = When to write?
notices-mail-off = Never
notices-mail-off-hint = No e-mails.
notices-mail-turn = When a turn waits
notices-mail-turn-hint = One e-mail for a turn, unless you are at the table.
notices-mail-digest = Once a day
notices-mail-digest-hint = One e-mail for all tables that wait.
notices-address = E-mail address
notices-address-confirmed = Confirmed.
notices-address-hint = We first send a link to confirm it. Nobody else sees the address.
notices-address-unconfirmed = We have written to { $address }. E-mails begin once you have opened the link in that letter; it is good for three days.
notices-address-again = Send the link again
notices-printed = This server has no mail server: it prints its letters where it runs.
notices-after = After how long?
notices-after-minutes = { $number } min
notices-after-hours = { $number } h
notices-after-hint = So long a turn has waited, and you have been away from the table.
notices-hour = At what time?
notices-zone = Your time zone
notices-quiet = Quiet hours
notices-quiet-hint = Nothing is sent in this time; it comes afterwards.
notices-quiet-from = From
notices-quiet-to = Until
notices-save = Save
notices-said-saved = Saved.
notices-said-off = Saved. You get no e-mails.
notices-said-sent = Saved. Now open the link that we have sent to you.
notices-said-enough = Saved, but this address has been sent enough links for today. Look for one of them, or try again tomorrow.

## Links in letters

notices-confirm-title = Is this your address?
notices-confirm-text = Then { $address } gets an e-mail when a turn waits.
notices-confirm-button = Yes, confirm
notices-confirmed-title = Confirmed
notices-confirmed-text = { $address } gets an e-mail from now on when a turn waits.
notices-confirm-taken-title = This does not work
notices-confirm-taken-text = { $address } has been confirmed for another account here.
notices-confirm-old-title = This link is no longer good
notices-confirm-old-text = Links to confirm an address are good for three days. You can have a new one sent on the page of the notices.
notices-stop-title = No more e-mails?
notices-stop-text = You will get no e-mails about waiting turns. Your games go on.
notices-stop-button = Send no more
notices-stopped-title = Done
notices-stopped-text = You get no more e-mails about waiting turns. Your games go on.
notices-to-page = To the notices

## Letters

letter-hello = Hello { $name },
letter-hello-you = Hello,
letter-confirm-subject = Confirm your address for Langbord
letter-confirm = Somebody, most likely you, wants e-mails from { $host } at this address when it is their turn in a game.
letter-confirm-account = Somebody, most likely you, named this address for a new account at { $host }.
letter-confirm-action = If that was you, confirm it here:
letter-taken = Somebody, most likely you, wants e-mails from { $host } at this address when it is their turn in a game. The address already belongs to another account there, so it was not added.
letter-taken-account = Somebody, most likely you, named this address for a new account at { $host }. It already belongs to another account there, so it was not added. If you forgot that account’s password, you can have a new one set on the page for signing in.
letter-reset-subject = A new password for Langbord
letter-reset = Somebody, most likely you, wants to set a new password for the account { $name } at { $host }.
letter-reset-action = If that was you, set it here:
letter-not-you = If it was not you, you need do nothing: nothing more will come.
letter-one = A game waits for your turn.
letter-invited = You are invited to a game.
letter-many = { $number ->
    [one] { $number } game waits for your turn.
   *[other] { $number } games wait for your turn.
}
letter-since = Since { $date }
letter-to-table = To the table
letter-why = You get this because you asked Langbord to tell you.
letter-settings = Other times, once a day, quiet hours:
letter-stop = No more e-mails, with one click:
letter-settings-link = Change the notices
letter-stop-link = No more e-mails

## Refused

refused-bad-address = That is no e-mail address.
refused-account-needed = E-mails need an account: create one or sign in first.
refused-bad-hook = That is no address that a message can be sent to.
refused-private-hook = That address lies in a private network, and this server sends nothing there.
refused-no-hooks = This server sends nothing to other addresses.
refused-no-push = This server sends no messages to browsers.
refused-hooks-account = Messages to Discord and programs need an account: create one or sign in first.
refused-enough-channels = You have { $number } such addresses already; remove one first.
