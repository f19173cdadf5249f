refuse-over = jocul s-a terminat
refuse-not-natures-turn = este rândul unui jucător; acum nu se extrage nimic
refuse-draw-first = mai întâi trebuie făcută o extragere
refuse-start-first = mai întâi se trage la sorți primul jucător
refuse-started = primul jucător este deja cunoscut
refuse-no-such-seat = { $players ->
    [few] sunt doar { $players } jucători
   *[other] sunt doar { $players } de jucători
}
refuse-no-such-move = jocul nu are o astfel de mutare
