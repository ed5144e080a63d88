// Made from adventures/de/candles.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Kerzen für Nera
prologue.2 Im Dorf Dochten stellt man bei Einbruch der Dämmerung eine Kerze in jedes Fenster, für Nera, die zu spät dran ist.
prologue.3 Zuerst kam sie zu spät zu ihrer Hochzeit, und dann zu allem anderen. Das ist zweihundert Jahre her. Solange die Kerzen brennen, wartet sie, dort unten unter der Kapelle, und hat Geduld. Letzte Woche war es sehr windig.
prologue.4 Die Kerzenzieherin zählt euch die Kerzen ab, die ihr braucht. Es sind nicht viele. „Bringt sie ihr“, sagt sie. „Oder bringt sie herauf. Oder, ihr wisst schon.“ Das Dritte spricht sie nicht aus. Sie hat eine Tochter namens Nera. Wie halb Dochten.
a1.1 Der verirrte Lehrling
a1.2 Ein Junge sitzt auf der Friedhofsmauer, ein Bündel Dochte im Arm, und weint, so leise er kann. Er sollte sie vor dem Dunkelwerden auf die entlegenen Höfe bringen, und auf der Straße sind Leute, die einem Sachen wegnehmen. Er ist Pim, der Lehrling der Kerzenzieherin, und neundreiviertel Jahre alt.
a1.3 Zwischen den Bienenkörben versteckt sich jemand schon so lange, dass er dabei eingeschlafen ist: Pim, der Lehrling der Kerzenzieherin. Er hat ein Bündel Dochte auszutragen und eine Angst vor der Straße, die sich als begründet erweist.
a1.4 Pim mitnehmen: ein Gegner mehr im nächsten Kampf, und ein Schatz für jeden Helden, wenn er gewonnen ist.
a1.5 Ihm den kurzen Heimweg zeigen.
a1.6 Er geht dicht neben euch und hält sich am nächstbesten Ärmel fest. Er kennt jedes Haus beim Namen.
a1.7 Er sieht den kurzen Weg entlang. Dann sagt er Danke, wie man es ihm beigebracht hat, und geht.
a2.1 Die windige Gasse
a2.2 Lichter kommen die Gasse herunter, auf der Höhe einer Kinderhand, und keines davon steht in einem Fenster. Ein Mann mit einem Sack geht mitten unter ihnen und sammelt ein, was die Leute beim Weglaufen fallen lassen.
a2.3 Lichter kommen die Gasse herunter, auf der Höhe einer Kinderhand. Eine Kröte hat eines davon verschluckt und leuchtet wie ein Lampenschirm.
a2_won.1 Pim kommt unter einem Karren hervor und zahlt, aus beiden Taschen. Das sei die Anzahlung, sagt er. Der Rest liege auf den Höfen.
a2_won.2 In der Gasse wird ein Fenster nach dem anderen wieder hell. Eine Tür macht niemand auf.
a3.1 Was die Höfe entbehren können
a3.2 Sie haben es vor die geschlossenen Türen auf die Schwelle gelegt: Sachen vom Speicher und aus der Aussteuertruhe, auf jeder ein Kerzenstummel. In Dochten schenkt niemand nur ein Ding allein.
a3.3 Ein altes Paar bittet euch herein und zeigt euch, was ihrem Sohn gehört hat; er ist hinuntergegangen, um vernünftig mit ihr zu reden. Sie möchten, dass ihr es nehmt. Sie möchten es mit solcher Ruhe.
a4.1 Das Waschhaus
a4.2 Im Waschhaus wringen Ertrunkene die Laken aus, und sie sind gründlich. Sie hatten die Brauttruhe getragen, und die Furt führte Hochwasser in jenem Jahr.
a4.3 Der Trog ist seit Jahren trocken. Was darin sitzt, ist es nicht. Es blinzelt euch an und schwillt.
a4_won.1 Auf dem Grund des Trogs liegt ein weißer Handschuh, zugeknöpft, so groß wie eine Mädchenhand. Er ist trocken.
a5.1 Das Hinterzimmer der Kerzenzieherin
a5.2 Es ist warm und riecht nach Honig und Hammeltalg. Das kleine Bett am Ofen bietet man euch nicht an. Ihr schlaft zwischen den Gestellen, unter Reihen um Reihen von Kerzen, am Docht aufgehängt und bleich wie etwas, das noch geboren werden will.
a5.3 Die Kerzenzieherin gibt euch Schmalzbrot und redet nicht. {1}
a5.4 Pim schläft auf dem Boden quer vor der Tür, den Schürhaken im Arm, als Wache.
a5.5 Am Ofen steht ein kleines leeres Bett. Immer wieder sieht sie hin.
a6.1 Die Hochzeitsgäste
a6.2 Leute mit Spaten haben sich auf dem Kapellenhof breitgemacht. Ihrer Anführerin hat man erzählt, hier liege eine Mitgift vergraben, und die Dornen ringsum könnten bellen. Beides stimmt. „Wir waren zuerst da“, sagt sie. Sie sind zweihundert Jahre zu spät, wie alle.
a6.3 Eine Hauptfrau im gestohlenen Hochzeitsrock lässt den Hof umgraben, Grab für Grab. Die kleinen Wesen, die für sie graben, tragen die Schleier, die sie gefunden haben. Sie kichern.
a6_won.1 Ihr schüttet die Gräber wieder zu. Es dauert bis zum Abend. Erst da seht ihr, dass die Kapellentür die ganze Zeit offen gestanden hat, wie jemand, der nicht stören will.
end_a.1 Unter der Kapelle
end_a.2 Hinter dem Altar führt eine Treppe hinab. Jede Stufe ist ausgetreten, aber nur auf der linken Seite: Hier sind Leute hinuntergegangen, und nicht wieder hinauf.
end_a.3 Ihr zündet die erste Kerze an. Die Flamme beugt sich vor wie ein Hund, der Zuhause wittert.
b1.1 Schrein der schlaflosen Stunden
b1.2 In einer Nische sitzt eine Heilige ohne Gesicht, zuständig für alle, die nicht schlafen können. Vor ihr liegen eine Matte und ein Kissen, und beide sind viel benutzt.
b1.3 Die Nische gehört dem heiligen Ottel von den schlaflosen Stunden. Dargestellt ist er im Liegen. Die Bittsteller haben sich so lange neben ihn gelegt, dass im Stein zwei Mulden sind.
b1.4 Schlafen: Jeder Held wird um 6 geheilt.
b1.5 Beten: Bis zum Ende der Zone ist jeder Held einen schlechten Wesenszug los.
b1.6 Niemand träumt. Dafür ist die Heilige da.
b1.7 Ihr erzählt dem Stein etwas, das ihr an euch nicht mögt. Der Stein nimmt es. Er hat Platz.
b2.1 Die Litanei
b2.2 Mönche knien den Gang entlang, und aus ihren Kapuzen wachsen Kerzen. Sie sprechen gemeinsam ein einziges Gebet, jeder ein Wort, seit es Mönche gibt. Jetzt seid ihr an der Reihe, und ihr wisst das Wort nicht.
b2.3 Der Gang ist mit Vorhängen aus Fäden verhängt, und die Fäden singen, wenn ihr sie streift. Die Sänger kommen herunter, um nachzusehen. Sie sind durchsichtig und haben zu viele Ellbogen.
b2_won.1 Das Wachs läuft noch eine Weile. Jetzt erst hört ihr, was das Gebet war: eine Liste von Entschuldigungen, für eine Braut.
b2_won.2 Ihr steigt über lauter Glas. In jeder Scherbe brennt ein Flämmchen, und es ist das eurer Kerze.
b3.1 Die Brauttruhe
b3.2 Die Truhe ist doch noch heruntergekommen. Sie ist voll, gefaltet, duftend, mit einem Kärtchen: FÜR NACHHER. Es sind Dinge darin, die keine Braut braucht. Der Vater war ein praktischer Mann.
b3.3 Jemand hat die Truhe vor euch durchsucht und nur den Spiegel genommen. Ihr nehmt den Rest. Ihr fühlt euch nicht wohl dabei. Ihr nehmt ihn trotzdem.
b3.4 Hinter der Truhe sind zwei Türen. In die eine sind eine Fähre und eine Münze geschnitzt. Die andere hat keine Klinke, nur drei kleine Mulden, so breit wie Würfel.
b3.5 Die Tür mit der Fähre.
b3.6 Die Tür mit den Mulden.
b3.7 Sie ist nicht verschlossen. Natürlich nicht.
b3.8 Ihr pustet den Staub heraus.
b4.1 Die Reihe des Fährmanns
b4.2 Man hatte ihnen Münzen auf die Augen gelegt, und dann kam jemand und nahm die Münzen. Seither suchen sie danach. Sie sehen auf eure Taschen, mit dem ganzen Kopf.
b4.3 Männer in Schwarz säumen die Wand wie Spiegel eine Tanzschule. Die Freunde des Bräutigams: Sie haben geschworen, mit jedem zu fechten, der etwas gegen die Verbindung sagt. Zieht ihr, so ziehen sie. Atmet ihr, so atmen sie.
b4_won.1 Ihr legt auf jedes Auge eine Münze. Es ist euer eigenes Geld, und keiner verliert je ein Wort darüber.
b4_won.2 Der Letzte verbeugt sich, bevor er fällt. Ehe ihr es merkt, habt ihr euch ebenfalls verbeugt.
b5.1 Die Zahlentür
b5.2 Drei Mulden, drei beinerne Würfel auf einem Bord und über der Tür eine gemeißelte Zeile: WAS IHR VERBERGT, SEI ZWÖLF. Die Würfel sind ehrliche: Gegenüberliegende Seiten ergeben sieben.
b5.3 Drei Mulden, drei beinerne Würfel auf einem Bord und über der Tür zwei gemeißelte Zeilen: MALGENOMMEN SIND WIR DIE STUNDEN EINES TAGES. ZUSAMMENGEZÄHLT SIND WIR MITTAG WENIGER DREI.
b5.try.1 3, 4 und 5 legen.
b5.try.2 1, 2 und 6 legen.
b5.try.3 6, 6 und 6 legen.
b5.try.4 1, 4 und 6 legen.
b5.try.5 1, 4 und 6 legen.
b5.try.6 2, 2 und 6 legen.
b5.try.7 3, 3 und 3 legen.
b5.try.8 2, 3 und 4 legen.
b5.miss.1 Die Mulden trinken. Es ist nicht viel, und es tut kaum weh. Ihr seid nur ein wenig später dran als zuvor.
b5.miss.2 Die Mulden trinken noch einmal.
b5.miss.3 Dann geht die Tür doch auf, von der anderen Seite. Ein Mönch mit einem vollen Eimer sieht euch an, seufzt und hält euch die Tür.
b5.open.1 Neun oben, zwölf unten. Die Tür hebt sich in die Wand wie ein Lid.
b5.open.2 Vierundzwanzig, und neun. Die Tür hebt sich in die Wand wie ein Lid.
b6.1 Der Chor
b6.2 Das Chorgestühl ist von Lehne zu Lehne versponnen, und die Weberinnen sitzen darin wie Domherren. Am Pult blättert noch ein Mönch die Seiten um.
b6.3 Die Mönche sind hergekommen, um beisammen zu sein. Über ihren Köpfen, von Pfeiler zu Pfeiler, hat etwas eine zweite Decke gesponnen und sitzt mittendrin, und die Kerzen scheinen hindurch.
b6_won.1 Auf dem Pult liegt das Trauregister. Zwei Namen sind eingetragen, und ein Datum. Wo die zweite Unterschrift stehen sollte, ist das Papier so oft berührt worden, dass ein Loch darin ist.
b7.1 Die Sakristei
b7.2 Hier steht ein Krug, und das Wasser darin ist kalt und frisch. Auch Kekse sind da. Die Kekse sind nicht zweihundert Jahre alt. Ihr hört auf zu denken und esst.
b7.3 Ihr setzt euch zwischen die Messgewänder und verbrennt eine eurer Kerzen, nur um etwas zu sehen. {1}
b7.4 Zum ersten Mal seit Jahren gibt es etwas, worum ihr euch nicht sorgt.
b7.5 Sie brennt schneller herunter, als sie sollte.
b8.1 Die Trauzeugen
b8.2 Die Freunde des Bräutigams bewachen die letzte Tür, in Tanzschuhen, und vor ihnen steht der erste Trauzeuge, das Glas in der Hand. Sie haben aneinander geübt, und ihr könnt nichts, was sie nicht schon gesehen hätten. Hinter ihnen lehnt ein Fährmann auf seinem Ruder.
b8.3 Die Fährleute haben den Wein des Bräutigams getrunken, und der erste Trauzeuge hat sie gelassen. Jetzt schämen sich beide Seiten, und da kommt ihr und seid eine Gelegenheit, es zu bereinigen. Der Trauzeuge hebt das Glas.
b8_won.1 Durch die letzte Tür dringt ein Geruch von Wachs und Rosen. Und ein Geräusch, leise und gleichmäßig. Jemand wippt mit dem Fuß.
end_b.1 Die letzte Treppe
end_b.2 Stufen gibt es keine mehr, nur einen Hang aus Wachs, zweihundert Jahre tief, heruntergelaufen von jeder Kerze in Dochten. Ihr hattet euch gefragt, wohin das Licht geht.
end_b.3 Ihr rutscht mehr, als ihr geht, und müsst lachen. So lange hat hier unten niemand gelacht, dass die Dunkelheit den Kopf zu drehen scheint.
c1.1 Die Garderobe
c1.2 Eine Garderobe mit nummerierten Haken. Alle, die herunterkamen, um sie zu trösten, haben etwas abgegeben. Ihr nehmt, was an den Haken hängt, und hängt die Nummern auf.
c1.3 Hier hängen die Mäntel aller, die geblieben sind. In den Taschen: Schlüssel, Briefe, das Werkzeug ihres Handwerks. Ihr ertappt euch dabei, dass ihr jedes Mal „darf ich“ sagt.
c2.1 Die vergoldeten Stühle
c2.2 Die Tanten haben all die Zeit bei ihr gesessen und ihr gesagt, er werde schon kommen. Sie sind ganz weiß davon geworden, und wenn sie weinen, bleibt es auf den Wangen und knistert. Sie wollen nicht, dass man sie stört.
c2.3 Zwischen den vergoldeten Stühlen hängen Ketten wie im Theater. Als ihr näher kommt, heben sie sich von den Haken. Wer sie trägt, hat sonst nichts mehr an sich.
c2_won.1 Eine der Tanten hat zwei Jahrhunderte lang an demselben Strumpf gestrickt. Er reicht elfmal um den Raum. Ihr steigt mit Vorsicht darüber.
c2_won.2 Die Ketten liegen über den Sitzen. RESERVIERT, steht auf dem Schildchen an jeder.
c3.1 Der Würfelaltar
c3.2 Ein Seitenaltar, geweiht dem Heiligen, der für Zufälle zuständig ist. Die Gäste haben hier für sie geworfen, jeder einmal, ob er wohl kommt. Der Stein ist pockennarbig wie von Hagel.
c3.3 Ein Tisch, darauf ein einziger Würfel, und eine Karte: KOMMT ER? Jeder Gast durfte einmal werfen. Das Ergebnis wurde an der Wand festgehalten, mit Bleistift. Es ist eine große Wand.
c3.4 Jeder Gast nennt eine Zahl und wirft.
c3_throw.1 Der Würfelaltar
c3_throw.2 {hero} hält den Würfel einen Augenblick in der Hand.
c3_throw.3 Eins nennen.
c3_throw.4 Zwei nennen.
c3_throw.5 Drei nennen.
c3_throw.6 Vier nennen.
c3_throw.7 Fünf nennen.
c3_throw.8 Sechs nennen.
c3_throw.9 Er rollt länger auf der Kante, als ein Würfel sollte.
c3_throw.10 Die genannte Zahl
c3_throw.11 Jede andere Zahl
c3_throw.12 Er liegt da, als hätte er nie anders gelegen. Irgendwo in {hero} geht ein Knoten auf.
c3_throw.13 Er liegt da, und es ist die falsche Zahl. {hero} fühlt sich älter, um genau die Länge eines „Nein“.
c4.1 Die Orgelempore
c4.2 Die Akolythen halten die Glut in Gang. Sie haben nichts mehr zu verbrennen als sich selbst, und am Saum haben sie angefangen.
c4.3 Auf den Orgelpfeifen sitzen Krähen in gutem Schwarz, den Kopf zur Seite gelegt. Auf der Hochzeit waren sie auch. Sie waren auf allen.
c4_won.1 Die Orgel lässt ganz allein den Rest ihrer Luft heraus. Fast ist es eine Melodie. Fast ist es die, die sie ausgesucht hatten.
c5.1 Vor der Tür
c5.2 Auf der Schwelle sitzt jemand mit einer Laterne. „Ihr habt was vergessen“, sagt Pim. Es sind die übrigen Dochte und ein Topf Honig. Er ist den ganzen Weg allein gegangen, auf der linken Seite der Stufen. „Ich hatte keine Angst“, sagt er. „Nur beinahe.“ Weiter darf er nicht mit, aber die Lampe darf er halten.
c5.3 Ihr setzt euch auf die Schwelle und esst, was da ist. Eine Laterne wäre schön. Etwas Honig wäre schön. Ihr seht den Hang hinauf, und niemand kommt.
c5.4 Hinter der Tür wippt der Fuß.
c5.5 Das Wippen hat aufgehört. Sie hat euch gehört.
c6.1 Nera die Wartende
c6.2 Sie ist jung. Mit allem habt ihr gerechnet, nur nicht damit. Sie sitzt sehr gerade, in einem weißen Kleid, zwischen zehntausend Kerzen, und dreht sich um mit einem solchen Gesicht, dass ihr für einen Augenblick gern jemand anders wärt. Dann sieht sie, dass ihr es nicht seid.
c6.3 „Ihr seid spät dran“, sagt Nera. Ihre Stimme klingt durchaus freundlich. Rings um sie legen sich die Flammen flach, zu ihr hin, wie Gras. „Alle sind so spät dran. Ich habe alles genau so bewahrt, wie es war. Kommt her, dann bewahre ich auch euch.“
victory.1 Dämmerung in Dochten
victory.2 Ganz zuletzt fragt sie euch, welches Jahr es ist, und ihr sagt es ihr. Sie zählt an den Fingern ab. „Dann ist er tot“, sagt Nera. „Dann lag es nicht daran, dass er nicht wollte.“ Sie zieht den anderen Handschuh aus. Als ihr wieder hinseht, liegt ein Kleid auf einem Stuhl, und zehntausend Kerzen sind bloß noch Kerzen.
victory.3 Ihr löscht sie, eine nach der anderen. Es dauert die ganze Nacht.
victory.4 Am Abend geht Pim in Dochten von Fenster zu Fenster, mit einem Löschhütchen an einer Stange, die doppelt so lang ist wie er. An jedem Haus sagt er es, so wie ihr es ihm aufgetragen habt: „Sie wartet nicht mehr.“ In jedem Haus fängt jemand an zu weinen und bittet ihn herein.
victory.5 Am Abend sind in Dochten die Fenster hell, aus Gewohnheit. Es ist die Kerzenzieherin, die schließlich mit einem Löschhütchen herauskommt und bei sich selbst anfängt. In dem kleinen Bett an ihrem Ofen hat niemand geschlafen. Sie fragt nicht, ob euch unterwegs jemand begegnet ist.
defeat.1 Mehr Kerzen
defeat.2 In Dochten stellen sie weitere Kerzen in jedes Fenster, bis es für alle eine gibt, die hinuntergegangen sind. Man wird fragen, wie ihr geheißen habt. Das halbe Dorf wird so heißen.
defeat.3 Dort unten ist es warm und sehr hell. Sie hat einen Stuhl frei gehalten. Sie erzählt euch von ihm, und ihr nickt. Ihr habt jetzt solche Geduld.
`;
