# Prima pagină
tagline = Ia loc. Piesele sunt deja pe masă.
lead = Azul și jocurile înrudite, în browserul tău: împotriva boților, cu prietenii, în jurul unui ecran. Fără cont, fără instalare.
play-now = Joacă acum
play-summary = { $game }, { $players } jucători, adversar: { $level }
play-preparing = Pregătim regulile; doar la prima partidă durează atât…
other-ways = Alte moduri de a juca
friends = Cu prietenii
friends-about = Trimite un link; fiecare joacă pe ecranul lui.
around = În jurul acestui ecran
around-about = Mouse-ul sau tableta trece din mână în mână.
library = Privește sau revezi
library-about = Partide în desfășurare și partide încheiate.
choose-game = Alege un joc
how-many = Jucători
which-level = Adversar
read-rules = Citește regulile: { $title }
players-range = { $least }–{ $most } jucători
players-exactly = { $players } jucători
level-random = La întâmplare
level-random-about = Abia învață jocul: face orice mutare permisă de reguli.
level-greedy = Lacom
level-greedy-about = Ia ce aduce cel mai mult pe loc și nu se gândește niciodată la ce urmează.
level-clay = Lut
level-clay-about = Cunoaște puțin jocul: se uită la câteva mutări și scapă multe din vedere.
level-copper = Cupru
level-copper-about = Joacă din când în când: se gândește puțin înainte și mai scapă câte ceva din vedere.
level-bronze = Bronz
level-bronze-about = Are ceva exercițiu: se gândește înainte, dar mai face greșeli prietenoase.
level-silver = Argint
level-silver-about = Un jucător bun: vede aproape tot ce contează.
level-gold = Aur
level-gold-about = Un jucător foarte bun: iartă rar.
level-platinum = Platină
level-platinum-about = Un maestru: vede aproape tot și răspunde pe loc.
level-diamond = Diamant
level-diamond-about = Mai puternic decât orice program publicat, din câte știm. Se gândește cât îi dai voie.
level-with-thought = { $level }, { $seconds } s
which-thought = Timp de gândire
thought-seconds = { $seconds } s
more-choices = Mai multe opțiuni
first = Cine începe
first-random = La sorți
first-me = Tu
first-is = începe { $name }
tablet-out = Nefolosită
gallery = Acasă pe orice ecran
shot-desktop = O masă pe un ecran mare
shot-phone = O masă pe telefon
your-games = Partidele tale
all-games = Toate partidele tale
unofficial = Sintra este un proiect neoficial: nu are legătură nici cu editura, nici cu autorul jocului Azul. Toate desenele și textele sunt ale noastre.
open-source = Cod sursă deschis, fără reclame, fără urmărire.

# Mese noi
friends-lead = O masă de { $title }. Vei primi un link și un cod pentru telefoane.
friends-count = Prieteni
bots-too = Și boți
around-lead = { $title } pe acest ecran. Planșa celui care este la rând se luminează.
around-count = Persoane
player-number = Jucătorul { $number }
your-name = Numele tău
clock = Ceas
clock-none = Fără
clock-slow = 20 min + 15 s
clock-brisk = 5 min + 5 s
clock-turn = 1 min pe tură
clock-day = 1 zi pe tură
clock-days = 3 zile pe tură
clock-week = 7 zile pe tură
listed = Arată masa tuturor
listed-about = Cine vizitează acest server poate să se așeze sau să privească.
open-table = Deschide masa
start-game = Începe
shelf-mine = Partidele mele
shelf-mine-empty = Încă nimic. Partidele tale vor fi aici.
shelf-open = Locuri libere
shelf-open-empty = Nicio masă deschisă acum.
shelf-playing = De privit
shelf-playing-empty = Nimeni nu joacă în public acum.
list-your-turn = E rândul tău
list-waiting = Așteaptă jucători
list-playing = În desfășurare
list-won = Ai câștigat, { $points }
list-lost = Ai pierdut, { $points }
list-shared = Victorie împărțită, { $points }
list-again = Joacă din nou { $title }
import = O partidă din altă parte
import-about = O înregistrare salvată, de pe acest server sau de pe altul, poate fi pusă pe masă și revăzută.
import-file = Alege o înregistrare

