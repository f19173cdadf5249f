# La prima pagina
tagline = Accomodati. Le piastrelle sono già sul tavolo.
lead = Azul e i suoi fratelli nel tuo browser: contro i bot, con gli amici, attorno a uno schermo. Senza account, senza installare nulla.
play-now = Gioca subito
play-summary = { $game }, { $players } giocatori, avversario: { $level }
play-preparing = Preparo le regole: solo la prima partita si fa attendere…
other-ways = Altri modi di giocare
friends = Con gli amici
friends-about = Manda un link; ognuno gioca sul proprio schermo.
around = Attorno a questo schermo
around-about = Il mouse, o il tablet, passa di mano in mano.
library = Guarda o rivedi
library-about = Partite in corso e partite già giocate.
choose-game = Scegli un gioco
how-many = Giocatori
which-level = Avversario
read-rules = Leggi le regole di { $title }
players-range = da { $least } a { $most } giocatori
players-exactly = { $players } giocatori
level-random = Casuale
level-random-about = Alle prime armi: gioca qualunque mossa permessa dalle regole.
level-greedy = Avido
level-greedy-about = Prende ciò che rende di più subito e non guarda mai avanti.
level-clay = Argilla
level-clay-about = Conosce un po’ il gioco: guarda poche mosse e gliene sfuggono molte.
level-copper = Rame
level-copper-about = Gioca di tanto in tanto: guarda un po’ avanti e qualcosa gli sfugge.
level-bronze = Bronzo
level-bronze-about = Ha un po’ di pratica: guarda avanti e sbaglia con gentilezza.
level-silver = Argento
level-silver-about = Un buon giocatore: vede quasi tutto ciò che conta.
level-gold = Oro
level-gold-about = Un ottimo giocatore: perdona poco.
level-platinum = Platino
level-platinum-about = Un maestro: vede quasi tutto e risponde subito.
level-diamond = Diamante
level-diamond-about = Più forte di ogni programma pubblicato, per quanto ne sappiamo. Pensa per tutto il tempo che gli dai.
level-with-thought = { $level }, { $seconds } s
which-thought = Tempo per pensare
thought-seconds = { $seconds } s
more-choices = Altre scelte
first = Chi comincia
first-random = A sorte
first-me = Tu
first-is = comincia { $name }
tablet-out = Non usata
gallery = A suo agio su ogni schermo
shot-desktop = Un tavolo su uno schermo grande
shot-phone = Un tavolo sul telefono
your-games = Le tue partite
all-games = Tutte le tue partite
unofficial = Sintra non è ufficiale: non ha legami con l’editore né con l’autore di Azul. Tutti i disegni e i testi sono nostri.
open-source = Codice aperto, senza pubblicità, senza tracciamento.

# Nuovi tavoli
friends-lead = Un tavolo di { $title }. Riceverai un link, e un codice per i telefoni.
friends-count = Amici
bots-too = Anche bot
around-lead = { $title } su questo schermo. La plancia di chi è di turno si illumina.
around-count = Persone
player-number = Giocatore { $number }
your-name = Il tuo nome
clock = Orologio
clock-none = Nessuno
clock-slow = 20 min + 15 s
clock-brisk = 5 min + 5 s
clock-turn = 1 min per turno
clock-day = 1 giorno per turno
clock-days = 3 giorni per turno
clock-week = 7 giorni per turno
listed = Mostra il tavolo a tutti
listed-about = Chi visita questo server può sedersi o guardare.
open-table = Apri il tavolo
start-game = Inizia
shelf-mine = Le mie partite
shelf-mine-empty = Ancora niente. Le tue partite saranno qui.
shelf-open = Posti liberi
shelf-open-empty = Nessun tavolo aperto al momento.
shelf-playing = Da guardare
shelf-playing-empty = Nessuno gioca in pubblico al momento.
list-your-turn = Tocca a te
list-waiting = In attesa di giocatori
list-playing = In corso
list-won = Hai vinto, { $points }
list-lost = Hai perso, { $points }
list-shared = Vittoria condivisa, { $points }
list-again = Un’altra partita di { $title }
import = Una partita giocata altrove
import-about = Una partita salvata, su questo server o su un altro, si può rimettere sul tavolo e rivedere.
import-file = Scegli una partita salvata

