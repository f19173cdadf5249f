sentence = Ketten: vedd el a csempéket öt manufaktúra nap- és holdoldaláról, és fedd be a kupolát, amelyet lapkánként építesz.
option-goals = Célok
    .first = Első játszma
    .first-about = A végén a sorok, az oszlopok és az átlók adnak pontot.
    .random = Három
    .random-about = Három véletlen cél a nyolc közül.
    .random4 = Négy
    .random4-about = Minden céllapkáról egy cél, véletlen oldallal.
