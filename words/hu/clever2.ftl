# Duplán okos.

clever2-name = Duplán okos
clever2-credit = Tervezte Wolfgang Warsch, kiadta a Schmidt Spiele (2019).
clever2-tagline = Egy kockát választasz, a kisebbek elúsznak
clever2-duration = 20–30 perc
clever2-difficulty = Könnyű
clever2-kind = Dobj és írj
clever2-about =
    Hat kockával dobsz, egyet kiválasztasz a pontozólapodra, és minden nála kisebb az ezüst tálcára csúszik, ahonnan a többiek
    szemezgetnek. Az öt színes terület ötféleképpen hoz pontot, egy jó helyre írt szám pedig bónuszt ér, és vele újabb beírásokat.
    Az okos rókák annyit érnek, amennyit a leggyengébb területed, ezért egyiket se hanyagold el.
clever2-reconstructed =
    A pontozólapot több, egymástól független forrásból írtuk át és vetettük össze; csak a nyitott kérdések eldöntése és a szóló címek
    megfogalmazása a miénk.

## Előkészületek

clever2-setting-players = Játékosok
    .help = Hányan játszotok; egyedül egy címért játszol.
clever2-setting-extra_die = Extra kockák
    .help = Hányszor lehet ugyanaz a kocka extra kocka? A szabályfüzet szava kört is, fordulót is jelenthet.
clever2-setting-third_silver = Ezüst a harmadik dobásnál
    .help = Melyik kocka jelölhet még ezüst mezőt: csak a választottnál kisebbek, vagy mind, amely a választás után a tálcára kerül.
clever2-value-extra_die-turn = körönként minden kocka egyszer
clever2-value-extra_die-round = fordulónként minden kocka egyszer
clever2-value-third_silver-lower = csak a kisebb kockák jelölhetnek
clever2-value-third_silver-all = minden megmaradt kocka jelölhet

## Lépések

clever2-step-first = Sorsolás dönti el a kezdőjátékost.
    .name = a kezdőjátékos sorsolása
clever2-step-round_bonus = Hajtsd végre a forduló bónuszát!
    .name = a forduló bónuszát hajtja végre
clever2-step-roll = Gurulnak a kockák.
    .name = dob
clever2-step-choose = Válassz egy kockát, és írd be!
    .name = kockát választ
clever2-step-chain = Ezüst láncolat: jelölj a lesodort kockákkal!
    .name = az ezüst láncolatot jelöli
clever2-step-bonus = Hajtsd végre a bónuszodat!
    .name = bónuszt hajt végre
clever2-step-before_roll = Készülj a következő dobásra!
    .name = a következő dobásra készül
clever2-step-extra = Használj extra kockákat, vagy zárd le a köröd!
    .name = az extra kockákon gondolkodik
clever2-step-passive_roll = Gurulnak a kockák a passzív körhöz.
    .name = a passzív körhöz dob
clever2-step-passive_tie = Az egyenlő kockák közül a véletlen választ.
    .name = az egyenlő kockák közül a véletlen választ
clever2-step-passive = Válassz egy kockát a tálcáról, aztán használd a bónuszaidat és az extra kockáidat!
    .name = a tálcáról választ
clever2-step-over = Vége a játéknak.
    .name = vége a játéknak

## Pontok

clever2-line-silver = Ezüst
clever2-line-yellow = Sárga
clever2-line-blue = Kék
clever2-line-green = Zöld
clever2-line-pink = Rózsaszín
clever2-line-foxes = Rókafejek

clever2-titles = A szóló játék címei a pontok szerint
clever2-title-twice-as-clever = Duplán okos!
clever2-title-points-equal-iq = Annyi pont, amennyi az IQ-d.
clever2-title-respect = Minden elismerésünk!
clever2-title-no-longer-luck = Ez már nem szerencse.
clever2-title-look-at-this = Ezt nézzétek!
clever2-title-very-very-clever = Nagyon-nagyon okos.
clever2-title-well-trained = Jól edzett.
clever2-title-reason-to-be-glad = Van ok az örömre.
clever2-title-on-the-right-path = Jó úton jársz.
clever2-title-can-do-better = Megy ez jobban is.
clever2-title-only-half-as-clever = Csak fele olyan okos.

## Kockák

clever2-die-white = fehér kocka
    .object = a fehér kockát
    .tool = a fehér kockával
    .tip = A fehér dzsóker: bármelyik területen használhatod. A kék területen a kék kockával együtt számít.
clever2-die-yellow = sárga kocka
    .object = a sárga kockát
    .tool = a sárga kockával
    .tip = A számát karikázza be vagy ikszeli ki a sárga területen.
clever2-die-blue = kék kocka
    .object = a kék kockát
    .tool = a kék kockával
    .tip = A kék és a fehér kocka összegét írja a kék területre.
