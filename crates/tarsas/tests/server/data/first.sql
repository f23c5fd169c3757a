BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-18 02:41:12',1,X'C85F95C52F852E37EB15360232523BEABA27ABF7B073B616DC5D7E14D2638A4519235657B4FCD3B49E67F53E9481E57F',832857);
CREATE TABLE attendance (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','2nauu991utr65s2s');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','2nauu991utr65s2s');
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','wvvmdaz8xsjeq8zn');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','wvvmdaz8xsjeq8zn');
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','jvsdx6ab7ydzjwp7');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','jvsdx6ab7ydzjwp7');
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','zb3yxugntpewhvtw');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','zb3yxugntpewhvtw');
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','cqhj7en72fhtuaf5');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','cqhj7en72fhtuaf5');
INSERT INTO "attendance" VALUES('wuytvf9swjtwqyfs','uy6cwy1gpzptnuqc');
INSERT INTO "attendance" VALUES('jv59cfbsq9k3z8np','e5qhdk8dycz4guvc');
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "entries" VALUES('2nauu991utr65s2s',0,1794969673689,'{"open":{"game":"clever2","setup":"players=2","rules":1,"seed":"aa7816224e6beb81e34b3bdf2a9945e39661c979f900152cc007b85dffc448a5","is_public":false}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',1,1794969673693,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',2,1794969673695,'{"sit":{"seat":1,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',3,1794969673702,'{"play":{"player":1,"action":"choose white silver yellow 3","chance":[],"command":"c0"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',4,1794969673704,'{"play":{"player":1,"action":"mark pink 1","chance":[],"command":"c1"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',5,1794969673713,'{"play":{"player":1,"action":"mark green 2","chance":[],"command":"c2"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',6,1794969673716,'{"play":{"player":1,"action":"roll","chance":["dice yellow 1 blue 1 silver 1"],"command":"c3"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',7,1794969673718,'{"play":{"player":1,"action":"choose silver green 1","chance":[],"command":"c4"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',8,1794969673724,'{"play":{"player":1,"action":"roll","chance":["dice yellow 5 blue 5"],"command":"c5"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',9,1794969673726,'{"play":{"player":1,"action":"choose yellow r5c2","chance":[],"command":"c6"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',10,1794969673730,'{"play":{"player":1,"action":"done","chance":[],"command":"c7"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',11,1794969673731,'{"play":{"player":0,"action":"take blue 8","chance":[],"command":"c8"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',12,1794969673734,'{"play":{"player":0,"action":"done","chance":["dice white 1 yellow 1 blue 4 green 3 pink 2 silver 3"],"command":"c9"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',13,1794969673735,'{"play":{"player":0,"action":"choose green 3","chance":[],"command":"c10"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',14,1794969673736,'{"play":{"player":0,"action":"roll","chance":["dice blue 6 silver 3"],"command":"c11"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',15,1794969673743,'{"play":{"player":0,"action":"reroll","chance":["dice blue 2 silver 5"],"command":"c12"}}');
INSERT INTO "entries" VALUES('2nauu991utr65s2s',16,1794969673744,'{"play":{"player":0,"action":"choose silver yellow 5","chance":[],"command":"c13"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',0,1794969673748,'{"open":{"game":"strange_world","setup":"players=2","rules":1,"seed":"36eb0f34f2c6449bc3d809eb7144ef71d4a1ab17112b49ff01fd29eec71d3e28","is_public":false}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',1,1794969673749,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',2,1794969673751,'{"sit":{"seat":1,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',3,1794969673754,'{"play":{"player":0,"action":"pass mountain2 plant2_deer_spirit","chance":[],"command":"c0"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',4,1794969673761,'{"play":{"player":1,"action":"pass plant2_deer_goat volcano_swamp","chance":[],"command":"c1"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',5,1794969673763,'{"play":{"player":0,"action":"pass volcano_swamp","chance":[],"command":"c2"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',6,1794969673765,'{"play":{"player":1,"action":"pass mountain2","chance":[],"command":"c3"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',7,1794969673773,'{"play":{"player":0,"action":"play mountain2 -1 0","chance":[],"command":"c4"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',8,1794969673778,'{"play":{"player":1,"action":"play volcano_mountain2 0 -1","chance":[],"command":"c5"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',9,1794969673780,'{"play":{"player":1,"action":"cover 0 0","chance":[],"command":"c6"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',10,1794969673785,'{"play":{"player":0,"action":"play plant2_deer_goat -1 -1","chance":[],"command":"c7"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',11,1794969673788,'{"play":{"player":1,"action":"play volcano_swamp 0 -2","chance":[],"command":"c8"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',12,1794969673794,'{"play":{"player":1,"action":"cover 0 -1","chance":[],"command":"c9"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',13,1794969673797,'{"play":{"player":0,"action":"play moon -1 1","chance":[],"command":"c10"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',14,1794969673801,'{"play":{"player":1,"action":"play plant2_deer_spirit 0 -3","chance":["deal 0 moon water_swamp water_swamp","deal 1 mountain_water mountain_water volcano_mountain2"],"command":"c11"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',15,1794969673803,'{"play":{"player":0,"action":"pass water_swamp water_swamp","chance":[],"command":"c12"}}');
INSERT INTO "entries" VALUES('wvvmdaz8xsjeq8zn',16,1794969673808,'{"play":{"player":1,"action":"pass mountain_water mountain_water","chance":[],"command":"c13"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',0,1794969673815,'{"open":{"game":"house_of_cats","setup":"players=2 level=1 tiles=random","rules":1,"seed":"dc2accd6699c41ef881e4f38b76ed9ff61ece9684448edb6230e3fa5fff3d37a","is_public":false}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',1,1794969673816,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',2,1794969673817,'{"sit":{"seat":1,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',3,1794969673819,'{"play":{"player":0,"action":"take 3","chance":[],"command":"c0"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',4,1794969673826,'{"play":{"player":0,"action":"write a4","chance":[],"command":"c1"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',5,1794969673830,'{"play":{"player":0,"action":"take mouse","chance":[],"command":"c2"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',6,1794969673833,'{"play":{"player":0,"action":"write a3","chance":[],"command":"c3"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',7,1794969673834,'{"play":{"player":0,"action":"take 5","chance":[],"command":"c4"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',8,1794969673838,'{"play":{"player":0,"action":"write b4","chance":[],"command":"c5"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',9,1794969673842,'{"play":{"player":0,"action":"done","chance":[],"command":"c6"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',10,1794969673849,'{"play":{"player":1,"action":"take mouse","chance":[],"command":"c7"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',11,1794969673854,'{"play":{"player":1,"action":"write b6","chance":[],"command":"c8"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',12,1794969673858,'{"play":{"player":1,"action":"take 3","chance":[],"command":"c9"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',13,1794969673866,'{"play":{"player":1,"action":"write b5","chance":[],"command":"c10"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',14,1794969673869,'{"play":{"player":1,"action":"take cat","chance":[],"command":"c11"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',15,1794969673879,'{"play":{"player":1,"action":"done","chance":["roll 2 4 4 5"],"command":"c12"}}');
INSERT INTO "entries" VALUES('jvsdx6ab7ydzjwp7',16,1794969673881,'{"play":{"player":0,"action":"take 4","chance":[],"command":"c13"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',0,1794969673884,'{"open":{"game":"marabunta","setup":"players=2 territory=symbol boards=symbol first=random abilities=must","rules":1,"seed":"aa75aac6a21521b1ed6fb3370dd4e0dc0c3802caaf3443e25d9eb36a69e09b52","is_public":false}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',1,1794969673885,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',2,1794969673887,'{"sit":{"seat":1,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',3,1794969673890,'{"play":{"player":1,"action":"split tile","chance":[],"command":"c0"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',4,1794969673893,'{"play":{"player":0,"action":"choose dice","chance":[],"command":"c1"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',5,1794969673896,'{"play":{"player":0,"action":"use blue 0","chance":[],"command":"c2"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',6,1794969673898,'{"play":{"player":0,"action":"write 0 a4","chance":[],"command":"c3"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',7,1794969673905,'{"play":{"player":0,"action":"chest vp_3","chance":[],"command":"c4"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',8,1794969673910,'{"play":{"player":0,"action":"done","chance":[],"command":"c5"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',9,1794969673913,'{"play":{"player":1,"action":"use tile double_zero","chance":[],"command":"c6"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',10,1794969673921,'{"play":{"player":1,"action":"write 0 b2","chance":[],"command":"c7"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',11,1794969673923,'{"play":{"player":1,"action":"write 0 b1","chance":[],"command":"c8"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',12,1794969673931,'{"play":{"player":1,"action":"done","chance":["tile one_any","roll 0 3 flag 1 0 1"],"command":"c9"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',13,1794969673932,'{"play":{"player":0,"action":"split tile yellow green","chance":[],"command":"c10"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',14,1794969673939,'{"play":{"player":1,"action":"choose dice","chance":[],"command":"c11"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',15,1794969673951,'{"play":{"player":1,"action":"use orange 0","chance":[],"command":"c12"}}');
INSERT INTO "entries" VALUES('zb3yxugntpewhvtw',16,1794969673957,'{"play":{"player":1,"action":"write 0 c3","chance":[],"command":"c13"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',0,1794969673961,'{"open":{"game":"hadara","setup":"players=2 purple=advanced start_side=choice open_piles=false joker_for_set_points=true segments=random crests=random","rules":1,"seed":"38edad7d564407e6e7fa234e8ea8c56eede5e7e14bad1e7c0c3a936a7d12ccd3","is_public":false}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',1,1794969673962,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',2,1794969673963,'{"sit":{"seat":1,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',3,1794969673968,'{"play":{"player":0,"action":"side a","chance":[],"command":"c0"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',4,1794969673973,'{"play":{"player":1,"action":"side b","chance":[],"command":"c1"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',5,1794969673978,'{"play":{"player":0,"action":"wheel blue","chance":["draw 0 B1-06 B1-07","draw 1 P1-06 P1-14"],"command":"c2"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',6,1794969673980,'{"play":{"player":0,"action":"draft place B1-07 sell B1-06","chance":[],"command":"c3"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',7,1794969673985,'{"play":{"player":1,"action":"draft place P1-06 recruit P1-14","chance":["draw 0 Y1-06 Y1-07","draw 1 B1-05 B1-08"],"command":"c4"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',8,1794969673989,'{"play":{"player":0,"action":"draft place Y1-06 sell Y1-07","chance":[],"command":"c5"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',9,1794969673997,'{"play":{"player":1,"action":"draft place B1-08 recruit B1-05","chance":["draw 0 G1-02 G1-09","draw 1 Y1-03 Y1-05"],"command":"c6"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',10,1794969674002,'{"play":{"player":0,"action":"draft place G1-09 sell G1-02","chance":[],"command":"c7"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',11,1794969674004,'{"play":{"player":1,"action":"draft place Y1-03 recruit Y1-05","chance":["draw 0 R1-04 R1-05","draw 1 G1-01 G1-04"],"command":"c8"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',12,1794969674009,'{"play":{"player":0,"action":"draft place R1-04 sell R1-05","chance":[],"command":"c9"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',13,1794969674012,'{"play":{"player":1,"action":"draft place G1-04 recruit G1-01","chance":["draw 0 P1-10 P1-13","draw 1 R1-03 R1-10"],"command":"c10"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',14,1794969674014,'{"play":{"player":0,"action":"draft place P1-13 sell P1-10","chance":[],"command":"c11"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',15,1794969674025,'{"play":{"player":1,"action":"draft place R1-03 sell R1-10","chance":[],"command":"c12"}}');
INSERT INTO "entries" VALUES('cqhj7en72fhtuaf5',16,1794969674030,'{"play":{"player":1,"action":"ally 3","chance":["back C03-3"],"command":"c13"}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',0,1794969674032,'{"open":{"game":"clever2","setup":"players=1","rules":1,"seed":"f441a9e1aac63a7ef79d104f5d6fd094dbd1e4cf40dfe0c85b45b3fd2f0b8b37","is_public":false}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',1,1794969674032,'{"sit":{"seat":0,"guest":"wuytvf9swjtwqyfs","name":"Őrsi Ágnes"}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',2,1794969674037,'{"play":{"player":0,"action":"choose white silver yellow 6","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',3,1794969674039,'{"play":{"player":0,"action":"mark yellow 1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',4,1794969674041,'{"play":{"player":0,"action":"mark blue 5","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',5,1794969674045,'{"play":{"player":0,"action":"mark green 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',6,1794969674047,'{"play":{"player":0,"action":"mark pink 4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',7,1794969674048,'{"play":{"player":0,"action":"mark silver yellow 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',8,1794969674053,'{"play":{"player":0,"action":"done","chance":["dice white 3 yellow 4 blue 5 green 4 pink 4 silver 1","tray white yellow silver"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',9,1794969674057,'{"play":{"player":0,"action":"take white silver yellow 3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',10,1794969674063,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 1 blue 3 green 4 pink 2 silver 3"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',11,1794969674071,'{"play":{"player":0,"action":"choose white silver yellow 4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',12,1794969674073,'{"play":{"player":0,"action":"mark blue 3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',13,1794969674080,'{"play":{"player":0,"action":"mark pink 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',14,1794969674086,'{"play":{"player":0,"action":"mark silver green 3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',15,1794969674088,'{"play":{"player":0,"action":"roll","chance":["dice green 1"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',16,1794969674094,'{"play":{"player":0,"action":"choose green 1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',17,1794969674098,'{"play":{"player":0,"action":"extra white silver blue 4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',18,1794969674099,'{"play":{"player":0,"action":"done","chance":["dice white 5 yellow 4 blue 4 green 2 pink 6 silver 4","tray blue green silver"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',19,1794969674101,'{"play":{"player":0,"action":"take blue 9","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',20,1794969674103,'{"play":{"player":0,"action":"done","chance":["dice white 6 yellow 2 blue 6 green 5 pink 1 silver 6"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',21,1794969674109,'{"play":{"player":0,"action":"choose white silver blue 6","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',22,1794969674114,'{"play":{"player":0,"action":"mark green 5","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',23,1794969674116,'{"play":{"player":0,"action":"mark pink 1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',24,1794969674118,'{"play":{"player":0,"action":"return yellow","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',25,1794969674121,'{"play":{"player":0,"action":"roll","chance":["dice yellow 4 blue 4 silver 5"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',26,1794969674126,'{"play":{"player":0,"action":"choose yellow r3c2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',27,1794969674127,'{"play":{"player":0,"action":"roll","chance":["dice blue 4 silver 5"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',28,1794969674129,'{"play":{"player":0,"action":"choose silver yellow 5","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',29,1794969674131,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 4 blue 1 green 5 pink 2 silver 6","tray yellow blue pink"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',30,1794969674137,'{"play":{"player":0,"action":"take yellow r3c2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',31,1794969674139,'{"play":{"player":0,"action":"done","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',32,1794969674144,'{"play":{"player":0,"action":"bonus silver blue 1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',33,1794969674145,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 2 blue 2 green 3 pink 3 silver 3"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',34,1794969674150,'{"play":{"player":0,"action":"choose white silver green 4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',35,1794969674151,'{"play":{"player":0,"action":"mark blue 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',36,1794969674157,'{"play":{"player":0,"action":"mark pink 3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',37,1794969674161,'{"play":{"player":0,"action":"bonus yellow r1c2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',38,1794969674163,'{"play":{"player":0,"action":"bonus blue 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',39,1794969674166,'{"play":{"player":0,"action":"return yellow","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',40,1794969674168,'{"play":{"player":0,"action":"roll","chance":["dice yellow 2"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',41,1794969674172,'{"play":{"player":0,"action":"choose yellow r2c3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',42,1794969674174,'{"play":{"player":0,"action":"done","chance":["dice white 2 yellow 3 blue 4 green 4 pink 5 silver 4","tray white yellow blue"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',43,1794969674178,'{"play":{"player":0,"action":"take white yellow r2c3","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',44,1794969674185,'{"play":{"player":0,"action":"done","chance":["dice white 2 yellow 4 blue 1 green 5 pink 1 silver 6"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',45,1794969674187,'{"play":{"player":0,"action":"choose white yellow r4c1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',46,1794969674190,'{"play":{"player":0,"action":"roll","chance":["dice yellow 1 green 6 silver 3"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',47,1794969674195,'{"play":{"player":0,"action":"choose yellow r2c1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',48,1794969674200,'{"play":{"player":0,"action":"return blue","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',49,1794969674207,'{"play":{"player":0,"action":"roll","chance":["dice blue 6 green 2 silver 2"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',50,1794969674209,'{"play":{"player":0,"action":"choose green 2","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',51,1794969674213,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 6 blue 4 green 4 pink 5 silver 2","tray white blue silver"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',52,1794969674215,'{"play":{"player":0,"action":"take white yellow r5c4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',53,1794969674219,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 2 blue 1 green 4 pink 3 silver 3"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',54,1794969674222,'{"play":{"player":0,"action":"choose white yellow r5c4","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',55,1794969674223,'{"play":{"player":0,"action":"roll","chance":["dice green 5"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',56,1794969674237,'{"play":{"player":0,"action":"choose green 5","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',57,1794969674239,'{"play":{"player":0,"action":"done","chance":["dice white 4 yellow 2 blue 2 green 6 pink 3 silver 4"]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',58,1794969674240,'{"play":{"player":0,"action":"take yellow r4c1","chance":[]}}');
INSERT INTO "entries" VALUES('uy6cwy1gpzptnuqc',59,1794969674242,'{"play":{"player":0,"action":"done","chance":[]}}');
INSERT INTO "entries" VALUES('e5qhdk8dycz4guvc',0,1794969674250,'{"open":{"game":"hadara","setup":"players=3 purple=advanced start_side=choice open_piles=false joker_for_set_points=true segments=random crests=random","rules":1,"seed":"bbc8a80031c98128833ad9ac9352f815e0191dcdd510789936a613c95adfd8fe","is_public":true}}');
INSERT INTO "entries" VALUES('e5qhdk8dycz4guvc',1,1794969674250,'{"sit":{"seat":0,"guest":"jv59cfbsq9k3z8np","name":"Bence"}}');
INSERT INTO "entries" VALUES('e5qhdk8dycz4guvc',2,1794969674251,'{"bot":{"seat":2,"level":"easy"}}');
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    secret_digest TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('wuytvf9swjtwqyfs','127220925816ddda8193c575250f3180d229eca45c49671dbd8e1e32f152dfd5','Őrsi Ágnes',1794969673683);
INSERT INTO "guests" VALUES('jv59cfbsq9k3z8np','6737892ba1e7bff9c4e7249726798ae09533b993da9f435cac15b32a9632b92e','Bence',1794969673684);
CREATE TABLE records (
    id TEXT NOT NULL PRIMARY KEY,
    made_at BIGINT NOT NULL,
    record TEXT NOT NULL
);
INSERT INTO "records" VALUES('k74nta2ycz72pr2b',1794969674247,'tarsas record 1  #fa24
game clever2  #2931
rules 1  #a710
components d8207e26abee9fcb  #c162
setup players=1  #ac66
seed f441a9e1aac63a7ef79d104f5d6fd094dbd1e4cf40dfe0c85b45b3fd2f0b8b37  #3249
- dice white 6 yellow 1 blue 5 green 2 pink 4 silver 2  #1762
0 choose white silver yellow 6  #5e76
0 mark yellow 1  #a8bc
0 mark blue 5  #405b
0 mark green 2  #586c
0 mark pink 4  #f331
0 mark silver yellow 2  #3a71
0 done  #0e63
- dice white 3 yellow 4 blue 5 green 4 pink 4 silver 1  #284d
- tray white yellow silver  #cf1d
0 take white silver yellow 3  #bb15
0 done  #4442
- dice white 4 yellow 1 blue 3 green 4 pink 2 silver 3  #1134
0 choose white silver yellow 4  #ecb1
0 mark blue 3  #7773
0 mark pink 2  #88d3
0 mark silver green 3  #0e23
0 roll  #70db
- dice green 1  #344f
0 choose green 1  #6087
0 extra white silver blue 4  #462a
0 done  #6b5f
- dice white 5 yellow 4 blue 4 green 2 pink 6 silver 4  #ed03
- tray blue green silver  #0df1
0 take blue 9  #b565
0 done  #3356
- dice white 6 yellow 2 blue 6 green 5 pink 1 silver 6  #f43c
0 choose white silver blue 6  #63ba
0 mark green 5  #25a5
0 mark pink 1  #b0a5
0 return yellow  #22aa
0 roll  #d084
- dice yellow 4 blue 4 silver 5  #28be
0 choose yellow r3c2  #6160
0 roll  #edd8
- dice blue 4 silver 5  #4d1c
0 choose silver yellow 5  #4c20
0 done  #1e13
- dice white 4 yellow 4 blue 1 green 5 pink 2 silver 6  #961e
- tray yellow blue pink  #6dfd
0 take yellow r3c2  #f5d6
0 done  #dbf6
0 bonus silver blue 1  #0a83
0 done  #4d12
- dice white 4 yellow 2 blue 2 green 3 pink 3 silver 3  #152c
0 choose white silver green 4  #660e
0 mark blue 2  #41bb
0 mark pink 3  #0f97
0 bonus yellow r1c2  #dd51
0 bonus blue 2  #e273
0 return yellow  #2b1b
0 roll  #4544
- dice yellow 2  #5f1c
0 choose yellow r2c3  #625e
0 done  #8752
- dice white 2 yellow 3 blue 4 green 4 pink 5 silver 4  #25f7
- tray white yellow blue  #145f
0 take white yellow r2c3  #dbd3
0 done  #c489
- dice white 2 yellow 4 blue 1 green 5 pink 1 silver 6  #6aa7
0 choose white yellow r4c1  #ad99
0 roll  #10f8
- dice yellow 1 green 6 silver 3  #9880
0 choose yellow r2c1  #4afb
0 return blue  #bdaf
0 roll  #85ee
- dice blue 6 green 2 silver 2  #1ee9
0 choose green 2  #21dc
0 done  #dd5c
- dice white 4 yellow 6 blue 4 green 4 pink 5 silver 2  #a502
- tray white blue silver  #5bd3
0 take white yellow r5c4  #ef59
0 done  #0ee0
- dice white 4 yellow 2 blue 1 green 4 pink 3 silver 3  #b486
0 choose white yellow r5c4  #cf47
0 roll  #e716
- dice green 5  #8bea
0 choose green 5  #ed65
0 done  #4a6c
- dice white 4 yellow 2 blue 2 green 6 pink 3 silver 4  #1985
0 take yellow r4c1  #25f4
0 done  #24d0
over 101  #5983
');
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    state TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
INSERT INTO "tables" VALUES('2nauu991utr65s2s','clever2','players=2','playing',0,1794969673695);
INSERT INTO "tables" VALUES('wvvmdaz8xsjeq8zn','strange_world','players=2','playing',0,1794969673751);
INSERT INTO "tables" VALUES('jvsdx6ab7ydzjwp7','house_of_cats','players=2 level=1 tiles=random','playing',0,1794969673817);
INSERT INTO "tables" VALUES('zb3yxugntpewhvtw','marabunta','players=2 territory=symbol boards=symbol first=random abilities=must','playing',0,1794969673887);
INSERT INTO "tables" VALUES('cqhj7en72fhtuaf5','hadara','players=2 purple=advanced start_side=choice open_piles=false joker_for_set_points=true segments=random crests=random','playing',0,1794969673963);
INSERT INTO "tables" VALUES('uy6cwy1gpzptnuqc','clever2','players=1','over',0,1794969674242);
INSERT INTO "tables" VALUES('e5qhdk8dycz4guvc','hadara','players=3 purple=advanced start_side=choice open_piles=false joker_for_set_points=true segments=random crests=random','open',0,1794969674250);
CREATE INDEX tables_by_state ON tables (state, is_public, changed_at);
COMMIT;
