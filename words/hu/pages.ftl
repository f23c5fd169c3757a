# Az oldalak az asztalok körül.

pages-title = Társas: társasjátékok barátokkal, családdal vagy gépek ellen
pages-description = Öt modern társasjáték a böngésződben: egyedül, gépek ellen, egy képernyőnél vagy barátokkal. Ingyen, regisztráció nélkül.
pages-skip = Ugrás a tartalomra
pages-navigation = Fő navigáció
pages-home = Kezdőlap
pages-games = Játékok
pages-about = Névjegy
pages-guest = Vendég
pages-language = Magyar
pages-theme = Színek: { $now }. Váltás erre: { $next }.
pages-theme-auto = ahogy az eszközödön
pages-theme-light = világos
pages-theme-dark = sötét
pages-privacy = Adatvédelem
pages-footer = Nincs regisztráció, nincs reklám, nincs nyomkövetés. Csak az asztal.
pages-copy = Másolás
pages-copied = Kimásolva
pages-lost = Megszakadt a kapcsolat, mindjárt visszatér …
pages-failed = Ez most nem sikerült. Próbáld meg újra.
pages-more-actions = Minden lehetséges lépés szavakkal
pages-script = Az asztalhoz JavaScript kell: az mozgatja a darabokat, és figyeli a többi játékost.

# A kezdőlap.
pages-welcome = Ülj le, az asztal meg van terítve
pages-promise = Öt modern társasjáték egy közös estére vagy tíz perc egyedüllétre. Nem kell semmit telepíteni, sem regisztrálni: válassz egy játékot, és már játszol is.
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
pages-play-screen = Egy képernyőnél
pages-play-more = További lehetőségek
pages-rules = Szabályok
pages-mine = Az asztalaim
pages-open = Nyitott asztalok
pages-open-none = Most épp senki sem vár társaságra. Nyiss egy asztalt barátokkal, jelöld be, hogy „bárki leülhet”, és máris itt lesz.
pages-go-on = Folytatás
pages-go-join = Leülök
pages-go-replay = Visszanézem
pages-progress-open = játékosokra vár
pages-progress-playing = folyik a játék
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
pages-new-modes = Ki játszik
pages-new-settings = A játék
pages-new-seats = Ki hová ül
pages-new-seats-help = A nyitva hagyott hely azé, aki a linken érkezik. Később gép is leülhet oda.
pages-new-public = Bárki leülhet
pages-new-public-help = Amíg van szabad hely, az asztal ott lesz a kezdőlapon.
pages-new-do = Asztal nyitása
pages-usual = Alapesetben: { $value }.
pages-mode-bots = Gépek ellen
    .help = Azonnal játszhatsz; a többi helyen a program játszik.
pages-mode-friends = Barátokkal
    .help = Kapsz egy linket. Küldd el a barátaidnak; aki megnyitja, leülhet.
pages-mode-screen = Egy képernyőnél
    .help = Többen játszotok ezen az eszközön, és körbeadjátok. Ami titkos, titkos marad: két kör között függöny ereszkedik le.
pages-mode-solo = Egyedül
    .help = Csak te, a lehető legjobb pontszámért.
