interface Text {
  readonly en: string;
  readonly de: string;
}

/** The words of a first game. */
export const guideTexts = {
  goal: {
    en: 'You defend Grimheim. You win if any of it still stands when the Rune Stone, at the top, has reached the last spot. You lose when its last piece falls. Every monster that gets in destroys a piece, and a hero who is knocked out costs two.',
    de: 'Du verteidigst Grimheim. Du gewinnst, wenn noch etwas davon steht, sobald der Runenstein oben den letzten Platz erreicht hat. Du verlierst, wenn das letzte Gebäude fällt. Jedes Monster, das hineinkommt, zerstört ein Gebäude, und wer bewusstlos wird, kostet zwei.',
  },
  'knocked-out': {
    en: 'You were knocked out: carried back to Grimheim, and the town has lost two pieces. In this game you can undo freely: go back, and stand farther away.',
    de: 'Du warst bewusstlos: Du wurdest nach Grimheim getragen, und die Stadt hat zwei Gebäude verloren. In diesem Spiel darfst du alles zurücknehmen: Geh zurück, und stell dich weiter weg.',
  },
  'town-hit': {
    en: 'A monster has entered Grimheim and destroyed a piece of it. Stand in a monster’s way, or shoot it sooner.',
    de: 'Ein Monster ist in Grimheim eingedrungen und hat ein Gebäude zerstört. Stell dich Monstern in den Weg, oder schieß früher.',
  },
  wave: {
    en: 'A wave: on spots with axes each hero draws a card, and new monsters appear. On spots with a skull every monster goes one area farther.',
    de: 'Eine Welle: Auf Plätzen mit Äxten zieht jeder Held eine Karte, und neue Monster erscheinen. Auf Plätzen mit Schädel zieht jedes Monster ein Feld weiter.',
  },
  'monsters-moved': {
    en: 'The monsters have had their turn: each went along its path towards Grimheim. The clapper at the top shows it again, step by step.',
    de: 'Die Monster waren am Zug: Jedes ging auf seinem Pfad auf Grimheim zu. Die Klappe oben zeigt es noch einmal, Schritt für Schritt.',
  },
  blocking: {
    en: 'A monster next to a hero does not walk on: it stays and attacks. So a hero who stands in the way keeps monsters from the town, and takes their blows.',
    de: 'Ein Monster neben einem Helden zieht nicht weiter: Es bleibt und greift an. Wer im Weg steht, hält Monster also von der Stadt fern, und steckt dafür ihre Schläge ein.',
  },
  killed: {
    en: 'Killed! A kill brings gold, which is your experience. As soon as you have enough, you may buy an upgrade at the end of your turn.',
    de: 'Besiegt! Das bringt Gold, deine Erfahrung. Sobald es reicht, darfst du am Ende deines Zuges eine Verbesserung kaufen.',
  },
  forecast: {
    en: 'Before you end a turn, look at “Next monster turn”: it says who will attack whom, how much damage that means on average, and the risk of a knock-out. The lines on the board show the paths.',
    de: 'Bevor du den Zug beendest, sieh auf „Nächster Monsterzug“: Dort steht, wer wen angreift, wie viel Schaden das im Schnitt bringt, und wie leicht du bewusstlos wirst. Die Linien auf dem Brett zeigen die Pfade.',
  },
  'out-of-the-gate': {
    en: 'You are Bjorn the hunter, and nothing can be shot from inside the town. A turn has two different actions: choose Move.',
    de: 'Du bist Bjorn, der Jäger, und aus der Stadt heraus lässt sich nicht schießen. Ein Zug hat zwei verschiedene Aktionen: Wähle Bewegen.',
  },
  walk: {
    en: 'Bjorn’s arrows reach two areas. Go to the area with the white ring: from there you can shoot. Every area says whom you could attack from it, and who would attack you: point at it, or tap it.',
    de: 'Bjorns Pfeile reichen zwei Felder weit. Geh auf das Feld mit dem weißen Ring: Von dort kannst du schießen. Jedes Feld sagt dir, wen du von dort angreifen könntest und wer dich angreifen würde: Zeig darauf, oder tipp es an.',
  },
  'walk-ahead': {
    en: 'Bjorn’s arrows reach two areas, and nobody is in range yet. Go to the area with the white ring, and let them come to you. Every area says whom you could attack from it, and who would attack you: point at it, or tap it.',
    de: 'Bjorns Pfeile reichen zwei Felder weit, und noch ist niemand in Reichweite. Geh auf das Feld mit dem weißen Ring, und lass sie kommen. Jedes Feld sagt dir, wen du von dort angreifen könntest und wer dich angreifen würde: Zeig darauf, oder tipp es an.',
  },
  shoot: {
    en: 'A monster is in range: choose Attack. You roll a die for each point of your strength.',
    de: 'Ein Monster ist in Reichweite: Wähle Angreifen. Du wirfst einen Würfel für jeden Punkt deiner Stärke.',
  },
  aim: {
    en: 'The number above each monster is your chance to kill it. Take the marked one.',
    de: 'Die Zahl über jedem Monster ist deine Chance, es zu töten. Nimm das markierte.',
  },
  'after-roll': {
    en: 'Here are your dice, and what they come to. Each answer says what it would change. Keep your cards for now: keep it as it is.',
    de: 'Hier liegen deine Würfel, und was sie ergeben. Jede Antwort sagt, was sie ändern würde. Spar dir deine Karten: Lass es so.',
  },
  'free-action': {
    en: 'Some cards work without an action. Use the marked one now.',
    de: 'Manche Karten wirken ohne Aktion. Nutze jetzt die markierte.',
  },
  'quiet-action': {
    en: 'You cannot attack now, so get ready. Prepare draws an event, Focus puts mana on a card, Practice brings 1 gold, Mend removes damage. Choose the marked one.',
    de: 'Angreifen kannst du gerade nicht, also rüste dich. Vorbereiten zieht ein Ereignis, Fokussieren legt Mana auf eine Karte, Üben bringt 1 Gold, Erholen entfernt Schaden. Wähle die markierte Aktion.',
  },
  quest: {
    en: 'This kill would complete your quest, but the quest brings new monsters beside you. Not now.',
    de: 'Dieser Sieg würde deine Aufgabe erfüllen, aber sie bringt neue Monster neben dich. Nicht jetzt.',
  },
  upgrade: {
    en: 'You can pay for an upgrade: learn the next ability, or turn one of your cards to its better side. Take the marked one.',
    de: 'Du kannst eine Verbesserung bezahlen: Lerne die nächste Fähigkeit, oder dreh eine deiner Karten auf ihre bessere Seite. Nimm die markierte.',
  },
  bury: {
    en: 'At the end of each turn you may bury your quest or your next ability, if you do not like it: it goes under its pile, and the next one comes up. Keep both this time.',
    de: 'Am Ende jedes Zuges darfst du deine Aufgabe oder deine nächste Fähigkeit unter ihren Stapel legen, wenn sie dir nicht gefällt; dann kommt die nächste. Behalte diesmal beide.',
  },
  prevent: {
    en: 'You are hit. Cards that prevent damage can be used now, and each says what it would leave.',
    de: 'Du wirst getroffen. Karten, die Schaden verhindern, kannst du jetzt nutzen, und jede sagt, was dann übrig bleibt.',
  },
  'end-of-turn': {
    en: 'Both actions are done. Your quest, at the end of your cards, says how to win new gear. Now end your turn.',
    de: 'Beide Aktionen sind getan. Deine Aufgabe, am Ende deiner Karten, sagt, wie du neue Ausrüstung bekommst. Beende jetzt deinen Zug.',
  },
  'again-move': {
    en: 'There is a better place to stand: choose Move.',
    de: 'Woanders stehst du besser: Wähle Bewegen.',
  },
  'again-walk': { en: 'Go to the area with the white ring.', de: 'Geh auf das Feld mit dem weißen Ring.' },
  'again-attack': {
    en: 'A monster is in range: choose Attack.',
    de: 'Ein Monster ist in Reichweite: Wähle Angreifen.',
  },
  'again-use': {
    en: 'Use the marked card: it costs no action.',
    de: 'Nutze die markierte Karte: Sie kostet keine Aktion.',
  },
  'again-quiet': {
    en: 'Here you stand well. Choose the marked action.',
    de: 'Hier stehst du gut. Wähle die markierte Aktion.',
  },
  'again-end': { en: 'All is done: end your turn.', de: 'Alles getan: Beende deinen Zug.' },
  'again-marked': { en: 'Take the marked answer.', de: 'Nimm die markierte Antwort.' },
} satisfies Readonly<Record<string, Text>>;
