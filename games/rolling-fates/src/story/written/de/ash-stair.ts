// Made from adventures/de/ash-stair.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Asche auf der Treppe
prologue.2 Erster Tag, am Fuß des Berges. Die Treppe hat neuntausend Stufen. Niemand weiß, wer sie gehauen hat. Oben lebt ein Lindwurm, und wenn er unruhig schläft, fällt Asche auf vierzig Dörfer.
prologue.3 Wir sind die zweite Expedition. Die erste war die von Kapitänin Odile Marsh, im Frühjahr: neun Personen, alle erfahren. Die Dörfer haben ihre Briefe aufgehoben. Im letzten steht: „Geht gut voran. Er weiß, dass wir kommen. Schickt Socken.“
prologue.4 Socken haben wir dabei.
a1.1 Stufe 40. Zoll
a1.2 Auf dem ersten Absatz sitzen Räuber. Sie verkaufen Seile. Sie haben sie der ersten Expedition verkauft und hinterher wieder eingesammelt. Dass wir eigene haben, nehmen sie übel.
a1.3 Der warme Schlamm neben dem ersten Absatz ist voller Kröten. Sie kommen wegen der Asche. Sie macht sie schwer und bringt sie auf Ideen.
a1_won.1 In der Hütte neun Seile gefunden, aufgerollt, wie neu, jedes mit einem Namensschild. Die Schilder drangelassen.
a1_won.2 Stiefel geputzt. In den Fels geritzt: MARSH. NEUN. ALLES WOHLAUF. Ein Pfeil, nach oben.
a2.1 Stufe 310. Der Hausierer
a2.2 Ein Mann mit Kapuze sitzt auf einem Maultiersattel, ohne Maultier. Er gehe hier mit seiner Ware auf und ab, sagt er, so weit die Leute eben kommen. „Marsh hat bei mir gekauft. Fragt sie, wenn ihr sie seht.“ Wann, sagt er nicht.
a2.3 In einer Biegung der Treppe steht ein Stand aus einem einzigen Brett. Der Mann dahinter trägt eine Kapuze und alle seine Mäntel. „Alles von oben“, sagt die Kapuze. „Kaum getragen. Das Frühjahr war gut.“
a2.4 Ihm Schätze im Wert von mindestens 4 geben: Ein Held zieht 2 Schätze.
a2.5 Ihm Schätze im Wert von mindestens 2 geben: Ein Held wird um 6 geheilt.
a2.6 Weitergehen.
a2.7 Er wickelt sie in eine Seite aus jemandes Tagebuch.
a2.8 Eine Flasche ohne Etikett, gewickelt in eine Seite aus jemandes Tagebuch. Die eine Hälfte ist zum Trinken, die andere zum Einreiben. Welche, hat er vergessen.
a2.9 „Man sieht sich“, sagt die Kapuze. „So oder so.“
a3.1 Stufe 700. Depot eins
a3.2 Depot der ersten Expedition, unter Steinen, unversehrt. Ein Verzeichnis des Inhalts in Marshs Handschrift, und darunter: „An alle, die es angeht. Wer das liest, den geht es an.“
a3.3 Depot der ersten Expedition. Zwei der Büchsen sind von innen geöffnet worden. Die anderen haben wir mitgenommen.
a4.1 Stufe 1200. Nächtlicher Überfall
a4.2 Sie kamen aus der nassen Rinne hinter den Zelten: Kröten, und mit ihnen ein Mann, der zu lange von ihnen gelebt hatte. Er quakte zuerst.
a4.3 Sie kamen aus der nassen Rinne hinter den Zelten. Einer von der ersten Expedition war dabei. Er trug noch seine Last auf dem Rücken, und Wasser lief heraus.
a4_won.1 Zelte verloren. Der Erste von Marshs neun ist gefunden: Bo Lund, Koch. Ein Blechbecher mit seinem Namen. Wir haben ihn mitgenommen.
a5.1 Stufe 1900. Lager
a5.2 Gutes Lager, windgeschützt. Socken über dem Feuer getrocknet. Es kam die Frage auf, was ein Lindwurm eigentlich will. Darüber geschlafen.
a5.3 Gutes Lager. {1}
a5.4 Die Seite glatt gestrichen, in die der Hausierer gewickelt hatte. „Tag 3“, steht darauf. „Der Mann mit der Kapuze ist sehr hilfsbereit.“
a5.5 Das Feuer des Hausierers gesehen, weit unter uns, und eine Stunde später über uns.
a6.1 Stufe 2400. Die Deserteure
a6.2 Zwei Seile quer über der Treppe, und dahinter die Anführerin von Marshs Nachhut. Sie hat jetzt ihre eigene Truppe. „Hier geht keiner rauf“, sagt sie. „Ich hab gehört, wie sie angekommen sind. Ihr nicht.“
a6.3 Eine Anführerin im Mantel der ersten Expedition sitzt auf einem Fass, zu ihren Füßen eine Kröte wie ein Mops. „Ich zähle, wer raufgeht“, sagt sie. „Und wer runterkommt. Ich bin bei neun und eins. Mehr kann ich nicht brauchen.“
a6_won.1 Es war Teresa Voll, stellvertretende Leiterin. Bis zu dieser Stufe hatte sie das Tagebuch geführt, danach zwei Monate lang nur noch das Wetter. Wir haben nichts herausgerissen.
end_a.1 Die Baumgrenze
end_a.2 Stufe 3000. Keine Bäume mehr. Die Treppe geht durch ein Tor, dessen Pfosten Hunde sind, sitzend, aus schwarzem Stein. Einer hat den Kopf gedreht, seit wir das zu schreiben begonnen haben.
b1.1 Stufe 3100. Das Tor der Hunde
b1.2 Die steinernen rührten sich nicht. Es waren die anderen. Der Mönch, der sie füttert, lief hinterher, bat uns, ihnen nichts zu tun, und setzte uns in Brand.
b1.3 Die steinernen rührten sich nicht. Es waren die anderen. Vom Bogen ließ sich etwas Gläsernes herab, um zu holen, was die Hunde übrig ließen.
b1_won.1 Halsbänder mit Nummern. Zwei Nummern fehlen. Heute Nacht lieber nicht schlafen.
b2.1 Stufe 3600. Depot zwei
b2.2 Depot der ersten Expedition. Die halbe Ausrüstung mussten sie hier zurücklassen und haben in Eile ausgewählt. Was leicht ist, ist fort. Was gut ist, ist da, und obenauf drei Briefe, das Porto dabei. Auch die haben wir mitgenommen.
b2.3 Depot der ersten Expedition. Alles ist in Hemden gewickelt, sorgsam, von jemandem, der für andere zu packen gewohnt war. Zwischen zwei Hemden lagen drei Briefe, das Porto dabei. Auch die haben wir mitgenommen.
b3.1 Stufe 4100. Die hallende Galerie
b3.2 Eine Meile weit führt die Treppe durch den Berg, und der Berg wiederholt alles. In den Seitenhöhlen schläft etwas; dem Klang nach ziemlich viel. Die Frage ist, ob vorbeischleichen oder hinter sich bringen.
b3.3 Eine Galerie. Was man hier sagt, kommt größer zurück. Von der Decke hängen Kokons, oder Glocken, alle in einer Reihe, und beim ersten Niesen drehten sie sich um.
b3.4 Flüstern: ohne Kampf vorbeigehen.
b3.5 Brüllen: gegen sie kämpfen, aber zu Anfang sind sie betäubt.
b3.6 Eine Meile auf Zehenspitzen. In einer Seitenhöhle saßen zwei von Marshs Leuten Rücken an Rücken, die Brüder Sarkady, und wir konnten nicht einmal Guten Tag sagen. Noch fünf.
b3.7 Auf drei, mit aller Luft, die da war. Was zurückkam, war ein Heer wert. Alles kam heraus und hielt sich mit den Händen die Ohren zu, oder was es an beidem hatte.
b4.1 Stufe 4300. Die Seitenhöhlen
b4.2 Glas. Sie hatten die ganze Galerie zugesponnen, Faden um Faden, und standen darin wie Figuren in einem Kirchenfenster.
b4.3 Mönche. Sie hatten sich in die Seitenhöhlen gesetzt, um zu hören, wie der Berg ihre Gebete nachspricht. Er hat damit weitergemacht, als sie tot waren, und sie auch.
b4_won.1 Hier zwei weitere von Marshs Leuten, die Brüder Imre und Jon Sarkady, Rücken an Rücken. Noch fünf. Wir haben sie in die Sonne gesetzt.
b5.1 Stufe 4900. Lager
b5.2 Seit der Galerie kein lautes Wort, obwohl sie einen Tag hinter uns liegt. Dann fiel eine Pfanne, und wir lachten, bis es wehtat.
b5.3 Gutes Lager. {1}
b5.4 Stimme weg. Der Berg hat sie noch und probiert sie dort unten ab und zu aus.
b5.5 Wenig geredet.
b5.6 Schnee oder Asche. Einmal lecken, und man weiß es.
b5.7 Klare Nacht. Alle vierzig Dörfer, jedes mit einem Licht.
b6.1 Stufe 5500. Der Hundemeister
b6.2 Am oberen Tor: Hunde, an einer Kette, und der die Kette hält, ist länger tot als sie. Vor ihm geht ein Mönch mit einer Glocke.
b6.3 Am oberen Tor: Hunde, an einer Kette, und der die Kette hält, ist länger tot als sie. Sein Tor hat er mit Glas behängt, und das Glas hat Beine.
b6_won.1 Hinter dem Tor liegen fünf Rucksäcke in einer Reihe, zugeschnallt, und fünf Hüte darauf. Ohne sind sie weiter. Hier also haben sie zu rennen begonnen.
end_b.1 Der warme Stein
end_b.2 Stufe 6000. Die Stufen sind warm. Wer sich kurz hinsetzt, will nicht wieder aufstehen. Zwei von Marshs Leuten sind nicht wieder aufgestanden. Es sieht sehr bequem aus. Wir haben ihnen das Gesicht zugedeckt und sind weitergegangen. Gegessen wird im Stehen.
c1.1 Stufe 6200. Ihre Hände
c1.2 Was die beiden bei sich hatten, hielten sie im Schoß bereit, wie zum Vorzeigen. Verzeiht uns. Wir brauchen es dringender, oder glauben es.
c1.3 Ein Spalt, und darin, so weit ein Arm reicht, alles, was die erste Expedition an Wertvollem hatte. Jemand wollte also noch zurückkommen.
c2.1 Stufe 6600. Was uns folgt
c2.2 Wölfe. In der Asche hinterlassen sie keine Spur, weil sie die Asche sind. Am besten sieht man sie, wenn man nicht hinsieht: am Rand, geduldig.
c2.3 Krähen. Seit einem Tag gehen sie uns nach, zu Fuß, in einer Reihe, wie Notare. Jetzt fliegen sie.
c2_won.1 Wunden verbunden. Die Asche, die wir atmen, schmeckt heute nach etwas, und Holz ist es nicht. Uns fällt ein, was es dort oben zu verbrennen gibt.
c3.1 Stufe 7000. Der Knochenmarkt
c3.2 Es gibt einen Markt. Man biegt um eine Ecke, und da sind Stände und Lampen und Kunden, von denen keiner Lippen hat. Sie kaufen alles, was jemals jemand Warmes bei sich trug. Sie zahlen in Jahren.
c3.3 Es gibt einen Markt, auf einem Felsband, in dieser Höhe. Der Hausierer ist da. Er hat die Kapuze zurückgeschlagen, und darunter ist nichts als ein sehr weißes Lächeln. „Da seid ihr ja“, sagt er. „So oder so. Hier oben sind die Preise besser.“
c3.4 Verkaufen lässt sich alles: für je 3 Wert um 5 geheilt werden oder einen Schatz ziehen.
c3_stall.1 Der Knochenmarkt
c3_stall.2 {hero} steht am Stand.
c3_stall.3 Verkaufen.
c3_stall.4 Alles behalten.
c3_stall.5 Sie reichen es von Hand zu Hand, und jeder hält es einen Augenblick dorthin, wo eine Wange war. Dann zahlen sie.
c3_stall.6 „Später“, sagt der Händler, nicht gekränkt. „Alle verkaufen. Später.“
c3_fork.1 Stufe 7100
c3_fork.2 Weniger gewogen, mehr gespürt. Seltsamer Ort.
c3_fork.3 Mit allem gegangen, was wir hatten. Sie haben gewinkt.
c3_fork.4 Über dem Markt teilt sich die Treppe um einen Felsen. Links: Rauch, und jemand singt darin. Rechts: ein Gesicht in der Wand, das uns ansieht.
c3_fork.5 Links, durch den Rauch.
c3_fork.6 Rechts, zum Gesicht.
c3_fork.7 Ein nasses Tuch vor den Mund.
c3_fork.8 Hüte ab.
c4.1 Stufe 7400. Die Novizen
c4.2 Sie singen für den Lindwurm und füttern ihn und fangen bei den hohen Tönen Feuer, einer nach dem anderen. Ringsum sitzen Krähen und warten auf das Ende der Hymne.
c4.3 Sie singen für den Lindwurm und füttern ihn. Ihre Witwen sind ihnen auf den Berg gefolgt, weiß von Salz, und hätten gern Gesellschaft.
c4_won.1 Einer von Marshs Leuten war darunter, in Kutte: Ansel Dray, Landvermesser. Bis hierher hatte er jede Stufe gemessen, und dann nicht mehr. Seine Zahlen stehen im Anhang.
c5.1 Stufe 7400. Das Gesicht
c5.2 Das Gesicht wartet schon lange mit offenem Mund. „Ich war ein Baum“, sagt es. „In Rot bin ich zur Arbeit gegangen. In Grau bin ich in den Ruhestand getreten. Jetzt trägt mich jeder Hauch davon, und ich trage nichts mehr.“
c5.3 Das Gesicht wartet schon lange mit offenem Mund. „Ich gehe den Berg hinauf und den Berg hinunter“, sagt es, „und habe noch keinen Schritt getan. Eure aber habe ich zu Tausenden ertragen.“
c5.4 In seinem Ohr sitzt Ansel Dray, der Landvermesser, die Zahlen auf den Knien. Er wusste die Antwort nicht und wollte nicht unhöflich sein.
c5.5 Rauch.
c5.6 Asche.
c5.7 Holzkohle.
c5.8 Ein Blatt.
c5.9 Der Wind.
c5.10 Ein Echo.
c5.11 Ein Stiefel.
c5.12 Die Treppe.
c5.13 Vorbeiklettern, den Blick gesenkt.
c5.14 Es sieht uns noch lange nach, und er auch.
c5.right.1 „Das hat Marsh auch gesagt“, sagt das Gesicht und lächelt. Davon kommen ein paar Felsen herunter und mit ihnen, was es zwischen den Zähnen hatte.
c5.wrong.1 Es klappt den Mund zu. Ein gutes Stück Berg hatte sich darauf gestützt.
c6.1 Stufe 7900. Lager
c6.2 Kein Wind. Nachgezählt: Von den neun gibt es nur zwei, denen wir nicht begegnet sind. Marsh selbst, und ein Junge, den sie Knirps nannten und der die Fahne trug. Wir trinken auf Knirps.
c6.3 Die letzten guten Kekse gegessen. Briefe geschrieben. Zu den anderen dreien gelegt. Langsam wird es ein richtiger Postsack.
c7.1 Stufe 8300. Der Türsteher
c7.2 Ein Oger aus den Sümpfen, sehr weit weg von zu Hause. Man hat ihn angestellt, die Tür zu halten, und ihm gesagt, er dürfe essen, wogegen er sie hält. Der Novize neben ihm liest ihm abends vor.
c7.3 Ein Oger aus den Sümpfen, sehr weit weg von zu Hause, auf der Schulter eine Krähe, die ihm sagt, was er denken soll. Der Oger lächelt uns an. Die Krähe nicht.
c7_won.1 Unter dem Kopfkissen des Ogers lag eine Fahne, klein zusammengefaltet. Damit sind wir nun auch Knirps begegnet. Noch eine.
end_c.1 Die letzte Treppe
end_c.2 Stufe 8500. Von hier an sind die Stufen so hoch, dass wir sie steigen wie Kinder. Für Menschen sind sie nicht gehauen. Vielleicht ist es hier nie etwas gewesen.
end_c.3 Es gibt Griffe, mit Kreide markiert, nummeriert. Marshs Schrift. Sie ist hier allein hinauf und hat sich die Zeit genommen, es anzuzeichnen.
d1.1 Stufe 8600. Depot neun
d1.2 Ein letztes Depot. Sie hat alles allein heraufgetragen; wer weiß, in wie vielen Gängen. Kein Verzeichnis diesmal. Nur: „Es tut mir leid, dass es nicht mehr ist.“
d1.3 Ein letztes Depot und ein Zettel: „Wenn du es bist, Teresa: Ich bin nicht böse. Wenn es jemand anders ist: Nehmt das Seil mit dem roten Ende. Odile M.“
d1.4 Links führt ein offener Grat hinauf, unter einem Gewitter, das stillsteht. Rechts ist ein Kamin im Fels, ohne Licht, und darin jemandes Schatten.
d1.5 Der Grat.
d1.6 Der Kamin.
d1.7 Wir seilen uns an.
d1.8 Wir löschen die Lampen. Es kommt uns höflicher vor.
d2.1 Stufe 8700. Der Grat
d2.2 Auf dem Grat steht der Herold mit erhobenen Armen und dirigiert. Die Wölfe liegen zu seinen Füßen und glühen, wenn es donnert.
d2.3 Auf dem Grat steht der Herold mit erhobenen Armen und dirigiert. Zu beiden Seiten kommen Ketten über die Kante, Hand über Hand, und niemand steckt darin.
d2_won.1 Die Haare stehen immer noch zu Berge. Einen Spiegel gibt es hier oben nicht, und das ist gut so.
d2b.1 Stufe 8700. Der Kamin
d2b.2 Im Kamin waren wir mehr, als hineingegangen waren. Man merkt es am Atmen. Hunde waren auch da. Die konnte man wenigstens sehen.
d2b.3 Im Kamin waren wir mehr, als hineingegangen waren. Etwas mit einem Ruder kam hinter uns herauf, um zu kassieren.
d2b_won.1 Oben durchgezählt. Noch einmal gezählt. Jetzt stimmt es.
d3.1 Stufe 8800. Schrein der schlaflosen Stunden
d3.2 Eine Nische, ein Stein, eine Schale. Jemand, der nicht schlafen konnte, hat hier einmal Wache gehalten und es anderen hinterlassen, als Einrichtung. In der Schale: ein Paar Socken, gestopft.
d3.3 Hier oben ist ein Schrein. Für wen? Ein Bett, in den Fels gehauen, und eine Mulde zum Knien. Marsh war hier. Sie hat die Mulde gewählt. Die Kreide verrät sie.
d3.4 Schlafen: Jeder Held wird um 6 geheilt.
d3.5 Beten: Bis zum Ende der Zone ist jeder Held einen schlechten Wesenszug los.
d3.6 Geschlafen wie die Toten, und aufgewacht: Das ist der Unterschied.
d3.7 Gesagt, was zu sagen war. Der Fels hat schon Schlimmeres gehört.
d4.1 Stufe 8850. Der blutwarme Teich
d4.2 Wir müssen waten. Etwas im Wasser lebt von dem, was vom Lindwurm heruntertropft. So etwas Kleines hatte es noch nie, und mit so vielen Schnallen.
d4.3 Wir müssen waten, an einer Wand vorbei, auf der ein Schatten zu viel ist. Dann zwei zu viel.
d4_won.1 Durch. Socken ausgewrungen.
d5.1 Stufe 8990. Zehn Stufen
d5.2 Wir sitzen auf Stufe 8990, die Füße auf 8989. Es kommt durch den Stein: ein Herz, ein Schlag auf zehn Atemzüge von uns. Gegessen, was übrig war.
d5.3 Zehn Stufen. Hier hat vor uns jemand gesessen, lange, und sich einen kleinen Sitz in die Asche gedrückt. Daneben liegen die Kreide und ein Brief, der anfängt: „Liebe vierzig Dörfer“.
d6.1 Stufe 9000. Der Lindwurm der letzten Treppe
d6.2 Er liegt um den Gipfel wie ein Tau um einen Poller. Er öffnet ein Auge. Vor dem Auge, aufrecht, eine Hand auf seiner Schnauze, steht Kapitänin Odile Marsh, seit dem Frühjahr Asche. „Er weiß, dass wir kommen“, stand in ihrem Brief. Es tut ihm leid; man sieht es ihm an. Er hat verhindert, dass sie fortweht.
d6.3 Er schläft nicht. Er hat nur stillgehalten, um ein Häuflein Asche vor sich nicht zu stören, in dem zwei Stiefel stehen. Jetzt hebt er den Kopf und sieht uns an: die Nächsten, nach so vielen. Dann holt er Luft.
victory.1 Stufe 9000
victory.2 Es dauerte bis zum Abend. Als er fiel, klang der Berg wie eine angeschlagene Glocke.
victory.3 Über der letzten Stufe ist eine Wand, ganz glatt, und mit dem Messer hineingeritzt: „O. Marsh“, und darunter acht weitere Namen, alle, Bo Lund und Teresa Voll und Knirps. Sie hat sie mit heraufgebracht, auf die einzige Art, die ihr blieb. Darunter war noch Platz. Wir haben unsere dazugesetzt, klein.
victory.4 Auf dem Rückweg war der Markt geschlossen. Die Händler standen davor, den Hut in der Hand, soweit sie einen hatten. Einer gab uns etwas zurück, das wir verkauft hatten. „Warm“, sagte er. „Geht aufs Haus.“
victory.5 Auf dem Rückweg trat der Hausierer beiseite, um uns vorbeizulassen. Heruntergekommen, sagte er, sei bei ihm noch nie jemand. Er wisse gar nicht, was er verlangen solle.
victory.6 Die Post ist zugestellt: alle Briefe, richtig frankiert. Vierzig Dörfer haben ihre Fenster geputzt. Ende des Tagebuchs.
defeat.1 Das Tagebuch endet
defeat.2 Im Herbst geht der Mann mit der Kapuze hinauf, so weit die Leute gekommen sind. Er hat eine gute Saison. Er wickelt die Sachen in die Seiten dieses Tagebuchs.
defeat.3 Liebe dritte Expedition. Die Depots sind auf der Karte eingezeichnet. Nicht hinsetzen. Socken mitbringen.
`;
