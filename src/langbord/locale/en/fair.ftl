### Whether the shuffle is fair: shown at every table.

fair = Is the shuffle fair?
fair-deal = All that is left to chance at this table comes from one secret key, which was chosen before the game began.
fair-daily = All that is left to chance comes from one secret key, the same for everybody who plays this day’s deal.
fair-world = This table goes on in a world. What nobody could know was dealt anew when the table was made; how it lay then, the record tells at the end. All that is left to chance since comes from one secret key of this table alone, not from that of a month before.
fair-tried = This table tries something out: all that your seat could not know was dealt anew, so nothing here tells of the game it came from, and nothing proves how that one was shuffled. What is left to chance here comes from a key of this table alone.
fair-file = This game was brought in from a file. Whoever has the file may know the key already, so the fingerprint says which key it is, and proves nothing more.
fair-from = Its first draw here is number { NUMBER($number, useGrouping: 0) }.
fair-commitment = Fingerprint of the key:
fair-key = The key:
fair-later = The key itself is told when the game is over, so that everybody can check that it has this fingerprint.
fair-how = The fingerprint is SHA-256 of the words “langbord key ” (with the space) and the 32 bytes of the key. Draw number n, counted from 0, is SHA-256 of the key and of n in eight bytes, the highest first.
