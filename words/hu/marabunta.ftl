# Marabunta.

marabunta-name = Marabunta
marabunta-credit = Tervezte Reiner Knizia, kiadta a Space Cowboys (2023).
marabunta-tagline = Két hangyanép, egy völgynyi süti
marabunta-duration = 30 perc
marabunta-difficulty = Közepes
marabunta-kind = Párharc a területért
marabunta-about =
    Két hangyanép vonul be Muffinvölgybe. Egyikőtök dob, és két csoportra osztja a kockákat, a másik választ elsőként. A csoportoddal
    számokat írsz a térképre, sütit gyűjtesz, ládákat nyitsz, köröket színezel: minden régiót a nagyobb összeg nyer meg, és minden
    saját körért egy pont jár.
marabunta-reconstructed =
    A térkép mindkét oldala, a régiónkénti 14 hatszög, az egyik régió sárga színe, a ládacsoportok, a sütisor hossza és az első
    kivételével a sütik pontjai a mi rekonstrukcióink, nem a nyomtatott táblák másolatai; a lapkák, a kockák, a képességek és a többi
    szám a szabálykönyvből való.

# Lépések.
marabunta-step-first = Kisorsoljuk az első kör kezdőjátékosát.
    .name = a kezdőjátékos sorsolása
marabunta-step-reveal = Felfordul egy lapka.
    .name = felfordul egy lapka
marabunta-step-roll = Gurulnak a kockák.
    .name = gurulnak a kockák
marabunta-step-split = Oszd két csoportra a kockákat és a lapkát.
    .name = szétosztja a kockákat
marabunta-step-choose = Válassz a két csoport közül.
    .name = csoportot választ
marabunta-step-execute = Használd a kockáidat és a lapkádat, tetszőleges sorrendben.
    .name = végrehajtja a csoportját
marabunta-step-repeat = Válaszd ki, melyik kockát használod még egyszer.
    .name = kiválasztja, melyik kockát ismétli
marabunta-step-write = Válassz hatszöget a számnak.
    .name = számot ír
marabunta-step-cross = Válaszd ki, melyik hatszöget húzod át.
    .name = hatszöget húz át
marabunta-step-flag = Válassz pontozólevelet, és színezz be egy kört.
    .name = kört színez
marabunta-step-chest = Válaszd ki, melyik ládát húzod át.
    .name = ládát húz át
marabunta-step-over = Vége a játéknak.
    .name = vége a játéknak

# Beállítások.
marabunta-setting-players = Játékosok
    .help = A Marabunta párbaj.
marabunta-setting-territory = Területtábla
    .help = A szimbólum nélküli oldalon a kék régió szétszórva fekszik a völgyben.
marabunta-setting-boards = Játékostáblák
    .help = A két oldalon más-más öt képesség van, és mindketten ugyanazt az oldalt használjátok.
marabunta-setting-first = Első kezdőjátékos
    .help = A kezdőjátékos osztja szét a kockákat, az ellenfele választ elsőként.
marabunta-setting-abilities = Feloldott képességek
    .help = Le lehet-e mondani egy frissen feloldott képességről.
marabunta-value-territory-symbol = szimbólummal (első játékhoz)
marabunta-value-territory-plain = szimbólum nélkül (a kék szétszórva)
marabunta-value-boards-symbol = szimbólummal (első játékhoz)
marabunta-value-boards-plain = szimbólum nélkül
marabunta-value-first-random = sorsolva
marabunta-value-first-red = a piros
marabunta-value-first-blue = a kék
marabunta-value-abilities-must = kötelező felhasználni
marabunta-value-abilities-may = le lehet mondani róluk

# A pontozás sorai.
marabunta-line-cookies = Sütik
marabunta-line-abilities = Képességek
marabunta-line-pink = Rózsaszín régió
marabunta-line-yellow = Sárga régió
marabunta-line-blue = Kék régió
marabunta-line-green = Zöld régió
marabunta-line-orange = Narancssárga régió
marabunta-line-grey = Szürke régió

# Nevek.
marabunta-color-pink = rózsaszín
marabunta-color-yellow = sárga
marabunta-color-blue = kék
marabunta-color-green = zöld
marabunta-color-orange = narancssárga
marabunta-color-grey = szürke
marabunta-player-red = piros
marabunta-player-blue = kék
marabunta-die = { $color } { $face }

marabunta-face-0 = 0
    .object = 0-t
    .help = Írj be egy 0-t bármelyik régió egyik hatszögébe.
marabunta-face-1 = 1-es
    .object = 1-est
    .help = Írj be egy 1-est a kocka régiójának egyik hatszögébe.
