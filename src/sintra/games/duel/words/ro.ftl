name = Azul Duel
colour-blue = albastru
colour-yellow = galben
colour-red = roșu
colour-black = negru
colour-turquoise = turcoaz
back-special = specială
back-wild = joker
corner-top-left = stânga sus
corner-top-right = dreapta sus
corner-bottom-right = dreapta jos
corner-bottom-left = stânga jos
goal-rows = linii orizontale
goal-colourful = linii multicolore
goal-columns = linii verticale
goal-outer = spații de margine
goal-diagonals = diagonale
goal-corners = plăci de colț
goal-wilds = spații joker
goal-specials = spații speciale
panel-goals = Obiective
panel-plates = Plăci de cupolă
panel-stores = Săculeț și turn

move-sun = { $source ->
    [0] { $colour } de pe soarele fabricii mari
   *[other] { $colour } de pe soarele fabricii mici { $source }
}
move-moon = { $colour } de pe toate lunile
move-chip = jetonul bonus al fabricii mici { $source }
move-plate = placa { $place } dintre cele cu fața în sus
move-draw = trage o placă din teanc
move-stop = încheie trasul și privește plăcile
move-keep = păstrează placa { $back } { $first }, { $second }, { $third }
move-return = placa { $back } { $first }, { $second }, { $third } sub teanc
move-place = placa pe locul { $slot }, cu spațiul special sau joker în { $corner }
move-lay = { $colour } pe lună
move-line = piesele pe rândul de formare { $line }
move-break = sparge toate piesele
move-pass = pas
move-spend = { $colours ->
    [1] cheltuiește un jeton { $colour }
   *[other] cheltuiește un jeton { $colour } și { $other }
}
move-leave = rândul rămâne cum este
move-tile = rândul de formare { $row } pe verticala { $column } a cupolei
move-colour = { $colour } din săculeț
move-back = placa de deasupra teancului este { $back }
move-front = placa { $back } { $first }, { $second }, { $third }
move-reveal = { $colours ->
    [1] se întoarce un jeton { $colour }
   *[other] se întoarce un jeton { $colour } și { $other }
}
move-goal = obiectiv: { $goal }
move-start = începe jucătorul { $seat }

prompt-first-plate = Ia prima ta placă de cupolă
prompt-turn = Poți lua { $list }
prompt-tiles = piese de o culoare
prompt-chip = un jeton
prompt-plate = o placă
prompt-pass = Nu ai ce lua: spune pas
prompt-draw = Mai trage o placă (costă un punct) sau oprește-te și privește-le
prompt-keep = Alege placa pe care o păstrezi
prompt-return = Pune celelalte plăci sub teanc, una câte una
prompt-slot = Alege un loc pentru placă
prompt-rotation = Alege cum rotești placa
prompt-lay = Alege următoarea piesă pentru lună
prompt-line = Alege un rând pentru { $list }
prompt-tile = Alege un spațiu pentru piesa de pe rândul { $row }
prompt-complete = Completează rândul { $row } cu jetoane sau lasă-l așa
prompt-spend = Alege următorul jeton pentru rândul { $row }