# Al tavolo
players = Giocatori
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
to-move = È di turno.
left = ancora { $time }
left-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
left-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
left-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
seat-open = Posto libero
seat-bot = { $level }
bot-title = { $name } ({ $level })
bot-names = Amália, Baltasar, Catarina, Duarte, Estela, Fausto, Graça, Heitor, Inês, Jacinto, Leonor, Matias, Noémia, Otávio, Rosália, Simão, Teodora, Vasco
seat-mine = tu
seat-away = assente
seat-stand-in = intanto gioca un bot
seat-out-resigned = ha abbandonato
seat-out-time = tempo scaduto
status-waiting = In attesa di giocatori
status-your-turn = Tocca a te.
status-turn-of = { $name }:
status-scoring = Punteggio del round { $round }: tocca ovunque per saltare
status-their-turn = È il turno di { $name }
status-thinking = { $name } sta pensando…
status-hurried = { $name } sta pensando, ma per poco: il server è molto occupato…
status-preparing = Preparo { $name }: la prima volta ci vuole un minuto…
status-nature = Si pescano le piastrelle…
status-confirm = Conferma il turno, o annullalo
status-confirming = { $name } sta per confermare
status-asked = { $name } chiede di ritirare una mossa
status-asking = In attesa di risposta per ritirare la mossa
status-stand-in = Un bot gioca al posto tuo
line-lost = Nessuna connessione. Riprovo; nulla va perso.
over = La partita è finita
over-you = Hai vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-shared = { $names } condividono la vittoria
won-by = Con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio
won-level = Parità di punti: decide lo spareggio.
tally-all = Tutti i round
tally-score = Punteggio
tally-spared = su −{ $loss }
tally-spared-about = «−2 su −6» vuol dire che quattro punti non sono andati persi: il punteggio non poteva scendere oltre.
ended-resigned = La partita è finita perché un giocatore ha abbandonato.
ended-time = La partita è finita perché è scaduto il tempo di un giocatore.
ended-broken = La partita è finita perché le regole non permettevano di proseguire dalla sua posizione; non ha vinto nessuno.
target-onward = { $words }… ({ $choices } possibilità)
which-one = Quale?
why-their-turn = È il turno di { $name }
why-their-board = Questa è la plancia di { $name }
undo = Annulla
takeback = Ritira la mossa
confirm = Conferma
agree = D’accordo
decline = No
back = Riprendi il tuo posto
result = Risultato
rematch = Un’altra partita
rematch-join = Entra nella prossima partita
replay = Rivedi
watching = { $watching ->
    [one] { $watching } persona sta guardando
   *[other] { $watching } persone stanno guardando
}
waiting-title = { $open ->
    [one] C’è un posto libero. Invita qualcuno.
   *[other] Ci sono { $open } posti liberi. Invita i tuoi amici.
}
join-title = C’è un posto libero: { $title }
join-with = Al tavolo: { $names }.
sit-down = Siediti
share = Invita
share-about = Chi apre questo link può sedersi o, se i posti sono tutti occupati, guardare.
share-link = Link a questo tavolo
share-code = Inquadra qui con la fotocamera di un telefono
share-with = Condividi…
send = Condividi la partita
send-about = Ora la partita è sul server. Chi apre questo link può rivederla.
copy = Copia
copied = Link copiato.
account = I punti, spiegati
account-start = all’inizio
account-nothing = ancora nessun punto
account-due = Il rivestimento di questo round, per ora
account-due-about = Come se il rivestimento cominciasse ora. Dove si può scegliere, si conta la casella migliore.
asides = Sacchetto, scarti, bonus
heard-drawn = Sono state pescate nuove piastrelle
moves = Mosse
log-round = Round { $round }
past = Il tavolo com’era: round { $round }, dopo il turno di { $name }
past-leave = Torna alla partita
move-hidden = nascosta
choices = Tutte le scelte, a parole
fair = Pescate oneste
fair-about = Prima della partita il server si è vincolato a un segreto con questo impegno; poi i giocatori hanno aggiunto numeri casuali. Ogni pescata deriva dall’uno e dagli altri, così il server da solo non poteva sceglierla.
fair-commitment = Impegno
fair-added = Aggiunti da { $name }
fair-nobody = Nessun giocatore ha aggiunto numeri casuali.
fair-so-far = Finora tutto corrisponde a ciò che questo browser ha annotato. Il segreto si vede a partita finita.
fair-kept = Il segreto corrisponde all’impegno che questo browser ha annotato all’inizio, e i tuoi numeri casuali sono stati usati.
fair-not-noted = Questo browser non ha annotato nulla di questa partita, perché non hai preso posto da qui.
fair-other-commitment = L’impegno non è quello che questo browser ha annotato all’inizio!
fair-other-random = I tuoi numeri casuali non sono fra quelli usati: sono arrivati tardi, o il server li ha lasciati fuori.
fair-other-secret = Il segreto non corrisponde all’impegno!
fair-check = Per controllare ogni pescata sul tuo computer, scarica la partita quando è finita ed esegui:
position = Il tavolo a parole
no-choices = Al momento non c’è niente da scegliere.
resign = Abbandona
resign-sure = Abbandoni questa partita?
keep-playing = Continua a giocare
leave = Fa’ giocare un bot al mio posto
stand-in = Fa’ giocare un bot al posto di { $name }
rules = Regole
rules-of = Regole di { $title }
see-rule = Vedi la regola

