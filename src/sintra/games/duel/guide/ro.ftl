sentence = Pentru doi: ia piese de pe soarele și luna a cinci fabrici și acoperă o cupolă pe care o construiești placă cu placă.
option-goals = Obiective
    .first = Prima partidă
    .first-about = La sfârșit punctează liniile orizontale, verticalele și diagonalele.
    .random = Trei
    .random-about = Trei obiective din opt, trase la sorți.
    .random4 = Patru
    .random4-about = Câte un obiectiv de pe fiecare tăbliță, cu fața trasă la sorți.
