guest = Oaspetele { $seat }

error-illegal = regulile nu permit acest lucru
error-unreadable = aceasta nu este o mutare
error-ambiguous = „{ $text }” poate însemna: { $candidates }
error-stale = masa s-a schimbat între timp
error-not-your-turn = nu este rândul tău
error-not-your-seat = nu stai la această masă
error-not-started = partida nu a început încă
error-over = partida s-a încheiat
error-unfinished = partida nu s-a încheiat încă
error-unconfirmed = tura ta așteaptă confirmarea
error-nothing-to-undo = nu este nimic de anulat
error-nothing-to-confirm = nu este nimic de confirmat
error-no-takeback = nu este nimic de luat înapoi
error-not-away = jucătorul de pe acest loc nu lipsește
error-too-late-to-mix = e prea târziu pentru a adăuga numere aleatoare: partida a început sau ale tale sunt deja acolo
error-seat-taken = locul { $seat } este ocupat
error-full = toate locurile sunt ocupate
error-hidden = acest lucru se poate vedea după încheierea partidei
error-old-rules = această partidă s-a jucat după regulile din Sintra { $rules }, care s-au schimbat între timp; acest lucru nu mai este posibil
error-unknown-game = nu există un astfel de joc
error-unknown-level = nu există botul „{ $level }”
error-no-such-game = la acest link nu există nicio partidă
error-not-found = aici nu este nimic
error-bad-option = opțiunea { $option }: { $problem }
error-bad-record = rândul { $line } al înregistrării: { $problem }
error-bad-request = serverul nu înțelege această cerere: { $problem }
error-key-needed = această partidă este privată; deschide linkul primit de la jucătorii ei
error-token-needed = aici este nevoie de tokenul celui care administrează serverul
error-banned = accesul tău pe acest server a fost oprit; cel care îl administrează îți poate spune de ce
error-bad-code = linkul a fost deja folosit sau a expirat; fă unul nou pe celălalt dispozitiv
error-origin = nu sunt acceptate cereri de la alte pagini
error-wrong-host = acest server nu răspunde la numele „{ $host }”; cine îl administrează îl poate permite cu --host-name
error-bad-name = „{ $name }” nu poate fi un nume: { $why ->
    [empty] nu l-ar vedea nimeni
   *[bot] este al unui bot
}
error-too-fast = prea multe cereri; așteaptă o clipă
error-too-many-games = prea multe partide noi; așteaptă puțin
error-too-large = este prea mare
error-broken = această partidă a fost pusă deoparte: din poziția ei nu se mai poate continua după reguli
error-many-reviews = acum sunt analizate prea multe partide; încearcă din nou peste un minut
error-busy = partida nu a putut fi salvată acum; nimic nu s-a schimbat, încearcă din nou
error-failed = a apărut o eroare pe server; nimic nu s-a schimbat

refused-connection = Sunt prea multe conexiuni; închide câteva sau încearcă mai târziu.
refused-headers = Antetele cererii sunt prea mari.
refused-slow = Cererea nu a sosit la timp.
refused-http = Serverul nu înțelege această cerere.

happened-sat = { $name } se așază la masă
happened-mixed = { $name } adaugă numere aleatoare
happened-started = partida începe
happened-moved = { $name }: { $move }
happened-moved-hidden = { $name } a hotărât ceva ce ceilalți nu pot vedea
happened-confirmed = { $name } și-a încheiat tura
happened-undone = { $name } își anulează decizia
happened-asked = { $name } cere să își ia înapoi ultima tură
happened-answered-yes = { $name } este de acord
happened-answered-no = { $name } nu este de acord
happened-left = { $name } a plecat; un bot joacă mai departe
happened-back = { $name } s-a întors
happened-out-resigned = { $name } cedează
happened-out-time = { $name } a rămas fără timp
happened-preferred = { $name } și-a schimbat preferințele
happened-paused = serverul nu a fost disponibil; ceasurile au stat
happened-broken = partida se încheie aici: din această poziție nu se mai poate continua după reguli
happened-rematched = { $name } vrea încă o partidă

preview-invited = { $name } te invită la { $title }
preview-invited-about = Deschide linkul și așază-te: fără cont, fără nimic de instalat.
preview-game = { $title }: { $names }
preview-playing-about = Se joacă chiar acum: deschide linkul ca să privești.
preview-over-about = O partidă încheiată, de revăzut mutare cu mutare.

verified-noted = Extragerile sunt corecte: toate cele { $draws } decurg din secret, iar acesta este secretul de care serverul era legat prin angajamentul pe care l-ai notat.
verified-file = Fișierul este în acord cu sine însuși: { $draws ->
    [one] singura extragere decurge
    [few] toate cele { $draws } extrageri decurg
   *[other] toate cele { $draws } de extrageri decurg
} din secretul pe care îl conține. Că secretul era stabilit înainte de partidă, niciun fișier nu poate arăta singur: notează angajamentul la începutul partidei și dă-l cu --commitment.
verified-added = Au adăugat numere aleatoare: { $names }.
verified-added-nobody = Niciun jucător nu a adăugat numere aleatoare, așa că înainte de partidă serverul putea alege între mai multe secrete.
unchecked-empty = Nu este nimic de verificat: înregistrarea nu are mutări.
unchecked-unfinished = Nu este încă nimic de verificat: partida nu era încheiată când a fost salvată înregistrarea.
unchecked-no-secret = Nu este nimic de verificat: înregistrarea nu are un secret (antetul „Secret”). Partida nu a fost jucată pe un server sau antetul a fost șters.
unchecked-no-draws = Nu este nimic de verificat: în această partidă nu s-a extras nimic.
unchecked-other-function = Această versiune de Sintra nu poate verifica înregistrarea: nu știe cum extrage „{ $name }” (antetul „Draws”).
unfair-other-commitment = Angajamentul din înregistrare nu este cel pe care l-ai notat.
unfair-other-secret = Secretul nu este cel căruia îi corespunde angajamentul.
unfair-other-random = Numerele aleatoare adăugate de jucători (antetele „Random …”) nu sunt cele pe care le-ai notat sau nu sunt numere.
unfair-other-draw = Mutarea { $ply } este extragerea { $draw }, dar secretul duce la { $due }.
happened-hinted = { $name } a cerut un indiciu
