E06 = Rigger
    .note = Never asks whose boat it was before.