# Indirizzi che non portano da nessuna parte
gone-no-such-game = A questo link non corrisponde nessuna partita.
gone-no-such-game-about = Forse il link è scritto male o è incompleto. Oppure la partita non c’è più: i tavoli a cui non si è seduto nessuno e le partite in cui per mesi non succede nulla non si conservano per sempre.
gone-key-needed = Questa partita è privata e al link manca la chiave.
gone-key-needed-about = Chiedi ai giocatori il link intero: serve tutto, fino all’ultimo carattere.
gone-wrong-key = Questa partita è privata e la chiave in questo link non è quella giusta.
gone-wrong-key-about = Forse al link manca la fine. Chiedi ai giocatori di mandarlo di nuovo.
gone-broken = Questa partita è stata messa da parte: le regole non permettono di proseguire dalla sua posizione.
gone-broken-about = Non dipende da te; il motivo è nel registro del server. Puoi iniziarne subito un’altra.
gone-old-rules = Questa partita è cominciata con regole più vecchie.
gone-old-rules-about = Da allora sono cambiate, perciò qui non può continuare. Puoi iniziarne subito un’altra.
gone-nowhere = Qui non c’è nulla.
gone-nowhere-about = Forse l’indirizzo è scritto male o è incompleto.
gone-unknown-game = Non esiste un gioco con questo nome.
gone-unknown-game-about = Nella prima pagina trovi tutti i giochi e le loro regole.
gone-for-now = In questo momento non si può mostrare.
gone-for-now-about = Il server non risponde. Riprova tra un attimo.
try-again = Riprova

# Che cosa si può dire al tavolo; gli ultimi cinque sono disegni
phrases = Di’ qualcosa
phrases-hide = Nascondi quello che dice { $name }
phrase-said = { $name }: { $words }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Mi dispiace!
phrase-one-moment = Un attimo, per favore.
phrase-take-your-time = Con calma.
phrase-good-game = Bella partita!
phrase-another = Un’altra partita?
phrase-goodbye = Arrivederci!
phrase-smile = sorriso
phrase-laugh = risata
phrase-surprise = sorpresa
phrase-sad = tristezza
phrase-heart = cuore