marabunta-face-2 = 2-es
    .object = 2-est
    .help = Írj be egy 2-est a kocka régiójának egyik hatszögébe.
marabunta-face-3 = 3-as
    .object = 3-ast
    .help = Írj be egy 3-ast a kocka régiójának egyik hatszögébe.
marabunta-face-chest = láda
    .object = ládát
    .help = Húzz át egy ládát a játékostábládon.
marabunta-face-flag = zászló
    .object = zászlót
    .help = Színezz be egy üres kört a kocka régiójának pontozólevelén.

marabunta-tile-two_chests = Két láda
    .help = Húzz át 2 ládát egymás után, egy csoportban vagy kettőben.
marabunta-tile-two_flags = Két zászló
    .help = Színezz be egy-egy üres kört 2 különböző pontozólevélen.
marabunta-tile-one_any = Egyes
    .help = Írj be egy 1-est bármelyik régióba, szomszédosan vagy hangyabollyal.
marabunta-tile-double_zero = Dupla nulla
    .help = Írj be egy 0-t bármelyik régióba, szomszédosan vagy hangyabollyal, majd mellé még egy 0-t.
marabunta-tile-zero_anywhere = Nulla bárhová
    .help = Írj be egy 0-t bármelyik elérhető hatszögbe.
marabunta-tile-cross_two_hexes = Két áthúzás
    .help = Húzz át 2 egymással szomszédos elérhető hatszöget.
marabunta-tile-repeat_die = Ismétlés
    .help = Hajtsd végre még egyszer a csoportod egyik kockáját.
marabunta-tile-cross_cookie = Áthúzott süti
    .help = A különleges lapka: húzz át egy elérhető sütis hatszöget. Kötelező.

marabunta-ability-write_1 = 1-es bármely régióba
    .help = Írj be egy 1-est bármelyik régióba, szomszédosan vagy hangyabollyal.
marabunta-ability-write_2 = 2-es bármely régióba
    .help = Írj be egy 2-est bármelyik régióba, szomszédosan vagy hangyabollyal.
marabunta-ability-zero_anywhere = 0 bárhová
    .help = Írj be egy 0-t bármelyik elérhető hatszögbe.
marabunta-ability-three_anywhere = 3-as bárhová
    .help = Írj be egy 3-ast bármelyik elérhető hatszögbe.
marabunta-ability-two_cookies = 2 süti
    .help = Húzd át a sorod következő 2 sütijét, és kapd meg a pontjaikat.
marabunta-ability-vp_2 = 2 pont
    .help = Kapsz 2 győzelmi pontot.
marabunta-ability-vp_3 = 3 pont
    .help = Kapsz 3 győzelmi pontot.
marabunta-ability-triple_one = Három 1‑es
    .help = Írj be három 1-est háromszögben, az elsőt szomszédosan vagy hangyabollyal.
marabunta-ability-cross_two_hexes = Két áthúzás
    .help = Húzz át 2 egymással szomszédos elérhető hatszöget.
marabunta-ability-two_flags = Két zászló
    .help = Színezz be egy-egy üres kört 2 különböző pontozólevélen.
marabunta-group-again = { $ability } ({ $number }.)

# Döntések.
marabunta-split =
    { $count ->
        [0] Oszd így: a lapka egyedül, vele szemben mind a hat kocka
       *[other] Oszd így: lapka + { $dice }
    }
    .done =
        { $count ->
            [0] egyedül hagyta a lapkát
            [one] a lapka mellé tette a { $dice } kockát
           *[other] a lapka mellé tette ezeket a kockákat: { $dice }
        }
marabunta-choose-tile = Válaszd a lapkás csoportot
    .done = a lapkás csoportot választotta
marabunta-choose-dice = Válaszd a lapka nélküli csoportot
    .done = a lapka nélküli csoportot választotta
marabunta-use-tile = Használd a lapkát: { $tile }
    .done = felhasználta a lapkát: { $tile }
marabunta-use-die = Használd a { $color } { $face }
    .done = a { $color } { $face } használta
marabunta-done = Kész vagyok
    .done = végzett
marabunta-repeat = Ismételd meg a { $color } { $face }
    .done = megismételte a { $color } { $face }
marabunta-write =
    { $number ->
        [0] Írj be egy 0-t ide: { $hex }
        [1] Írj be egy 1-est ide: { $hex }
        [2] Írj be egy 2-est ide: { $hex }
       *[other] Írj be egy { $number }-ast ide: { $hex }
    }
    .done =
        { $number ->
            [0] 0-t írt ide: { $hex }
            [1] 1-est írt ide: { $hex }
            [2] 2-est írt ide: { $hex }
           *[other] { $number }-ast írt ide: { $hex }
        }
