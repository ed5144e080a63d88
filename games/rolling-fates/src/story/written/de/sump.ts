// Made from adventures/de/sump.txt by `npm run stories`: change that, not this file.
export const texts = `
prologue.1 Der Pfuhl unter Harrow
prologue.2 Harrow hat eine hohe Meinung von sich und einen üblen Geruch. Seit einem Monat hat der Geruch Schritte.
prologue.3 Odwin Prell vom Wasseramt empfängt euch in Stiefeln, die noch nie nass geworden sind. Er liest die Bedingungen vor: so viel für jeden Kobold, so viel für jede Ratte (Schwänze mitbringen), und für Sie Selbst, sagt er und sieht zur Decke, „eine noch zu vereinbarende Summe“.
prologue.4 Er schließt den Keller unter dem Amt auf und gibt euch den Schlüssel. Die Lampe nicht. Die Lampe ginge zulasten des Amtes.
a1.1 Zwei Treppen hinab
a1.2 Der Kellerboden endet an zwei Treppen. An der linken steht mit Kreide TROCKEN, in der Handschrift von jemandem, den niemand gebeten hat, nachzusehen. Die rechte führt hinab in schwarzes Wasser, und unten glänzt etwas.
a1.3 Hinter den Kohlen führen zwei Treppen hinab. Die linke riecht nach Maus. Die rechte steht ab der vierten Stufe unter Wasser; dort dümpelt eine Kiste mit halb offenem Deckel und hat es nicht eilig.
a1.4 Die trockene Treppe nehmen.
a1.5 Die überflutete Treppe hinunterwaten.
a1.6 Sie ist trocken, wie versprochen. Mehr war nicht versprochen.
a1.7 Es ist eine Kälte, die euch die Rippen zählt. Aber eure Hand schließt sich um etwas, und Plunder ist es nicht.
a2.1 Der Kohlenabsatz
a2.2 Kobolde, und bei ihnen ein Mann, der sie mit Kerzenstummeln dafür bezahlt, dass sie die Weinhändler bestehlen. Er mustert euch von oben bis unten und überschlägt die Sache.
a2.3 Kobolde. Sie reiten auf einer Kröte, groß wie ein Hund, und zwar schlecht. Alle Beteiligten halten den Absatz für den ihren.
a2_won.1 Der Mann hatte eine Liste von Kellern in der Tasche. Ganz oben steht das Wasseramt, zweimal unterstrichen.
a2_won.2 Die Kröte hat ihre Reiter um eine Minute überlebt und schien nicht viel davon zu haben.
a3.1 Das Fassgewölbe
a3.2 Was ihr für das Geräusch von Wasser gehalten habt, ist das Geräusch kleiner Füße. Die Fässer sind leer. Sie sind von unten geleert worden.
a3.3 Wo keine Sonne hinkommt, sollten keine Disteln wachsen. Diese hier drehen die Köpfe, als ihr eintretet.
a3_won.1 Die Schwänze hebt ihr auf. Prell hat ausdrücklich Schwänze gesagt.
a3_won.2 Zwei Gänge lang zieht ihr euch Stacheln aus den Ärmeln.
a4.1 Das Fundbüro von Harrow
a4.2 Hier laufen die Gossen der Stadt durch ein Eisengitter, und das Gitter hat behalten, was den Leuten heruntergefallen ist: elf Löffel, einen Brautschuh und ein paar Dinge, für die sich der Abstieg gelohnt hat.
a4.3 Ein Kanal, der im Nichts endet, am Ende ein Bord, und auf dem Bord, sauber geordnet, alles, was die Ratten nicht fressen konnten. Ihr fragt nicht, wer hier aufräumt.
a5.1 Lockerer Boden
a5.2 {hero} sieht zur Decke, denn es tropft. Die Steinplatten klingen hier wie Tassen, eine nach der anderen, und dann klingt eine nicht.
a5.3 Ein Schild an der Wand sagt VORSICHT. {hero} tritt näher, um auch den Rest zu lesen.
a5.4 Der Glückswürfel zeigt 1 oder 2
a5.5 Der Glückswürfel zeigt 3 oder 4
a5.6 Der Glückswürfel zeigt 5 oder 6
a5.7 Der Boden gibt nach, und der Boden darunter war auch nicht besser gebaut.
a5.8 Ein Bein bricht durch bis zur Hüfte. Es kommt wieder heraus, mit weniger Strumpf und weniger Würde.
a5.9 Einen Fingerbreit hinter der Ferse sackt der Stein weg. Sehr viel später platscht es.
a6.1 Der Mieteintreiber
a6.2 Eine Zunftrüstung steht im Gang und hält die Hand auf. Vor vierzig Jahren wurde sie hier aufgestellt, um bei den Kellermietern zu kassieren, und niemand hat ihr gesagt, dass die ausgezogen sind. Die Kobolde hinter ihr haben gelernt, mit dem Finger zu zeigen.
a6.3 Ein Licht schwankt den Gang herunter, als trüge es jemand. Es trägt niemand. Die Kobolde dahinter halten sich an den Händen, in einer Reihe, wie Waisenkinder.
a6_won.1 In der Brust, wo das Herz sein müsste: eine Blechbüchse und Hosenknöpfe aus vier Jahrzehnten.
a6_won.2 Das Licht geht aus, und alles, was ihm nachgelaufen ist, läuft davon.
a7.1 Der Schrank des Schreibers
a7.2 In einem Schrank, in dem irgendein Schreiber des Wasseramts Decken, einen Kessel und einen Roman ohne letzte Seite aufbewahrt hat, wringt ihr eure Kleider aus.
a7.3 Ein Schrank, in dem irgendein Schreiber des Wasseramts Decken, einen Kessel und einen Roman ohne letzte Seite aufbewahrt hat. Setzt euch. Es ist vielleicht der letzte trockene Fußboden.
a7.4 Der Kessel tut es noch. Der Tee war einmal Tee.
a7.5 Ihr lest den Roman bis zur fehlenden Seite. Wie er ausgeht, bleibt Ansichtssache.
a8.1 Die Tafel der Räuberhauptfrau
a8.2 Hier ist der Wein also geblieben. Die Räuberhauptfrau sitzt am Kopf einer langen Tafel, die Stiefel auf dem Tisch, ihre Leute links und rechts, und kein Stuhl ist mehr frei. „Schickt euch Prell?“, fragt sie. „Der schuldet mir noch den letzten Monat.“
a8.3 Eine lange Tafel, zum Festmahl gedeckt mit dem Silber anderer Leute. Die Räuberhauptfrau bleibt sitzen. „Der Tarif fürs Gehen“, sagt sie, „ist alles, was ihr habt. Der Tarif fürs Bleiben ist derselbe, nur langsamer.“
a8_won.1 Unter dem Silber liegt ein Kassenbuch. Jeden Monat hat das Wasseramt die Räuberhauptfrau dafür bezahlt, dass niemand weiter hinuntergeht. Sie scheint es für ehrliche Arbeit gehalten zu haben. Ihr packt das Kassenbuch ein.
end_a.1 Unter den Kellern
end_a.2 Der letzte Keller hat eine Luke, von dieser Seite zugenagelt mit jedem Nagel, den es in Harrow gab. Ihr braucht eine Stunde, um sie aufzubekommen.
end_a.3 Warme Luft steigt herauf und sinkt wieder hinab. Ihr steht da und lauscht eine Weile, ehe ihr begreift, dass es Atem ist.
b1.1 Das Bord der Gaben
b1.2 Auf einem Sims über dem Wasser haben Leute etwas für Sie hingelegt: gute Sachen, in Wachstuch gewickelt, mit Namen daran. Die Namen gehören Familien, die noch heute in Harrow wohnen und als Glückskinder gelten.
b1.3 Eine Reihe Haken, eine Reihe Päckchen. Auf einem steht: „Von der Bäckerzunft, in Ehrfurcht“. Ihr nehmt sie mit etwas weniger davon.
b2.1 Der Lange Teich
b2.2 Kleine Lichter wandern über den Teich, und die Kröten sitzen mit offenen Mäulern darunter wie eine Gemeinde.
b2.3 Schilf ist hier durchs Mauerwerk gewachsen, dornig und bleich. Die Kröten darin haben aufgehört zu quaken. Das ist schlimmer.
b2_won.1 Ein Licht ist noch übrig. Es überlegt es sich anders.
b2_won.2 In der Stille hört ihr es wieder, näher: ein, und aus.
b3.1 Die süße Quelle
b3.2 Klares Wasser läuft aus der Wand in ein Steinbecken und riecht nach Regen. Um das Becken liegen die Gerippe von einem Dutzend Ratten, eingerollt, als schliefen sie. Sie sehen erholt aus.
b3.3 Eine Quelle, ein Becher an einer Kette, ein Messingschild: STIFTUNG DES WASSERAMTS. Darunter hat jemand sorgfältig eingeritzt: erst heilt es.
b3.4 Ob man trinkt, muss wissen, wer Durst hat.
b3_cup.1 Die süße Quelle
b3_cup.2 {hero} betrachtet das Wasser.
b3_cup.3 Trinken: 8 Heilung, aber zu Beginn des nächsten Kampfes vergiftet.
b3_cup.4 Es stehen lassen.
b3_cup.5 Es ist das beste Wasser, das {hero} je gekostet hat. Eine Stunde lang bleibt es das beste.
b3_cup.6 {hero} geht weiter, durstig und im Recht.
b4.1 Der Bettler an der Furt
b4.2 Wo sich zwei Kanäle kreuzen, bilden zerbrochene Stufen eine Furt, und auf der mittleren hält ein alter Mann die Mütze hin: {hero}, und niemandem sonst. „Perrin“, sagt er. „Schleusenwärter. Dreißig Jahre. Sie haben vergessen, dass es eine Schleuse gibt.“
b4.3 An der Furt angelt ein alter Mann mit einer Schnur ohne Haken. Er sieht zu {hero} auf. „Ich war an der Schleuse“, sagt er. „Perrin. Fragt, wen ihr wollt.“ Hier war seit Jahren niemand, den man fragen könnte. Er dreht seine Mütze um und legt sie zwischen euch auf den Stein.
b4.4 Gebt ihm einen Schatz.
b4.5 Um ihn herumgehen.
b4.6 Er dreht ihn in den Fingern, dann beißt er hinein, dann weint er ein bisschen. „Aufhalten kann ich Sie nicht“, sagt er. „Aber zeigen kann ich Sie euch.“
b4.7 Er zieht die Füße ein, um nicht im Weg zu sein. Das ist irgendwie das Schlimmste daran.
b4.8 Hinter der Furt teilt sich der Kanal. Links stapelt jemand Kisten, sehr langsam. Rechts spricht ein Eisengitter mit sich selbst.
b4.9 Links, zu den Kisten.
b4.10 Rechts, zum Gitter.
b4.11 Ihr folgt dem Lärm ehrlicher Arbeit.
b4.12 Ihr folgt der Stimme.
b5.1 Die Rampe der Träger
b5.2 Sie sind in der Frühjahrsflut ertrunken, die Last noch auf den Schultern, und niemand hat ihnen gesagt, dass sie absetzen dürfen. Das Kraut, das in ihnen Wurzeln geschlagen hat, übernimmt das Sehen.
b5.3 Die ertrunkenen Träger arbeiten im Licht von etwas, das über der Rampe schwebt und nie eine Laterne war. Als ihr kommt, stellen sie die Kisten ab. Man hat ihnen Ablösung versprochen.
b5_won.1 In den Kisten, in Stroh gepackt: Ziegel. Sie waren für eine Mauer hier unten gedacht. Laut Lieferschein, gestempelt vom Wasseramt, steht sie seit Jahren.
b6.1 Das Gitter
b6.2 Das Gitter räuspert sich. „Ich hatte niemanden mehr“, sagt es, „seit der Letzte falsch lag. Also. Ich fülle einen Keller bis unter die Balken und wiege nichts. Kein Eimer schöpft mich aus. Ein Streichholz, und ich stehe hinter dir.“
b6.3 Das Gitter räuspert sich. „Aufgepasst“, sagt es. „Ich habe einen Ring und keinen Finger, einen Mund und keine Zähne, und man bezahlt mich für etwas, das ich noch kein einziges Mal getan habe.“
b6.4 Die Dunkelheit.
b6.5 Feuchtigkeit.
b6.6 Rauch.
b6.7 Stille.
b6.8 Eine Glocke.
b6.9 Ein Brunnen.
b6.10 Ein Bettler.
b6.11 Ein verheirateter Priester.
b6.12 Nichts sagen und vorbeiklettern.
b6.13 „Benehmen“, sagt das Gitter, als ihr schon fast außer Hörweite seid.
b6.right.1 „Ah“, sagt das Gitter mit aufrichtiger Freude und schwingt auf. Dahinter liegt alles, was die Leute im Lauf der Jahre anstelle einer Antwort dagelassen haben.
b6.wrong.1 „Nein“, sagt das Gitter traurig und lässt das Wasser los.
b7.1 Der trockene Bogen
b7.2 Ein Bogen ragt über die Wasserlinie, mit einer Bank im Stein. Generationen von Schleusenwärtern haben hier gesessen. Man sieht es an der Form.
b7.3 Ihr zündet an, was brennt, und trocknet, was trocknet. Unter dem Boden kommt und geht der Atem, und die Flamme geht mit.
b7.4 Auf der Bank der Schleusenwärter liegen sechs geräucherte Aale in einem sauberen Tuch. Seinen Namen sprecht ihr nicht aus, aber das Tuch faltet ihr zusammen, um es ihm zurückzugeben.
b7.5 Hier hat jemand Räucheraal gegessen, vor Kurzem und allein.
b8.1 Alte Mutter Pfuhl
b8.2 Das Wasser sinkt. Irgendwo über euch stemmt sich ein alter Mann gegen ein Rad, das er dreißig Jahre lang aus reinem Trotz geschmiert hat. Stufe um Stufe gibt der Teich sie frei, und ihr seht sie ganz, und sie sieht, dass ihr es tut.
b8.3 So wird, was eine ganze Stadt wegwirft, wenn man es irgendwo warm liegen lässt und ihm sagt, es sei heilig. Sie schlägt die Augen auf. Sie sind groß wie Wagenräder, und sie haben euch gern, so wie man Brot gern hat.
b8.4 Ihr habt das andere Ufer für Schlamm gehalten. Es dreht sich um. „Aus Harrow, die Lieben“, sagt Alte Mutter Pfuhl mit einer Stimme, als zöge jemand einen Stöpsel. „Immer schicken sie mir so nette.“
victory.1 Harrow, trocken
victory.2 Der Atem geht hinaus und kommt nicht wieder. Dann lassen alle Abflüsse von Harrow, die ihn seit hundert Jahren anhalten, auf einmal los.
victory.3 Prell liest euch die Bedingungen vor: Sie Selbst fällt unter „Ungeziefer, groß“. Ihr legt ihm das Kassenbuch der Räuberhauptfrau auf den Tisch, aufgeschlagen. Prell steht auf, um die Tür zu schließen, und durch die Tür kommt Perrin, mitsamt den Stiefeln, und setzt sich auf Prells Stuhl. Er passt ihm. Die vereinbarte Summe ist eine sehr gute.
victory.4 Prell liest euch die Bedingungen vor: Sie Selbst fällt unter „Ungeziefer, groß“. Ihr legt ihm das Kassenbuch der Räuberhauptfrau auf den Tisch, aufgeschlagen. Auch das liest er, ziemlich lange. Die vereinbarte Summe ist eine sehr gute. Ein alter Mann sitzt weiter an einer Furt, in der kein Wasser mehr ist, die Mütze vor sich.
victory.5 Am nächsten Morgen sind eure Stiefel trocken. Still werden sie nie wieder sein.
victory.6 Eure Stiefel sind fast bis zuletzt trocken geblieben. Harrow wird glauben, ihr hättet nichts getan.
defeat.1 Eine nicht vereinbarte Summe
defeat.2 Das Wasseramt stellt fest, dass die Gruppe den Keller betreten und nicht wieder verlassen hat. Es stellt fest, dass der Schlüssel nicht zurückgegeben wurde. Die Kosten des Schlüssels sind in Abzug gebracht.
defeat.3 Unter Harrow atmet es ein, und es atmet aus. Im Frühjahr wird das Amt jemand anderen finden und ihm einen Schlüssel leihen.
`;