# Rivedere
replay-of = { $title }: rivedi la partita
replay-where = A che punto della partita
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-link = Copia un link a questo momento
replay-start = Il tavolo è pronto
copied-moment = Link a questo momento copiato.
play-on = Continua da qui
play-on-about = Da questa posizione inizia una nuova partita. Quella vecchia resta com’è.
play-on-seat = Gioco al posto di
download = Scarica

# Ovunque
language = Lingua
settings = Impostazioni
settings-theme = Colori
theme-system = Come il sistema
theme-light = Chiari
theme-dark = Scuri
settings-motion = Movimento
motion-system = Come il sistema
motion-full = Completo
motion-reduced = Nessuno
settings-speed = Velocità
speed-0 = Con calma
speed-1 = Svelta
speed-2 = Subito
settings-confirm = Conferma ogni turno
settings-confirm-about = Un turno conta solo quando lo hai confermato.
settings-sound = Suoni
settings-sound-about = Lievi tocchi di piastrelle, prodotti da questa pagina.
settings-notify = Notifiche
settings-notify-about = Ti avvisa quando tocca a te e stai guardando altro.
settings-notify-refused = Il browser non permette a questa pagina di mostrare notifiche.
more = Altro
close = Chiudi
to-start = Alla prima pagina
beside-table = Giocatori e mosse
keys = Tasti
key-table = vai al tavolo
key-arrows = da una scelta possibile all’altra
key-enter = scegli
key-escape = lascia ciò che hai scelto
key-undo = annulla
key-confirm = conferma
key-explain = guardati intorno: che cos’è ogni cosa
key-list = tutte le scelte, a parole
key-say = di’ qualcosa agli altri
key-position = il tavolo a parole
key-scores = i punti, spiegati
key-who = senti a chi tocca
key-rules = regole

new-version = È pronta una nuova versione.
new-version-load = Caricala
needs-server = Per questo serve un server, e questa pagina non ne ha: avvialo con «sintra serve».
no-network = Il server non è raggiungibile. Sei offline?

line-elsewhere = Questa partita si sta giocando in un’altra scheda.
play-here = Gioca qui

settings-home = Partite contro i bot
home-browser = In questo browser
home-server = Sul server
fair-own = Questo browser ha creato un segreto prima dell’inizio della partita, e ogni pesca ne deriva. Alla fine lo mostra; è anche nella partita scaricata.
home-only-server = Le partite contro i bot si giocano sul server: il WebAssembly di questo browser non ha istruzioni SIMD.
no-engine = Questo browser non può giocare da solo: il suo WebAssembly non ha istruzioni SIMD. Un browser più recente può, e con un server («sintra serve») anche questo.

list-remove = Elimina
list-remove-game = Elimina questa partita di { $title }
list-remove-sure = Eliminare questa partita da questo browser? Non si potrà recuperare.
list-keep = Tienila

kept = Partite in questo browser
kept-about = Le partite contro i bot e quelle intorno a questo schermo le conserva solo questo browser. Salvale in un file per averle altrove, o nel caso in cui il browser svuoti il suo spazio.
kept-save = Salva tutto in un file
kept-take = Prendi partite da un file
kept-taken = { $games ->
    [0] Tutto ciò che è nel file era già qui.
    [one] È stata presa una partita dal file.
   *[other] Sono state prese { $games } partite dal file.
}
local-store-full = Questo browser non ha più spazio. Non è cambiato nulla; elimina qualcosa o salva le partite in un file, poi riprova.
local-store-failed = Il browser non ha potuto salvare la partita. Non è cambiato nulla; riprova.
local-store-missing = Questo browser non conserva nulla, quindi qui non si può giocare; forse è una finestra privata.
local-bad-file = Questo file non contiene partite di Sintra. Non ne è stato preso nulla.
local-elsewhere = Questa partita si sta giocando in un’altra scheda.
local-no-server = Per queste opzioni serve un server, e questa pagina non ne ha.
local-bad-record = Riga { $line } della partita salvata: { $problem }
local-bad-option = { $option }: { $problem }
local-paused = La partita non era aperta; gli orologi erano fermi.
local-failed = Qualcosa è andato storto in questo browser. Nulla è andato perso; riprova.