# La masă
players = Jucători
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
to-move = La rând.
left = încă { $time }
left-days = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
left-hours = { $hours ->
    [one] { $hours } oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}
left-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
seat-open = Loc liber
seat-bot = { $level }
bot-title = { $name } ({ $level })
bot-names = Amália, Baltasar, Catarina, Duarte, Estela, Fausto, Graça, Heitor, Inês, Jacinto, Leonor, Matias, Noémia, Otávio, Rosália, Simão, Teodora, Vasco
seat-mine = tu
seat-away = lipsește
seat-stand-in = între timp joacă un bot
seat-out-resigned = a cedat
seat-out-time = a rămas fără timp
status-waiting = Așteptăm jucători
status-your-turn = E rândul tău.
status-turn-of = { $name }:
status-scoring = Punctajul rundei { $round }: atinge oriunde ca să treci mai departe
status-their-turn = { $name } este la rând
status-thinking = { $name } se gândește…
status-hurried = { $name } se gândește, dar nu mult: serverul este aglomerat…
status-preparing = { $name } se pregătește; prima dată durează un minut…
status-nature = Se trag piesele…
status-confirm = Confirmă tura sau anuleaz-o
status-confirming = { $name } urmează să confirme
status-asked = { $name } vrea să își ia înapoi o tură
status-asking = Așteptăm răspunsul la cererea de luare înapoi
status-stand-in = Un bot joacă în locul tău
line-lost = Fără conexiune. Încercăm din nou; nu se pierde nimic.
over = Partida s-a încheiat
over-you = Ai câștigat cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
over-won = { $name } câștigă cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
over-shared = { $names } împart victoria
won-by = Diferența: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
won-level = Egalitate la puncte: decide departajarea.
tally-all = Toate rundele
tally-score = Scor
tally-spared = din −{ $loss }
tally-spared-about = „−2 din −6” înseamnă că patru puncte nu s-au pierdut: scorul nu putea coborî mai mult.
ended-resigned = Partida s-a încheiat pentru că un jucător a cedat.
ended-time = Partida s-a încheiat pentru că un jucător a rămas fără timp.
ended-broken = Partida s-a încheiat pentru că din poziția ei nu se mai putea continua după reguli; nu a câștigat nimeni.
target-onward = { $words }… ({ $choices ->
    [few] { $choices } posibilități
   *[other] { $choices } de posibilități
})
which-one = Pe care?
why-their-turn = La rând este { $name }
why-their-board = Pe această planșă joacă { $name }
undo = Anulează
takeback = Ia înapoi
confirm = Confirmă
agree = De acord
decline = Nu
back = Îmi iau locul înapoi
result = Rezultat
rematch = Încă o partidă
rematch-join = Intră în partida următoare
replay = Revezi
watching = { $watching ->
    [one] { $watching } spectator
    [few] { $watching } spectatori
   *[other] { $watching } de spectatori
}
waiting-title = { $open ->
    [one] A rămas un loc liber. Invită pe cineva.
    [few] Sunt { $open } locuri libere. Invită-ți prietenii.
   *[other] Sunt { $open } de locuri libere. Invită-ți prietenii.
}
join-title = Este un loc liber: { $title }
join-with = La masă: { $names }.
sit-down = Ia loc
share = Invită
share-about = Cine deschide acest link poate să se așeze sau, dacă nu mai sunt locuri, să privească.
share-link = Link către această masă
share-code = Îndreaptă camera unui telefon aici
share-with = Trimite…
send = Împarte partida
send-about = Partida este acum pe server. Oricine deschide acest link o poate derula din nou.
copy = Copiază
copied = Linkul a fost copiat.
account = Punctele, explicate
account-start = la început
account-nothing = încă niciun punct
account-due = Decorarea din această rundă, deocamdată
account-due-about = Dacă decorarea ar începe acum. Unde se poate alege, se ia în calcul cel mai bun spațiu.
asides = Săculeț, piese aruncate, bonusuri
heard-drawn = Au fost trase piese noi
moves = Mutări
log-round = Runda { $round }
past = Masa așa cum era: runda { $round }, după ce a jucat { $name }
past-leave = Înapoi la partidă
move-hidden = ascuns
choices = Toate posibilitățile, în cuvinte
fair = Extrageri corecte
fair-about = Înainte de partidă serverul s-a legat de un secret prin acest angajament; apoi jucătorii au adăugat numere aleatoare. Fiecare extragere decurge din amândouă, așa că serverul singur nu o putea alege.
fair-commitment = Angajament
fair-added = Adăugate de { $name }
fair-nobody = Niciun jucător nu a adăugat numere aleatoare.
fair-so-far = Până acum totul este cum a notat acest browser. Secretul se vede la sfârșitul partidei.
fair-kept = Secretul corespunde angajamentului pe care acest browser l-a notat la început, iar numerele tale aleatoare au fost folosite.
fair-not-noted = Acest browser nu a notat nimic despre această partidă, pentru că nu te-ai așezat aici.
fair-other-commitment = Angajamentul nu este cel pe care acest browser l-a notat la început!
fair-other-random = Numerele tale aleatoare nu sunt printre cele folosite: au venit prea târziu sau serverul le-a lăsat deoparte.
fair-other-secret = Secretul nu corespunde angajamentului!
fair-check = Pentru a verifica fiecare extragere pe calculatorul tău, descarcă înregistrarea după încheierea partidei și rulează:
position = Masa în cuvinte
no-choices = Nu e nimic de ales acum.
resign = Cedez
resign-sure = Cedezi această partidă?
keep-playing = Joc mai departe
leave = Să joace un bot în locul meu
stand-in = Să joace un bot pentru { $name }
rules = Reguli
rules-of = Regulile: { $title }
see-rule = Vezi regula

