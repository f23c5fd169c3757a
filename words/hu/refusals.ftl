# Amit akkor mondunk, ha valamit nem lehet: minden kódhoz egy mondat. A `.program` az, amit programok kapnak helyette.

refusal-bot-not-your-turn = Most nincs miről döntened.
    .program = ennek a helynek most nincs miről döntenie
refusal-bot-seats = { $bots } gép nem tölthet be { $seats } helyet.
refusal-bot-unknown = Nincs ilyen gép.
    .program =
        { $case ->
            [table] nincs ilyen gép; az asztaloknál ezek ülhetnek: { $bots }
           *[other] nincs „{ $bot }” nevű gép; a gépek: { $bots }, search:N (hard, N szimulációval, 1-től { $simulations }-ig) és search:NxT (T fa, egyenként N szimulációval, 1-től { $trees }-ig)
        }

refusal-box-fault =
    { $case ->
        [line-table] { $line }. sor, [{ $table }] tábla: { $detail }
        [line] { $line }. sor: { $detail }
        [table] [{ $table }] tábla: { $detail }
       *[other] { $detail }
    }
refusal-box-full = Ez a szerver most nem tud több különböző dobozt kezelni. Próbáld később, vagy játssz a beépített dobozzal.
refusal-box-name = A doboz neve 1–{ $most } látható karakterből állhat.
refusal-box-too-large = Egy doboz szövege legfeljebb { $most } KiB lehet.
refusal-box-unknown =
    { $case ->
        [other] Ez másik doboz: a mentett játszma ezzel készült: { $box }.
       *[none] Nincs itt ilyen doboz: { $box }
    }
refusal-box-unplayable = Ezzel a dobozzal nem lehet játszani: { $detail }

refusal-chance-impossible = Ilyen dobás vagy húzás most nem lehetséges: { $detail }
    .program = { $detail }
refusal-chance-not-now = Most nincs mit dobni vagy húzni: { $detail }
    .program = { $detail }
refusal-chance-notation = Ebben a játékban nincs ilyen dobás vagy húzás: { $detail }
    .program = { $detail }

refusal-end-agreed = Ezt már megmondtad. A többieken a sor.
    .program = már beleegyeztél; a többiek még nem válaszoltak
refusal-end-none = Már senki sem javasolja, hogy hagyjátok abba: a játék folytatódik.
    .program = senki sem javasolja, hogy a játéknak itt legyen vége

refusal-game-none = Még nincs játék. Kezdj egyet a „new” vagy a „load” paranccsal.
refusal-game-unknown = Itt nincs ilyen játék.
    .program = nincs „{ $game }” nevű játék; a játékok: { $games }

refusal-guest-name = A név 1–{ $most } látható karakterből állhat.
refusal-guest-unknown =
    { $case ->
        [link] Ez a személyes link hiányos, vagy már megszüntették. Másold ki újra az egészet, vagy készíts egy újat azon az eszközön, amelyik ismer téged.
       *[other] Előbb foglalj helyet: a nézők csak nézhetik a játékot.
    }
    .program = ezzel a titokkal senkit sem ismerünk; előbb hozz létre egy vendéget

refusal-hint-off = Ennél az asztalnál nincsenek tippek.

refusal-limit-boxes = Már { $most } dobozod van. Rejts el egyet, amelyikre nincs szükséged.
refusal-limit-checks = Egyszerre csak egy dobozt próbálunk ki, és percenként is csak néhányat. Várj egy kicsit, és próbáld újra.
refusal-limit-guests = Túl sok új vendég érkezett a te címedről. Várj egy percet, és próbáld újra.
refusal-limit-hints = Egyszerre csak egy tippet kérhetsz: várd meg az előzőt.
refusal-limit-new-boxes = Túl sok új doboz érkezett a te címedről. Várj egy órát, vagy játssz olyannal, amelyet itt már használnak.
refusal-limit-rate = Ez túl sok volt egyszerre. Várj egy kicsit, és próbáld újra.
refusal-limit-records = Már annyi mentett játszmát töltöttél fel, amennyit egy vendég feltölthet.
refusal-limit-running = Túl sok befejezetlen asztalod van. Előbb fejezz be néhányat, vagy állj fel tőlük.
    .program = { $running } befejezetlen asztalod van; előbb fejezz be néhányat, vagy állj fel tőlük