marabunta-cross = Húzd át ezt a hatszöget: { $hex }
    .done = áthúzta ezt a hatszöget: { $hex }
marabunta-flag = Színezz be egy kört a { $color } pontozólevélen
    .done = beszínezett egy kört a { $color } pontozólevélen
marabunta-chest = Húzz át egy ládát: { $ability }
    .done = áthúzott egy ládát: { $ability }
marabunta-decline = Mondj le a képességről
    .done = lemondott a képességről

# Véletlen.
marabunta-first = Az első kör kezdőjátékosa: { $name }.
marabunta-turned-up = A kör lapkája: { $tile }.
marabunta-rolled = A dobás: { $dice }.

# A tálca.
marabunta-round = { $round }. kör
marabunta-groups = Kockák és lapka
marabunta-group-all = A kör lapkája
marabunta-group-tile = A lapka mellett
marabunta-group-dice = A másik csoport
marabunta-group-own = A te csoportod
marabunta-group-of = { $name } csoportja
marabunta-take = Ezt kérem
marabunta-split-how = Koppints a lapka mellé szánt kockákra, vagy csak a lapkára; aztán erősítsd meg.
marabunta-choose-how = Az ellenfeled azt kapja, amit itt hagysz.
marabunta-lay-with = Tedd a lapka mellé: { $die }
marabunta-lay-apart = Vedd el a lapka mellől: { $die }
marabunta-lay-alone = Hagyd egyedül a lapkát
marabunta-used = ebben a körben már nem használható
marabunta-divider = ő oszt
marabunta-waiting = Várjuk a kockákat
marabunta-now = Most: { $what }.
marabunta-now-chest = Most: egy láda.
marabunta-to-come = Még lefordítva: { $tiles }
marabunta-none-to-come = Nincs több lefordított lapka; a különleges lapka minden körben visszatér.
marabunta-cookies-left = Még { $count } sütis hatszög elérhető. Ha mind betelik, vége a játéknak.
marabunta-end-region = Utolsó kör: betelt a { $color } régió ({ $name }).
marabunta-end-sheet = Utolsó kör: betelt a { $color } pontozólevél ({ $name }).
marabunta-end-cookies = Utolsó kör: elfogytak a sütis hatszögek ({ $name }).
marabunta-key-free = hatszög hangyaboly nélkül
marabunta-key-anthill = csak hangyabollyal
marabunta-key-unlock = képességet old fel
marabunta-offer-free = { $name }: { $count } hatszög hangyaboly nélkül
marabunta-offer-anthill = { $name }: csak hangyabollyal
marabunta-offer-none = { $name }: most nem megy vele semmire
marabunta-offer-unlock = { $name }: feloldhat egy képességet
marabunta-offer-usable = { $name }: használhatja
marabunta-offer-repeat = megismételhető: { $dice }

# A térkép és a táblák.
marabunta-map = Muffinvölgy térképe
marabunta-hex-cookie = sütis hatszög
marabunta-hex-chest = ládás hatszög
marabunta-hex-crossed = áthúzva
marabunta-hex-chosen = kiválasztva
marabunta-costs-anthill = hangyabolyba kerül
marabunta-gains-points = ennyivel változik az előnyöd: { $points }
marabunta-sheet = A { $color } régió pontozólevele
marabunta-sheet-sum = { $name }: { $circles } kör, összeg: { $sum }
marabunta-sheet-free = { $count } elérhető hatszög
marabunta-sheet-worth = most { $points } pontot ér
marabunta-sheet-tie = senki sem vezet
marabunta-points = { $points } pont
marabunta-anthills =
    { $count ->
        [0]
            { $whose ->
                [own] nem maradt hangyabolyod
               *[other] nem maradt hangyabolya
            }
        [one] 1 hangyaboly maradt: egy számot úgy írhatsz be vele, hogy nem szomszédos a sajátjaiddal
       *[other] { $count } hangyaboly maradt: mindegyikkel egy számot úgy írhatsz be, hogy nem szomszédos a sajátjaiddal
    }
marabunta-cookies = { $count } süti áthúzva
marabunta-cookie-points = { $number }. süti: { $points }
marabunta-cookie-plain = { $number }. süti: nem ad pontot
marabunta-chests-left =
    { $count ->
        [0] elfogyott
       *[other] { $count } láda van hátra
    }
marabunta-track = Pontozósáv: eddig { $points } pont, a régiók nélkül
marabunta-track-total = Pontozósáv: összesen { $points } pont
marabunta-track-passed = a sáv már betelt: { $passed } + { $points }
