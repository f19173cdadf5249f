# Az első oldal
tagline = Foglalj helyet! A csempék már az asztalon vannak.
lead = Az Azul és testvérei a böngésződben: botok ellen, barátokkal, egy képernyő körül. Nem kell fiók, nem kell telepíteni semmit.
play-now = Játék most
play-summary = { $game }, { $players } játékos, ellenfél: { $level }
other-ways = A játék más módjai
friends = Barátokkal
friends-about = Küldj linket: mindenki a saját képernyőjén játszik.
around = E képernyő körül
around-about = Az egér vagy a táblagép kézről kézre jár.
library = Nézni, visszajátszani
library-about = Folyó játszmák, és amik már lezajlottak.
choose-game = Válassz játékot
how-many = Játékosok
how-many-about = Te, és annyi bot, ahány szék marad.
which-level = Ellenfél
read-rules = { $title }: a szabályok
players-range = { $least }–{ $most } játékos
players-exactly = { $players } játékos
level-random = Véletlen
level-random-about = Azt lépi, ami eszébe jut. Első játszmához jó.
level-greedy = Mohó
level-greedy-about = Azt viszi, ami azonnal a legtöbbet hozza, és sosem néz előre.
level-copper = Réz
level-copper-about = Kicsit előrenéz, és sok mindent elnéz.
level-bronze = Bronz
level-bronze-about = Előrenéz, és barátságosan hibázik.
level-silver = Ezüst
level-silver-about = Jól játszik, néha megbotlik.
level-gold = Arany
level-gold-about = Nagyon jól játszik, keveset bocsát meg.
level-diamond = Gyémánt
level-diamond-about = A legerősebb. Egy másodpercig gondolkodik.
your-games = Játszmáid
unofficial = A Sintra nem hivatalos: nincs kapcsolata az Azul kiadójával és szerzőjével. Minden rajz és szöveg a sajátunk.
open-source = Nyílt forráskódú, reklám és nyomkövetés nélkül.

# Új asztalok
friends-lead = Egy asztal, játék: { $title }. Kapsz egy linket, és egy kódot telefonokhoz.
friends-count = Barátok
friends-bots = Botok is
around-lead = { $title } ezen a képernyőn. Aki soron van, annak a táblája kivilágosodik.
player-number = { $number }. játékos
your-name = A neved
clock = Óra
clock-none = Nincs
clock-slow = 20 perc + 15 mp
clock-brisk = 5 perc + 5 mp
clock-turn = körönként 1 perc
listed = Mindenki láthatja
listed-about = Aki erre a szerverre téved, leülhet vagy nézheti.
open-table = Asztal megnyitása
start-game = Kezdés
shelf-mine = Játszmáim
shelf-mine-empty = Még nincs egy sem. Itt lesznek a játszmáid.
shelf-open = Szabad helyek
shelf-open-empty = Most nincs nyitott asztal.
shelf-playing = Nézhető
shelf-playing-empty = Most senki sem játszik nyilvánosan.
shelf-finished = Befejezett
shelf-finished-empty = Még nincs befejezett játszma.
list-your-turn = Te jössz
list-waiting = Játékosokra vár
list-playing = Folyamatban
import = Játszma máshonnan
import-about = Egy elmentett jegyzőkönyv, innen vagy más szerverről, az asztalra tehető és visszajátszható.
import-file = Jegyzőkönyv kiválasztása