# Adrese care nu duc nicăieri
gone-no-such-game = Nu există nicio partidă cu acest link.
gone-no-such-game-about = Poate că linkul este scris greșit sau incomplet. Sau partida nu mai există: mesele la care nu s-a așezat nimeni și partidele în care luni întregi nu se întâmplă nimic nu sunt păstrate la nesfârșit.
gone-key-needed = Partida este privată, iar din link lipsește cheia.
gone-key-needed-about = Cere-le jucătorilor linkul întreg: este nevoie de el până la ultimul caracter.
gone-wrong-key = Partida este privată, iar cheia din acest link nu se potrivește.
gone-wrong-key-about = Poate că linkul a fost tăiat la sfârșit. Roagă-i pe jucători să-l trimită din nou.
gone-broken = Partida a fost pusă deoparte: din poziția ei nu se mai poate continua după reguli.
gone-broken-about = Nu e vina ta; motivul este notat în jurnalul serverului. Poți începe imediat alta.
gone-old-rules = Partida a fost începută după reguli mai vechi.
gone-old-rules-about = Între timp regulile s-au schimbat, așa că nu poate continua aici. Poți începe imediat alta.
gone-nowhere = Aici nu este nimic.
gone-nowhere-about = Poate că adresa este scrisă greșit sau incompletă.
gone-unknown-game = Nu există niciun joc cu acest nume.
gone-unknown-game-about = Pe prima pagină găsești toate jocurile și regulile lor.
gone-for-now = Pagina nu poate fi afișată acum.
gone-for-now-about = Serverul nu răspunde. Încearcă din nou peste o clipă.
try-again = Încearcă din nou

# Ce se poate spune la masă; ultimele cinci sunt desenate
phrases = Spune ceva
phrases-hide = Ascunde ce spune { $name }
phrase-said = { $name }: { $words }
phrase-hello = Salut!
phrase-good-luck = Succes!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-one-moment = Doar o clipă!
phrase-take-your-time = Fără grabă.
phrase-good-game = Frumoasă partidă!
phrase-another = Încă o partidă?
phrase-goodbye = La revedere!
phrase-smile = zâmbet
phrase-laugh = râs
phrase-surprise = surpriză
phrase-sad = tristețe
phrase-heart = inimă

# Revedere
replay-of = Revedere: { $title }
replay-where = Momentul din partidă
replay-first = La început
replay-previous = O mutare înapoi
replay-next = O mutare înainte
replay-last = La sfârșit
replay-play = Pornește
replay-pause = Pauză
replay-link = Copiază un link către acest moment
replay-start = Masa este pregătită
copied-moment = Linkul către acest moment a fost copiat.
play-on = Joacă mai departe de aici
play-on-about = Din această poziție începe o partidă nouă. Cea veche rămâne cum este.
play-on-seat = Joc pentru
download = Descarcă

