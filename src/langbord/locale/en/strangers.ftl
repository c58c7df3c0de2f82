### People whom one meets here, those who look after the house, and what it keeps of everybody

## Who sits at a table, and whom one would rather not hear

people-open = Block or report somebody
people-title = People at this table
people-tagline = You do not hear from people whom you block: their lines in the chat and their invitations do not reach you, and they cannot sit down where you sit. Games that have begun go on. Whoever is blocked is not told.
people-nobody = Nobody else has been here.
people-block = Block
people-unblock = Unblock
people-blocked = blocked
people-report = Report…
people-page = Games and ratings
people-back = Back to the table
people-said-reported = Thank you. A moderator will look at it.
blocked-title = Blocked people
blocked-nobody = You have blocked nobody.

## Telling the moderators

report-person-title = Report { $name }
report-person-tagline = Moderators see what you write here, the chat of this table and its log, and no hidden cards. Whoever you report is not told that it was you.
report-person-tagline-alone = Moderators see what you write here. Whoever you report is not told that it was you.
report-person-why = What is it about?
report-person-words = Insults
report-person-name = Their name
report-person-cheating = Cheating
report-person-stalling = Stalling
report-person-other = Something else
report-person-text = What happened? (may stay empty)
report-person-block = Block them too
report-person-block-hint = Then you do not hear from them any more.
report-person-send = Send the report
report-person-rather-not = Rather not

## The page for moderators

moderation-title = Moderation
moderation-tagline = What people have reported about others, the oldest first. Reports about you, and your own, are for other moderators.
moderation-waiting = Waiting
moderation-empty = Nothing waits.
moderation-nothing = Nothing was done
moderation-decided = Decided lately
moderation-about = About
moderation-by = Reported by
moderation-reason = Reason
moderation-decision = Decision
moderation-of = Report about { $name }
moderation-text = What was reported
moderation-person = The person
moderation-guest = guest
moderation-is-muted = may not write
moderation-is-banned = banned
moderation-before = { $number ->
    [one] One other report about this person:
   *[other] { $number } other reports about this person:
}
moderation-no-chat = Nothing was said.
moderation-remove-lines = Remove lines, close the table
moderation-admin = All people and tables
moderation-rename = Another name
moderation-mute = No chat
moderation-ban = Banned
moderation-do-nothing = Do nothing
moderation-do-rename = Take the name away
moderation-do-mute = No more chat
moderation-do-ban = Ban

## What is refused

refused-not-yourself = That is you.
refused-too-many-blocks = You have blocked too many people already. Unblock somebody first.
refused-reported-lately = You have reported this person already. A moderator will look at it.
refused-too-many-reports = Too many of your reports are still waiting. Moderators will look at them.
refused-report-closed = This report has been decided already.
refused-report-own = About you, and about what you have reported, another moderator decides.
refused-report-moderator = This is a moderator. Whoever runs the house has to take that office back first.
refused-name-reserved = This name is kept for those who look after the house, or for its bots. Choose another one.
refused-muted-name = You may not change your name on this server.
refused-silenced = Somebody in your network may not write here, so for some days newcomers from there may not either. With an older account you can.
refused-not-welcome = You cannot sit down at this table.
refused-too-many-tables = You have too many open and running tables already. Finish some of them first.
refused-too-many-tables-here = There are too many open and running tables from your network already. Finish some of them first.

## What the house keeps, and who runs it

my-data = Download my data
privacy-title = Privacy
imprint-title = Imprint
privacy-elsewhere = More about privacy in this house
privacy-kept = What is kept
privacy-kept-play = Your tables: the name that you give yourself, every move, what you write in the chat, your notes, results and ratings. Others at a table see its moves and its chat.
privacy-kept-guest = As a guest you are known by your browser alone. Guests who never sat down are forgotten when the house is tidied.
privacy-kept-account = With an account: its name and a hash of the password, from which nobody can find the password.
privacy-kept-address = Your e-mail address only if you enter it; it is used for letters that you ask for, and shown to nobody.
privacy-kept-cookies = Cookies only for what you do here: one for your session, one against forged forms, one by which a device of yours is known when you sign in, and for some days one that tells whether the deal of the day was tried here. Nothing is counted for advertisers.
privacy-kept-letters = What letters were sent to you, without their text.
privacy-kept-log = Your network address is counted with while you are here, so that nobody can flood the house. With tables only a code made of it is stored, from which the address cannot be read.
privacy-nobody-else = Pages load nothing from anywhere else, and nothing is sent to anybody else unless you ask for it.
privacy-yours = What is yours
privacy-yours-hint = You can download all that is stored about you at any time, and have it thrown away. Games that others were part of stay, without your name.

## The second factor of moderators

second-title = Second factor
second-hint = Moderators show a code of their authenticator app, or one of their spare codes.
second-new = Moderators of this house have a second factor. Scan this picture with your authenticator app, and type the code that it shows.
second-secret = Or type this into the app:
second-code = Code
second-wrong = That is not the code, or it was used already. Wait for the next one.
second-spare-hint = Done. Keep these spare codes where you can find them without the device; each works once, and they are not shown again.
second-go-on = Go on
