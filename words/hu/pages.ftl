# Az oldalak az asztalok körül.

pages-title = Társas: társasjátékok barátokkal, családdal vagy gépek ellen
pages-description = Öt modern társasjáték a böngésződben: egyedül, gépek ellen, egy képernyőn vagy barátokkal. Ingyen, regisztráció nélkül.
pages-skip = Ugrás a tartalomra
pages-navigation = Fő navigáció
pages-home = Kezdőlap
pages-games = Játékok
pages-about = Névjegy
pages-guest = Vendég
pages-language = Magyar
pages-theme = Színek: { $now }. Váltás erre: { $next }.
pages-theme-auto = az eszköz szerint
pages-theme-light = világos
pages-theme-dark = sötét
pages-privacy = Adatvédelem
pages-footer = Nincs regisztráció, nincs reklám, nincs nyomkövetés. Csak az asztal.
pages-copy = Másolás
pages-copied = Kimásolva
pages-lost = Megszakadt a kapcsolat, újracsatlakozunk …
pages-failed = Ez most nem sikerült. Próbáld meg újra.
pages-more-actions = Minden lehetséges lépés szavakkal
pages-script = Az asztalhoz JavaScript kell: az mozgatja a játékelemeket, és követi a többi játékost.

# A kezdőlap.
pages-welcome = Ülj le, már megterítettünk
pages-promise = Öt modern társasjáték egy közös estére vagy tíz nyugodt percre egyedül. Nem kell telepíteni semmit, és regisztrálni sem kell: válassz egy játékot, és már játszhatsz is.
pages-choose = Válassz játékot
pages-players =
    { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
pages-players-range = { $fewest }–{ $most } játékos
pages-play-bots = Játssz most
pages-play-solo = Egyedül
pages-play-friends = Barátokkal
pages-play-screen = Egy képernyőn
pages-play-more = További lehetőségek
pages-rules = Szabályok
pages-mine = Az asztalaim
pages-open = Nyitott asztalok
pages-open-none = Most épp senki sem vár játékostársra. Nyiss asztalt barátokkal, jelöld be, hogy „Bárki leülhet”, és itt fog megjelenni.
pages-mine-more = Többi asztalom ({ $count })
pages-mine-against = Veled játszik: { $names }
pages-mine-turn = Te jössz
pages-mine-turn-of = { $names } következik
pages-mine-won = Nyertél, { $points }
pages-mine-shared = Közös győzelem, { $points }
pages-mine-won-by =
    { $count ->
        [one] { $names } nyert, { $points }
       *[other] { $names } közösen nyert, { $points }
    }
pages-mine-ended = Félbehagytátok
pages-mine-solo = { $points } pont
pages-mine-solo-title = { $points } pont: { $title }
pages-open-there = Az asztalnál: { $names }
pages-go-on = Folytatás
pages-go-join = Leülök
pages-go-replay = Visszanézem
pages-progress-open = játékosokra vár
pages-progress-playing = folyamatban
pages-progress-over = véget ért
pages-ago-now = az imént
pages-ago-minutes =
    { $count ->
        [one] egy perce
       *[other] { $count } perce
    }
pages-ago-hours =
    { $count ->
        [one] egy órája
       *[other] { $count } órája
    }
pages-ago-days =
    { $count ->
        [one] tegnap
       *[other] { $count } napja
    }
pages-upload = Mentett játszma megnézése
pages-upload-help = Minden befejezett játszmát elmenthetsz egy kis szövegfájlba. Nyisd meg itt, és nézd végig lépésről lépésre.
pages-upload-file = A játszma fájlja
pages-upload-do = Megnyitás

# Új asztal.
pages-new-title = Új asztal: { $game }
pages-new-modes = Kik játszanak?
pages-new-settings = A játék
pages-new-seats = Ki hol ül
pages-new-seats-help = A nyitott helyre az ülhet le, akinek megvan a link. Később gépet is ültethetsz oda.
pages-new-expert-help = A mester úgy tanulta meg a játékot, hogy önmaga ellen játszott. Csak azt látja, ami a saját helyéről látszik.
pages-new-first = Első játékhoz beállítva, ahogy a szabálykönyv ajánlja. Bármin változtathatsz.
pages-new-more = További beállítások
pages-new-public = Bárki leülhet
pages-new-public-help = Amíg van szabad hely, az asztal a kezdőlapon is megjelenik.
pages-new-hints = Lehet tippet kérni
pages-new-hints-help = Mindenki látja, ha valaki tippet kér. Ha csak gépek ellen játszol, mindig kérhetsz.
pages-new-box = Doboz
pages-new-box-help = A lapok, táblák és kártyák, amelyekkel játszol.
pages-new-box-own = Eltér ettől a nyomtatott játékod? Játssz a saját dobozoddal:
pages-new-do = Asztal nyitása
pages-usual = Alapbeállítás: { $value }.
pages-mode-bots = Gépek ellen
    .help = Azonnal kezdheted; a többi helyre gépek ülnek.
pages-mode-friends = Barátokkal
    .help = Kapsz egy linket. Küldd el a barátaidnak; aki megnyitja, leülhet.
pages-mode-screen = Egy képernyőn
    .help = Többen játszotok ezen az eszközön, és kézről kézre adjátok. Ami titkos, titkos marad: két kör között függöny takarja el az asztalt.
pages-mode-solo = Egyedül
    .help = Csak te, a lehető legjobb pontszámért.
pages-name = Hogy szólítsunk?
pages-name-example = A neved
pages-seat = { $number }. hely
pages-seat-name = { $number }. játékos neve
pages-sitter-me = Én
pages-sitter-beside = Ezen az eszközön
pages-sitter-open = Nyitott: akinek megvan a link
pages-bot = Gép: { $level }
pages-level = Milyen jól játsszon a gép
pages-level-random = véletlenszerű
pages-level-easy = könnyű
pages-level-medium = közepes
pages-level-hard = nehéz
pages-level-expert = mester

# Az asztal.
pages-region-seats = Kik ülnek az asztalnál
pages-region-status = Ki van soron
pages-region-picture = Az asztal
pages-region-choices = A lehetőségeid
pages-region-tools = Eszközök
pages-region-scores = Pontok
pages-region-log = Mi történt eddig
pages-region-controls = A visszajátszás lépései
pages-region-event = Mi történt ennél a lépésnél
pages-region-moves = A játszma minden lépése
pages-region-beside = Erről a visszajátszásról
pages-seats = Helyek
pages-seat-free = Szabad hely
pages-seat-free-state = vár valakire
pages-seat-mine = te
pages-seat-points = { $points } pont
pages-seat-here = itt van
pages-seat-away = nincs itt
pages-bot-name-1 = Robi
pages-bot-name-2 = Pixel
pages-bot-name-3 = Csavar
pages-bot-name-4 = Rugó
pages-bot-name-5 = Szikra
pages-bot-name-6 = Bütyök
pages-seat-numbered = { $name } { $number }
pages-seat-sit-too = Ide is én ülök
pages-seat-bot = Játsszon itt egy gép
pages-seat-bot-over = Játsszon helyettem egy gép
pages-seat-fill = A hely betöltése
pages-seat-ways = Távozás, vagy játsszon helyetted egy gép
pages-seat-leave = Felállok az asztaltól
pages-seat-return = Visszaülök
pages-invite = Küldd el ezt a linket a barátaidnak: aki megnyitja, leülhet.
pages-invite-link = Az asztal linkje
pages-invite-watch = Ha már minden hely foglalt, ugyanezzel a linkkel nézőként lehet csatlakozni.
pages-status-open = Várunk, amíg minden helyre leül valaki.
pages-room = { $seats } helyből { $taken } már foglalt.
pages-code = Telefonnal is beolvasható
pages-code-invite = QR-kód az asztal címével
pages-code-me = QR-kód a személyes linkeddel
pages-invited = { $name } játszani hív: { $game }
pages-invited-by-nobody = Játszani hívnak: { $game }
pages-invited-sit = Leülök játszani
pages-phone = Folytatom a telefonomon
pages-watch-link = Link másolása nézőknek
pages-seat-bot-for = { $level }, { $name } helyett
pages-seat-gave-up = feladta, gép játszik tovább
pages-leave = Felállsz az asztaltól?
pages-leave-bot-help = Egy gép játszik tovább helyetted, és bármikor visszaülhetsz.
pages-leave-free-help = A helyed felszabadul, és a játék addig vár, amíg valaki le nem ül oda.
pages-give-up = Feladom …
pages-give-up-help = A helyeden egy gép játszik tovább a játék végéig. Utolsó leszel, és nem ülhetsz vissza.
pages-give-up-do = Igen, feladom
pages-end = Hagyjuk abba …
pages-end-help = A többieket is megkérdezzük. Ha mindenki beleegyezik, a játéknak itt vége, és senki sem nyer.
pages-end-alone = Hagyjuk abba …
pages-end-alone-help = A játéknak itt vége, és senki sem nyer. Visszanézheted és elmentheted.
pages-end-do = Igen, legyen vége
pages-kept = Most egy gép játszik helyetted.
pages-away = { $name } nincs itt, a játék rá vár. Ha sokáig tart, játszhat helyette egy gép.
pages-away-minutes =
    { $count ->
        [one] { $name } egy perce nincs itt, a játék rá vár.
       *[other] { $name } { $count } perce nincs itt, a játék rá vár.
    }
pages-away-hours =
    { $count ->
        [one] { $name } egy órája nincs itt, a játék rá vár.
       *[other] { $name } { $count } órája nincs itt, a játék rá vár.
    }
pages-away-bot = Addig játsszon gép, amíg { $name } vissza nem jön
pages-away-wait = Várjunk még
pages-ending = { $name } azt javasolja, hogy itt hagyjátok abba. Így senki sem nyer.
pages-ending-waiting = Szeretnéd itt abbahagyni a játékot. Még nem válaszolt: { $names }
pages-ending-ready = Aki még az asztalnál ül, mind abbahagyná itt a játékot.
pages-ending-agree = Hagyjuk abba
pages-ending-decline = Játsszunk tovább
pages-ending-withdraw = Mégis játsszunk tovább
pages-ended = A játék közös megegyezéssel véget ért. Senki sem nyert.
pages-given-up =
    { $count ->
        [one] { $names } feladta, ezért utolsó. A pontok úgy maradnak, ahogy a játékban összegyűltek.
       *[other] { $names } feladták, ezért utolsók. A pontok úgy maradnak, ahogy a játékban összegyűltek.
    }
pages-log-sat = { $name } leült az asztalhoz.
pages-log-rose = { $name } felállt az asztaltól.
pages-log-bot = { $name } helyett most egy gép játszik.
pages-log-returned = { $name } visszaült.
pages-log-gave-up = { $name } feladta; egy gép játszik tovább.
pages-log-proposed = { $name } azt javasolta, hogy hagyjuk abba.
pages-log-agreed = { $name } beleegyezett, hogy hagyjuk abba.
pages-log-declined = { $name } tovább szeretne játszani.
pages-log-ended = { $name } szavával a játék véget ért. Senki sem nyert.
pages-watching = Nézőként vagy ennél az asztalnál.
pages-first = Első játék, a szabálykönyv ajánlása szerint.
pages-first-change = Más beállítás
pages-undo = Visszavonás
pages-undo-help = Visszavonja az utolsó döntésedet
pages-hint = Tipp
pages-hint-help = Megmutatja, mit tenne a legerősebb gép, és miért
pages-hint-is = Tipp: { $action }.
pages-rematch = Új játszma
pages-rematch-go = Tovább az új játszmához
pages-replay = Visszanézem
pages-record = Játszma mentése
pages-end-nobody = Nincs győztes
pages-end-won = Nyertél!
pages-end-shared = Közös győzelem!
pages-end-won-by =
    { $count ->
        [one] { $names } nyert
       *[other] { $names } közösen nyert
    }
pages-end-total = Összesen
pages-end-short =
    { $points ->
        [one] Egyetlen ponttal maradtál le a győzelemről.
       *[other] { $points } ponttal maradtál le a győzelemről.
    }
pages-end-titles = A címek
pages-end-next =
    { $points ->
        [one] Egyetlen pont hiányzott ehhez: „{ $title }”
       *[other] { $points } pont hiányzott ehhez: „{ $title }”
    }
pages-end-best = Legjobb eredményed: { $points }
pages-end-average =
    { $count ->
        [one] átlagod: { $points }
       *[other] átlagod { $count } játszmából: { $points }
    }
pages-end-opponent = Következő ellenfél: { $level }
pages-end-share = Megosztom
pages-fair = Becsületes kockák
pages-fair-digest = Ennél az asztalnál már az első lépés előtt eldőlt, mit dobnak a kockák. A pecsét:
pages-fair-later = A pecsét mögötti kulcsszám a játék végén válik láthatóvá.
pages-fair-seed = A kockák kulcsszáma:
pages-fair-check = Ezzel bárki ellenőrizheti a mentett játszmát: { $command }
pages-fair-how = Hogyan működik?
pages-fair-now = Kockák ellenőrzése
pages-fair-right = ✓ A kulcsszám illik ahhoz a pecséthez, amelyet ez a böngésző az asztal első megnyitásakor eltett.
pages-fair-late = ✓ A kulcsszám illik az itt látható pecséthez. Ez a böngésző csak a játék vége után látta az asztalt, ezért saját pecsétet nem tett el.
pages-fair-wrong = ✗ A kulcsszám nem illik a pecséthez! Nem ezek a kockák dőltek el a játék elején.
pages-curtain = Add tovább az eszközt: most { $name } jön
pages-curtain-help = Más most ne nézze a képernyőt.
pages-curtain-do = { $name } vagyok, mutasd az asztalt
pages-waiting = A játék elkezdődik, amint minden hely betelt.
pages-notice-full = Betelt a szerver lemeze: most semmit sem lehet elmenteni. Semmi sem veszett el; a játék folytatódik, amint lesz hely.
pages-notice-unwell = A szerver most semmit sem tud elmenteni. Semmi sem veszett el; folyamatosan újra próbálkozik.
pages-drawing = Terítjük az asztalt …

# Visszajátszás.
pages-replay-title = { $game }: visszajátszás
pages-replay-start = A játék kezdete
pages-replay-step = { $step }. lépés (összesen { $steps })
pages-replay-first = Az elejére
pages-replay-back = Egy lépést vissza
pages-replay-play = Lejátszás
pages-replay-pause = Szünet
pages-replay-forward = Egy lépést előre
pages-replay-last = A végére
pages-replay-link = Link ehhez a lépéshez
pages-replay-keys = A nyílbillentyűk előre-hátra léptetnek, a szóköz indít és megállít.
pages-eyes = Nézőpont
pages-eyes-spectator = néző
pages-eyes-all = aki éppen lép (minden nyílt)
pages-eyes-do = Mutasd
pages-play-on = Innen továbbjátszom

# Szabályok.
pages-contents = Tartalom

# Az olvasó.
pages-me = Rólad
pages-me-name = A neved
pages-me-name-do = Legyen ez a nevem
pages-me-link = Folytatás másik eszközön
pages-me-link-help = Nincs fiókod és jelszavad: ez a böngésző a belépőjegyed. Nyiss meg egy személyes linket a telefonodon vagy egy másik számítógépen, és ott is a saját nevedben játszhatsz, az összes asztaloddal.
pages-me-link-do = Személyes link készítése
pages-me-link-new = Itt a linked. Csak most mutatjuk meg:
pages-me-link-secret = Tartsd titokban: akinél ez a link van, a te nevedben játszhat. A barátaidat az asztal linkjével hívd meg.
pages-me-sessions = A böngészőid és a linkjeid
pages-me-sessions-help = Ezek a böngészők, programok és linkek játszhatnak a te nevedben. Távolítsd el, amelyiket nem ismered, vagy amelyikre már nincs szükséged.
pages-me-boxes = Dobozok, amelyeket lemásoltál és átírtál, hogy megegyezzenek a nyomtatott játékaiddal.
pages-session-browser = Böngésző
pages-session-program = Program
pages-session-link = Személyes link
pages-session-carried = Régebbi böngésző vagy link
pages-session-current = ez itt
pages-session-used = utoljára használva: { $when }
pages-session-end = Eltávolítás
pages-session-leave = Kilépek innen
pages-session-only = Mielőtt kilépsz, készíts személyes linket: másik böngésző vagy link nem ismer téged.
pages-enter = Ezen a néven folytatod itt: { $name }?
pages-enter-help = Ez egy személyes link. Ha a tiéd, ez a böngésző mostantól ismeri a nevedet és az asztalaidat.
pages-enter-replace = Ezt a böngészőt eddig { $name } használta. Ha folytatod, itt elfelejtjük ezt a nevet és a hozzá tartozó asztalokat.
pages-enter-keep = Előbb készítek egy személyes linket, hogy később visszatérhessek
pages-enter-do = Igen, itt folytatom
pages-enter-not = Nem, maradok, aki vagyok
pages-sorry = Valami leesett az asztalról
pages-sorry-missing = Itt nincs semmi
pages-sorry-home = Vissza a játékokhoz

# Dobozok.
pages-boxes = Dobozaim
pages-boxes-about = A dobozban benne van minden, amit egy játékhoz kinyomtattak: lapok, táblák, kártyák és a rajtuk lévő számok. Más a te nyomtatott játékod, mint a miénk? Másold le a dobozunkat, írd át, ami eltér, és játssz a sajátoddal.
pages-boxes-mine = Mentett dobozok
pages-boxes-none = Még nincs dobozod. Kezdésnek másold le valamelyiket a mieink közül.
pages-boxes-copy = A mi dobozaink
pages-boxes-copy-help = Másolj le egyet, és írd át a szövegét. A miénk változatlan marad.
pages-box-copy = Másolás: { $game }, { $name }
pages-box-copy-name = Saját { $game }
pages-box-copy-this = Másolás
pages-box-built-in = Beépített doboz
pages-box-older = Régebbi beépített doboz
pages-box-given = Ezé a szerveré
pages-box-of = Doboz: { $name }
pages-box-shared = megosztva
pages-box-withdrawn = link visszavonva
pages-box-play = Játék ezzel a dobozzal
pages-box-new = Új doboz
pages-box-name = A doboz neve
pages-box-text = A doboz szövege
pages-box-save = Mentés
pages-box-check = Ellenőrzés
pages-box-picture = A doboz tartalma
pages-box-no-picture = A kép akkor jelenik meg itt, ha a szövegben nincs hiba.
pages-box-good = Ezzel a dobozzal lehet játszani.
pages-box-show-fault = Ugrás a sorra
pages-box-download = Letöltés
pages-box-edit = Szerkesztés
pages-box-share = A doboz megosztása
pages-box-share-help = Akinek megvan a link, megnézheti és lemásolhatja a dobozt, és játszhat vele. Listában sehol sem szerepel.
pages-box-share-do = Link készítése
pages-box-share-link = A doboz linkje
pages-box-unshare = Megosztás leállítása
pages-box-withdrawn-help = A szerver üzemeltetői visszavonták a doboz linkjét. Te továbbra is játszhatsz vele.
pages-box-shared-about = Valaki elkészítette ezt a dobozt, és megosztja veled. Nyiss vele asztalt, vagy másold le, és írd át a másolatot.
pages-box-hide = A doboz elrejtése
pages-box-hide-help = Lekerül a listádról, és a linkje sem működik tovább. Az asztaloknál és a mentett játszmákban, amelyek használják, megmarad.
pages-box-hide-do = Elrejtés
pages-box-missing = Ehhez a mentett játszmához a doboza is kell
pages-box-missing-about = Ez a játszma ({ $game }) olyan dobozzal készült, amelyet itt nem ismerünk ({ $box }). Illeszd be annak a doboznak a szövegét, és megnézheted a játszmát.
pages-box-missing-do = Játszma megnézése

# Névjegy.
pages-about-title = A Társasról
pages-about-what = A Társas öt modern társasjáték otthona: pontos szabályokkal játszhatod őket családdal, barátokkal, gépek ellen vagy egyedül.
pages-about-how = A program szabad és nyílt. A szabályokat a legapróbb részletekig ismeri, soha senkinek nem mutatja meg azt, aminek titokban kell maradnia, és minden befejezett játszma visszanézhető benne lépésről lépésre.
pages-about-games = A játékok és alkotóik
pages-about-names = A játékok neve a kiadóiké. A Társas nem áll velük kapcsolatban, és nem az ő jóváhagyásukkal készült; a szabályokat a magunk szavaival mondjuk el, és minden rajz a sajátunk. Ha megszeretsz itt egy játékot, vedd meg az igazit: valódi asztalnál még nagyobb öröm.
pages-about-reconstructed = Amit rekonstruáltunk
pages-about-reconstructed-how = Néhány nyomtatott összetevőt egyetlen nyilvános forrásban sem találtunk meg. Ahol fent ez áll, ott a szabályok szellemében sajátot terveztünk. Ha megvan neked valamelyik játék, másold le a dobozunkat, írd át, ami eltér, és játssz a sajátoddal:
pages-about-dice = Az első lépés előtt a program kisorsol egy titkos kulcsszámot, amelyből az asztal minden dobása és húzása következik, és megmutatja a lenyomatát: egy pecsétet, amelyet nem lehet hamisítani. A játék végén maga a kulcsszám is láthatóvá válik. Ha illik a pecséthez, akkor útközben senki sem nyúlt a kockákhoz.
pages-about-dice-check = Mentsd el a játszmát, és ellenőrizd magad:
pages-about-bots = A gépek
pages-about-bots-how = Egy gép pontosan azt látja, amit a helyén egy játékos látna, és semmi mást. A könnyű gép sok mindent elnéz, a közepes egy lépéssel előre gondolkodik, a nehéz pedig játszmák ezreit játssza végig fejben, mielőtt dönt.
pages-about-privacy = Egyetlen süti van: egy véletlen titok, amelyről tudjuk, melyik hely a tiéd. A választott nevedet, a lépéseidet, a mentett dobozaidat és azt őrizzük meg, hogy mely böngészők a tieid (például „Firefox, Linux”, és mikor használtad utoljára), semmi mást. Nincs nyomkövetés, nincs reklám, és más oldalról semmi sem töltődik be.
pages-about-licence = Licenc
pages-about-licence-what = A program szabad szoftver: MIT vagy Apache-2.0 licenccel használhatod, ahogy tetszik. Futtathatsz saját szervert, elolvashatod és módosíthatod a forrását.

# Hangok és billentyűk.
pages-sound = Hangok
pages-keys = Billentyűparancsok
pages-keys-close = Bezárás
pages-key-number = Kocka vagy kártya kiválasztása a helye szerint
pages-key-confirm = Jóváhagyás
pages-key-escape = A kijelölés elengedése
pages-key-undo = Visszavonás
pages-key-hint = Tipp
pages-key-rules = Szabályok
pages-key-sound = Hangok be vagy ki
pages-key-help = Ez a lista