refusal-limit-sockets = Túl sok asztal van nyitva a te címedről. Zárj be néhányat.
    .program = egy címről { $most } asztalnál több van nyitva; zárj be néhányat
refusal-limit-tables = Túl sok asztalt nyitottál az előbb. Várj egy percet, és próbáld újra.
refusal-limit-uploads = Túl sok mentett játszma érkezett a te címedről. Várj egy órát, és próbáld újra.
refusal-limit-watchers = Túl sokan nézik ezt az asztalt. Próbáld újra később.

refusal-page-unknown = Nincs ilyen oldal.
    .program = nincs ilyen hívás; a hívásokat a docs/API.md sorolja fel
refusal-picture-none = Ez a változat nem rajzol képet. Kérd inkább a nézetet.

refusal-play-illegal = Ezt a szabályok most nem engedik.
    .program = { $detail }
refusal-play-late = Közben megváltozott az asztal. Nézd meg újra.
    .program = az asztal a { $version }. változata óta megváltozott; nézd meg újra
refusal-play-not-your-turn = Nem te jössz.
    .program = { $detail }
refusal-play-notation = Ebben a játékban nincs ilyen lépés.
    .program = { $detail }

refusal-player-unknown = Ennél az asztalnál nincs ilyen hely.
    .program = ennél az asztalnál nincs { $seat }. hely; a helyeket 0-tól számoljuk

refusal-record-missing = Előbb válaszd ki egy mentett játszma fájlját.
refusal-record-unknown = Nincs ilyen mentett játszma.
refusal-record-wrong = Ezt a mentett játszmát nem lehet beolvasni: { $detail }
    .program = { $detail }

refusal-replay-eyes = Válassz egy játékost, a nézőt vagy mindenkit.
    .program = a visszajátszást egy hely, a néző vagy mindenki szemével lehet nézni
refusal-replay-nobody = Ennél a lépésnél senkinek sincs miről döntenie. Válassz egy másikat.

refusal-request-missing-field = Hiányzik a „{ $field }” mező.
refusal-request-not-json = Az oldal olyat küldött, amit a szerver nem ért. Töltsd be újra az oldalt.
    .program = { $detail }; egy JSON-objektumot küldj, például: { $example }
refusal-request-not-utf8 = A sor nem UTF-8 szöveg: { $detail }
refusal-request-origin = Ezt egy másik webhely oldala küldte, ezért semmi sem történt.
refusal-request-too-large = Ez túl nagy.
    .program = a törzs túl nagy
refusal-request-too-long = A sor hosszabb { $most } bájtnál.
refusal-request-unknown-command = Nincs „{ $command }” parancs. A parancsok: { $commands }.
refusal-request-wrong-fields =
    { $case ->
        [address] Ebben a címben a kérdőjel után hibás valami. Töröld azt a részt, és próbáld újra.
       *[other] Valami hiányzott vagy hibás volt az űrlapon. Töltsd be újra az oldalt, és próbáld újra.
    }
    .program = egy mező hiányzik, ismeretlen vagy hibás típusú: { $detail }
refusal-request-wrong-type = A „{ $field }” mező típusa hibás.
    .program =
        { $case ->
            [seed] a „{ $field }” egy szám 0-tól 18446744073709551615-ig, vagy 64 hexadecimális számjegyből álló szöveg
           *[other] a „{ $field }” egy hely száma, nem { $value }
        }
