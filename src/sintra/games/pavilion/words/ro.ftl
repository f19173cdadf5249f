name = Azul: Summer Pavilion
colour-orange = portocaliu
colour-red = roșu
colour-blue = albastru
colour-yellow = galben
colour-green = verde
colour-purple = mov
star-orange = steaua din stânga sus
star-red = steaua din dreapta sus
star-blue = steaua din dreapta
star-yellow = steaua din dreapta jos
star-green = steaua din stânga jos
star-purple = steaua din stânga
star-centre = steaua din centru
panel-stores = Săculeț și turn
panel-supply = Rezervă

move-take = { $source ->
    [0] { $colour } din centru
   *[other] { $colour } din fabrica { $source }
}
move-place = { $colour } pe { $star }, spațiul { $index }
move-pay = { $wilds ->
    [0] plată fără piese joker
    [one] plată cu o piesă joker
    [few] plată cu { $wilds } piese joker
   *[other] plată cu { $wilds } de piese joker
}
move-bonus = { $colour } din rezervă
move-pass = pas
move-keep = păstrează { $colour }
move-stop = încheie păstrarea
move-draw = { $colour } din săculeț
move-start = începe jucătorul { $seat }

prompt-take = Ia toate piesele de o culoare
prompt-place = Așază o piesă sau spune pas
prompt-pass = Nu mai poți așeza nimic: spune pas
prompt-space = Alege un spațiu pentru { $colour }
prompt-pay = Alege cu câte piese joker plătești
prompt-bonus = { $tiles ->
    [one] Ia o piesă bonus din rezervă
   *[other] Ia { $tiles } piese bonus din rezervă
}
prompt-keep = { $tiles ->
    [one] Mai păstrează o piesă pentru runda următoare sau încheie
   *[other] Păstrează până la { $tiles } piese pentru runda următoare sau încheie
}

reason-segment = { $tiles ->
    [1] piesă singură, { $star }
    [few] { $tiles } piese alăturate, { $star }
   *[other] { $tiles } de piese alăturate, { $star }
}
reason-pillar = coloană înconjurată: { $tiles ->
    [one] o piesă bonus
    [few] { $tiles } piese bonus
   *[other] { $tiles } de piese bonus
}
reason-statue = statuie înconjurată: { $tiles ->
    [one] o piesă bonus
    [few] { $tiles } piese bonus
   *[other] { $tiles } de piese bonus
}
reason-window = fereastră înconjurată: { $tiles ->
    [one] o piesă bonus
    [few] { $tiles } piese bonus
   *[other] { $tiles } de piese bonus
}
reason-marker = primul din centru: { $tiles ->
    [one] o piesă luată
    [few] { $tiles } piese luate
   *[other] { $tiles } de piese luate
}
reason-discard = { $tiles ->
    [one] o piesă aruncată
    [few] { $tiles } piese aruncate
   *[other] { $tiles } de piese aruncate
}
reason-star = { $star } completă în { $colour }
reason-star-of-all-colours = { $star } completă în șase culori
reason-number = toate spațiile cu numărul { $number } acoperite
reason-corners = { $tiles ->
    [one] o piesă rămasă în colțuri
    [few] { $tiles } piese rămase în colțuri
   *[other] { $tiles } de piese rămase în colțuri
}

kind-segment = piese în stele
kind-structure = piese bonus
kind-marker = primul din centru
kind-discard = piese aruncate
kind-star = stele complete
kind-number = numere complete
kind-corners = piese rămase în colțuri

refuse-still-taking = mai întâi trebuie golite fabricile și centrul
refuse-no-such-factory = sunt doar { $factories ->
    [few] { $factories } fabrici
   *[other] { $factories } de fabrici
}
refuse-source-has-none = { $source ->
    [0] în centru nu este nimic { $colour }
   *[other] în fabrica { $source } nu este nimic { $colour }
}
refuse-wild-only-alone = culoarea joker este { $colour }: poate fi aleasă doar unde nu este altă culoare
refuse-nothing-on-offer = nici în fabrici, nici în centru nu mai sunt piese
refuse-nothing-to-pay = acum nu este nimic de plătit
refuse-no-bonus = acum nu ai de luat nicio piesă bonus
refuse-pass-first = piesele se păstrează doar după ce ai spus pas
refuse-space-covered = { $star }: spațiul { $index } este deja acoperit
refuse-star-is-printed = { $star } primește doar { $colour }
refuse-star-has-colour = { $star } are deja { $colour }, iar culorile ei trebuie să fie toate diferite
refuse-star-of-one-colour = { $star } se construiește doar în { $colour }
refuse-hand-has-none = lângă planșă nu ai nimic { $colour }
refuse-wild-pays-itself = culoarea joker este { $colour } și se plătește doar cu ea însăși: trebuie { $cost }, ai { $tiles }
refuse-cannot-pay = spațiul costă { $cost }; din { $colour } și din culoarea joker ai în total { $tiles }
refuse-pay-first = alege mai întâi cum plătești cele { $cost } piese
refuse-too-few-wilds = prea puțin { $colour }: { $wilds ->
    [one] trebuie plătită cel puțin o piesă joker
    [few] trebuie plătite cel puțin { $wilds } piese joker
   *[other] trebuie plătite cel puțin { $wilds } de piese joker
}
refuse-one-of-the-colour = cel puțin o piesă plătită trebuie să aibă culoarea { $colour }
refuse-too-many-wilds = { $wilds ->
    [one] ai doar o piesă joker
    [few] ai doar { $wilds } piese joker
   *[other] ai doar { $wilds } de piese joker
}
refuse-bonus-first = mai întâi ia { $tiles ->
    [one] o piesă bonus din rezervă
    [few] { $tiles } piese bonus din rezervă
   *[other] { $tiles } de piese bonus din rezervă
}
refuse-supply-has-none = în rezervă nu este nimic { $colour }
refuse-passed = ai spus pas: păstrează piese sau încheie
refuse-bag-has-none = în săculeț nu este nimic { $colour }

