sentence = In due: prendi piastrelle dal sole e dalla luna di cinque vassoi e copri una cupola che costruisci tessera per tessera.
option-goals = Obiettivi
    .first = Prima partita
    .first-about = Alla fine valgono righe, colonne e diagonali.
    .random = Tre
    .random-about = Tre obiettivi su otto, estratti a sorte.
    .random4 = Quattro
    .random4-about = Un obiettivo per ogni tavoletta, con il lato estratto a sorte.