pages-name = Hogy szólítsunk?
pages-name-example = A neved
pages-seat = { $number }. hely
pages-seat-name = { $number }. játékos neve
pages-sitter-me = Én
pages-sitter-beside = Ezen az eszközön
pages-sitter-open = Nyitott, a linken érkezőké
pages-bot = Gép: { $level }
pages-level = Milyen jól játszik a gép
pages-level-random = véletlenszerű
pages-level-easy = könnyű
pages-level-medium = közepes
pages-level-hard = nehéz

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
pages-region-beside = Erről a visszajátszásról
pages-seats = Helyek
pages-seat-free = Szabad hely
pages-seat-free-state = vár valakire
pages-seat-mine = te
pages-seat-here = itt van
pages-seat-away = nincs itt
pages-bot-name-1 = Robi
pages-bot-name-2 = Pixel
pages-bot-name-3 = Csavar
pages-bot-name-4 = Rugó
pages-bot-name-5 = Szikra
pages-bot-name-6 = Bütyök
pages-seat-numbered = { $name } { $number }
pages-seat-sit = Leülök ide
pages-seat-sit-too = Ide is én ülök
pages-seat-bot = Játsszon itt egy gép
pages-seat-bot-over = Játsszon helyettem egy gép
pages-seat-fill = A hely betöltése
pages-seat-ways = Távozás, vagy játsszon helyetted egy gép
pages-seat-leave = Felállok az asztaltól
pages-seat-return = Visszaülök
pages-invite = Küldd el ezt a linket a barátaidnak: aki megnyitja, leülhet.
pages-invite-link = Az asztal címe
pages-invite-watch = Ha már minden hely foglalt, ugyanez a link a nézőké.
pages-watch-link = Link másolása nézőknek
pages-watching = Nézőként vagy ennél az asztalnál.
pages-undo = Visszavonás
pages-undo-help = Visszavonja az utolsó döntésedet
pages-hint = Tipp
pages-hint-help = Megmutatja, mit tenne a legerősebb gép
pages-rematch = Új játszma
pages-rematch-go = Tovább az új játszmához
pages-replay = Visszanézem
pages-record = Játszma mentése
pages-fair = Becsületes kockák
pages-fair-digest = Ennek az asztalnak a kockái már az első lépés előtt eldőltek. A pecsétjük:
pages-fair-later = A pecsét mögötti kulcsszám a játék végén válik láthatóvá.
pages-fair-seed = A kockák kulcsszáma:
pages-fair-check = Ezzel bárki ellenőrizheti a mentett játszmát: { $command }
pages-fair-how = Hogyan működik?
pages-curtain = Add át az eszközt! Most { $name } jön
pages-curtain-help = Más most ne nézze a képernyőt.
pages-curtain-do = { $name } vagyok, mutasd az asztalomat
pages-waiting = A játék akkor kezdődik, amikor minden hely foglalt.
pages-notice-full = Betelt a kiszolgáló lemeze: most semmit sem lehet elmenteni. Semmi sem veszett el; az asztal folytatódik, amint lesz hely.
pages-notice-unwell = A kiszolgáló most semmit sem tud elmenteni. Semmi sem veszett el; magától újra próbálja.
pages-drawing = Terítjük az asztalt …

# Visszajátszás.
pages-replay-title = { $game }: visszajátszás
pages-replay-start = A játék kezdete
pages-replay-step = { $step }. lépés, összesen { $steps }
pages-replay-first = Az elejére
pages-replay-back = Egy lépést vissza
pages-replay-play = Lejátszás
pages-replay-pause = Szünet
pages-replay-forward = Egy lépést előre
pages-replay-last = A végére
pages-replay-link = Link ehhez a lépéshez
pages-replay-keys = A nyílbillentyűk előre-hátra léptetnek, a szóköz indít és megállít.
pages-eyes = Kinek a szemével
pages-eyes-spectator = egy nézőével
pages-eyes-all = azéval, aki lép (minden nyílt)
pages-eyes-do = Mutasd
pages-play-on = Innen továbbjátszom

# Szabályok.
pages-contents = Tartalom