# Az asztalnál
players = Játékosok
points = { $points ->
   *[other] { $points } pont
}
to-move = Ő következik.
seat-open = Szabad hely
seat-bot = bot
seat-mine = te
seat-away = nincs itt
seat-stand-in = addig bot játszik
seat-out-resigned = feladta
seat-out-time = lejárt az ideje
status-waiting = Játékosokra várunk
status-your-turn = Te jössz
status-turn-of = { $name } következik
status-their-turn = { $name } következik
status-thinking = { $name } gondolkodik …
status-nature = Csempehúzás …
status-confirm = Erősítsd meg a körödet, vagy vond vissza
status-confirming = { $name } megerősítésére várunk
status-asked = { $name } visszavenné a körét
status-asking = Válaszra várunk a visszavételhez
status-stand-in = Bot játszik helyetted
line-lost = Nincs kapcsolat. Újra próbáljuk; semmi sem vész el.
over = A játszma véget ért
over-you = Győztél, { $points ->
   *[other] { $points } ponttal
}
over-won = { $name } győzött, { $points ->
   *[other] { $points } ponttal
}
over-shared = Közös győzelem: { $names }
ended-resigned = A játszma azért ért véget, mert egy játékos feladta.
ended-time = A játszma azért ért véget, mert egy játékos ideje lejárt.
target-onward = { $words } … ({ $choices } lehetőség)
which-one = Melyiket?
undo = Visszavonás
takeback = Visszavétel
confirm = Megerősítés
agree = Rendben
decline = Nem
back = Visszaülök a helyemre
result = Eredmény
rematch = Még egyszer
rematch-join = Csatlakozás a következőhöz
replay = Visszajátszás
watching = { $watching ->
   *[other] { $watching } néző
}
waiting-title = { $open ->
    [one] Egy hely szabad. Hívj meg valakit!
   *[other] { $open } hely szabad. Hívd meg a barátaidat!
}
join-title = Van szabad hely: { $title }
join-with = Az asztalnál: { $names }.
sit-down = Leülök
share = Meghívás
share-about = Aki megnyitja ezt a linket, leülhet; ha nincs hely, nézheti.
share-link = Link ehhez az asztalhoz
share-code = Irányítsd ide egy telefon kameráját
share-with = Megosztás …
copy = Másolás
copied = A link a vágólapon van.
account = Pontok, magyarázattal
account-start = induláskor
account-nothing = még nincs pont
moves = Lépések
move-hidden = rejtett
choices = Minden lehetőség szavakkal
position = Az asztal szövegként
no-choices = Most nincs miből választani.
resign = Feladom
resign-sure = Feladod ezt a játszmát?
keep-playing = Játszom tovább
leave = Játsszon helyettem bot
stand-in = Játsszon bot { $name } helyett
rules = Szabályok
rules-of = { $title }: szabályok
see-rule = A szabály
gone-key = Ez zárt játszma. Kérd el a linket a játékosaitól.
gone-game = Ezzel a linkkel nincs játszma.

# Visszajátszás
replay-of = { $title }, visszajátszva
replay-where = Hol tart a játszma
replay-first = Az elejére
replay-previous = Egy lépést vissza
replay-next = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-link = Link másolása ehhez a pillanathoz
replay-start = Az asztal megterítve
copied-moment = A pillanat linkje a vágólapon van.
play-on = Játék innen tovább
play-on-about = Ebből az állásból új játszma indul. A régi marad, ahogy volt.
play-on-seat = Akivel játszom
download = Letöltés

# Mindenhol
language = Nyelv
settings = Beállítások
settings-theme = Színek
theme-system = Mint a rendszer
theme-light = Világos
theme-dark = Sötét
settings-motion = Mozgás
motion-system = Mint a rendszer
motion-full = Teljes
motion-reduced = Nincs
settings-speed = Sebesség
speed-0 = Nyugodt
speed-1 = Szokásos
speed-2 = Gyors
speed-3 = Nagyon gyors
settings-confirm = Minden kör megerősítése
settings-confirm-about = A köröd csak akkor számít, ha megerősítetted.
settings-sound = Hangok
settings-sound-about = Halk csempekoccanások, ez az oldal állítja elő őket.
more = Továbbiak
close = Bezárás
to-start = Az első oldalra
nowhere = Itt nincs semmi.
beside-table = Játékosok és lépések
keys = Billentyűk
key-table = az asztalhoz
key-arrows = egyik célpontról a másikra
key-enter = kiválasztás
key-escape = a kiválasztott elengedése
key-undo = visszavonás
key-confirm = megerősítés
key-list = minden lehetőség szavakkal
key-position = az asztal szövegként
key-scores = pontok, magyarázattal
key-who = ki következik, felolvasva
key-rules = szabályok