# Peste tot
language = Limbă
settings = Setări
settings-theme = Culori
theme-system = Ca în sistem
theme-light = Deschise
theme-dark = Închise
settings-motion = Mișcare
motion-system = Ca în sistem
motion-full = Completă
motion-reduced = Fără
settings-speed = Viteză
speed-0 = Tihnit
speed-1 = Vioi
speed-2 = Imediat
settings-confirm = Confirmă fiecare tură
settings-confirm-about = O tură contează abia după ce ai confirmat-o.
settings-sound = Sunete
settings-sound-about = Clinchete discrete de piese, făcute de această pagină.
settings-notify = Notificări
settings-notify-about = Te anunță când e rândul tău, cât timp te uiți la altceva.
settings-notify-refused = Browserul nu lasă această pagină să trimită notificări.
more = Mai multe
close = Închide
to-start = La prima pagină
beside-table = Jucători și mutări
keys = Taste
key-table = mergi la masă
key-arrows = de la o țintă la alta
key-enter = alege
key-escape = lasă ce ai ales
key-undo = anulează
key-confirm = confirmă
key-explain = ce este fiecare lucru de pe masă
key-list = toate posibilitățile, în cuvinte
key-say = spune ceva celorlalți
key-position = masa în cuvinte
key-scores = punctele, explicate
key-who = ascultă cine este la rând
key-rules = reguli

new-version = Este gata o versiune nouă.
new-version-load = Încarc-o
needs-server = Pentru asta e nevoie de un server, iar pagina aceasta nu are: pornește unul cu „sintra serve”.
no-network = Serverul nu poate fi contactat. Ai conexiune la internet?

line-elsewhere = Partida aceasta se joacă în altă filă.
play-here = Joacă aici

settings-home = Partide cu boți
home-browser = În acest browser
home-server = Pe server
fair-own = Acest browser a creat un secret înainte de începutul partidei și toate extragerile decurg din el. La sfârșit îl arată; se află și în înregistrare.
home-only-server = Partidele cu boți se joacă pe server: WebAssembly-ul acestui browser nu are instrucțiuni SIMD.
no-engine = Acest browser nu poate juca singur: WebAssembly-ul lui nu are instrucțiuni SIMD. Un browser mai nou poate, iar cu un server („sintra serve”) poate și acesta.

list-remove = Șterge
list-remove-game = Șterge această partidă de { $title }
list-remove-sure = Ștergi această partidă din acest browser? Nu mai poate fi adusă înapoi.
list-keep = Păstreaz-o

kept = Partide în acest browser
kept-about = Partidele cu boții și cele din jurul acestui ecran sunt păstrate numai de acest browser. Salvează-le într-un fișier ca să le ai și în altă parte sau pentru cazul în care browserul își golește spațiul.
kept-save = Salvează tot într-un fișier
kept-take = Preia partide dintr-un fișier
kept-taken = { $games ->
    [0] Tot ce e în fișier era deja aici.
    [one] A fost preluată o partidă din fișier.
    [few] Au fost preluate { $games } partide din fișier.
   *[other] Au fost preluate { $games } de partide din fișier.
}
local-store-full = Acest browser nu mai are loc. Nu s-a schimbat nimic; șterge ceva sau salvează partidele într-un fișier, apoi încearcă din nou.
local-store-failed = Browserul nu a putut salva partida. Nu s-a schimbat nimic; încearcă din nou.
local-store-missing = Acest browser nu păstrează nimic, așa că aici nu se poate juca; poate e o fereastră privată.
local-bad-file = Fișierul nu conține partide Sintra. Nu s-a preluat nimic din el.
local-elsewhere = Partida aceasta se joacă în altă filă.
local-no-server = Pentru aceste opțiuni e nevoie de un server, iar pagina aceasta nu are.
local-bad-record = Rândul { $line } al înregistrării: { $problem }
local-bad-option = { $option }: { $problem }
local-paused = Jocul nu a fost deschis; ceasurile au stat.
local-failed = Ceva nu a mers în acest browser. Nu s-a pierdut nimic; încearcă din nou.

