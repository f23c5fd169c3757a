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

refusal-chance-impossible = Kocka vagy kártya most nem adhat ilyet: { $detail }
    .program = { $detail }
refusal-chance-not-now = A véletlennek most nincs miről döntenie: { $detail }
    .program = { $detail }
refusal-chance-notation = Ebben a játékban nincs ilyen eredménye a véletlennek: { $detail }
    .program = { $detail }

refusal-game-none = Még nincs játék. Kezdj egyet a „new” vagy a „load” paranccsal.
refusal-game-unknown = Itt nincs ilyen játék.
    .program = nincs „{ $game }” nevű játék; a játékok: { $games }

refusal-guest-name = A név 1–{ $most } látható karakterből állhat.
refusal-guest-unknown = Előbb le kell ülnöd: aki néző, csak nézhet.
    .program = ezzel a titokkal senkit sem ismerünk; előbb hozz létre egy vendéget

refusal-limit-guests = Túl sok új vendég érkezett a te címedről. Várj egy percet, és próbáld újra.
refusal-limit-hints = Egyszerre csak egy tippet kérhetsz: várd meg az előzőt.
refusal-limit-rate = Ez túl sok volt egyszerre. Várj egy kicsit, és próbáld újra.
refusal-limit-records = Annyi mentett játékot töltöttél fel, amennyit egy vendég feltölthet.
refusal-limit-running = Túl sok befejezetlen asztalod van. Előbb fejezz be vagy hagyj el néhányat.
    .program = { $running } befejezetlen asztalod van; előbb fejezz be vagy hagyj el néhányat
refusal-limit-sockets = Túl sok asztal van nyitva a te címeden. Zárj be néhányat.
    .program = egy címen { $most } asztalnál több van nyitva; zárj be néhányat
refusal-limit-tables = Túl sok asztalt nyitottál az előbb. Várj egy percet, és próbáld újra.
refusal-limit-uploads = Túl sok mentett játék érkezett a te címedről. Várj egy órát, és próbáld újra.
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

refusal-record-missing = Előbb válaszd ki a játékjegyzék fájlját.
refusal-record-unknown = Nincs ilyen játékjegyzék.
refusal-record-wrong = Ezt a játékjegyzéket nem lehet elolvasni: { $detail }
    .program = { $detail }

refusal-replay-eyes = Válassz egy játékost, a nézőt vagy mindenkit.
    .program = a visszajátszást egy hely, a néző vagy mindenki szemével lehet nézni
refusal-replay-nobody = Ennél a lépésnél senki sem dönt. Válassz egy másikat.

refusal-request-missing-field = Hiányzik a „{ $field }” mező.
refusal-request-not-json = Az oldal olyat küldött, amit a kiszolgáló nem ért. Töltsd be újra az oldalt.
    .program = { $detail }; egy JSON-objektumot küldj, például: { $example }
refusal-request-not-utf8 = A sor nem UTF-8 szöveg: { $detail }
refusal-request-origin = Ezt egy másik webhely oldala küldte, ezért semmi sem történt.
refusal-request-too-large = Ez túl nagy.
    .program = a törzs túl nagy
refusal-request-too-long = A sor hosszabb { $most } bájtnál.
refusal-request-unknown-command = Nincs „{ $command }” parancs. A parancsok: { $commands }.
refusal-request-wrong-fields = Valami hiányzott vagy hibás volt az űrlapon. Töltsd be újra az oldalt, és próbáld újra.
    .program = egy mező hiányzik, ismeretlen vagy nem olyan fajta: { $detail }
refusal-request-wrong-type = A „{ $field }” mező nem olyan fajta.
    .program =
        { $case ->
            [seed] a „{ $field }” egy szám 0-tól 18446744073709551615-ig, vagy 64 hexadecimális számjegyből álló szöveg
           *[other] a „{ $field }” egy hely száma, nem { $value }
        }
refusal-request-wrong-value = Az oldal olyat küldött, amit a kiszolgáló nem ért. Töltsd be újra az oldalt.
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
            [rematch] csak az kérhet visszavágót, aki játszott
           *[other] csak az ültethet le gépet, aki az asztalnál ül; előbb foglalj helyet
        }
refusal-seat-taken = Ezen a helyen már ül valaki.
    .program =
        { $case ->
            [bot] ezen a helyen egy gép ül
            [present] ott ül valaki, aki nincs régóta távol
           *[other] ott ül valaki
        }
refusal-seat-yours = Már ott ülsz.

refusal-server-store = A kiszolgáló ezt nem tudta elmenteni. Semmi sem változott; próbáld újra.
    .program =
        { $case ->
            [damaged] az adatbázis megsérült; állíts vissza egy mentést
            [full] megtelt az adatbázis lemeze
            [read-only] az adatbázist nem lehet írni
           *[other] a kiszolgáló ezt nem tudta olvasni vagy menteni; semmi sem változott, próbáld újra
        }
refusal-session-unknown = Nincs már ilyen böngésző vagy link. Lehet, hogy már megszüntették.
    .program = nincs ilyen munkameneted; lehet, hogy már véget ért
refusal-setup-wrong = Ezt a játékot nem lehet így előkészíteni: { $detail }
    .program = { $detail }

refusal-table-broken = Ez az asztal más szabályokkal vagy összetevőkkel készült, mint amilyenek itt vannak. Nem lehet megnyitni.
refusal-table-chance = A mag más véletlen eredményeket ad.
refusal-table-full = Ez az asztal elérte a leghosszabb játék határát. Lépni talán még lehet, mást nem.
    .program =
        { $case ->
            [move] ennek az asztalnak annyi bejegyzése van, amennyi egy asztalnak lehet
           *[other] ez az asztal már csak lépéseket fogad, hogy a játék véget érhessen
        }
refusal-table-newer = Ennél az asztalnál a program egy újabb változata játszott tovább. Ott lehet megnyitni.
refusal-table-open = Az asztal a megnyitásával kezdődik, és egyszer nyílik meg.
refusal-table-rematch = Már van visszavágó.
    .program = már van visszavágó, ennél az asztalnál: { $table }
refusal-table-rules = Ez az asztal a szabályok { $made }. változatához készült, nem a { $known }. változathoz.
refusal-table-running = Ez csak a játék végén látható.
    .program = a játéknak még nincs vége
refusal-table-seed = Ennek az asztalnak a magja nem olvasható: { $detail }
refusal-table-unknown = Nincs ilyen asztal. Nézd meg, jól másoltad-e a linket.
    .program = nincs ilyen asztal
refusal-table-waiting = Van még szabad hely. Hívj meg valakit, vagy ültess le egy gépet.
    .program = a { $seat }. hely még szabad

refusal-undo-nothing = Most nincs mit visszavonnod.
    .program = { $detail }