reason-runs-single = piesă singură pe linia orizontală { $row }
reason-runs-across = { $across } piese pe orizontală
reason-runs-down = { $down } piese pe verticală
reason-runs-both = { $across } piese pe orizontală, { $down } pe verticală
reason-special = piesă specială pe linia orizontală { $row }
reason-broken = { $tiles ->
    [one] o piesă spartă
    [few] { $tiles } piese sparte
   *[other] { $tiles } de piese sparte
}
reason-marker = piesa de marcaj pentru primul jucător
reason-drawn = placa { $number } trasă din teanc
reason-rows = { $number ->
    [one] o linie orizontală completă
    [few] { $number } linii orizontale complete
   *[other] { $number } de linii orizontale complete
}
reason-colourful = { $number ->
    [one] o linie cu cinci culori
    [few] { $number } linii cu cinci culori
   *[other] { $number } de linii cu cinci culori
}
reason-columns = { $number ->
    [one] o linie verticală completă
    [few] { $number } linii verticale complete
   *[other] { $number } de linii verticale complete
}
reason-outer = { $number ->
    [one] o piesă pe margine
    [few] { $number } piese pe margine
   *[other] { $number } de piese pe margine
}
reason-diagonals = { $number ->
    [one] o diagonală completă
    [few] { $number } diagonale complete
   *[other] { $number } de diagonale complete
}
reason-corners = { $number ->
    [one] o placă de colț completă
    [few] { $number } plăci de colț complete
   *[other] { $number } de plăci de colț complete
}
reason-wilds = { $number ->
    [0] nu toate spațiile joker sunt acoperite
    [one] singurul spațiu joker este acoperit
    [few] toate cele { $number } spații joker sunt acoperite
   *[other] toate cele { $number } de spații joker sunt acoperite
}
reason-specials = { $number ->
    [one] un spațiu special gol
    [few] { $number } spații speciale goale
   *[other] { $number } de spații speciale goale
}

kind-runs = piese pe cupolă
kind-special = piese speciale
kind-broken = piese sparte
kind-marker = piesa de marcaj
kind-drawn = plăci trase
kind-goal = obiective

refuse-bag-has-none = în săculeț nu este nimic { $colour }
refuse-chips-all-seen = { $colours ->
    [1] niciun jeton { $colour } nu mai este cu fața în jos
   *[other] niciun jeton { $colour } și { $other } nu mai este cu fața în jos
}
refuse-tablet-is-used = această tăbliță de obiective este deja în joc
refuse-no-such-back = în teanc nu mai poate fi nicio placă { $back }
refuse-other-back = placa este { $back }
refuse-plate-is-elsewhere = placa { $back } { $first }, { $second }, { $third } este în altă parte
refuse-tile-first = mai întâi se umplu fabricile din săculeț
refuse-reveal-first = mai întâi se întoarce un jeton
refuse-goal-first = mai întâi se trag obiectivele
refuse-back-first = mai întâi se vede spatele plăcii de deasupra
refuse-front-first = mai întâi se vede fața unei plăci
refuse-opening = înainte de prima rundă fiecare ia o placă dintre cele cu fața în sus
refuse-place-is-empty = placa { $place } dintre cele cu fața în sus nu mai este acolo
refuse-sun-has-none = { $source ->
    [0] pe soarele fabricii mari nu este nimic { $colour }
   *[other] pe soarele fabricii mici { $source } nu este nimic { $colour }
}
refuse-moons-have-none = pe nicio lună nu se află deasupra nimic { $colour }
refuse-chip-is-covered = jetonul fabricii mici { $source } nu este încă întors
refuse-chip-is-gone = jetonul fabricii mici { $source } a fost luat
refuse-third-chip = ai luat deja { $chips } jetoane în această rundă, mai multe nu poți lua
refuse-no-plates-in-last-round = în ultima rundă nu se mai iau plăci
refuse-no-token = ți-ai folosit ambele marcaje de jucător în această rundă
refuse-stack-is-empty = teancul este gol
refuse-not-tiling = piesele trec pe cupolă când nu mai este nimic de luat
refuse-pass = mai poți face ceva
refuse-take-first = mai întâi ia piese, un jeton sau o placă
refuse-drawing = mai trage o placă sau oprește-te și privește-le
refuse-not-drawn = nu ai tras placa { $back } { $first }, { $second }, { $third }
refuse-keep-first = alege mai întâi placa pe care o păstrezi
refuse-not-in-hand = placa { $back } { $first }, { $second }, { $third } nu este printre cele de pus înapoi
refuse-return-first = pune mai întâi celelalte plăci sub teanc
refuse-slot-is-taken = pe locul { $slot } este deja o placă
refuse-place-first = așază mai întâi placa pe cupolă
refuse-lay-first = pune mai întâi celelalte piese ale fabricii mici { $source } pe luna ei
refuse-line-first = pune mai întâi piesele luate pe un rând de formare
refuse-line-full = rândul de formare { $line } este plin
refuse-line-holds-other = pe rândul de formare { $line } este deja altă culoare: { $colour }
refuse-line-complete = rândul de formare { $line } este complet
refuse-must-complete = ai cheltuit jetoane: rândul de formare { $line } trebuie completat
refuse-no-such-chip = { $colours ->
    [1] nu ai niciun jeton { $colour }
   *[other] nu ai niciun jeton { $colour } și { $other }
}
refuse-chip-does-not-help = cu acest jeton rândul de formare { $line } nu ar putea fi completat
refuse-tiling = rândul de formare { $line } trece chiar acum pe cupolă
refuse-other-row = acum urmează rândul de formare { $line }
refuse-space-covered = spațiul de pe linia orizontală { $row }, verticala { $column } este deja acoperit
refuse-space-is-not-for = spațiul de pe linia orizontală { $row }, verticala { $column } nu primește { $colour }

