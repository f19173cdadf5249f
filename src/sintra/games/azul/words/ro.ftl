name = Azul
colour-blue = albastru
colour-yellow = galben
colour-red = roșu
colour-black = negru
colour-white = alb

move-take-line = { $source ->
    [0] { $colour } din centru pe rândul de formare { $line }
   *[other] { $colour } din fabrica { $source } pe rândul de formare { $line }
}
move-take-floor = { $source ->
    [0] { $colour } din centru pe linia podelei
   *[other] { $colour } din fabrica { $source } pe linia podelei
}
move-tile = rândul de formare { $row } pe verticala { $column } a peretelui
move-draw = { $colour } din săculeț
move-start = începe jucătorul { $seat }

prompt-take = Ia toate piesele de o culoare
prompt-line = Alege un rând pentru { $list }
prompt-tile = Alege un spațiu pe linia orizontală { $row } pentru { $colour }

reason-runs-single = piesă singură pe linia orizontală { $row }
reason-runs-across = { $across } piese pe orizontală
reason-runs-down = { $down } piese pe verticală
reason-runs-both = { $across } piese pe orizontală, { $down } pe verticală
reason-floor-line = linia podelei: { $spaces ->
    [one] un spațiu
   *[other] { $spaces } spații
}
reason-row = linia orizontală { $number } completă
reason-column = linia verticală { $number } completă
reason-colour = culoare completă: { $colour }

kind-runs = piese pe perete
kind-floor-line = linia podelei
kind-row = linii orizontale complete
kind-column = linii verticale complete
kind-colour = culori complete

refuse-tiling = mai întâi trece pe perete rândul de formare { $row }, care este complet
refuse-no-such-factory = sunt doar { $factories } fabrici
refuse-centre-has-none = în centru nu este nimic { $colour }
refuse-factory-has-none = în fabrica { $source } nu este nimic { $colour }
refuse-line-holds-other = pe rândul de formare { $line } este deja altă culoare: { $colour }
refuse-line-full = rândul de formare { $line } este plin
refuse-row-has-colour = linia orizontală { $row } a peretelui tău are deja { $colour }
refuse-bag-has-none = în săculeț nu este nimic { $colour }
refuse-not-tiling = piesele trec pe perete doar când fabricile și centrul sunt goale
refuse-wall-is-printed = pe peretele colorat fiecare culoare are spațiul ei tipărit
refuse-other-row = acum urmează rândul de formare { $row }
refuse-space-covered = spațiul de pe linia orizontală { $row }, verticala { $column } este deja acoperit
refuse-column-has-colour = linia verticală { $column } a peretelui tău are deja { $colour }

notice-last-round = Ultima rundă: o linie orizontală va fi completă

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
tiles-white = { $tiles ->
    [one] { $tiles } albă
   *[other] { $tiles } albe
}
tell-nothing = nimic
tell-marker = piesa de marcaj pentru primul jucător
tell-round = Runda { $number }
tell-factory = Fabrica { $number }: { $list }
tell-centre = Centrul spațiului de joc: { $list }
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
tell-stores = Piese în săculeț: { $bag }, în cutie: { $box }
tell-row = Linia orizontală { $number } a peretelui: { $list }
tell-space = verticala { $column } { $colour }
tell-floor = { $points ->
    [0] Linia podelei: goală
   *[other] Linia podelei: { $list }; minus { $points }
}

about-factory = Fabrica { $number }
about-centre = Centrul spațiului de joc
about-marker = Piesa de marcaj pentru primul jucător: cine ia primul din centru o pune pe linia podelei și începe runda următoare
about-line = Rândul de formare { $line }: când este complet, o piesă trece pe linia orizontală { $line } a peretelui
about-wall = Perete, linia orizontală { $row }, verticala { $column }: spațiul pentru { $colour }
about-wall-grey = Perete, linia orizontală { $row }, verticala { $column }
about-floor = Linia podelei: fiecare piesă de aici costă puncte
about-floor-space = Linia podelei: o piesă aici costă { $points ->
    [one] un punct
   *[other] { $points } puncte
}
about-bonus-row = La sfârșit, fiecare linie orizontală completă aduce { $points } puncte
about-bonus-column = La sfârșit, fiecare linie verticală completă aduce { $points } puncte
about-bonus-colour = La sfârșit, toate cele cinci piese de o culoare aduc { $points } puncte
about-lid = Cutie: piesele folosite, care se întorc în săculeț când acesta se golește
about-in-lid = piese în cutie: { $colour }
why-take-first = mai întâi ia piese, apoi alege un rând pentru ele

better-floor = pierdere pe linia podelei: { $better } în loc de { $played }
better-line = completează rândul { $line }
better-tiling = puncte pentru piese dacă runda s-ar încheia acum: { $better } în loc de { $played }
better-bonus = completează o linie verticală sau o culoare: cu { $points } puncte mai mult la final
better-marker = ia piesa de marcaj pentru primul jucător și începe runda următoare
better-without-marker = nu ia pe linia podelei piesa de marcaj pentru primul jucător
better-needs = { $left ->
    [0] după mutarea jucată, rândul { $line } mai are nevoie de { $tiles } ({ $colour }), iar pe masă nu mai este niciuna
    [one] după mutarea jucată, rândul { $line } mai are nevoie de { $tiles } ({ $colour }), iar pe masă a mai rămas doar una
   *[other] după mutarea jucată, rândul { $line } mai are nevoie de { $tiles } ({ $colour }), iar pe masă au mai rămas doar { $left }
}
better-left-line = { $other ->
    [0] după mutarea jucată, jucătorul următor poate completa exact rândul { $line } ({ $colour }); altfel, niciunul
   *[other] după mutarea jucată, jucătorul următor poate completa exact rândul { $line } ({ $colour }); altfel, cel mult rândul { $other }
}
better-left-floor = piese pe care jucătorul următor trebuie să le pună pe linia podelei, cel puțin: { $better } în loc de { $played }
better-round = runda aduce { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} mai mult
better-tile = puncte imediat: { $better } în loc de { $played }
better-column = piese în cea mai plină linie verticală: { $better } în loc de { $played }