notice-last-round = Ultima rundă

tiles-orange = { $tiles ->
    [one] { $tiles } portocalie
   *[other] { $tiles } portocalii
}
tiles-red = { $tiles ->
    [one] { $tiles } roșie
   *[other] { $tiles } roșii
}
tiles-blue = { $tiles ->
    [one] { $tiles } albastră
   *[other] { $tiles } albastre
}
tiles-yellow = { $tiles ->
    [one] { $tiles } galbenă
   *[other] { $tiles } galbene
}
tiles-green = { $tiles ->
    [one] { $tiles } verde
   *[other] { $tiles } verzi
}
tiles-purple = { $tiles } mov
tell-nothing = nimic
tell-marker = piesa de marcaj pentru primul jucător
tell-round = Runda { $number } din { $rounds }, culoarea joker: { $wild }
tell-factory = Fabrica { $number }: { $list }
tell-centre = Centrul spațiului de joc: { $list }
tell-holder = Are piesa de marcaj pentru primul jucător
tell-score = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
tell-supply = Rezervă: { $list }
tell-stores = Piese în săculeț: { $bag }, în turn: { $tower }
tell-passed = A spus pas
tell-hand = Lângă planșă: { $list }
tell-corners = Pe spațiile din colțuri: { $list }
tell-star = { $star }: { $list }
tell-space = spațiul { $index } (numărul { $cost }) { $colour }

about-factory = Fabrica { $number }
about-centre = Centrul spațiului de joc
about-marker = Piesa de marcaj pentru primul jucător: cine ia primul din centru o primește, pierde câte un punct pentru fiecare piesă luată și începe runda următoare
about-wild = Culoarea joker în această rundă este { $colour }: plătește pentru orice culoare
about-passed = A spus pas
about-round = Runda { $round }: culoarea joker este { $colour }
about-supply = Rezervă: de aici se aleg piesele bonus
about-space = { $star }, spațiul { $index }: costă { $cost ->
    [one] o piesă
   *[other] { $cost } piese
}
about-pillar = Coloană: când cele patru spații din jur sunt acoperite, aduce { $tiles ->
    [one] o piesă bonus
   *[other] { $tiles } piese bonus
}
about-statue = Statuie: când cele patru spații din jur sunt acoperite, aduce { $tiles ->
    [one] o piesă bonus
   *[other] { $tiles } piese bonus
}
about-window = Fereastră: când cele două spații de lângă ea sunt acoperite, aduce { $tiles ->
    [one] o piesă bonus
   *[other] { $tiles } piese bonus
}
about-corner = Colț: cine spune pas păstrează pe aceste spații cel mult { $corners } piese
about-hand = piese lângă planșă: { $colour }
about-pass = Poarta: aici spui pas. Se păstrează cel mult { $corners } piese; oricare alta costă un punct
about-bonus-star = La sfârșit, steaua { $colour_id ->
    [colour-orange] portocalie
    [colour-red] roșie
    [colour-blue] albastră
    [colour-yellow] galbenă
   *[other] { $colour }
} completă aduce { $points ->
    [few] { $points } puncte
   *[other] { $points } de puncte
}
about-bonus-all = La sfârșit, o stea completă în șase culori aduce { $points ->
    [few] { $points } puncte
   *[other] { $points } de puncte
}
about-bonus-number = La sfârșit, toate spațiile cu numărul { $number } acoperite aduc { $points ->
    [few] { $points } puncte
   *[other] { $points } de puncte
}
why-fits-nowhere = acum nu poți acoperi niciun spațiu cu { $colour }
why-choose-tile = mai întâi alege o piesă de lângă planșa ta, apoi spațiul ei

better-points = puncte imediat: { $better } în loc de { $played }
better-taken = piese luate: { $better } în loc de { $played }
better-wilds = piese joker luate: { $better } în loc de { $played }
better-marker = ia piesa de marcaj pentru primul jucător și mută primul
better-without-marker = nu ia piesa de marcaj pentru primul jucător
better-left = cele mai multe piese pe care jucătorul următor le poate lua deodată: { $better } în loc de { $played }
better-bonus-tiles = piese bonus: { $better } în loc de { $played }
better-bonuses = puncte bonus sigure la final: { $better } în loc de { $played }
better-covers = acoperă un spațiu în plus
better-kept = piese rămase: { $better } în loc de { $played }
