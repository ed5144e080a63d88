// Made from adventures/de/clockmaker.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Das Begräbnis des Uhrmachers
prologue.2 ABLAUF DER TRAUERFEIER. Zehn Uhr: Der Sarg von Meister Ambrus Tell, Uhrmacher der Stadt, verlässt das Haus. Zwölf Uhr: Beisetzung. Ein Uhr: Schinken.
prologue.3 Man hat euch angeheuert, ihn zu tragen, weil seine Lehrlinge dankend abgelehnt haben. Es ist jetzt Viertel nach zehn. Der Sarg ist ein Prachtstück, sein eigenes, und schwerer, als er sein dürfte. Ihr habt euch geeinigt, nicht zu erwähnen, dass er tickt.
prologue.4 Über den Dächern steht seine Große Uhr. Seit er tot ist, zeigt sie zehn. Die Stadt weiß nicht recht, was sie tun soll, bis sie weitergeht. Der Schinken auch nicht.
a1.1 Zehn Uhr zwanzig, Zunftgasse
a1.2 Die Wächterzunft hat eine Ehrengarde geschickt. Sie säumt die Straße zu beiden Seiten und präsentiert die Hellebarden, und präsentiert sie immer weiter, in eure Richtung. Jemand hat sie falsch herum aufgezogen.
a1.3 Die Gosse kommt dem Zug entgegen. Ratten: Seit drei Straßen folgen sie dem Geräusch. Etwas in diesem Sarg geht sehr genau, und das halten sie nicht aus.
a1_won.1 Der Zug stellt sich neu auf. Die Witwe des Nachbarn wird gebeten, den zweiten Kranz zu nehmen. Der Sarg tickt weiter. Er ist keinen Augenblick abgesetzt worden, was man von euch nicht sagen kann.
a2.1 Zehn Uhr fünfzig, das Wirtshaus
a2.2 Hier wird von alters her haltgemacht. Fünf alte Sargträger sitzen am Fenster, Becher vor sich und Knöchelchen in den Bechern. „Wir haben seinen Meister begraben“, sagt der Älteste, „und den Meister von seinem Meister. Immer haltgemacht. Immer eine Runde für den Toten gespielt.“
a2.3 Der Sarg wird über zwei Fässer gestellt, und der Wirt schreibt ein Bier für Meister Tell an. Am Nebentisch spielen die alten Sargträger mit Knochen, die in der Familie geblieben sind. „Eine Runde für den Toten“, sagen sie. „Verlieren hat ihn nie gestört. Aufhören schon.“
a2.4 Für ihn spielen: fünf Würfel, ein Neuwurf.
a2.5 Ein Glas, im Stehen.
a2.6 {hero} nimmt den Becher. Alle rücken ein wenig näher, sogar der Tote, wie es scheint.
a2.7 Vier gleiche oder eine Straße
a2.8 Drei gleiche
a2.9 Weniger
a2.10 Niemand sagt etwas. Dann nimmt der Älteste den Hut ab und fängt an, Sachen hineinzulegen.
a2.11 „Die ging an ihn“, sagt der Älteste und schiebt es über den Tisch.
a2.12 „Die ging an uns“, sagt der Älteste. Es geschieht freundlich, und es geschieht sofort.
a2.13 Ihr trinkt auf Meister Tell. Im Sarg schlägt etwas an, einmal, leise, wie ein Löffel an ein Glas.
a3.1 Elf Uhr, Verlesung der kleinen Vermächtnisse
a3.2 Der Notar geht nebenher und liest im Gehen. Seinem Barbier. Seinen Feinden, namentlich. „Und denen, die mich tragen und dafür zu schlecht bezahlt sind“, liest er und schließt das Handwägelchen auf.
a3.3 An der Ecke der Zahnradgasse verteilt ein Automat mit Trauerflor die kleinen Vermächtnisse. Was er für euch hat, muss vor Wochen gemacht worden sein, und es passt.
a4.1 Elf Uhr zehn, eine Störung
a4.2 Ein Wächter, der in der Zunftgasse hätte stehen sollen, kommt zu spät, ist verlegen und hat Kobolde mitgebracht. Sie werfen etwas. Vielleicht sind es Blumen.
a4.3 Kobolde haben sich der Kutsche des Oberbürgermeisters bemächtigt. Die Kröte davor hat nie dem Oberbürgermeister gehört. Sie winken.
a4_won.1 Der Ablauf sieht dafür keine Zeile vor, also trägt der Notar eine nach, mit Uhrzeit.
a5.1 Elf Uhr dreißig, Rast am Brunnen
a5.2 Es darf gerastet werden, bis der Brunnen vollgelaufen ist. Es ist einer von seinen. Für Müde läuft er langsam voll, und niemand weiß, woran er es merkt.
a5.3 Jemand kommt vom Wirtshaus gerannt, außer Atem, und drückt euch eine Wurst in die Hand. „Ihr hattet kein Glück“, sagt er. „Da haben wir gedacht: Wurst.“
a5.4 Ihr haltet die Füße in den Brunnen. Es ist einer von seinen, und er spielt eine Melodie, die er für seine Frau geschrieben hat. Eine Note darin ist falsch; er hat sie gelassen, weil sie ihr gefiel.
a6.1 Zwölf Uhr, das Friedhofstor
a6.2 Die Träger des Friedhofs liegen unter Wasser, seit der Kanal gebrochen ist, aber sie sind gekommen. Sie wollen den Sarg jetzt übernehmen. Das ist ihre Aufgabe, sagt der Oberträger, und aus seinen Ärmeln läuft Wasser. Ein Wächter ist abgestellt, damit alles seine Ordnung hat, und er gibt ihnen recht.
a6.3 Die Träger des Friedhofs liegen unter Wasser, seit der Kanal gebrochen ist, aber sie sind gekommen, der Oberträger voran. Neben ihm steht ein Mann mit einem Messer und sagt, wer ihm bringe, was im Kasten ist, der müsse nie wieder arbeiten. Das hätten die Ertrunkenen gern.
a6_won.1 Ihr lasst den Sarg hinab, und er hört auf zu ticken. Über den Dächern zeigt die Große Uhr zehn. Dann wird der Deckel von innen hochgedrückt, von einer kleinen Messinghand, und die hält einen Brief.
end_a.1 Der Brief
end_a.2 „An alle, die mich getragen haben. Ich bin nicht hier drin; ich hoffe, Ihr verzeiht das Gewicht. Ich bin, wo ich immer war. Jemand ist in meine Uhr eingedrungen und hat sie in der Minute meines Todes angehalten, und solange sie steht, komme ich selbst in der Sache nicht weiter. Kommt bitte durch die Werkstatt. Vorsicht beim Bogen. Euer A. Tell.“
end_a.3 Der Notar liest ihn zweimal. Dann sieht er zum schinkenfarbenen Himmel auf und streicht „Ein Uhr“.
b1.1 Die Geldkassette
b1.2 Auf der Werkbank steht eine Kassette mit einem Gesicht: zwei Schlüssellöcher und ein grinsender Schlitz. Auf dem Schild steht: FÜR NEUGIERIGE. Der letzte Neugierige konnte an den Fingern bis sieben zählen.
b1.3 Die Kassette hat drei Räder und summt. Sie war sein Meisterstück. Er hat nie jemandem gesagt, was darin ist, und sie selbst auch nicht. Sie wartet auf jemanden mit Fingerspitzengefühl.
b1.4 Das Schloss versuchen: fünf Würfel, ein Neuwurf, drei gleiche.
b1.5 Sie zulassen.
b1.6 {hero} legt ein Ohr an den Stahl.
b1.7 Drei gleiche
b1.8 Weniger
b1.9 Klick, klick. Und dann, als hätte sie darauf gehofft: klick. Am Deckel hängt an einem Faden ein kleiner Schlüssel mit einem Zettel: SPÄTER.
b1.10 Der Schlitz schnappt zu. Es ist ein sehr gut gemachter Schlitz.
b1.11 Sie summt euch etwas nach, in Moll.
b2.1 Die Laufburschen
b2.2 Mechanische Pagen kommen den Korridor herunter, im Gleichschritt, mit Tabletts. Auf den Tabletts liegen Briefe, und unter den Briefen Messer. Ihr neuer Herr hat bessere Manieren als der alte und schlechtere Absichten.
b2.3 Seine Liebhaberei waren Spiegel. Links und rechts treten Männer aus Quecksilber aus den Rahmen und probieren Gesichter an, auch eure.
b2_won.1 Ihr lest die Briefe. Sie sind alle an seine Tochter, und keiner ist je abgeschickt worden.
b2_won.2 Die leeren Rahmen zeigen jetzt euch, mit leichter Verspätung.
b3.1 Die Schublade der guten Einfälle
b3.2 Eine Wand aus Schubladen. Er hat alles beschriftet. ZU LAUT. ZU FRÜH. GEHT, ABER WARUM. Aus der letzten nehmt ihr ein paar Sachen mit.
b3.3 Auf dem Bord über seiner Werkbank stehen die Dinge, die er für niemanden gemacht hat. Jedes hat ein Fähnchen mit einem Preis, und jeder Preis ist null.
b4.1 Der einstürzende Bogen
b4.2 Das ist er also, der Bogen, bei dem Vorsicht geboten ist. Ein einziges Rad hält ihn. Das Rad dreht sich. Es kommt nur darauf an, welcher Zahn gerade unten ist, wenn ihr hindurchgeht.
b4.3 Der Bogen vor der Esse ist aus Zahnrädern gebaut, ohne Mörtel. Er steht, solange er läuft. Er läuft ab.
b4.4 Also nicht trödeln.
b4_arch.1 Der einstürzende Bogen
b4_arch.2 {hero} rennt.
b4_arch.3 1 oder 2
b4_arch.4 3 oder 4
b4_arch.5 5 oder 6
b4_arch.6 Er kommt mitten auf {hero} herunter, und zum Bewundern der Handwerkskunst bleibt Zeit.
b4_arch.7 {hero} ist durch, bis auf eine Schulter und etwas Rücken.
b4_arch.8 {hero} kommt auf der anderen Seite heraus, überall Messingstaub und kaum eine Schramme.
b4_fork.1 Zwei Türen
b4_fork.2 Dann steht das Rad, und der Bogen ist ein Haufen. Von hier führt ein Weg zu den Bottichen, wo etwas schwappt. Der andere führt zur Schmiede, wo etwas atmet.
b4_fork.3 Zu den Bottichen.
b4_fork.4 Zur Schmiede.
b4_fork.5 Immerhin ist es dort kühler.
b4_fork.6 Immerhin ist es dort trocken.
b5.1 Die Bottiche
b5.2 Er hat sein Öl selbst gesotten. Was er abschöpfte, hat er nie weggeworfen, und in einem der Bottiche hat es angefangen, sich für Menschen zu interessieren.
b5.3 Messingpagen stehen bis zur Brust in den Bottichen und kommen triefend heraus. Man hat sie zu gut geölt; sie sind ziemlich schnell.
b5_won.1 Im letzten sauberen Bottich spült ihr eure Stiefel ab. Er hat ein Ei warm gehalten, mit Bleistift datiert. Das Ei lasst ihr liegen.
b6.1 Die Schmiede
b6.2 Die Blasebälge sind aufgestanden. Sie haben im Haus immer am härtesten gearbeitet. Die Pagen haben ihnen Arme angesetzt und sie zum Tanz gebeten.
b6.3 Die Blasebälge sind aufgestanden. Über der Esse hängen Netze und in den Netzen, wie Lampen, die gläsernen Dinger, die sie gesponnen haben. Sie lieben den Luftzug.
b6_won.1 Ohne die Bälge sinkt das Feuer zusammen. In der Asche liegt ein Ehering, den jemand einschmelzen wollte, und wieder herausgenommen hat, und wieder einschmelzen wollte.
b7.1 Sein Sessel
b7.2 Es ist nur ein Lehnstuhl mit einem Kissen, daneben eine kalte Tasse. Er knarrt auf eine Art, bei der man leichter einschläft als bei Stille.
b7.3 Halb irgendwas. Ihr esst das Brot, das er sich hingelegt hatte für den Fall, dass er Hunger bekommt. {1}
b7.4 Der kleine Schlüssel schwingt an seinem Faden und zeigt, wie ihr ihn auch haltet, nach oben.
b8.1 Der Geselle
b8.2 Am Fuß der Uhr steht ein Mann, der aussieht wie der, der ihn gerade ansieht. Tells bester Geselle, sagt er, und der einzige, der begriffen hat. In seinem Rücken atmen Bälge. „Er wollte sie weiterlaufen lassen“, sagt der Geselle. „Nach ihm. Als wäre nichts gewesen.“
b8.3 Am Fuß der Uhr steht der letzte der Pagen, in der Schürze eines Toten. „Der Meister hat gesagt: Halte die Uhr an, wenn ich sterbe, und trauere eine Minute“, sagt er. „Minuten liegen mir nicht.“ Hinter ihm füllen sich Bälge.
b8_won.1 Die Tür der Uhr geht auf. Ein Hauch kommt heraus, abgestanden, von letzter Woche zehn Uhr. Ihr geht hinein und spürt, wie euer Herz etwas auslässt und nicht wiederbekommt.
end_b.1 Im Inneren der Großen Uhr
end_b.2 Von innen seht ihr die Stadt durch das Zifferblatt, spiegelverkehrt. Die Zeiger liegen davor wie Gitterstäbe. Auf dem Markt stehen Leute und sehen mit offenem Mund herauf: Sie warten, dass man es ihnen sagt.
end_b.3 Hoch oben, wo das Werk sitzt, fällt ein Richterhammer.
c1.1 Das Schlagwerk
c1.2 Zwischen den Glocken hat er aufbewahrt, was zum Verkaufen zu gut war. Es hängt in Säckchen an den Klöppeln, damit jede Stunde ein wenig schwerer wiegt als die davor.
c1.3 Die Figuren, die mittags herauskamen, stehen in ihrem Schrank: der König, der Müller, der Tod. Sie halten euch hin, was sie tragen. Sie wollten es schon lange absetzen.
c2.1 Die Sperrradtreppe
c2.2 Um ihre Haut laufen Buchstaben wie um den Rand einer Taschenuhr: WASSERDICHT. FÜNFZEHN STEINE. NICHT ÖFFNEN. Sie sollten die Treppe halten, nicht herunterkommen.
c2.3 Auf der Treppe sitzen Frauen, weiß wie Salz, eine auf jeder Stufe, jede mit einem Taschentuch. Es sind die Klageweiber. Bezahlt waren sie bis zwölf.
c2_won.1 Das Letzte, was jeder von ihnen sagt, ist die Uhrzeit. Sie stimmt sogar: zehn.
c2_won.2 Ihr findet den Vertrag. Sie sollten weinen, bis er in Frieden ruht. Sie waren also eigentlich im Recht.
c3.1 Die Lektion des alten Soldaten
c3.2 In der Hemmung sitzt ein Zinnsoldat, groß wie ein Mann. Sechzig Jahre lang kam er zu jeder Viertelstunde heraus und präsentierte. „Ihr da“, sagt er. „Ihr steht völlig falsch. Ich könnte euch etwas anderes zeigen. Das Letzte müsstet ihr dafür vergessen.“
c3.3 „Halt“, sagt der Zinnsoldat der Viertelstunden. Er geht um euch herum, einmal. „Nicht schlecht“, sagt er. „Alles falsch, aber nicht schlecht. Eine Lektion hab ich noch in der Feder. Sie kommt dort hinein, wo die letzte herauskommt.“
c3.4 Die Lektion nehmen: Der jüngste Wesenszug wird abgelegt und ein anderer gezogen.
c3.5 Salutieren und weitergehen.
c3.6 Es dauert eine Viertelstunde, wie alles bei ihm.
c3.7 Er grüßt zurück. Es quietscht ein wenig am Ellbogen. Ihr hättet ihn gern geölt.
c4.1 Missachtung des Gerichts
c4.2 Ein Gerichtsvollzieher mit Register versperrt die Galerie. Auf seinen Armen sitzen Krähen, als Zeugen. „Der Verstorbene gegen die Zeit“, liest er. „Vertagt. Ihr missachtet sie.“
c4.3 Ein Gerichtsvollzieher mit Register versperrt die Galerie. Die Akolythen, die ihm zur Hand gehen, haben die Akte angezündet. „Der Verstorbene gegen die Zeit“, liest er durch den Rauch. „Die Beweisaufnahme ist geschlossen.“
c4_won.1 Ihr lest im Register. Neben dem Namen Tell steht: EINE MINUTE, ÜBERZOGEN.
c5.1 Hinter dem Zifferblatt
c5.2 Ihr rastet hinter der XII, wo die Sonne durchs Glas fällt. Er hatte hier eine Hängematte und ein Fenster, gerade groß genug zum Hinausspucken.
c5.3 Ihr rastet hinter der VI. {1}
c5.4 Der Zinnsoldat ist euch nachgestiegen, eine Stufe pro Viertelstunde, und hält an der Tür Wache.
c5.5 Ein Stück unter euch präsentiert der Zinnsoldat vor niemandem, zur vollen Viertelstunde.
c6.1 Die Minute
c6.2 Die Minute sitzt, wo das Pendel hängen sollte. Sie ist ein hohler Ritter im besten Harnisch der Stadt, und sie hält das Pendel am Arm fest wie ein Wachtmeister. Ihre Männer stehen um sie herum. „Mehr bekommt er nicht“, sagt sie. „Er hat alle gehabt, die ihm zustanden.“
c6.3 Eine Rüstung hält den Zeiger der Uhr mit beiden Fäusten, und sie hält ihn seit zehn. Man sieht sie zittern. „Wenn ich loslasse“, sagt sie, „dann ist er tot, und es ist später.“ Ihre Gerichtsvollzieher nicken. Da ist etwas dran. Trotzdem.
c6.4 Im Brustpanzer, wo ein Herz wäre, ist ein sehr kleines Schlüsselloch. Jetzt wisst ihr, was SPÄTER hieß. Es geht auf, und ihr seht bis ins Werk.
victory.1 Eine Minute nach
victory.2 Die Rüstung fällt auseinander, und es zeigt sich, dass sie leer war. Der Zeiger springt. Es ist das lauteste Geräusch, das die Stadt je gehört hat: eine Minute nach zehn.
victory.3 Auch hier passt der kleine Schlüssel. Irgendwo zieht er etwas auf, und im ganzen Haus, in Schubladen und Rahmen und Bottichen, springen Dinge an, die nie fertig geworden sind, und laufen. Sie laufen etwa eine Stunde, steht hinten auf dem Zettel. Bis zum Schinken reicht das.
victory.4 Das Werk greift. Rad um Rad kommt es von unten herauf, bis der Boden summt und ihr mitsummt: eine Melodie mit einer falschen Note, die zu berichtigen niemandem im Traum einfiele.
victory.5 Um zwölf begraben sie Meister Tell. Diesmal ist der Sarg so leicht, wie er sein soll. {1}
victory.6 Ein Zinnsoldat, der nicht im Ablauf steht, präsentiert.
victory.7 Der Notar liest die letzte Zeile: „Und wer sie wieder in Gang bringt, dem vermache ich den Rest des Tages.“
defeat.1 Zehn Uhr
defeat.2 Es ist zehn Uhr. Auf dem Markt sehen sie mit offenem Mund herauf. Es ist zehn Uhr. Jemand sollte sich um den Schinken kümmern.
defeat.3 ABLAUF DER TRAUERFEIER, zweite Auflage. Zehn Uhr: Der Zug verlässt das Haus, mit neuen Trägern. Zwölf Uhr: wird noch bekannt gegeben.
`;
