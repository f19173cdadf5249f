guest = Ospite { $seat }

error-illegal = le regole non lo permettono
error-unreadable = questa non è una mossa
error-ambiguous = «{ $text }» può voler dire: { $candidates }
error-stale = nel frattempo il tavolo è cambiato
error-not-your-turn = non è il tuo turno
error-not-your-seat = non hai un posto a questo tavolo
error-not-started = la partita non è ancora cominciata
error-over = la partita è finita
error-unconfirmed = il tuo turno attende la conferma
error-nothing-to-undo = non c’è nulla da annullare
error-nothing-to-confirm = non c’è nulla da confermare
error-no-takeback = non c’è nulla da ritirare
error-not-away = a questo posto non manca nessuno
error-too-late-to-mix = è tardi per aggiungere numeri casuali: la partita è già cominciata, o i tuoi ci sono già
error-seat-taken = il posto { $seat } è occupato
error-full = tutti i posti sono occupati
error-hidden = si potrà vedere quando la partita sarà finita
error-old-rules = questa partita è stata giocata con le regole di Sintra { $rules }, che nel frattempo sono cambiate; perciò questo non si può più fare
error-unknown-game = questo gioco non esiste
error-unknown-level = non esiste il bot «{ $level }»
error-no-such-game = a questo link non corrisponde nessuna partita
error-not-found = qui non c’è nulla
error-bad-option = opzione { $option }: { $problem }
error-bad-record = riga { $line } della partita salvata: { $problem }
error-bad-request = il server non capisce questa richiesta: { $problem }
error-key-needed = questa partita è privata; apri il link condiviso dai giocatori
error-token-needed = qui serve il token di chi gestisce il server
error-banned = sei stato escluso da questo server; chi lo gestisce può dirti perché
error-bad-code = questo link è già stato usato o è scaduto; creane uno nuovo sull’altro dispositivo
error-origin = le richieste da altre pagine non sono accettate
error-wrong-host = questo server non risponde al nome «{ $host }»; chi lo gestisce può aggiungere il nome con --host-name
error-bad-name = «{ $name }» non può essere un nome: { $why ->
    [empty] nessuno lo vedrebbe
   *[bot] è quello di un bot
}
error-too-fast = troppe richieste; attendi un momento
error-too-many-games = troppe partite nuove; attendi un po’
error-too-large = è troppo grande
error-broken = questa partita è stata messa da parte: le regole non permettono di proseguire dalla sua posizione
error-busy = ora non è stato possibile salvare la partita; nulla è cambiato, riprova
error-failed = qualcosa è andato storto sul server; nulla è cambiato

refused-connection = Ci sono troppe connessioni; chiudine qualcuna o riprova più tardi.
refused-headers = Le intestazioni della richiesta sono troppo grandi.
refused-slow = La richiesta non è arrivata in tempo.
refused-http = Il server non capisce questa richiesta.

happened-sat = { $name } si siede al tavolo
happened-mixed = { $name } aggiunge numeri casuali
happened-started = la partita comincia
happened-moved = { $name }: { $move }
happened-moved-hidden = { $name } ha deciso qualcosa che gli altri non possono vedere
happened-confirmed = { $name } ha concluso il turno
happened-undone = { $name } annulla una decisione
happened-asked = { $name } chiede di ritirare l’ultima mossa
happened-answered-yes = { $name } acconsente
happened-answered-no = { $name } non acconsente
happened-left = { $name } ha lasciato il tavolo; al suo posto gioca un bot
happened-back = { $name } è di nuovo al tavolo
happened-out-resigned = { $name } abbandona
happened-out-time = { $name } ha esaurito il tempo
happened-preferred = { $name } ha cambiato le proprie preferenze
happened-paused = il server si era interrotto; gli orologi erano fermi
happened-broken = la partita finisce qui: le regole non permettono di proseguire da questa posizione
happened-rematched = { $name } vuole giocare ancora

preview-invited = { $name } ti invita a una partita di { $title }
preview-invited-about = Apri il link e siediti: senza account, senza installare nulla.
preview-game = { $title }: { $names }
preview-playing-about = Una partita in corso: apri il link per guardare.
preview-over-about = Una partita conclusa, da rivedere mossa per mossa.

verified-noted = Le pescate sono oneste: tutte le { $draws } derivano dal segreto, ed è il segreto a cui il server era vincolato dall’impegno che hai annotato.
verified-file = Il file è coerente con sé stesso: tutte le { $draws } pescate derivano dal segreto che contiene. Che il segreto fosse fissato prima della partita, nessun file può dimostrarlo da solo: annota l’impegno all’inizio della partita e indicalo con --commitment.
verified-added = Hanno aggiunto numeri casuali: { $names }.
verified-added-nobody = Nessun giocatore ha aggiunto numeri casuali: prima della partita il server poteva scegliere fra più segreti.
unchecked-empty = Non c’è nulla da controllare: la partita salvata non ha mosse.
unchecked-unfinished = Non c’è ancora nulla da controllare: la partita non era finita quando è stata salvata.
unchecked-no-secret = Non c’è nulla da controllare: manca il segreto (intestazione «Secret»). La partita non è stata giocata su un server, o l’intestazione è stata tolta.
unchecked-no-draws = Non c’è nulla da controllare: in questa partita non si è pescato nulla.
unchecked-other-function = Questa versione di Sintra non può controllare la partita: non conosce il modo di pescare «{ $name }» (intestazione «Draws»).
unfair-other-commitment = L’impegno nella partita salvata non è quello che hai annotato.
unfair-other-secret = Il segreto non è quello a cui corrisponde l’impegno.
unfair-other-random = I numeri casuali aggiunti dai giocatori (intestazioni «Random …») non sono quelli che hai annotato, o non sono numeri.
unfair-other-draw = La mossa { $ply } è la pescata { $draw }, ma il segreto porta a { $due }.
happened-hinted = { $name } ha chiesto un suggerimento
