BEGIN TRANSACTION;
CREATE TABLE actions (
	match_id VARCHAR(64) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	actor INTEGER, 
	action BIGINT, 
	announced TEXT NOT NULL, 
	target VARCHAR(64) NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (match_id, ply), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',1,'joined',1,NULL,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',2,'chance',2,135,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',3,'chance',2,112,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',4,'chance',2,129,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',5,'chance',2,124,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',6,'chance',2,121,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',7,'chance',2,111,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',8,'chance',2,137,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',9,'chance',2,118,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',10,'chance',2,141,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',11,'chance',2,99,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',12,'chance',2,76,'','','','2026-11-16 15:25:06.746941');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',13,'move',1,3,'','','f81824390a40051e','2026-11-16 15:25:06.841104');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',14,'taken-back',1,NULL,'','12','t','2026-11-16 15:25:06.962692');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',15,'move',1,3,'','','f81824390a40051e','2026-11-16 15:25:07.018715');
INSERT INTO "actions" VALUES('r-sQ-dZ9TRdyUhumUu044w',16,'resigned',0,NULL,'','','r','2026-11-16 15:25:07.070948');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',1,'chance',2,858,'','','','2026-11-16 15:25:07.203507');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',2,'chance',2,871,'','','','2026-11-16 15:25:07.203507');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',3,'move',1,1,'','','af1b150a93522367','2026-11-16 15:25:07.231077');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',4,'move',1,635,'','','af1b150a93522367','2026-11-16 15:25:07.358117');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',5,'move',1,737,'','','af1b150a93522367','2026-11-16 15:25:07.439210');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',6,'move',1,42,'','','af1b150a93522367','2026-11-16 15:25:07.518713');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',7,'move',0,4,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.579452');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',8,'move',0,160,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.583931');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',9,'move',0,43,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.644523');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',10,'move',0,0,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.702689');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',11,'move',0,15,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.780410');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',12,'move',0,354,'','','f28d52daf48fc2d6','2026-11-16 15:25:07.858805');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',13,'move',1,7,'','','af1b150a93522367','2026-11-16 15:25:07.918830');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',14,'move',1,34,'','','af1b150a93522367','2026-11-16 15:25:07.921850');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',15,'move',1,93,'visible','','af1b150a93522367','2026-11-16 15:25:07.966897');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',16,'move',0,3,'','','f28d52daf48fc2d6','2026-11-16 15:25:08.011054');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',17,'move',0,24,'','','f28d52daf48fc2d6','2026-11-16 15:25:08.013523');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',18,'chance',2,930,'','','','2026-11-16 15:25:08.013523');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',19,'move',1,6,'','','af1b150a93522367','2026-11-16 15:25:08.058859');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',20,'move',1,46,'','','af1b150a93522367','2026-11-16 15:25:08.061670');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',21,'move',1,5,'','','af1b150a93522367','2026-11-16 15:25:08.130746');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',22,'move',1,114,'','','af1b150a93522367','2026-11-16 15:25:08.174842');
INSERT INTO "actions" VALUES('o8eoN971dpnDtgMqZmJj7w',23,'move',1,72,'jack wins by wrong-accusation, jack was stealthy with bert, the detective had no cards','','af1b150a93522367','2026-11-16 15:25:08.222922');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',1,'chance',2,115,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',2,'chance',2,139,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',3,'chance',2,133,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',4,'chance',2,121,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',5,'chance',2,129,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',6,'chance',2,119,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',7,'chance',2,126,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',8,'chance',2,110,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',9,'chance',2,142,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',10,'chance',2,102,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',11,'chance',2,85,'','','','2026-11-16 15:25:08.319702');
INSERT INTO "actions" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',12,'move',1,1,'','','f3dc05cc29133c70','2026-11-16 15:25:08.360021');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',1,'chance',2,123,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',2,'chance',2,127,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',3,'chance',2,133,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',4,'chance',2,119,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',5,'chance',2,111,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',6,'chance',2,140,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',7,'chance',2,130,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',8,'chance',2,114,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',9,'chance',2,137,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',10,'chance',2,106,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',11,'chance',2,80,'','','','2026-11-16 15:25:08.427139');
INSERT INTO "actions" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',12,'move',1,3,'','','3c9a27513c8eb558','2026-11-16 15:25:08.446548');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE matches (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	salt BLOB NOT NULL, 
	hot_seat BOOLEAN NOT NULL, 
	rematch_of VARCHAR(64), 
	over BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, borrowed_from VARCHAR(64), borrowed_events INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of)
);
INSERT INTO "matches" VALUES('r-sQ-dZ9TRdyUhumUu044w','pocket','{}',1,X'0E134AD0808D299331CA7287EE937C1A96CDE1ED79F81376DA9F6234E5BC3EC5',X'93E23075FD4FDAB9354A536EF57DB41F',0,NULL,1,'2026-11-16 15:25:06.632831',NULL,0);
INSERT INTO "matches" VALUES('o8eoN971dpnDtgMqZmJj7w','classic','{"edition": "revised_2016", "lit_gaslight_blocks_lantern": false}',1,X'929309B33C70C5641ECA43E0762054371FF854578701954397DC6CBF6AFA2290',X'B55AA03DF6E2D21C3FBC624E85FD37E6',1,NULL,1,'2026-11-16 15:25:07.200459',NULL,0);
INSERT INTO "matches" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA','pocket','{}',1,X'6AA14931D2DDB266F96CAA32063FB7450E4B53536E9CF15E6EB0D86FBE0EDA89',X'32E5761A2222C924E958A0E944E95AC0',1,NULL,0,'2026-11-16 15:25:08.318987',NULL,0);
INSERT INTO "matches" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw','pocket','{}',1,X'F9DCAA912379637A5D08A6C135E413C813ECA83FBB7F06C78407B042A75E6630',X'791D4358D429FE0EC6727B15783C6AB7',0,NULL,0,'2026-11-16 15:25:08.425989',NULL,0);
INSERT INTO "matches" VALUES('U22MDW5AiIrreEgqsMAr2w','classic','{"edition": "revised_2016", "lit_gaslight_blocks_lantern": false}',1,X'F786865CA59EDB60D91C93128BBAFF30AF0261A11322CF75EC8B30EA4F113576',X'AEE0F41DCACBC50F6609E7B2AD8DC662',0,NULL,0,'2026-11-16 15:25:08.518390',NULL,0);
CREATE TABLE seats (
	match_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	level INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	invitation_hash VARCHAR(64) NOT NULL, 
	words TEXT NOT NULL, program VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('r-sQ-dZ9TRdyUhumUu044w',0,'person',0,'793d1f6f2fc4785e65aee5c137bcf94cf7a635f8d294b9c33b4e28c4880061fd','','fog','');
INSERT INTO "seats" VALUES('r-sQ-dZ9TRdyUhumUu044w',1,'person',0,'28316c9dda34dedd373070d8d8efa24346034ed59b0f99bfe6501bb95c7dfad2','4f40aa411eee93060b7bc6be90c63ed9ba26ea71ad282eb14bf6bc93f3ed7479','lamp','');
INSERT INTO "seats" VALUES('o8eoN971dpnDtgMqZmJj7w',0,'person',0,'2c965c99ab782a19a2a494967ef35c4e068d88fe844affd183535d575a9b80c0','','','');
INSERT INTO "seats" VALUES('o8eoN971dpnDtgMqZmJj7w',1,'person',0,'5ed1a07511adfe48e657578a090d64bd971004e317c7b427986af6e284e35223','','','');
INSERT INTO "seats" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',0,'person',0,'2df0da6dda6182845e3525a93abbc35f6856b54fbdfc2aaccddcfaf4fafb8f31','','','');
INSERT INTO "seats" VALUES('2ZJpNZ6bjbIL5v0ecpgcgA',1,'person',0,'e3933b32746f1d6d080bf630f201ca724b1be8c8bd845297a790d6f0dbac8caa','','','');
INSERT INTO "seats" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',0,'ai',2,'','','','');
INSERT INTO "seats" VALUES('SYSLNWq0Lqzlk3Y9JfXRZw',1,'person',0,'42ea360d88ff8c0b45b96fca1b0b967a5d1a662ace9472604bb31c4953709cd4','','','');
INSERT INTO "seats" VALUES('U22MDW5AiIrreEgqsMAr2w',0,'person',0,'457ad79c4eae7e646dfc19988819ef465a76a17b91e271af797d61957eedd961','','','');
INSERT INTO "seats" VALUES('U22MDW5AiIrreEgqsMAr2w',1,'person',0,'','17b83ccf7dfa8a6834819bdd9660311da8a15ea2d3bb8680a7aea5f6acc807b6','','');
CREATE INDEX seats_by_token ON seats (token_hash);
COMMIT;