learn-first = È la prima volta?
learn-first-about = Impari in cinque minuti, passo dopo passo
learn-on = Continua a imparare
lessons = Lezioni
lessons-of = Lezioni: { $title }
lesson-done = fatta
lesson-begun = iniziata
lesson-you = Tu
lesson-next = Avanti
lesson-skip = Salta
lesson-again = Ancora una volta
lesson-play = Gioca la prima partita
lesson-other = Anche questo è permesso. Qui prova ciò che è illuminato.
lesson-read = Un momento: prima leggi la scheda, poi vai avanti.
coach = Un consiglio
coach-thanks = Grazie, basta consigli
# My devices and data
my-data = I miei dispositivi e dati
my-data-about = Qui ti si conosce solo per un cookie di questo browser: nessun account, nessuna password.
device-other = Su un altro dispositivo
device-other-about = Le tue partite e i tuoi posti anche sul telefono o su un altro computer.
device-link = Crea un link
device-link-about = Apri questo link sull’altro dispositivo, o scansiona lì il codice. Vale una volta sola, entro dieci minuti. Non mostrarlo a nessuno: chi lo apre diventa te.
device-sign-out = Disconnetti gli altri miei dispositivi
device-sign-out-about = Solo questo browser resta tuo; tutti gli altri diventano estranei.
device-signed-out = Gli altri tuoi dispositivi sono disconnessi.
device-come = Vuoi essere qui la stessa persona che sei sull’altro dispositivo?
device-come-lose = Vuoi essere qui la stessa persona che sei sull’altro dispositivo? { $games ->
    [one] La partita che questo browser ha sul server non sarà più raggiungibile da qui.
   *[other] Le { $games } partite che questo browser ha sul server non saranno più raggiungibili da qui.
}
device-come-yes = Sì, è mio
erase = Elimina i miei dati
erase-about = Le tue partite qui non ancora iniziate, o senza altre persone, vengono eliminate. In quelle con altri ti arrendi e il tuo nome scompare. Non si può annullare. Ciò che conserva questo browser resta dov’è.
erase-sure = Eliminare tutto ciò che questo server sa di te?
erase-yes = Elimina tutto
keep = Lascia com’è

endings = Finali
endings-about = Qui si può provare tutto. Trova la via migliore; l’avversario si difende alla perfezione.
ending-title = Finale { $number }
ending-trying = Provo tutto …
ending-begin = Tocca a te.
ending-kept = Ben giocato: non hai ceduto nulla.
ending-lost = { $points ->
    [one] Così hai ceduto un punto: annulla e cerca di meglio.
   *[other] Così hai ceduto { $points } punti: annulla e cerca di meglio.
}
ending-value = Con il gioco migliore finisce { $mine } : { $theirs }.
ending-over = È finita { $mine } : { $theirs }.
ending-next = Prossimo finale
# Il tavolo di analisi
analysis = Tavolo di analisi
analysis-about = Qualsiasi posizione, ogni variante e il motore accanto.
analysis-of = { $title }: analisi
analyse = Analizza
analysis-engine = Motore
analysis-engine-off = Il motore è spento.
analysis-engine-failed = Il motore non funziona in questo browser.
analysis-best = Le mosse migliori
analysis-choice = { $move }: { $name } vince con una probabilità del { $chance }, punti attesi { $points }
analysis-chance = { $name } { $chance }
analysis-exact = esatto
analysis-simulations = { $count ->
    [one] { $shown } simulazione
   *[other] { $shown } simulazioni
}
analysis-lines = Varianti
analysis-drawn = { $count ->
    [one] una pescata
   *[other] { $count } pescate
}
analysis-draw-due = Ora si pesca.
analysis-deal = Pesca a caso
analysis-deal-again = Pesca di nuovo
analysis-as-played = Com’era andata
analysis-comment = Commento
analysis-promote = Fanne la variante principale
analysis-remove = Elimina da qui in poi
analysis-removed = La variante è stata eliminata.
analysis-new = Un’altra posizione
analysis-begin = Nuova partita
analysis-open = Apri una partita salvata
analysis-text = Oppure incolla il suo testo, o quello di una posizione
analysis-edit = Prepara una posizione
analysis-change = Cambia questa posizione
analysis-change-about = Ogni campo si può cambiare. Se il sacchetto manca, contiene tutte le tessere che non sono altrove.
analysis-lay = Mettila sul tavolo
analysis-read = Apri il testo
analysis-save = Salva in un file
analysis-link = Copia un link
analysis-link-copied = Il link è copiato. Contiene tutte le varianti e i commenti.
analysis-bad-link = Il link è incompleto o danneggiato. Al suo posto ecco una nuova partita.
analysis-bad-line = Riga { $line }: { $problem }
analysis-no-setup = Una partita con queste opzioni non si può preparare nel browser.