learn-first = Joci prima dată?
learn-first-about = Înveți în cinci minute, pas cu pas
learn-on = Continuă să înveți
lessons = Lecții
lessons-of = Lecții: { $title }
lesson-done = gata
lesson-begun = începută
lesson-you = Tu
lesson-next = Mai departe
lesson-skip = Sar peste
lesson-again = Încă o dată
lesson-play = Joacă prima partidă
lesson-other = Și asta e permis. Acum încearcă ce este luminat.
lesson-read = O clipă: citește întâi cartonașul, apoi mergi mai departe.
coach = Un sfat
coach-thanks = Mulțumesc, fără alte sfaturi
# My devices and data
my-data = Dispozitivele și datele mele
my-data-about = Aici ești cunoscut doar printr-un cookie al acestui browser: fără cont, fără parolă.
device-other = Pe alt dispozitiv
device-other-about = Partidele și locurile tale, și pe telefon sau pe alt calculator.
device-link = Creează un link
device-link-about = Deschide acest link pe celălalt dispozitiv sau scanează acolo codul. Poate fi folosit o singură dată, în zece minute. Nu-l arăta nimănui: cine îl deschide devine tu.
device-sign-out = Deconectează celelalte dispozitive
device-sign-out-about = Doar acest browser rămâne al tău; celelalte devin străine.
device-signed-out = Celelalte dispozitive au fost deconectate.
device-come = Vrei să fii aici aceeași persoană ca pe celălalt dispozitiv?
device-come-lose = Vrei să fii aici aceeași persoană ca pe celălalt dispozitiv? { $games ->
    [one] Partida pe care acest browser o are pe server nu va mai putea fi deschisă de aici.
   *[other] Partidele pe care acest browser le are pe server ({ $games }) nu vor mai putea fi deschise de aici.
}
device-come-yes = Da, este al meu
erase = Șterge datele mele
erase-about = Partidele tale de aici care nu au început sau la care nu joacă alți oameni se șterg. În partidele cu alții te dai bătut, iar numele tău dispare. Nu se poate reveni. Ce păstrează acest browser rămâne la locul lui.
erase-sure = Ștergem tot ce știe acest server despre tine?
erase-yes = Șterge tot
keep = Lasă cum este

endings = Finaluri
endings-about = Aici se poate încerca totul. Găsește calea cea mai bună; adversarul se apără perfect.
ending-title = Finalul { $number }
ending-trying = Se încearcă totul …
ending-begin = Mută tu.
ending-kept = Bine jucat: n-ai cedat nimic.
ending-lost = { $points ->
    [one] Ai cedat un punct: anulează și caută ceva mai bun.
    [few] Ai cedat { $points } puncte: anulează și caută ceva mai bun.
   *[other] Ai cedat { $points } de puncte: anulează și caută ceva mai bun.
}
ending-value = Cu jocul cel mai bun se termină { $mine } : { $theirs }.
ending-over = S-a terminat { $mine } : { $theirs }.
ending-next = Finalul următor
# Tabla de analiză
analysis = Tabla de analiză
analysis-about = Orice poziție, orice variantă și motorul alături.
analysis-of = { $title }: analiză
analyse = Analizează
analysis-engine = Motor
analysis-engine-off = Motorul este oprit.
analysis-engine-failed = Motorul nu funcționează în acest browser.
analysis-best = Cele mai bune mutări
analysis-choice = { $move }: { $name } câștigă cu o șansă de { $chance }, puncte așteptate { $points }
analysis-chance = { $name } { $chance }
analysis-exact = exact
analysis-simulations = { $count ->
    [one] { $shown } simulare
    [few] { $shown } simulări
   *[other] { $shown } de simulări
}
analysis-lines = Variante
analysis-drawn = { $count ->
    [one] o extragere
    [few] { $count } extrageri
   *[other] { $count } de extrageri
}
analysis-draw-due = Urmează o extragere.
analysis-deal = Extrage la întâmplare
analysis-deal-again = Extrage din nou
analysis-as-played = Cum s-a extras
analysis-comment = Comentariu
analysis-promote = Fă din aceasta varianta principală
analysis-remove = Șterge de aici înainte
analysis-removed = Varianta a fost ștearsă.
analysis-new = Altă poziție
analysis-begin = Partidă nouă
analysis-open = Deschide o înregistrare
analysis-text = Sau lipește textul ei ori al unei poziții
analysis-edit = Aranjează o poziție
analysis-change = Schimbă această poziție
analysis-change-about = Fiecare câmp poate fi schimbat. Un sac care lipsește conține toate plăcuțele care nu sunt în altă parte.
analysis-lay = Pune-o pe masă
analysis-read = Deschide textul
analysis-save = Salvează într-un fișier
analysis-link = Copiază un link
analysis-link-copied = Linkul este copiat. Conține toate variantele și comentariile.
analysis-bad-link = Linkul este incomplet sau deteriorat. În locul lui, iată o partidă nouă.
analysis-bad-line = Rândul { $line }: { $problem }
analysis-no-setup = O partidă cu aceste opțiuni nu poate fi pregătită în browser.