clever2-die-green = zöld kocka
    .object = a zöld kockát
    .tool = a zöld kockával
    .tip = A számát a szorzóval megszorozva írja a zöld területre.
clever2-die-pink = rózsaszín kocka
    .object = a rózsaszín kockát
    .tool = a rózsaszín kockával
    .tip = A számát írja a rózsaszín területre.
clever2-die-silver = ezüst kocka
    .object = az ezüst kockát
    .tool = az ezüst kockával
    .tip = A számát jelöli meg az ezüst területen, és vele jelölhetnek a lesodort kockák is.
clever2-shown = { $die }, { $face }
clever2-unrolled = { $die }, még nem dobtak vele
clever2-sweeps =
    { $count ->
        [0] Egyetlen kockát sem sodor a tálcára.
        [one] Egy kockát sodor a tálcára.
       *[other] { $count } kockát sodor a tálcára.
    }
clever2-spent = Ebben a körben már volt extra kocka.
clever2-spent-round = Ebben a fordulóban már volt extra kocka.
clever2-third-silver = A harmadik dobásnál az ezüst területre írt kocka minden megmaradt kockát a tálcára sodor, és ezek is jelölhetnek.

clever2-zone-pool = Készlet
    .tip = A készlet: ezekkel a kockákkal dobnak.
clever2-zone-aside = Félretéve
    .tip = Félretéve: ezek a kockák a passzív körben csak extra kockaként használhatók.
clever2-zone-fields = Kockamezők
    .tip = Ezeket a kockákat választotta az aktív játékos ebben a körben.
clever2-zone-tray = Ezüst tálca
    .tip = Az ezüst tálca: a passzív játékosok innen használhatnak egy kockát.
clever2-field-empty = { $number }. kockamező: üres
clever2-owner = { $zone }: { $name }
clever2-roll-number = { $roll }. dobás (összesen { $rolls })

## Területek

clever2-area-silver = Ezüst
    .tip = Minden sor a jelölései szerint ér pontot: 1, 2, 3, 4, 5, 6 jelölés { $points } pont. A teljes oszlopért bónusz jár.
clever2-area-yellow = Sárga
    .tip = Előbb bekarikázol egy számot, később kiikszeled. A teli karikás sorokért és oszlopokért bónusz jár; pontot csak az X-ek érnek.
clever2-area-blue = Kék
    .tip = A kék és a fehér kocka összege; sosem nagyobb az előző számnál. A kitöltött mezők száma ér pontot.
clever2-area-green = Zöld
    .tip = A kocka értéke szorozva a szorzóval. Minden pár annyit ér, amennyi az első szám mínusz a második.
clever2-area-pink = Rózsaszín
    .tip = A beírt számok összegét éri. A bónuszhoz legalább a nyomtatott szám kell.
clever2-silver-row =
    { $row ->
        [yellow] Sárga
        [blue] Kék
        [green] Zöld
       *[pink] Rózsaszín
    } sor: { $points } pont
clever2-ladder = { $count } X: { $points } pont
clever2-blue-field = { $field }. mező: eddig { $points } pont
clever2-green-field = { $field }. mező: a kocka értéke × { $multiplier }
clever2-green-pair = { $pair }. mezőpár: { $points } pont
clever2-pink-field =
    { $minimum ->
        [0] { $field }. mező: nincs bónusza
       *[other] { $field }. mező: a bónuszhoz legalább { $minimum } kell
    }
clever2-gain = { $place }: most { $points }
clever2-weakest = A leggyengébb terület: ennyit ér egy-egy rókafej

## Bónuszok

clever2-bonus-reroll = Újradobás
    .tip = Újradobás: aktív játékosként még egyszer dobsz a készlet összes kockájával.
clever2-bonus-return = Vissza
    .tip = Vissza: a második vagy a harmadik dobásod előtt visszahozol egy kockát a tálcáról.
clever2-bonus-extra = Extra kocka
    .tip = Extra kocka: a kör végén beírod a hat kocka bármelyikét.
clever2-bonus-fox = Rókafej
    .tip = Rókafej: a játék végén annyi pontot ér, amennyit a leggyengébb területed.
clever2-bonus-silver = Ezüst ?
    .tip = Ezüst ?: megjelölsz egy tetszőleges szabad ezüst mezőt.
clever2-bonus-yellow = Sárga ?
    .tip = Sárga ?: bekarikázol egy tetszőleges mezőt, vagy kiikszelsz egy bekarikázottat.
clever2-bonus-blue = Kék ?
    .tip = Kék ?: beírsz egy számot, amely nem nagyobb az utolsó kék számodnál.
