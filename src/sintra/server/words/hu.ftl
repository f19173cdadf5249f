guest = { $seat }. vendég

error-illegal = ezt a szabályok nem engedik
error-unreadable = ez nem lépés
error-ambiguous = „{ $text }” többféle is lehet: { $candidates }
error-stale = az asztal közben megváltozott
error-not-your-turn = nem te következel
error-not-your-seat = nem ülsz ennél az asztalnál
error-not-started = a játszma még nem kezdődött el
error-over = a játszma véget ért
error-unconfirmed = előbb erősítsd meg a körödet
error-nothing-to-undo = nincs mit visszavonni
error-nothing-to-confirm = nincs mit megerősíteni
error-no-takeback = nincs mit visszavenni
error-not-away = erről a helyről senki sem hiányzik
error-too-late-to-mix = már nem lehet véletlen számokat hozzáadni: a játszma elkezdődött, vagy a tieid már megvannak
error-seat-taken = { AZ($seat) }. hely foglalt
error-full = minden hely foglalt
error-hidden = ez a játszma vége után látható
error-old-rules = ezt a játszmát a Sintra { $rules } szabályai szerint játszották; ezek azóta megváltoztak, ezért ez már nem lehetséges vele
error-unknown-game = nincs ilyen játék
error-unknown-level = nincs „{ $level }” nevű bot
error-no-such-game = ezzel a linkkel nincs játszma
error-not-found = itt nincs semmi
error-bad-option = { $option } beállítás: { $problem }
error-bad-record = a jegyzőkönyv { $line }. sora: { $problem }
error-bad-request = a szerver nem érti ezt a kérést: { $problem }
error-key-needed = ez a játszma zártkörű; azt a linket nyisd meg, amelyet a játékosai használnak
error-token-needed = ehhez a szerver üzemeltetőjének tokenje kell
error-banned = erről a szerverről ki vagy tiltva; az üzemeltetője megmondhatja, miért
error-bad-code = ezt a linket már felhasználták vagy lejárt; készíts újat a másik eszközön
error-origin = más oldalról érkező kérést nem fogadunk el
error-wrong-host = ez a szerver nem a „{ $host }” névre hallgat; az üzemeltetője a --host-name kapcsolóval engedélyezheti a nevet
error-bad-name = „{ $name }” nem lehet név: { $why ->
    [empty] senki sem látná
   *[bot] egy boté
}
error-too-fast = túl sok kérés; várj egy pillanatot
error-too-many-games = túl sok új játszma; várj egy kicsit
error-too-large = ez túl nagy
error-broken = ezt a játszmát félretettük: ebből az állásból a szabályok szerint nem folytatható
error-busy = a játszmát most nem sikerült elmenteni; semmi sem változott, próbáld újra
error-failed = hiba történt a szerveren; semmi sem változott

refused-connection = Túl sok a kapcsolat; zárj be néhányat, vagy próbáld újra később.
refused-headers = A kérés fejlécei túl nagyok.
refused-slow = A kérés nem érkezett meg időben.
refused-http = Ezt a kérést a szerver nem érti.

happened-sat = { $name } leül
happened-mixed = { $name } véletlen számokat ad hozzá
happened-started = kezdődik a játszma
happened-moved = { $name }: { $move }
happened-moved-hidden = { $name } olyat döntött, amit csak ő láthat
happened-confirmed = { $name } befejezte a körét
happened-undone = { $name } visszavonja a döntését
happened-asked = { $name } szeretné visszavenni az utolsó körét
happened-answered-yes = { $name } beleegyezik
happened-answered-no = { $name } nem egyezik bele
happened-left = { $name } elment; bot játszik tovább
happened-back = { $name } visszatért
happened-out-resigned = { $name } feladja
happened-out-time = { $name } ideje lejárt
happened-preferred = { $name } megváltoztatta a beállításait
happened-paused = a szerver nem volt elérhető; az órák álltak
happened-broken = a játszma itt véget ér: ebből az állásból a szabályok szerint nem folytatható
happened-rematched = { $name } még egyszer játszana

preview-invited = { $name } meghív egy játékra: { $title }
preview-invited-about = Nyisd meg a linket, és ülj le: nem kell regisztrálni, sem telepíteni semmit.
preview-game = { $title } – { $names }
preview-playing-about = Éppen folyik a játék: nyisd meg a linket, ha nézni szeretnéd.
preview-over-about = Befejezett játszma, lépésről lépésre visszajátszható.

verified-noted = A húzások tisztességesek: mind { AZ($draws) } a titokból következik, és ez az a titok, amelyhez a feljegyzett kötelezvény a szervert kötötte.
verified-file = A fájl önmagával összhangban van: mind { AZ($draws) } húzás a benne lévő titokból következik. Azt, hogy a titok már a játszma előtt megvolt, egyetlen fájl sem tudja magában megmutatni: jegyezd fel a kötelezvényt a játszma elején, és add meg a --commitment kapcsolóval.
verified-added = Véletlen számokat adott hozzá: { $names }.
verified-added-nobody = Egy játékos sem adott hozzá véletlen számokat, ezért a szerver a játszma előtt válogathatott a titkok között.
unchecked-empty = Nincs mit ellenőrizni: a jegyzőkönyvben nincs lépés.
unchecked-unfinished = Még nincs mit ellenőrizni: a mentéskor a játszma nem ért véget.
unchecked-no-secret = Nincs mit ellenőrizni: a jegyzőkönyvben nincs titok („Secret” fejléc). Nem szerveren játszották, vagy törölték a fejlécet.
unchecked-no-draws = Nincs mit ellenőrizni: ebben a játszmában nem volt húzás.
unchecked-other-function = A Sintra e változata nem tudja ellenőrizni a jegyzőkönyvet: nem ismeri a húzás „{ $name }” módját („Draws” fejléc).
unfair-other-commitment = A jegyzőkönyv kötelezvénye nem az, amelyet feljegyeztél.
unfair-other-secret = A titok nem az, amelyről a kötelezvény szól.
unfair-other-random = A játékosok által hozzáadott véletlen számok („Random …” fejlécek) nem azok, amelyeket feljegyeztél, vagy nem is véletlen számok.
unfair-other-draw = Nem stimmel { AZ($ply) }. lépés: a húzás { $draw }, de a titokból { $due } következik.
happened-hinted = { $name } tippet kért