# Az olvasó.
pages-me = Rólad
pages-me-name = A neved
pages-me-name-do = Legyen ez a nevem
pages-me-link = Folytatás máshol
pages-me-link-help = Nincs fiókod és nincs jelszavad: ez a böngésző a belépőjegyed. Egy személyes linkkel a telefonod vagy egy másik gép is a tiéd lesz, és ott is megtalálod az asztalaidat.
pages-me-link-do = Személyes link készítése
pages-me-link-new = Itt a linked. Csak most látható:
pages-me-link-secret = Tartsd titokban: akinél ez a link van, a te nevedben játszik. Barátokat az asztal linkjével hívj.
pages-me-sessions = Ahol ismernek
pages-me-sessions-help = Ezek a böngészők, programok és linkek játszanak a te nevedben. Szüntesd meg, amit nem ismersz, vagy amire már nincs szükséged.
pages-session-browser = Böngésző
pages-session-program = Program
pages-session-link = Személyes link
pages-session-carried = Régebbi böngésző vagy link
pages-session-current = ez itt
pages-session-used = utoljára használva: { $when }
pages-session-end = Megszüntetem
pages-session-leave = Kilépek innen
pages-session-only = Mielőtt kilépsz, készíts személyes linket: máshol nem ismernek.
pages-enter = Itt folytatod mint { $name }?
pages-enter-help = Ez egy személyes link. Ha a tiéd, ez a böngésző mostantól ismeri a nevedet és az asztalaidat.
pages-enter-replace = Ez a böngésző eddig másé volt, a neve: { $name }. Ha folytatod, ezt a nevet és a hozzá tartozó asztalokat itt elfelejtjük.
pages-enter-keep = Előbb készítek egy személyes linket, hogy később visszatérhessek
pages-enter-do = Igen, itt folytatom
pages-enter-not = Nem, maradok, aki vagyok
pages-sorry = Valami feldőlt
pages-sorry-missing = Itt nincs semmi
pages-sorry-home = Vissza a játékokhoz

# Névjegy.
pages-about-title = A Társasról
pages-about-what = A Társas öt modern társasjáték otthona: pontos szabályokkal játszhatod őket családdal, barátokkal, gépek ellen vagy egyedül.
pages-about-how = A program szabad és nyílt. A szabályokat a legapróbb részletekig ismeri, soha senkinek nem mutatja meg azt, aminek titokban kell maradnia, és minden befejezett játszma visszanézhető benne lépésről lépésre.
pages-about-games = A játékok és alkotóik
pages-about-names = A játékok neve a kiadóiké. A Társas nem áll velük kapcsolatban, és nem az ő termékük; a szabályokat a magunk szavaival mondjuk el, és minden rajz a sajátunk. Ha megszeretsz itt egy játékot, vedd meg az igazit: valódi asztalnál még nagyobb öröm.
pages-about-reconstructed = Ami rekonstrukció
pages-about-reconstructed-how = Néhány nyomtatott összetevőt egyetlen nyilvános forrásban sem találtunk meg. Ahol fent ez áll, ott a szabályok szellemében sajátot terveztünk. Akinek megvan a játék, átírhatja az összetevőit egy fájlba, és a program azokat használja.
pages-about-dice = Az első lépés előtt a program kisorsol egy titkos kulcsszámot, amelyből az asztal minden kockája és kártyája következik, és megmutatja a lenyomatát: egy pecsétet, amelyet nem lehet hamisítani. A játék végén maga a kulcsszám is láthatóvá válik. Ha illik a pecséthez, akkor útközben senki sem nyúlt a kockákhoz.
pages-about-dice-check = Mentsd el a játszmát, és ellenőrizd magad:
pages-about-bots = A gépek
pages-about-bots-how = Egy gép pontosan azt látja, amit a helyén egy játékos látna, és semmi mást. A könnyű sok mindent elnéz, a közepes egy lépéssel előre gondolkodik, a nehéz pedig játszmák ezreit játssza végig fejben, mielőtt dönt.
pages-about-privacy = Egyetlen süti van: egy véletlen titok, amely megkülönbözteti a helyeidet a többiekétől. A választott nevedet, a lépéseidet és azt őrizzük meg, hogy mely böngészők a tieid (például „Firefox, Linux”, és mikor használtad utoljára), semmi mást. Nincs nyomkövetés, nincs reklám, és más oldalról semmi sem töltődik be.
pages-about-licence = Licenc
pages-about-licence-what = A program szabad szoftver: MIT vagy Apache-2.0 licenccel használhatod, ahogy tetszik. Futtathatsz saját szervert, elolvashatod és módosíthatod a forrását.