# Le proprie partite in numeri
statistics = Statistiche
statistics-about = Le tue partite finite contro i bot, per quanto questo browser le conserva.
statistics-none = In questo browser non ci sono ancora partite finite contro i bot.
statistics-unread = { $games ->
    [one] Una partita di una versione precedente non è contata.
   *[other] { $games } partite di una versione precedente non sono contate.
}
statistics-save = Salva come tabella (CSV)
statistics-by-level = Per avversario
statistics-opponent = Avversario
statistics-games = Partite
statistics-won = Vinte
statistics-points = Punti
statistics-margin = Scarto
statistics-most = Massimo
statistics-wins = { $won } ({ $part })
statistics-wins-shared = { $won } ({ $part }), { $shared } pari
statistics-by-kind = Punti a partita, secondo il motivo
statistics-kind = Perché
statistics-mine = Tuoi
statistics-others = Degli altri
statistics-over-time = Probabilità di vittoria persa a ogni decisione, partita dopo partita
statistics-reviewed = { $games ->
    [one] Una partita rivista
   *[other] { $games } partite riviste
}: { $rate } perso a ogni decisione; le pescate hanno portato { $luck } a partita.
review = Analisi
learn = Imparo dai miei errori
hint = Suggerimento
hint-thinking = Cerco un suggerimento …
hint-look = Guarda prima qui.
hint-more = Mostra la mossa
hint-move = { $move }
hint-why = Perché?
hint-no-why = Nessun fatto da solo lo mostra: la differenza arriva più avanti nella partita.
hint-given = con suggerimenti
hint-failed = Adesso non c’è nessun suggerimento: { $cause }
key-hint = un suggerimento