notice-last-round = Ultima rundă: nu se mai iau plăci de cupolă

tiles-blue = { $tiles ->
    [one] { $tiles } albastră
   *[other] { $tiles } albastre
}
tiles-yellow = { $tiles ->
    [one] { $tiles } galbenă
   *[other] { $tiles } galbene
}
tiles-red = { $tiles ->
    [one] { $tiles } roșie
   *[other] { $tiles } roșii
}
tiles-black = { $tiles ->
    [one] { $tiles } neagră
   *[other] { $tiles } negre
}
tiles-turquoise = { $tiles } turcoaz
tell-nothing = nimic
tell-marker = piesa de marcaj pentru primul jucător
tell-round = Runda { $number } din { $rounds }
tell-holder = Are piesa de marcaj pentru primul jucător
tell-score = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
tell-line = { $room ->
    [0] Rândul de formare { $number }, complet: { $list }
    [one] Rândul de formare { $number }: { $list }, încă un loc
   *[other] Rândul de formare { $number }: { $list }, încă { $room } locuri
}
tell-large-sun = Fabrica mare, soare: { $list }
tell-large-moon = Fabrica mare, lună: { $list }
tell-sun = Fabrica mică { $number }, soare: { $list }
tell-moon = Fabrica mică { $number }, lună, de sus în jos: { $list }
tell-chip = Fabrica mică { $number }, jeton bonus: { $list }
tell-chip-down = cu fața în jos
tell-chip-gone = luat
tell-chip-of = { $colours ->
    [1] { $colour }
   *[other] { $colour } sau { $other }
}
tell-colour = { $colour }
tell-stores = Piese în săculeț: { $bag }, în turn: { $tower }
tell-display = Placa cu fața în sus { $number }: { $list }
tell-plate = placă { $back }, în sensul acelor de ceasornic { $first }, { $second }, { $third }
tell-back = placă { $back }
tell-stack = Teanc: { $plates ->
    [one] o placă
    [few] { $plates } plăci
   *[other] { $plates } de plăci
}
tell-stack-top = Deasupra teancului: o placă { $back }
tell-to-place = De așezat: { $list }
tell-goal = { $goal }: { $points1 } la { $points2 }
tell-tokens = Marcaje de jucător: { $tokens }
tell-chips = Jetoane bonus: { $list }
tell-held = În mână: { $list }
tell-row = Linia orizontală { $number } a cupolei: { $list }
tell-tile = verticala { $column } piesă { $colour_id ->
    [colour-blue] albastră
    [colour-yellow] galbenă
    [colour-red] roșie
    [colour-black] neagră
   *[other] { $colour }
}
tell-special-tile = verticala { $column } piesă specială
tell-free = verticala { $column } spațiu liber pentru { $colour }
tell-free-wild = verticala { $column } spațiu joker liber
tell-free-special = verticala { $column } spațiu special liber
tell-broken = { $points ->
    [0] Piese sparte: niciuna
   *[other] Piese sparte: { $list }; minus { $points }
}