clever2-bonus-green = Zöld ?
    .tip = Zöld ?: választasz egy számot 1 és 6 között a következő zöld mezőbe.
clever2-bonus-pink = Rózsaszín ?
    .tip = Rózsaszín ?: választasz egy számot 1 és 6 között a következő rózsaszín mezőbe.
clever2-bonus-black = Fekete ?
    .tip = Fekete ?: beírás egy tetszőleges területre.
clever2-track = { $action }: { $left } felhasználható, { $slots } helyből { $earned } megszerezve
clever2-track-end = Az utolsó hely bónusza: { $bonus }
clever2-round = { $round }. forduló (összesen { $rounds })
clever2-round-bonus = { $round }. forduló: { $bonus }
clever2-round-plain = { $round }. forduló: nincs bónusz
clever2-foxes = { $count } rókafej, egyenként { $points } pont
clever2-total = { $points } pont
clever2-area-points = { $area }: { $points }

## A róka tanácsai

clever2-fox = Az okos róka
clever2-guide-choose = Koppints egy kockára, aztán egy fénylő helyre. A kocka alatti jelek mutatják, mit sodor el.
clever2-guide-chain = Minden lesodort kocka jelölhet egy ezüst mezőt. Koppints egy fénylőre!
clever2-guide-bonus = Bónusz! Koppints egy fénylő helyre vagy számra.
clever2-guide-return = Koppints egy kockára a tálcán, ha visszahoznád, vagy dobj!
clever2-guide-stuck = Egyik kocka sem jó. Újradobsz, vagy passzolsz?
clever2-guide-stop = Üres a készlet. Hozz vissza egy kockát a tálcáról, vagy ne dobj többet!
clever2-guide-roll = Kész vagy? Akkor guruljanak!
clever2-guide-extra = Bármelyik kocka, még egyszer: koppints rá, aztán egy fénylő helyre.
clever2-guide-take = Válassz egy kockát a tálcáról: koppints rá, aztán egy fénylő helyre.
clever2-guide-fields = A tálcáról semmi sem jó. Használj egyet a választott kockák közül!
clever2-guide-done = Minden beírva. Kész vagy?
clever2-guide-wait = Tervezz előre: melyik kockának örülnél a tálcán?
clever2-guide-watch = Dőlj hátra, és nézd a játékot!
clever2-guide-over = Szép játék volt!

## Helyek

clever2-place-silver = ezüst { $number } ({ $row ->
        [yellow] sárga
        [blue] kék
        [green] zöld
       *[pink] rózsaszín
    } sor)
clever2-place-yellow = sárga { $number } ({ $row }. sor)
clever2-place-blue = kék { $number }
clever2-place-green = zöld { $number }
clever2-place-pink = rózsaszín { $number }
clever2-next-blue = a következő kék mező
clever2-next-green = a következő zöld mező
clever2-next-pink = a következő rózsaszín mező

## Lépések a játékban

clever2-choose = Válaszd { $die }: { $place }
    .done = { $die } választotta: { $place }
clever2-take = Használd { $die }: { $place }
    .done = { $die } használta: { $place }
clever2-extra = Extra kockaként használd { $die }: { $place }
    .done = extra kockaként { $die } használta: { $place }
clever2-mark = Jelölj { $die }: { $place }
    .done = { $die } is jelölt: { $place }
clever2-bonus = Bónusz: { $place }
    .done = bónuszt használt: { $place }
clever2-return = Hozd vissza { $die }
    .done = visszahozta { $die }
clever2-reroll = Dobj újra a készlettel
    .done = újradobott a készlettel
clever2-pass = Passzolj
    .done = passzolt
clever2-skip = Zárd le a láncolatot
    .done = lezárta az ezüst láncolatot
clever2-roll = Dobj
    .done = ismét dobott
clever2-stop = Ne dobj többet
    .done = nem dobott többet
clever2-done = Kész
    .done = végzett

## Véletlen

clever2-chance-first = { $name } kezd.
clever2-chance-dice = Dobás: { $dice }.
clever2-chance-tray = Az egyenlő kockák közül a véletlen ezeket tette a tálcára: { $dice }.
clever2-rolled-white = fehér { $face }
clever2-rolled-yellow = sárga { $face }
clever2-rolled-blue = kék { $face }
clever2-rolled-green = zöld { $face }
clever2-rolled-pink = rózsaszín { $face }
clever2-rolled-silver = ezüst { $face }

## A doboz

clever2-specimen-sheet = A pontozólap
clever2-specimen-track = A fordulók és bónuszaik
clever2-specimen-silver = Egy ezüst sor pontjai a jelölések száma szerint
clever2-specimen-rounds = Hány fordulóból áll a játék
clever2-specimen-players = { $count } játékos
clever2-specimen-count = { $count } forduló