openings = Prime prese
openings-about = Che cosa porta la prima presa, secondo la composizione del vassoio: punti e vittorie su cento rispetto alla media, con l’errore standard. Due bot di pari forza continuano; le piastrelle vanno nella linea che riempiono.
opening-pattern = Vassoio
opening-tiles = Prese
opening-points = Punti
opening-wins = Vittorie
opening-games = Partite
# Puzzles
puzzle = Problema
puzzles = Problemi
puzzles-about = Una sola è la mossa migliore. Trovala e allenati con un punteggio.
puzzles-lead = Posizioni da partite vere, ognuna con una sola mossa migliore, che un giocatore avido non vede. Le risposte sono giudicate subito, con o senza rete.
puzzle-ask = Tocca a te: trova la mossa migliore.
puzzle-go-on = Giusto. Gli altri hanno risposto al meglio: trova la prossima.
puzzle-missed = Non è la mossa migliore.
puzzle-loses = Costa { $points ->
    [one] un punto
   *[other] { $points } punti
} di probabilità di vittoria. La migliore: { $move }.
puzzle-right = Giusto! Meglio di ogni altra di { $points ->
    [one] un punto
   *[other] { $points } punti
} di probabilità di vittoria.
puzzle-next = Prossimo problema
puzzle-values = Tutte le mosse
puzzle-values-about = La probabilità di vincere dopo ogni mossa.
puzzle-yours = (la tua)
puzzle-move = Mossa
puzzle-chance = Probabilità di vittoria
puzzle-sure-search = Trovato con una lunga ricerca.
puzzle-sure-round = È stato provato tutto fino alla fine del round.
puzzle-sure-game = È stato provato tutto fino alla fine della partita.
puzzle-show = Mostrala
puzzle-try-again = Riprova
puzzle-play-on = Gioca da qui
puzzle-rating-now = Il tuo punteggio: { $rating } ({ $change }).
puzzle-again-soon = Questo lo rivedrai.
puzzle-you = Tu e i problemi
puzzle-rating = Punteggio
puzzle-interval = tra { $low } e { $high }
puzzle-streak = Risolti di fila
puzzle-longest = il tuo record: { $count }
puzzle-solved = Risolti su tentati
puzzle-days = { $count ->
    [one] un giorno di fila
   *[other] { $count } giorni di fila
}
puzzle-train = Allenamento
puzzle-train-about = { $count ->
    [one] un problema, vicino al tuo punteggio
   *[other] { $count } problemi, il prossimo vicino al tuo punteggio
}
puzzle-daily = Il problema del giorno
puzzle-daily-solved = Risolto oggi
puzzle-daily-missed = Non risolto oggi
puzzle-repeat = Ancora una volta
puzzle-repeat-about = { $count ->
    [one] un problema sbagliato
   *[other] { $count } problemi sbagliati
}
puzzle-own-about = { $count ->
    [one] una posizione delle tue partite
   *[other] { $count } posizioni delle tue partite
}
puzzle-facts = A suo favore: { $facts }.
puzzle-themes = Per tema
puzzle-theme-count = { $solved } di { $count } risolti
puzzle-theme-poison = Lascia il veleno
puzzle-why-poison = Agli altri resta ciò che costa loro punti.
puzzle-theme-last-taker = Chi prende per ultimo paga
puzzle-why-last-taker = Qualcun altro deve prendere per ultimo, e non può piazzare tutto.
puzzle-theme-marker = Il segnalino
puzzle-why-marker = Conta chi prende il segnalino del primo giocatore, e quando.
puzzle-theme-end = Finire o prolungare
puzzle-why-end = Decide se la partita finisce con questo round.
puzzle-theme-bonus = La colonna o il colore
puzzle-why-bonus = Avvicina al bonus di una colonna o di un colore.
puzzle-theme-save = Conserva per il prossimo round
puzzle-why-save = Le piastrelle aspettano nella loro riga il prossimo round.
puzzle-theme-wild = Il momento dei jolly
puzzle-why-wild = Le piastrelle jolly fanno la differenza.
puzzle-theme-pass = Quando passare
puzzle-why-pass = Si tratta di passare ora, o non ancora.
puzzle-theme-keep = Che cosa tenere
puzzle-why-keep = Conta ciò che si tiene per il prossimo round.
puzzle-theme-structure = Circonda
puzzle-why-structure = Circonda ciò che in cambio dà piastrelle.
puzzle-theme-space = Quale spazio
puzzle-why-space = Lo spazio conta più della piastrella.
puzzle-theme-bonus-tile = Quale piastrella bonus
puzzle-why-bonus-tile = La piastrella bonus decide che cosa si può piazzare dopo.
puzzle-theme-plate = Quale tessera
puzzle-why-plate = La tessera decide che cosa può diventare la cupola.
puzzle-theme-place = Quale tessera e dove
puzzle-why-place = Conta dove sta la tessera e come è girata.
puzzle-theme-chip = Il gettone
puzzle-why-chip = Qui il gettone vale più delle piastrelle, o meno.
puzzle-theme-two-lines = Gettoni per due righe
puzzle-why-two-lines = I gettoni completano due righe o più.
puzzle-theme-moon = Che cosa scopre la luna
puzzle-why-moon = Conta ciò che sta sul lato della luna.
puzzle-theme-line = Quale riga
puzzle-why-line = Decide la riga, non le piastrelle.
puzzle-theme-several-turns = Più mosse