about-tile-special = piesă specială
about-chip = { $colours ->
    [1] Jeton bonus: { $colour }
   *[other] Jeton bonus: { $colour } sau { $other }
}
about-chip-down = Jeton bonus cu fața în jos: se întoarce când fabrica se golește
about-plate = Placă de cupolă, { $back }: în sensul acelor de ceasornic { $first }, { $second }, { $third }
about-back = Placă de cupolă cu fața în jos: { $back }
about-back-unknown = Placă de cupolă cu fața în jos
about-token = Marcaj de jucător: pentru o placă de cupolă în această rundă
about-marker = Piesa de marcaj pentru primul jucător: cine ia primul de pe luna fabricii mari o primește, pierde { $points } puncte și începe runda următoare
about-goal-rows = Obiectiv: { $points } puncte pentru fiecare linie orizontală completă a cupolei
about-goal-colourful = Obiectiv: { $points } puncte pentru fiecare linie orizontală cu cinci culori; o piesă specială poate ține loc de una
about-goal-columns = Obiectiv: { $points } puncte pentru fiecare linie verticală completă a cupolei
about-goal-outer = Obiectiv: { $points ->
    [one] un punct
   *[other] { $points } puncte
} pentru fiecare piesă de pe marginea cupolei
about-goal-diagonals = Obiectiv: { $points } puncte pentru fiecare diagonală completă a cupolei
about-goal-corners = Obiectiv: pentru fiecare placă de colț completă, { $upper } puncte în colțurile de sus, { $lower } în cele de jos
about-goal-wilds = Obiectiv: { $points } puncte pentru fiecare spațiu joker, dacă toate ale tale sunt acoperite
about-goal-specials = Obiectiv: fiecare spațiu special gol costă { $points } puncte
about-large-sun = Fabrica mare, soare
about-large-moon = Fabrica mare, lună
about-sun = Fabrica mică { $source }, soare
about-moon = Fabrica mică { $source }, lună
about-display = Plăci cu fața în sus, de luat
about-stack = Teanc: fiecare placă trasă de aici costă un punct
about-drawn = Aici stau plăcile trase
about-worth = Ce ar aduce acum acest obiectiv jucătorului { $seat }
about-held = Piese luate, care așteaptă un rând
about-line = Rândul de formare { $line }: când este complet, o piesă trece pe linia orizontală { $line } a cupolei
about-slot = Locul { $slot }, pentru o placă de cupolă
about-dome = Cupolă, linia orizontală { $row }, verticala { $column }
about-row = O piesă specială pe linia orizontală { $row } aduce { $row ->
    [one] un punct
   *[other] { $row } puncte
}
about-broken = Piese sparte: costă puncte
about-broken-space = Piese sparte: încă una aici costă { $points ->
    [one] un punct
   *[other] { $points } puncte
}
why-top-tile = de pe o lună se poate lua doar piesa de deasupra

better-points = puncte imediat: { $better } în loc de { $played }
better-taken = piese luate: { $better } în loc de { $played }
better-chip = ia un jeton bonus
better-broken = pierdere pentru piese sparte: { $better } în loc de { $played }
better-line = completează rândul { $line }
better-tiling = puncte pentru piese dacă runda s-ar încheia acum: { $better } în loc de { $played }
better-goals = obiective dacă runda s-ar încheia acum: { $better } în loc de { $played }
better-marker = ia piesa de marcaj pentru primul jucător și începe runda următoare
better-without-marker = nu ia piesa de marcaj pentru primul jucător
better-left = cele mai multe piese pe care celălalt jucător le poate lua deodată: { $better } în loc de { $played }