# Partidele proprii în cifre
statistics = Statistici
statistics-about = Partidele tale încheiate împotriva boților, câte păstrează acest browser.
statistics-none = În acest browser nu există încă partide încheiate împotriva boților.
statistics-unread = { $games ->
    [one] O partidă dintr-o versiune mai veche nu este numărată.
    [few] { $games } partide dintr-o versiune mai veche nu sunt numărate.
   *[other] { $games } de partide dintr-o versiune mai veche nu sunt numărate.
}
statistics-save = Salvează ca tabel (CSV)
statistics-by-level = După adversar
statistics-opponent = Adversar
statistics-games = Partide
statistics-won = Câștigate
statistics-points = Puncte
statistics-margin = Diferență
statistics-most = Cele mai multe puncte
statistics-wins = { $won } ({ $part })
statistics-wins-shared = { $won } ({ $part }), { $shared } la egalitate
statistics-by-kind = Puncte pe partidă, după motivul lor
statistics-kind = Pentru ce
statistics-mine = Ale tale
statistics-others = Ale celorlalți
statistics-over-time = Șansa de câștig pierdută la fiecare decizie, partidă după partidă
statistics-reviewed = { $games ->
    [one] O partidă analizată
    [few] { $games } partide analizate
   *[other] { $games } de partide analizate
}: { $rate } pierdut la fiecare decizie; extragerile au adus { $luck } pe partidă.
review = Analiză
learn = Învăț din greșelile mele
hint = Indiciu
hint-thinking = Caut un indiciu …
hint-look = Uită-te întâi aici.
hint-more = Arată mutarea
hint-move = { $move }
hint-why = De ce?
hint-no-why = Niciun fapt nu o arată singur: diferența apare mai târziu în partidă.
hint-given = cu indicii
hint-failed = Acum nu există niciun indiciu: { $cause }
key-hint = un indiciu

