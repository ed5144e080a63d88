// Made from adventures/de/crown.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Die ungeschriebene Krone
prologue.2 Hier beginnt die Chronik der Könige von Aldermoor, deren es elf gab. Der Schreiber Ludo Fenn bekam Befehl, von einem zwölften zu schreiben, der nie gelebt hat, damit sich ein gewisser Anspruch auf ihn gründen lasse. Er schrieb drei Kapitel. Sie waren sehr gut. Dann las der zwölfte König sie.
prologue.3 Fenn hat sich in der Bibliothek verbarrikadiert und hält die Tür zu. Das Letzte, was er geschrieben hat, auf einen Fetzen Papier, ist eine Bestellung: handfeste Leute, ins Buch zu schicken.
prologue.4 Ihr habt das für eine Redensart gehalten. Dann schlägt jemand unter euren Füßen das Buch auf. (Es war keine Redensart. Anm. d. Hrsg.)
a1.1 Marginalien
a1.2 Ihr steht in Weiß. In der Ferne verläuft ein dunkler Saum, das ist der Text. Kleine Lichter kommen daran entlanggehüpft, rot und blau: Initialen, die sich von ihren Kapiteln losgerissen haben und etwas anfangen wollen.
a1.3 Ihr steht in Weiß. Am Rand davon nagt sich etwas entlang. Jede Bibliothek hat Mäuse in den Rändern. Diese haben gelesen.
a1_won.1 Die letzte war ein großes L mit einer Schnecke darin. Die Schnecke habt ihr laufen lassen.
a1_won.2 Sie waren bis zum dritten Kapitel gekommen und sprachen schon in ganzen Sätzen. Leichter machte das die Sache nicht.
a2.1 Der Bettler an der Furt
a2.2 An einer Furt zwischen zwei Textspalten sitzt ein Mann, bei dem man zweimal hinsehen muss: Durch ihn geht ein Strich. „Ich kam in der zweiten Fassung vor“, sagt er zu {hero}. „Ich hatte einen Namen und ein Pferd. Gäbst du mir etwas, irgendetwas, wenn es nur wirklich dein ist, dann könnte ich einer sein, dem man etwas gegeben hat.“
a2.3 „Warte“, sagt jemand zu {hero}. Es ist ein Mann mit einem Strich vom Ohr bis zur Hüfte, gerade wie mit dem Lineal. „Sie haben mich gestrichen. Ich beklage mich nicht. Aber ich hatte nur einen einzigen Auftritt, und ich hätte mich gern darin bedankt, oder man hätte sich bei mir bedankt. Eins von beidem.“
a2.4 Gebt ihm einen Schatz.
a2.5 Die Seite umblättern.
a2.6 Er nimmt ihn mit beiden Händen. Es gibt ein leises Geräusch, als setzte eine Feder an. Der Strich durch ihn ist ein wenig blasser.
a2.7 Die Seite wendet sich. Einen Augenblick lang steht er auf ihrer Rückseite, in Spiegelschrift.
a3.1 Buchmalerei
a3.2 Die Bordüren hat Fenn selbst gemalt, nachts, mit Dingen, die er gern besessen hätte. Das Gold ist noch feucht. Man kann sie vom Blatt pflücken, wenn man nicht darüber nachdenkt.
a3.3 Am unteren Rand raubt ein Hase einen Bischof aus. Im Vorbeigehen hält er euch den offenen Sack hin. „Greift zu“, sagt der Hase. „Auf Blatt neun hat er noch mehr.“
a4.1 Rankenwerk
a4.2 Der Zierrat am Innenrand ist verwildert. Zwischen den Blättern späht etwas hervor, an den Wurzeln nagt etwas anderes, und über euch sind sie sich einig.
a4.3 Die Mäuse sind an den Leim geraten. Ihnen voran hüpft eine rote Initiale, schrecklich aufgeblasen. Sie war einmal der erste Buchstabe von „Friede“.
a4_won.1 Im Bund der Seite steht eine Notiz, in kleiner Schrift: „Zu viel Efeu. Aber der Auftraggeber mag Efeu. L. F.“
a5.1 Ein leeres Blatt
a5.2 Eine Seite, auf der nichts steht. Wie erholsam das ist, weiß erst, wer einmal in einem Buch war. Ihr legt euch darauf, und es steht nicht einmal da, dass ihr es tut.
a5.3 Hier ist der Schreiber über der Arbeit eingeschlafen: Auf der Seite ist ein grauer Fleck, so breit wie eine Wange. Ihr legt eure eigene darauf. Er ist noch warm.
a6.1 Die Hüterin der Vorrede
a6.2 „An den geneigten Leser“, sagt die Hüterin und zieht die Klinge. Man hat sie bestellt, um alle fernzuhalten, die nur blättern wollen. Ihre Initialen leuchten auf und nehmen links und rechts Aufstellung.
a6.3 „Ihr steht nicht im Inhaltsverzeichnis“, sagt die Hüterin. Sie hält es euch hin, damit ihr nachsehen könnt. Die Disteln an ihrem Kragen sehen ebenfalls nach, eine nach der anderen.
a6_won.1 Nach Kapitel drei steht im Inhaltsverzeichnis jetzt, und nicht in Fenns Handschrift: „IV. Wie der König herauskam“.
end_a.1 Unter dem Strich
end_a.2 Unter dem Text läuft eine dünne Linie von einer Seite zur anderen. Darunter ist es dunkler, und alles ist kleiner. Vor euch hängt eine kleine 1 in der Luft, wie ein Haken.
end_a.3 Ihr haltet euch daran fest und werdet hinabgelassen.
b1.1 Anmerkung 1
b1.2 „Vgl. jedoch die Gegenmeinung.“ Die Gegenmeinung tritt hinter dem Sternchen hervor, grüßt und geht in dieselbe Deckung wie ihr.
b1.3 „Wie jeder Schuljunge weiß.“ Die Schuljungen sind aus Messing. Man hat sie aufgezogen, damit sie es wissen, und sie kommen zu beiden Seiten des Falzes anmarschiert.
b1_won.1 „Nicht haltbar“, sagt die letzte von sich selbst und fällt.
b1_won.2 Was jeder Schuljunge weiß, ist unter eine Bank gerollt. Ihr lasst es dort liegen.
b2.1 Quellen
b2.2 Hier hat er verwahrt, was er benutzt hat: echte Dinge, von echten Königen, jedes mit Nummer. Ihr leiht euch einige aus. Den Leihschein füllt ihr nicht aus.
b2.3 „Ebd.“, sagt eine Schublade. Ihr zieht sie auf. „Ebd.“, sagt die nächste. In der siebten liegt, worauf sie sich alle beziehen.
b3.1 Die Zahlentür
b3.2 Eine Tür, ein Bord mit Würfeln, und darüber eingemeißelt ein aufgeschlagenes Buch: „Meine beiden Seiten ergeben zusammen neun. Blättert ein Blatt weiter. Legt, was die rechte Seite sagt.“
b3.3 Eine Tür, ein Bord mit Würfeln, und darüber eingemeißelt: „Buchstabiert mich. Ich bin die einzige Zahl, die über ihre eigene Länge die Wahrheit sagt. Legt mich.“
b3.try.1 4 und 5 legen.
b3.try.2 6 legen.
b3.try.3 3 und 4 legen.
b3.try.4 5 und 6 legen.
b3.try.5 3 legen.
b3.try.6 5 legen.
b3.try.7 6 legen.
b3.try.8 4 legen.
b3.miss.1 „Sic“, sagt die Tür. Es ist erstaunlich, wie viel Kraft einen das kostet.
b3.miss.2 „Sic“, sagt die Tür.
b3.miss.3 „Siehe Errata“, sagt die Tür schließlich müde und geht auf.
b3.open.1 Vier und fünf; ein Blatt weiter sechs und sieben. Die Tür blättert um, von rechts nach links.
b3.open.2 V, I, E, R. Die Tür blättert um, von rechts nach links.
b4.1 Anmerkung 12, über Fähren
b4.2 Es ist eine lange Anmerkung, großenteils über Bestattungsbräuche. Ihre Beispiele sind aufgestanden. Sie reißen den Mund sehr weit auf, um zitiert zu werden.
b4.3 Hier hat sich über die Jahre die ganze Tinte gesammelt. Sie hat keine eigene Gestalt, aber sie hat viel gelesen und probiert ein paar an.
b4_won.1 Die Anmerkung schließt: „Doch das würde hier zu weit führen.“ Ihr seht zurück und müsst zustimmen.
b5.1 Das Lesepult
b5.2 Jemand hat eine Lampe dagelassen, ein Kissen und einen halben Apfel, für alle, die bis hier unten lesen. Vor euch hat es niemand getan. Ihr esst den Apfel.
b5.3 Ihr setzt euch mit dem Rücken an die Linie. Weit oben, ganz schwach, werden Seiten umgeblättert. Es ist wie Wetter.
b6.1 Der Korrektor
b6.2 Ein Mönch mit roter Tinte geht auf und ab, und wo er die Feder eintaucht, bäumen sich Kleckse auf. „So war das nicht“, sagt er. „Ihr wart niemals hier.“ Er ist der Einzige im ganzen Buch, der recht hat, und es ist nicht zu ändern.
b6.3 Kleckse, große, und über ihnen, in einem Netz aus Haarlinien, etwas Durchsichtiges, das von Wort zu Wort geht und die Fehler heraussaugt. Jetzt ist es bei euch.
b6_won.1 Rote Tinte ist über den Boden gelaufen. Wo sie eure Stiefel berührt hat, steht: BLEIBT.
end_b.1 Was er gestrichen hat
end_b.2 Ihr klettert durch ein Loch hinauf, das eine Pfeife ins Blatt gebrannt hat. Weiß gibt es hier keines. Alles ist Linien, eine über der anderen: alles, was Fenn geschrieben hat und dann lieber nicht geschrieben hätte.
end_b.3 Niemand hat es ihm gesagt. Es geht weiter.
c1.1 Eine Szene in der Schatzkammer
c1.2 Eine Szene in der königlichen Schatzkammer, drei Seiten lang, gestrichen als „Angeberei“. War es auch. Ihr nehmt ein paar Eigenschaftswörter mit und das, woran sie hingen.
c1.3 Hier hat er ein Fest geschrieben, mit Bescherung. Von der Tafel nicken euch die gestrichenen Gäste zu und schieben herüber, was sie hätten bekommen sollen.
c2.1 Die Gefangenen
c2.2 „In seinen Kerkern lagen vierhundert.“ Dann fand Fenn, ein guter König hätte keinen einzigen gehabt, und zog einen Strich hindurch. Der Strich ist zur Kette geworden. Mit ihrer ganzen Länge kommen sie auf euch zu.
c2.3 „Er hinterließ vierhundert Witwen.“ Gestrichen, denn ein guter König hätte keine hinterlassen. Hinterlassen waren sie trotzdem und sind beim Zählen ganz weiß geworden.
c2_won.1 Ihr lest, was unter den Strichen steht. Es war die beste Seite im ganzen Kapitel.
c3.1 Das Wiedersehen
c3.2 Zwischen den Zeilen wartet jemand, zu Pferd. Diesmal muss man nur einmal hinsehen: Durch ihn geht nur noch ein schwacher Knick. „Ich bin wieder drin“, sagt er. „Als Randnotiz: ‚Diesem Manne hat einst ein Fremder etwas gegeben.‘ Das ist mehr, als die meisten kriegen.“ Er steigt ab und teilt, was er hat, Brot und eine Flasche, und dann beugt er sich herüber und verrät euch, wie die Ritter des Königs geschrieben sind. Er hat sie von hinten gelesen.
c3.3 Zwischen den Zeilen wartet jemand, zu Pferd, und hinter ihm sind noch andere. Er bittet nicht mehr. „Sie haben mich wieder reingenommen“, sagt er. „Sie brauchten einen, der den Weg versperrt. Ich soll ‚Halt‘ sagen. Halt.“ Er sagt es wie einer, der geübt hat.
c3_won.1 Er liegt quer über der Zeile, als wäre sie dafür gezogen. „War ich gut?“, fragt er, und es scheint nur recht, Ja zu sagen.
c4.1 Die Gesetze des zwölften Königs
c4.2 Fenn hatte seinem König Gesetze gegeben, auf Tafeln, und Diener, die sie trugen, die Gesetze in die Haut geschrieben. Eine Witwe geht ihnen voran und liest vor. Gestrichen ist alles bis auf die Strafen.
c4.3 Fenn hatte seinem König Gesetze gegeben, auf Tafeln, und Diener, die sie trugen, die Gesetze in die Haut geschrieben. Auf den Tafeln sitzen Krähen. Sie haben bis zu den Strafen gelesen.
c4_won.1 Auf der größten Tafel steht nur: „Dem König darf nicht widersprochen werden.“ Darunter, mit Bleistift, winzig: „Warum? L. F.“
c5.1 Ein glückliches Kapitel
c5.2 Zwischen zwei verbrannten Rändern steht eine Seite über einen Nachmittag. Es geschieht nichts darin. Jemand pflückt Pflaumen. Fenn hat sie gestrichen, weil sie zu nichts führte. Ihr bleibt, solange er dauert.
c5.3 Einmal hat Fenn sich selbst hineingeschrieben, eine Seite lang, als Jungen mit Tinte an den Ohren, der dem König das Abendbrot bringt. {1} Das Abendbrot esst ihr.
c5.4 Am Rand ist ein Reiter ergänzt, der ihn grüßt.
c6.1 Die leeren Visiere
c6.2 „Und seiner Ritter war keine Zahl.“ So viele Gesichter konnte Fenn sich nicht ausdenken, also gibt es keine. Über den Helmen kreisen Krähen; die sind ihm gelungen.
c6.3 „Und seiner Ritter war keine Zahl.“ So viele Gesichter konnte Fenn sich nicht ausdenken, also gibt es keine. Hinter den Visieren schwelt etwas: Jemand hat angefangen, den Entwurf zu verbrennen.
c6_won.1 Hinter ihnen kommt nichts mehr: keine Zeile, kein Strich, kein Fleck. Das Papier endet in einer gerissenen Kante. Auf der anderen Seite haucht jemand dagegen und versucht zu lesen.
end_c.1 Der unbeschriebene Thron
end_c.2 Kapitel vier ist nicht geschrieben. Also geht ihr eine gute Weile auf gar nichts, und was ihr sagt, wird schwarz und bleibt in der Luft hängen. Ihr lernt, wenig zu sagen.
end_c.3 Dann ist da eine Stufe, weil jemand an sie gedacht hat, und dann ein Saal.
d1.1 Noch auszufüllen
d1.2 Tische säumen den Saal, mit Kärtchen darauf: „Schwert (prächtig)“. „Ring (irgendeine Macht?)“. Ihr hebt die Kärtchen auf. Sie sind schwer und keine Kärtchen mehr.
d1.3 „Die Gaben des Königs an alle, die ihm dienen“, sagt die Luft. Dann, ehrlicherweise: „Die Gaben des Schreibers an alle, die kommen.“ Sie sind klein und genau das, was ihr braucht.
d2.1 Die beiden Fassungen
d2.2 Fenn konnte sich nicht entscheiden, wie Kapitel drei enden soll, und hat beide Schlüsse stehen lassen. Sie stehen links und rechts der Tür, Wort für Wort gleich bis auf den letzten Satz. Sie atmen abwechselnd.
d2.3 Links steht eine Wache, die sagt, der König sei gerecht. Rechts steht eine Wache, die sagt, er sei stark. Solange eine da ist und es sagt, ist die andere nicht zu widerlegen.
d2_won.1 Beide letzten Sätze liegen am Boden. Ihr legt sie nebeneinander. Der eine lautet: „Und er ward nie mehr gesehen.“ Der andere: „Und er ward gesehen.“
d3.1 Der Würfelaltar
d3.2 Ein Altar, und nichts darauf als ein Würfel. Wenigstens den hat Fenn nicht erfunden: Früher oder später kommt jeder Chronist an etwas, das er nicht wissen kann. Dann wirft er und schreibt es auf, als hätte er es gewusst.
d3.3 Ein Schreibpult, hergerichtet wie ein Altar, mit einem einzigen Würfel anstelle des Tintenfasses. Auf dem Löschblatt, hundertmal, in Spiegelschrift: „vielleicht“, „vielleicht auch nicht“.
d3.4 Wer hierherkommt, nennt eine Zahl und wirft.
d3_throw.1 Der Würfelaltar
d3_throw.2 {hero} sagt eine Zahl, und sie bleibt in der Luft hängen.
d3_throw.3 Eins.
d3_throw.4 Zwei.
d3_throw.5 Drei.
d3_throw.6 Vier.
d3_throw.7 Fünf.
d3_throw.8 Sechs.
d3_throw.9 Der Würfel lässt sich Zeit. Er war noch nicht in vielen Büchern.
d3_throw.10 Die genannte Zahl
d3_throw.11 Jede andere Zahl
d3_throw.12 „Und so geschah es“, schreibt jemand, und {hero} steht in etwas dickerer Tinte da.
d3_throw.13 „Es ist nicht überliefert“, schreibt jemand, und {hero} ist um eine Spur dünner.
d3_fork.1 Zwei Türen
d3_fork.2 Hinter dem Altar geht der Saal in zwei Richtungen weiter, denn niemand hat sich entschieden. Auf der einen Seite wird gesungen, ohne Zungen. Auf der anderen wird etwas Blankes hochgehalten, und gehalten, und gehalten.
d3_fork.3 Zum Gesang.
d3_fork.4 Zum Blanken.
d3_fork.5 Ihr entscheidet euch. Ein seltsames Gefühl: Hinter euch geht die andere Tür aus.
d3_fork.6 Ihr entscheidet euch. Ein seltsames Gefühl: Hinter euch geht die andere Tür aus.
d4.1 Die Krönungshymne
d4.2 Die Noten haben sie seit Langem, sie warten nur noch auf den Namen. Die tiefen Stimmen summen weiter. Krähen blättern um.
d4.3 Die Noten haben sie seit Langem, sie warten nur noch auf den Namen. In der ersten Reihe sitzen die Witwen, die alle Namen schon kennen, und schütteln den Kopf.
d4_won.1 In der Pause nach dem letzten Takt summt es noch immer. Es kommt von euch.
d4b.1 Die Gerechtigkeit des Königs
d4b.2 Ein Henker, vergoldet bis in die Fingernägel. Bisher hat man ihm weder ein Verbrechen noch einen Hals gegeben. Messingpagen halten das Urteil bereit, mit einer Lücke darin.
d4b.3 Ein Henker, vergoldet bis in die Fingernägel. Bisher hat man ihm weder ein Verbrechen noch einen Hals gegeben. Das gläserne Ding auf seiner Schulter flüstert ihm Vorschläge ein.
d4b_won.1 Ihr füllt das Urteil aus, damit es erledigt ist. Unter „Grund“ ist Platz für ein Wort. Ihr schreibt: „Rechtschreibung“.
d5.1 Zwischen zwei Wörtern
d5.2 Ihr setzt euch in einen Zwischenraum. Er ist nicht groß. Aber er liegt zwischen „am“ und „Ende“, und hier geschieht nichts.
d5.3 Weit weg kratzt eine Feder: Fenn, an der Tür, noch am Leben. Er schreibt für euch, so schnell er kann. Das Brot in eurer Hand ist noch nicht sehr lange da.
d6.1 Der ungeschriebene König
d6.2 „Ich habe über mich gelesen“, sagt der zwölfte König. Er ist großartig; schreiben konnte Fenn. „In Kapitel eins bin ich gerecht. In Kapitel zwei werde ich geliebt. In Kapitel drei hört es auf. Soll mir das genügen?“ Er steht auf. Unter der Krone ist nichts, nur sehr viel davon.
d6.3 Der Thron ist nicht leer. Er hat die ganze Zeit darauf gesessen: Es gleitet nur das Auge von ihm ab, in die nächste Zeile. „Ihr steht in meinem Kapitel“, sagt der ungeschriebene König. „Ich wüsste gern, was ihr darin tut. Ich glaube, ihr sterbt. Es käme dem Stil zugute.“
d6.4 Vom Rand her, zu Pferd, zieht jemand den Hut vor euch. Er ist sehr klein. Aber er steht da, schwarz auf weiß.
victory.1 Hier endet
victory.2 Beim letzten Hieb bittet er um die Feder. Nicht um zu leben, sagt er. Er hätte nur gern eine Kindheit gehabt. Und weil es nichts kostet, schreibt sie ihm jemand, innen auf den Ärmel: „Es war einmal ein Junge, der pflückte Pflaumen.“ Er liest es zweimal, bis zu Ende, und dann ist da nur noch ein Ärmel.
victory.3 Zwischen zwei Seiten kommt ihr heraus, auf den Teppich. Fenn liegt quer vor der Tür, Tinte bis zu den Ellbogen, und schläft.
victory.4 Die Chronik der Könige von Aldermoor zählt elf. Am Rand des letzten Blattes ist, von unbekannter Hand, ein Reiter gezeichnet. Er winkt. Darunter steht, wer ihm was gegeben hat, und ausnahmsweise ist alles richtig geschrieben.
victory.5 Die Chronik der Könige von Aldermoor zählt elf. Auf dem letzten Blatt ist ein Strich, mit dem Lineal gezogen. Hält man es gegen das Licht, erkennt man darunter einen Mann, der etwas sagt. Es könnte „Halt“ sein. Es könnte „Danke“ gewesen sein.
defeat.1 Kapitel vier
defeat.2 „IV. Wie der König herauskam. Wer gegen ihn zog, ist nicht überliefert. Man denke sie sich tapfer.“
defeat.3 In der Bibliothek hält die Feder inne. Die Tür geht von selbst auf. Der zwölfte König von Aldermoor steht auf dem Teppich, sieht sich um und fragt nach dem Weg zum Thron.
`;
