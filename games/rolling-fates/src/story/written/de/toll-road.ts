// Made from adventures/de/toll-road.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Die Zollstraße
prologue.2 Posten: eine Schatulle aus Birnholz, unterarmlang, versiegelt mit dem Siegel einer Witwe. Posten: die Straße von Hallam zum Meer, neunzig Meilen, die letzte davon eine Brücke.
prologue.3 Die Witwe Corvane sagt nicht, was in der Schatulle ist. Sie sagt, für wen sie bestimmt ist, und dass ihr Mann im letzten Herbst selbst damit aufgebrochen ist, mit sechs Leuten und einem Maultier. Das Maultier kam zurück.
prologue.4 „Zahlt, was man unterwegs von euch verlangt“, sagt sie, „und dann hört auf zu zahlen.“ Es klingt wie etwas, das sie schon lange jemandem hat sagen wollen.
a1.1 Erste Meile
a1.2 Ein Baum quer über der Straße, darauf Männer, die Hüte ins Gesicht gezogen, und in der Hecke etwas mit Stacheln, dem sie Brot zuwerfen. „Straßenunterhalt“, sagt einer. Es ist die am schlechtesten unterhaltene Straße in drei Grafschaften.
a1.3 Ein Baum quer über der Straße, gesägt, nicht gestürzt. Die Männer darauf freuen sich, euch zu sehen. Das kleine Ding an der Leine freut sich noch mehr. „Die Hälfte von dem, was ihr tragt“, sagen sie, „und die andere Hälfte tragen wir euch.“
a1_won.1 Bezahlt an der ersten Meile: nichts. Ihr zerrt den Baum beiseite. Die nächsten Reisenden werden glauben, mit der Straße gehe es aufwärts.
a2.1 Mutter Heller
a2.2 Sie hat ihren Bauchladen auf einem Meilenstein abgestellt und mit der Schürze zugedeckt, als schliefe er. „Mutter Heller“, sagt sie tief aus der Kapuze. „Ich kaufe und verkaufe, und verschenkt hab ich mein Lebtag nichts. Das verdirbt die Leute.“
a2.3 Ihr riecht ihre Zwiebeln, ehe ihr das Feuer seht. Die Kapuze dreht sich nicht um. „Setzt euch, oder kauft was“, sagt Mutter Heller. „Sitzen kostet nichts. Sonst kostet alles, von hier bis ans Meer.“
a2.4 Ihr Schätze im Wert von mindestens 4 geben: Ein Held zieht 2 Schätze.
a2.5 Ihr Schätze im Wert von mindestens 2 geben: Ein Held wird um 6 geheilt.
a2.6 Weitergehen.
a2.7 Sie wiegt, was ihr gegeben habt, gegen den Abendhimmel. Dann hebt sie die Schürze. „Vorsicht, der da beißt.“
a2.8 Es ist eine Zwiebel. Allerdings eine sehr gute Zwiebel, und sie singt etwas darüber, das nichts für Kinder ist.
a2.9 „Wie ihr wollt“, sagt die Kapuze. „Donnerstag bin ich an der Brücke.“
a3.1 Die Weide des Maultiers
a3.2 In einem Dornbaum hängen Satteltaschen, sieben Meilen von allem entfernt, zugeschnallt. Das Maultier muss sie eine nach der anderen losgeworden sein. Ein vernünftiges Tier.
a3.3 In einem trockenen Graben findet ihr einen der sechs und das, was ihm bis zuletzt des Tragens wert schien. Ihr begrabt ihn, wie es sich gehört. Er hatte Geschmack.
a4.1 Das durchschnittene Seil
a4.2 Über die Schlucht von Sallow ging man seit jeher am Seil. Das Seil ist noch da. Jemand ist mit dem Messer darangegangen und hat nach zwei Dritteln die Geduld verloren.
a4.3 Über der Schlucht von Sallow hängt ein Korb an einem Seil. Das Seil ist durchgeschnitten und wieder verknotet worden, mit einer Schleife, von jemandem, der wollte, dass es hübsch aussieht.
a4.4 Das Seil probieren.
a4.5 {hero} geht.
a4.6 Abwehr 2 oder mehr
a4.7 Weniger Abwehr
a4.8 Über der Mitte reißt das Seil. {hero} schlägt mit der Rüstung voran an die andere Wand, sagt ein Wort und klettert.
a4.9 Über der Mitte reißt das Seil, und die andere Wand der Schlucht kommt {hero} entgegen.
a4.10 Danach gibt es ein neues Seil. Wer als Nächstes hinübergeht, geht hinüber wie ein Bischof.
a4.11 An einem Galgen gabelt sich die Straße. Der Heckenweg links ist kurz und riecht nach Speck. Der Mühlweg rechts ist lang und quietscht.
a4.12 Der Heckenweg.
a4.13 Der Mühlweg.
a4.14 Also der kurze.
a4.15 Also der lange.
a5.1 Speck
a5.2 Gefrühstückt wird zu elft, und die Räuberhauptfrau, die den Speck herumreicht, hat einen schönen klaren Pfiff und eine Urkunde, ausgestellt von niemandem, nach der die Straße ihr gehört. Sie liest sie euch vor, während ihre Leute hinter euch treten.
a5.3 Ein Zollhaus, aus Türen gebaut, und davor die Heckenleute bei ihrem Speck. Die Räuberhauptfrau sei schon voraus, sagen sie; also haben sie eine Rüstung angeheuert, die das Kommando führt, und einen kleinen Kobold, der über ihre Witze lacht.
a5_won.1 Bezahlt am Heckenweg: ein Frühstück, und zwar an euch. Zwischen ihren Sachen liegt ein Männerring mit dem Siegel der Corvanes. Ihr legt ihn zur Schatulle.
a6.1 Die Mühle in Schielau
a6.2 Korn gemahlen hat sie seit Jahren nicht. Sie gehört jetzt den Ratten, allen, und oben an der Treppe hängt ein Licht, dem sie nachlaufen, als ob es predigte.
a6.3 Korn gemahlen hat sie seit Jahren nicht. Sie gehört jetzt den Ratten, allen. Was durchs Fenster hereingewachsen ist, schaut zu und raschelt und flickt sie, wo ihr sie trefft.
a6_won.1 Unter dem Mühlstein, flach wie ein Brief: ein Hut mit dem Abzeichen des Hauses Corvane. Ihr legt ihn zur Schatulle.
a7.1 Das Wirtshaus ohne Schild
a7.2 Der Wirt berechnet das Bett, die Decke, die Kerze und, wenn ihr sie ausblast, die Dunkelheit. Die Suppe schenkt er umsonst aus und will nicht darüber reden.
a7.3 Andere Gäste gibt es nicht. Die Wirtin deckt sieben Schüsseln zu viel. Am Morgen fällt euch auf, dass alle abgewaschen sind.
a8.1 Das Zollhaus
a8.2 Hinter einem Schalter steht eine Frau mit Hauptmannsschärpe und Stempel. Hinter ihr, an der Wand, stehen die alten Wächter des Königs, teebraun vor Rost. „Etwas zu verzollen?“, fragt sie, und alle machen einen Schritt nach vorn.
a8.3 Der Schlagbaum ist unten. Die Wächter daneben waren vor dem König da. Eine Frau mit Hauptmannsschärpe hat ihnen gesagt, dass sie jetzt ihr dienen. Eine Meinung haben sie nicht. Sie haben Hellebarden.
a8_won.1 Ihr stempelt eure Papiere selbst, alle, mit jedem Stempel, den es gibt. Wer das einmal getan hat, wird vor keinem Stempel mehr den rechten Respekt haben.
end_a.1 Die Lange Brücke
end_a.2 Vom letzten Hügel aus seht ihr sie: neunzehn Bögen, und unter dem letzten das Meer. Lichter sind darauf; sie ziehen ohne Eile vom anderen Ende zu eurem.
end_a.3 Der Rat der Witwe fällt euch ein. Ihr zählt, was ihr noch habt. Dann zählt ihr eure Finger. Seltsam, in welcher Reihenfolge man so etwas tut.
b1.1 Pfänder
b1.2 In der Wand des ersten Bogens sitzen hundert kleine Eisentüren, wie in einer Bäckerei. Hinter jeder liegt ein Pfand, das niemand ausgelöst hat. Die Schlösser sind aus Rost. Ihr probiert ein paar.
b1.3 Der Pfandverwalter ist am Schreibtisch gestorben, das Buch vor sich. Laut Buch gehört das alles Leuten, die ebenfalls tot sind. Ihr unterschreibt, in Schönschrift, unter „Erben“.
b2.1 Der vierte Bogen
b2.2 Hunde, mit Messingschildern am Halsband. Auf den Schildern stehen die Namen von Reisenden, und die Beträge.
b2.3 Unter der Brüstung kommen sie hervor, Hand über Hand, nass, die Kiefer eingehängt wie Laternen. Es sind die, die sich den Zoll sparen wollten und geschwommen sind.
b2_won.1 Ihr lest die Schilder und wünscht, ihr hättet es nicht getan. CORVANE, steht auf einem. RESTBETRAG OFFEN.
b2_won.2 Das Meer nimmt sie zurück, einen nach dem anderen, ohne zu zählen.
b3.1 Die Waage
b3.2 Am neunten Bogen hängt eine Waage, groß genug für einen Ochsen. Die linke Schale ist unten, obwohl nichts darin liegt. Auf einer Schiefertafel steht: WAS IHR HIER GEBT, WIRD WEITER VORN NICHT VON EUCH VERLANGT.
b3.3 Eine Waage, so hoch wie das Tor, in dem sie hängt. Als ihr näher kommt, sinken beide Schalen ein wenig, als hielten sie den Atem an. {1}
b3.4 Mutter Heller war hier: Auf dem Balken liegt eine Zwiebel, als Glücksbringer oder als Unterschrift.
b3.5 Auf dem Balken liegt eine Zwiebel. Jemand hat versucht, damit zu zahlen.
b3.6 Schätze auf die Waage legen: Wert 6 schickt einen Gegner fort, Wert 10 zwei.
b3.7 Zwischen den Schalen hindurchgehen.
b3.8 Lange rührt sich die leere Schale nicht.
b3.9 Wert 10 oder mehr
b3.10 Wert 6 bis 9
b3.11 Weniger
b3.12 Dann steigt sie wie eine Lerche. Vor euch auf der Brücke gehen zwei Lichter aus.
b3.13 Dann steigt sie um eine Handbreit. Vor euch auf der Brücke geht ein Licht aus.
b3.14 Dann geht ihr weiter, mit dem Gefühl, Trinkgeld gegeben zu haben.
b3.15 Die Schalen folgen euch, so wie einem die Augen mancher Bildnisse folgen.
b4.1 Die Zählstube
b4.2 Messingpagen laufen mit Zetteln die Leitern hinauf und hinunter. Ein Mönch mit einer Kerze auf dem Kopf rechnet zusammen. Er ist am Fuß einer Spalte angekommen und will sie nicht verlieren. Er hebt einen Finger, und alle Pagen drehen sich um.
b4.3 Messingpagen laufen mit Zetteln die Leitern hinauf und hinunter. Aus den Dachbalken lässt sich etwas Gläsernes herab, um nachzurechnen.
b4_won.1 Die Zettel sind Quittungen. Ihr findet eine für ein Maultier: „Entlassen; hat aufgepasst.“
b5.1 Doppelt oder nichts
b5.2 Der Wächter des fünfzehnten Bogens ist daran festgekettet, mit einer Trommel, einem Würfel und nichts zu tun, bis die Welt untergeht. „Gerade oder ungerade“, sagt er. „Sagt ihr es richtig, zahle ich. Sagt ihr es falsch, bekomme ich alles zurück und etwas Haut dazu. Aufhören dürft ihr jederzeit. Das tut nur keiner.“
b5.3 Ein Mann, an den fünfzehnten Bogen gekettet, lässt einen Würfel über seine Trommel rollen. Einmal, erzählt er euch, lag er um elf Städte vorn. „Gerade oder ungerade? Gewinnt ihr, zahle ich. Verliert ihr, bekomme ich alles zurück, und ihr blaue Flecken. Ich darf nicht aufhören. Ihr schon.“
b5.4 Spielen.
b5.5 Nicht spielen.
b5.6 {hero} setzt sich auf die andere Seite der Trommel.
b5.7 Während ihr geht, würfelt er gegen sich selbst, und ihr hört ihn fluchen, gut gelaunt, auf den Gewinner.
b5.call.1 Ungerade.
b5.call.2 Gerade.
b5.call.3 Ungerade
b5.call.4 Gerade
b5.call.5 Gerade
b5.call.6 Ungerade
b5.won.1 „Anfängerglück“, sagt der Mann mit der Trommel und zahlt.
b5.won.2 „Das Gefühl kenne ich noch“, sagt der Mann mit der Trommel und zahlt.
b5.won.3 „Mehr geht nicht. Das haben sie für Leute wie mich eingeführt.“
b5.won.4 Weiterspielen.
b5.won.5 Aufhören.
b5.won.6 „Da haben wir’s.“
b5.won.7 {hero} steht auf. Der Mann mit der Trommel sieht {hero} nach, wie man am Kai einem Schiff nachsieht.
b5.lost.1 „Da haben wir’s“, sagt er und nimmt zurück, was er gegeben hat, und was seine Kette ihn sonst noch erreichen lässt.
b6.1 Achtzehn Bögen
b6.2 Einen Bogen vor dem Ende steht eine Bank mit Blick aufs Meer. Auf der Lehne, in kleinen Messingbuchstaben: GESCHENKT. Nicht von wem, nicht für wen. Ihr bleibt sitzen, solange ihr euch traut.
b6.3 Ihr rastet in einer Nische, windgeschützt. {1}
b6.4 Weit hinter euch setzt die Trommel wieder ein, eine Spur schneller als zuvor.
b6.5 Weit hinter euch würfelt jemand auf einer Trommel, und wartet, und würfelt wieder.
b7.1 Der Zöllner
b7.2 Er trägt eine Krone aus Schlüsseln und einen Mantel aus Quittungen, und wo das Gesicht sein sollte, einen Schlitz. Er hält beide Hände auf. In der einen liegen sechs Hüte, gestapelt. Die andere ist für euch.
b7.3 „NAME“, sagt der Zöllner. Ihr nennt ihn. Er blättert in seinem Buch. „DA SEID IHR JA“, sagt er und dreht das Buch um, damit ihr es seht. Die Spalte ist sehr lang. Ganz unten, in Rot, steht: ALLES.
b7.4 Auf der Brüstung sitzt Mutter Heller, den Bauchladen auf den Knien, wie auf der Tribüne. „Donnerstag“, sagt sie. „Donnerstags mach ich immer die Brücke. Stopft ihn bloß nicht voll: Er kann auf einmal nur so und so viel schlucken. Das habt ihr jetzt umsonst.“ Sie scheint über sich selbst zu erschrecken.
victory.1 Bezahlt
victory.2 Er fällt, und was aus ihm herauskommt, ist kein Blut, sondern Kleingeld: neunzig Meilen davon, und alles rollt zwischen den Geländersäulen hindurch ins Meer.
victory.3 Der Mann am anderen Ende öffnet wortlos die Birnholzschatulle. Darin liegt ein Zollstempel, der erste, der des Königs, von dem alle anderen abgegossen sind. Er legt ihn auf einen Amboss und reicht euch den Hammer.
victory.4 Mutter Heller kehrt mit der Schürze zusammen, was vom Kleingeld übrig ist. Dann hält sie inne, als hätte sie etwas gestochen, und gibt euch einen Heller. Geschenkt, schon wieder. Sie sieht ganz elend aus.
victory.5 Auf dem Rückweg verlangt niemand etwas von euch. Am dritten Tag wird es euch unheimlich, und ihr lasst eine Münze auf einem Meilenstein liegen.
victory.6 Die Kette am fünfzehnten Bogen liegt offen am Boden. Der Würfel auf der Trommel zeigt eine Sieben.
defeat.1 Restbetrag offen
defeat.2 Ein Maultier kommt ohne Reiter die Straße nach Hallam herunter, im Schritt eines Tieres, das aufgepasst hat.
defeat.3 Die Witwe Corvane erfährt es im Frühjahr. Sie lässt eine zweite Schatulle machen, aus Birnholz, unterarmlang, und stellt sie ins Fenster, bis jemand fragt.
`;
