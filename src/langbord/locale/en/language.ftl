### The language itself.

# Its own name, as it stands in the settings.
language-name = English

## What is typed in a terminal, for alphabets that are not the Latin one

# Letters that look like Latin ones, a space, and these: who reads A01 may type it with either A.
language-look-alikes = { "" }
# The keys of the keyboard, a space, and what they are in the Latin layout.
language-keys = { "" }

## Where long names on small cards may be broken

language-vowels = aeiouy
# Vowels between two of which a word may be broken as well.
language-hiatus = { "" }
# Letters that are neither vowels nor consonants.
language-signs = { "" }
# From how many letters on a word is long.
language-long-word = 10