openings = Primele luări
openings-about = Ce aduce prima luare, după tiparul fabricii: puncte și victorii la sută față de medie, cu eroarea standard. Doi boți la fel de puternici joacă mai departe; piesele merg pe rândul pe care îl umplu.
opening-pattern = Fabrică
opening-tiles = Luate
opening-points = Puncte
opening-wins = Victorii
opening-games = Partide
# Puzzles
puzzle = Problemă
puzzles = Probleme
puzzles-about = O singură mutare e cea mai bună. Găsește-o și urcă în clasament.
puzzles-lead = Poziții din partide adevărate, fiecare cu o singură mutare mai bună decât toate, pe care un jucător lacom nu o vede. Răspunsurile sunt judecate pe loc, cu sau fără rețea.
puzzle-ask = E rândul tău: găsește cea mai bună mutare.
puzzle-go-on = Corect. Ceilalți au răspuns cât au putut de bine: găsește mutarea următoare.
puzzle-missed = Nu este cea mai bună mutare.
puzzle-loses = Te costă { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} din șansele de câștig. Cea mai bună: { $move }.
puzzle-right = Corect! Mai bună decât orice altceva cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} din șansele de câștig.
puzzle-next = Problema următoare
puzzle-values = Toate mutările
puzzle-values-about = Șansele de câștig după fiecare mutare.
puzzle-yours = (a ta)
puzzle-move = Mutare
puzzle-chance = Șanse de câștig
puzzle-sure-search = Găsit printr-o căutare lungă.
puzzle-sure-round = S-a încercat totul până la sfârșitul rundei.
puzzle-sure-game = S-a încercat totul până la sfârșitul partidei.
puzzle-show = Arată-mi
puzzle-try-again = Încă o dată
puzzle-play-on = Joacă mai departe de aici
puzzle-rating-now = Punctajul tău: { $rating } ({ $change }).
puzzle-again-soon = O vei mai întâlni.
puzzle-you = Tu și problemele
puzzle-rating = Punctaj
puzzle-interval = între { $low } și { $high }
puzzle-streak = Rezolvate la rând
puzzle-longest = cel mai bun șir: { $count }
puzzle-solved = Rezolvate din încercate
puzzle-days = { $count ->
    [one] o zi la rând
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}
puzzle-train = Antrenament
puzzle-train-about = { $count ->
    [one] o problemă, aproape de punctajul tău
    [few] { $count } probleme, următoarea aproape de punctajul tău
   *[other] { $count } de probleme, următoarea aproape de punctajul tău
}
puzzle-daily = Problema zilei
puzzle-daily-solved = Rezolvată azi
puzzle-daily-missed = Nerezolvată azi
puzzle-repeat = Încă o dată
puzzle-repeat-about = { $count ->
    [one] o problemă ratată
    [few] { $count } probleme ratate
   *[other] { $count } de probleme ratate
}
puzzle-own-about = { $count ->
    [one] o poziție din partidele tale
    [few] { $count } poziții din partidele tale
   *[other] { $count } de poziții din partidele tale
}
puzzle-facts = Vorbesc pentru ea: { $facts }.
puzzle-themes = Pe teme
puzzle-theme-count = { $solved } din { $count } rezolvate
puzzle-theme-poison = Lasă otrava
puzzle-why-poison = Celorlalți le rămâne ceea ce îi costă puncte.
puzzle-theme-last-taker = Ultimul plătește
puzzle-why-last-taker = Altcineva trebuie să ia ultimul și nu poate așeza totul.
puzzle-theme-marker = Marcajul
puzzle-why-marker = Contează cine ia marcajul de prim jucător și când.
puzzle-theme-end = Închei sau prelungești
puzzle-why-end = De aici depinde dacă partida se încheie cu această rundă.
puzzle-theme-bonus = Coloana sau culoarea
puzzle-why-bonus = Te apropie de bonusul pentru o coloană sau o culoare.
puzzle-theme-save = Păstrează pentru runda următoare
puzzle-why-save = Plăcile așteaptă în rândul lor runda următoare.
puzzle-theme-wild = Momentul jokerilor
puzzle-why-wild = Plăcile joker fac diferența.
puzzle-theme-pass = Când să spui pas
puzzle-why-pass = Întrebarea este dacă spui pas acum sau încă nu.
puzzle-theme-keep = Ce păstrezi
puzzle-why-keep = Contează ce păstrezi pentru runda următoare.
puzzle-theme-structure = Înconjoară
puzzle-why-structure = Înconjoară ceea ce dă plăci în schimb.
puzzle-theme-space = Ce spațiu
puzzle-why-space = Spațiul contează mai mult decât placa.
puzzle-theme-bonus-tile = Ce placă bonus
puzzle-why-bonus-tile = Placa bonus hotărăște ce poți așeza apoi.
puzzle-theme-plate = Ce panou
puzzle-why-plate = Panoul hotărăște ce poate deveni cupola.
puzzle-theme-place = Ce panou și unde
puzzle-why-place = Contează unde stă panoul și cum e rotit.
puzzle-theme-chip = Jetonul
puzzle-why-chip = Jetonul valorează aici mai mult decât plăcile, sau mai puțin.
puzzle-theme-two-lines = Jetoane pentru două rânduri
puzzle-why-two-lines = Jetoanele completează două rânduri sau mai multe.
puzzle-theme-moon = Ce descoperă luna
puzzle-why-moon = Contează ce se află pe partea cu luna.
puzzle-theme-line = Ce rând
puzzle-why-line = Rândul hotărăște, nu plăcile.
puzzle-theme-several-turns = Mai multe mutări
