interface Text {
  readonly en: string;
  readonly de: string;
}

/** The words of a first fight. */
export const guideTexts = {
  goal: {
    en: 'You lead both heroes. In four rounds, take the toll book from the guarded Toll House on the right, and leave with both by exit A, which is there too. You lose if both are knocked out.',
    de: 'Du führst beide Helden. Hol in vier Runden das Zollbuch aus dem bewachten Zollhaus rechts, und geh mit beiden durch Ausgang A, der auch dort liegt. Verloren ist es, wenn beide ausgeschaltet sind.',
  },
  dice: {
    en: 'Each round begins with four dice for each hero. A Step moves, a Hit strikes in your own zone, a Shot one zone away, and Focus feeds your cards. A Miss does nothing.',
    de: 'Jede Runde beginnt mit vier Würfeln für jeden Helden. Ein Schritt bewegt, ein Treffer trifft in der eigenen Zone, ein Schuss eine Zone weiter, und mit Fokus bezahlst du Karten. Ein Fehlwurf bewirkt nichts.',
  },
  reroll: {
    en: 'That is more than one Miss. Once a round, 1 energy rolls Misses again: press “Reroll Misses”.',
    de: 'Das ist mehr als ein Fehlwurf. Einmal pro Runde wirfst du Fehlwürfe für 1 Energie neu: Drück auf „Fehlwürfe neu“.',
  },
  'reroll-which': {
    en: 'Touch each die that shows a Miss, then confirm.',
    de: 'Tipp jeden Würfel an, der einen Fehlwurf zeigt, und bestätige dann.',
  },
  ready: {
    en: 'With what the dice show now you will work in your turn. Below the map you see who reacts this round, and what they would do as things stand. Press “Ready”.',
    de: 'Mit dem, was die Würfel jetzt zeigen, arbeitest du in deinem Zug. Unter der Karte siehst du, wer in dieser Runde reagiert und was er täte, so wie es steht. Drück auf „Bereit“.',
  },
  order: {
    en: 'Who acts first? Enemies react after the first hero, so whoever begins can stop some of it. Let Oren begin: his Shots reach farther.',
    de: 'Wer handelt zuerst? Die Gegner reagieren nach dem ersten Helden: Wer beginnt, kann manches davon verhindern. Lass Oren beginnen, seine Schüsse reichen weiter.',
  },
  turn: {
    en: 'Your turn: use your results one after the other, in any order. Press a result below the dice, or a zone or an enemy on the map. The hint below says what is best now; later the light bulb at the top brings it.',
    de: 'Dein Zug: Nutz deine Ergebnisse nacheinander, in beliebiger Reihenfolge. Drück unter den Würfeln auf ein Ergebnis, oder auf der Karte auf eine Zone oder einen Gegner. Der Tipp unten sagt, was jetzt am besten ist; später holt ihn die Glühbirne oben.',
  },
  shot: {
    en: 'A Shot takes 1 health from an enemy one zone away, never from one in your own zone. The drop on a figure is the health it has left. Click an enemy with a glowing frame, or the Shot below the dice.',
    de: 'Ein Schuss nimmt einem Gegner eine Zone weiter 1 Leben, nie einem in deiner eigenen Zone. Der Tropfen an einer Figur zeigt, wie viel Leben ihr bleibt. Klick auf einen Gegner mit leuchtendem Rand oder unter den Würfeln auf Schuss.',
  },
  hit: {
    en: 'An enemy is in your zone: a Hit takes 1 of its health.',
    de: 'In deiner Zone ist ein Gegner: Ein Treffer nimmt ihm 1 Leben.',
  },
  card: {
    en: 'A card that glows can be paid for: it turns the results before its arrow into what stands behind it, once a round. Point at it, and the dice that it would take rise.',
    de: 'Eine Karte, die leuchtet, kannst du bezahlen: Sie macht aus den Ergebnissen vor dem Pfeil, was dahinter steht, einmal pro Runde. Zeig darauf, und die Würfel, die sie nähme, heben sich.',
  },
  step: {
    en: 'A Step leads over a bridge into the next zone. The way to the Toll House is three zones long, over the upper bridges or the lower ones, and you need not stop to fight.',
    de: 'Ein Schritt führt über eine Brücke in die nächste Zone. Zum Zollhaus sind es drei Zonen, oben oder unten herum, und kämpfen musst du unterwegs nicht.',
  },
  guards: {
    en: 'The dotted line in the Toll House leads from the guard to the toll book: nobody can take it before that Street Guard is defeated. A guard never moves.',
    de: 'Die gepunktete Linie im Zollhaus führt vom Bewacher zum Zollbuch: Niemand kann es nehmen, ehe dieser Gegner besiegt ist. Ein Bewacher bewegt sich nie.',
  },
  energy: {
    en: 'Once in each turn, 1 energy moves you a zone, without a Step. It pays for no card.',
    de: 'Einmal in jedem Zug bringt dich 1 Energie eine Zone weiter, ganz ohne Schritt aus den Würfeln. Karten bezahlst du damit nicht.',
  },
  gems: {
    en: 'The gem and the food on Willow Shoal go into your bag by themselves, as soon as a hero stands there and no enemy does. The gem is an objective, too, but one you can do without.',
    de: 'Der Edelstein und der Proviant auf der Weidenbank kommen von selbst in den Beutel, sobald dort ein Held steht und kein Gegner. Auch der Edelstein ist ein Ziel, aber eines, auf das du verzichten kannst.',
  },
  'end-left': {
    en: 'Results that would only lead you into trouble may be left. They are lost, but the next round brings new dice. End your turn.',
    de: 'Ergebnisse, die dich nur in Schwierigkeiten brächten, darfst du liegen lassen. Sie verfallen, aber die nächste Runde bringt neue Würfel. Beende deinen Zug.',
  },
  end: {
    en: 'Nothing is left to do: end your turn.',
    de: 'Es ist nichts mehr zu tun: Beende deinen Zug.',
  },
  extra: {
    en: 'The rounds are over, and the toll book is yours. Another round would cost each hero a Corruption card: leave now, and you have won.',
    de: 'Die Runden sind um, und das Zollbuch ist euer. Eine weitere Runde kostete jeden Helden eine Verderbniskarte: Geht jetzt, und ihr habt gewonnen.',
  },
  'extra-stay': {
    en: 'The rounds are over, but the toll book is not yours yet. Once in a fight you may add a round, for a Corruption card each: take it.',
    de: 'Die Runden sind um, aber das Zollbuch ist noch nicht euer. Einmal im Kampf dürft ihr eine Runde anhängen, für je eine Verderbniskarte: Tut es.',
  },
  thinking: {
    en: 'One moment …',
    de: 'Einen Moment …',
  },
  'again-prepare': {
    en: 'New dice. Two Misses or more are worth 1 energy for an Energy Reroll. Otherwise press “Ready”.',
    de: 'Neue Würfel. Bei zwei Fehlwürfen oder mehr lohnt der Energiewurf für 1 Energie. Sonst drück auf „Bereit“.',
  },
  'again-order': {
    en: 'Who acts first this time? See who would react, then follow the hint below or your own mind.',
    de: 'Wer handelt diesmal zuerst? Sieh nach, wer reagieren würde, und folge dem Tipp unten oder dem eigenen Kopf.',
  },
  'again-turn': {
    en: 'Follow the hint below, or a better idea of your own.',
    de: 'Folge dem Tipp unten, oder einer besseren eigenen Idee.',
  },
  'again-which': {
    en: 'Which one? What the hint below says is marked.',
    de: 'Was davon? Markiert ist, was der Tipp unten sagt.',
  },
} satisfies Readonly<Record<string, Text>>;