refusal-request-wrong-value = Az oldal olyat küldött, amit a szerver nem ért. Töltsd be újra az oldalt.
    .program =
        { $case ->
            [long] a „{ $field }” legfeljebb { $most } bájtos
           *[other] a „{ $field }” értéke { $values } lehet, nem „{ $value }”
        }

refusal-seat-not-yours = Ez a hely nem a tiéd.
    .program =
        { $case ->
            [unnamed] itt nincs helyed; mondd meg, melyik hely
           *[other] a { $seat }. hely nem a tiéd
        }
refusal-seat-stranger = Ezt csak az teheti, aki az asztalnál ül. Előbb foglalj helyet.
    .program =
        { $case ->
            [rematch] csak az kérhet új játszmát, aki játszott
           *[other] csak az ültethet le gépet, aki az asztalnál ül; előbb foglalj helyet
        }
refusal-seat-taken = Ezen a helyen már ül valaki.
    .program =
        { $case ->
            [bot] ezen a helyen egy gép ül
            [given-up] aki itt ült, feladta a játékot, és egy gép játszik tovább
            [present] ott ül valaki, aki nincs régóta távol
           *[other] ott ül valaki
        }
refusal-seat-yours = Már ott ülsz.

refusal-server-store = A szerver ezt nem tudta elmenteni. Semmi sem változott; próbáld újra.
    .program =
        { $case ->
            [damaged] az adatbázis megsérült; állíts vissza egy mentést
            [full] megtelt az adatbázis lemeze
            [read-only] az adatbázist nem lehet írni
           *[other] a szerver ezt nem tudta olvasni vagy menteni; semmi sem változott, próbáld újra
        }
refusal-session-unknown = Ez a böngésző vagy link már nem létezik. Lehet, hogy korábban eltávolították.
    .program = nincs ilyen munkameneted; lehet, hogy már véget ért
refusal-setup-wrong = Ezt a játékot nem lehet így előkészíteni: { $detail }
    .program = { $detail }

refusal-table-broken = Ez az asztal olyan szabályokkal vagy összetevőkkel készült, amelyek ezen a szerveren nincsenek meg. Nem lehet megnyitni.
refusal-table-chance = A kulcsszám más dobásokat vagy húzásokat ad.
refusal-table-full = Ez az asztal elérte a leghosszabb megengedett játékot. Lépni talán még lehet, mást nem.
    .program =
        { $case ->
            [move] ennek az asztalnak annyi bejegyzése van, amennyi egy asztalnak lehet
           *[other] ez az asztal már csak lépéseket fogad, hogy a játék véget érhessen
        }
refusal-table-newer = Ezt az asztalt a program egy újabb változatában folytatták. Csak ott lehet megnyitni.
refusal-table-open = Az asztal a megnyitásával kezdődik, és egyszer nyílik meg.
refusal-table-rematch = Az új játszma már meg van nyitva.
    .program = az új játszma már meg van nyitva, ennél az asztalnál: { $table }
refusal-table-over =
    { $case ->
        [ended] Ezt a játszmát abbahagytátok. Kezdjetek inkább újat.
       *[other] Ennek a játszmának vége. Kezdjetek inkább újat.
    }
    .program =
        { $case ->
            [ended] a játékot abbahagyták
           *[other] a játéknak vége
        }
refusal-table-rules = Ez az asztal a szabályok { $made }. változatához készült, nem a { $known }. változathoz.
refusal-table-running = Ez csak a játék végén látható.
    .program = a játéknak még nincs vége
refusal-table-seed = Ennek az asztalnak a kulcsszáma nem olvasható: { $detail }
refusal-table-unknown = Nincs ilyen asztal. Nézd meg, jól másoltad-e a linket.
    .program = nincs ilyen asztal
refusal-table-waiting = Van még szabad hely. Hívj meg valakit, vagy ültess le egy gépet.
    .program = a { $seat }. hely még szabad

refusal-undo-nothing = Most nincs mit visszavonnod.
    .program = { $detail }
