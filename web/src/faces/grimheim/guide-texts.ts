interface Text {
  readonly en: string;
  readonly de: string;
}

/** The words of a first game. */
export const guideTexts = {
  goal: {
    en: 'You defend Grimheim. You win if any of it is left when the Rune Stone, at the top, reaches the last spot. You lose when its last piece falls. Each monster that gets in destroys one piece; a knocked-out hero costs two. In this first game the town has two pieces more than usual, and the waves stay weak for longer.',
    de: 'Du verteidigst Grimheim. Du gewinnst, wenn noch etwas davon übrig ist, sobald der Runenstein oben den letzten Platz erreicht. Du verlierst, wenn das letzte Gebäude fällt. Jedes Monster, das hineinkommt, zerstört ein Gebäude; ein bewusstloser Held kostet zwei. In diesem ersten Spiel hat die Stadt zwei Gebäude mehr als sonst, und die Wellen bleiben länger schwach.',
  },
  'knocked-out': {
    en: 'You were knocked out. You are carried back to Grimheim, and the town loses two pieces. In this game you can undo as much as you like: go back, and keep your distance.',
    de: 'Du bist bewusstlos geworden. Man hat dich nach Grimheim getragen, und die Stadt verliert zwei Gebäude. In diesem Spiel darfst du alles zurücknehmen: Geh zurück, und halte mehr Abstand.',
  },
  'town-hit': {
    en: 'A monster got into Grimheim, and a piece of the town is gone. Block the next one’s path, or shoot it sooner.',
    de: 'Ein Monster ist in Grimheim eingedrungen und hat ein Gebäude zerstört. Stell dich dem nächsten in den Weg, oder schieß früher.',
  },
  'on-your-own': {
    en: 'From here on you decide. A good turn: read “Next monster turn”, stop whoever would get into Grimheim, shoot what you can kill, and end where few can reach you. The light bulb at the top gives advice, and its reason, whenever you like.',
    de: 'Ab jetzt entscheidest du. Ein guter Zug: Lies „Nächster Monsterzug“, halte auf, wer nach Grimheim käme, schieß auf das, was du töten kannst, und bleib am Ende dort, wo dich wenige erreichen. Die Glühbirne oben rät dir jederzeit, mit Begründung.',
  },
  legend: {
    en: 'A legend has come. It is far stronger than the others and has a rule of its own: point at it, or tap it, to read it. Keep out of its reach, and let it come to you while you deal with the rest.',
    de: 'Eine Legende ist da. Sie ist viel stärker als die anderen und hat eine eigene Regel: Zeig auf sie, oder tipp sie an, um sie zu lesen. Bleib außer Reichweite, und lass sie kommen, während du dich um die anderen kümmerst.',
  },
  wounded: {
    en: 'You have been hurt. Damage stays until you remove it: the Mend action removes 2, or 5 inside Grimheim. When your damage equals your health, you are knocked out.',
    de: 'Du bist verletzt. Schaden bleibt, bis du ihn entfernst: Erholen entfernt 2, in Grimheim 5. Mit so viel Schaden wie Leben bist du bewusstlos.',
  },
  'full-hand': {
    en: 'Your hand is full: what you draw now costs you another event. Play one, or throw away what you do not need.',
    de: 'Deine Hand ist voll: Ziehst du jetzt, musst du ein anderes Ereignis abgeben. Spiel eines, oder wirf weg, was du nicht brauchst.',
  },
  'own-upgrade': {
    en: 'You have gold for an upgrade. A new ability opens new ways to act; the better side of a card makes what you already do stronger. Every upgrade costs more than the one before.',
    de: 'Du hast Gold für eine Verbesserung. Eine neue Fähigkeit gibt dir neue Möglichkeiten; die bessere Seite einer Karte stärkt, was du schon kannst. Jede Verbesserung kostet mehr als die vorige.',
  },
  'own-aim': {
    en: 'Now you choose for yourself. The number at each monster is your chance to kill it: first think of the one that would reach Grimheim next.',
    de: 'Jetzt wählst du selbst. Die Zahl an jedem Monster ist deine Chance, es zu töten: Denk zuerst an das, das Grimheim als Nächstes erreichen würde.',
  },
  'pieces-fall': {
    en: 'As things are, the town loses pieces in the next monster turn. The monsters on red ground will get in: kill them, or block their path. Under the question you can read what I would do, and why.',
    de: 'So wie es steht, verliert die Stadt im nächsten Monsterzug Gebäude. Die Monster auf rotem Grund kommen hinein: Töte sie, oder stell dich ihnen in den Weg. Unter der Frage steht, was ich tun würde und warum.',
  },
  wave: {
    en: 'A wave! On a spot with axes, each hero draws a card and new monsters appear. On a spot with a skull, every monster goes one area farther.',
    de: 'Eine Welle: Auf Plätzen mit Äxten zieht jeder Held eine Karte, und neue Monster erscheinen. Auf Plätzen mit Schädel zieht jedes Monster ein Feld weiter.',
  },
  'monsters-moved': {
    en: 'The monsters have had their turn: each went along its path towards Grimheim. The clapperboard at the top plays it again, step by step.',
    de: 'Die Monster waren am Zug: Jedes ging auf seinem Pfad auf Grimheim zu. Die Klappe oben zeigt es noch einmal, Schritt für Schritt.',
  },
  blocking: {
    en: 'A monster next to a hero does not walk on: it stays and attacks. So you can keep monsters from the town by standing in their way, at the price of their blows.',
    de: 'Ein Monster neben einem Helden zieht nicht weiter: Es bleibt und greift an. Wer im Weg steht, hält Monster also von der Stadt fern, und steckt dafür ihre Schläge ein.',
  },
  killed: {
    en: 'Killed! A kill brings gold, which is your experience. As soon as you have enough, you may buy an upgrade at the end of your turn.',
    de: 'Besiegt! Das bringt Gold, deine Erfahrung. Sobald es reicht, darfst du am Ende deines Zuges eine Verbesserung kaufen.',
  },
  forecast: {
    en: 'Before you end a turn, look at “Next monster turn”: it says who attacks whom, how much damage to expect, and the risk of a knock-out. The arrows on the board show where each monster goes.',
    de: 'Bevor du den Zug beendest, sieh auf „Nächster Monsterzug“: Dort steht, wer wen angreift, wie viel Schaden das im Schnitt bringt, und wie leicht du bewusstlos wirst. Die Pfeile auf dem Brett zeigen, wohin jedes Monster geht.',
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
    en: 'Here are your dice, and what they add up to. Each answer says what it would change. Save your cards for now and keep the roll.',
    de: 'Hier liegen deine Würfel, und was sie ergeben. Jede Antwort sagt, was sie ändern würde. Spar dir deine Karten: Lass es so.',
  },
  'free-action': {
    en: 'Some cards need no action. Use the marked one now.',
    de: 'Manche Karten wirken ohne Aktion. Nutze jetzt die markierte.',
  },
  'quiet-action': {
    en: 'You cannot attack now, so get ready. Prepare draws an event, Focus puts mana on a card, Practice brings 1 gold, Mend removes damage. Choose the marked one.',
    de: 'Angreifen kannst du gerade nicht, also rüste dich. Vorbereiten zieht ein Ereignis, Fokussieren legt Mana auf eine Karte, Üben bringt 1 Gold, Erholen entfernt Schaden. Wähle die markierte Aktion.',
  },
  quest: {
    en: 'This kill would complete your quest, but new monsters would appear beside you. Not now.',
    de: 'Dieser Sieg würde deine Aufgabe erfüllen, aber sie bringt neue Monster neben dich. Nicht jetzt.',
  },
  upgrade: {
    en: 'You can pay for an upgrade: learn the next ability, or turn one of your cards to its better side. Take the marked one.',
    de: 'Du kannst eine Verbesserung bezahlen: Lerne die nächste Fähigkeit, oder dreh eine deiner Karten auf ihre bessere Seite. Nimm die markierte.',
  },
  bury: {
    en: 'At the end of each turn you may swap your quest or your next ability: the card goes under its pile, and the next one comes up. Keep both this time.',
    de: 'Am Ende jedes Zuges darfst du deine Aufgabe oder deine nächste Fähigkeit unter ihren Stapel legen, wenn sie dir nicht gefällt; dann kommt die nächste. Behalte diesmal beide.',
  },
  prevent: {
    en: 'You are hit. You can use cards that prevent damage now; each says how much would be left.',
    de: 'Du wirst getroffen. Karten, die Schaden verhindern, kannst du jetzt nutzen, und jede sagt, was dann übrig bleibt.',
  },
  'end-of-turn': {
    en: 'Both actions are done. Your quest, to the right of your cards, says how to win new gear. Now end your turn.',
    de: 'Beide Aktionen sind getan. Deine Aufgabe, rechts neben deinen Karten, sagt, wie du neue Ausrüstung bekommst. Beende jetzt deinen Zug.',
  },
  'again-move': {
    en: 'Choose Move.',
    de: 'Wähle Bewegen.',
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
    en: 'You are well placed here. Choose the marked action.',
    de: 'Hier stehst du gut. Wähle die markierte Aktion.',
  },
  'again-end': { en: 'Nothing left to do: end your turn.', de: 'Alles getan: Beende deinen Zug.' },
  doomed: {
    en: 'Grimheim falls in the next monster turn, and you lose, unless you stop the monsters on red ground. The town now comes before quests and gold. Under the question you can read what I would do, and why.',
    de: 'Grimheim fällt im nächsten Monsterzug, und du verlierst, wenn du die Monster auf rotem Grund nicht aufhältst. Die Stadt geht jetzt vor Aufgaben und Gold. Unter der Frage steht, was ich tun würde und warum.',
  },
  'in-danger': {
    en: 'You may be knocked out in the next monster turn, and that costs the town two pieces. Under the question you can read what I would do, and why.',
    de: 'Im nächsten Monsterzug könntest du bewusstlos werden, und das kostet die Stadt zwei Gebäude. Unter der Frage steht, was ich tun würde und warum.',
  },
  'stop-one': {
    en: 'The monsters are about to move, and a card of yours can stop one of those that are framed. It costs no action. Under the question you can read whether it is worth it.',
    de: 'Gleich ziehen die Monster, und eine deiner Karten kann eines der eingerahmten aufhalten. Das kostet keine Aktion. Unter der Frage steht, ob es sich lohnt.',
  },
  'before-blows': {
    en: 'The monsters have moved, and are about to attack. A card of yours can still do something about it.',
    de: 'Die Monster sind gezogen und greifen gleich an. Eine deiner Karten kann noch etwas daran ändern.',
  },
  'later-prevent': {
    en: 'You are hit. A card can prevent damage, but it is used up or worn afterwards. Under the question you can read whether it is worth it.',
    de: 'Du wirst getroffen. Eine Karte kann Schaden verhindern, ist danach aber weg oder abgenutzt. Unter der Frage steht, ob es sich lohnt.',
  },
  'strike-back': {
    en: 'A monster has attacked you, and a card lets you strike back at once.',
    de: 'Ein Monster hat dich angegriffen, und eine Karte lässt dich sofort zurückschlagen.',
  },
  'your-order': {
    en: 'Several monsters could go first, and the players decide. It rarely makes a difference.',
    de: 'Mehrere Monster könnten zuerst an der Reihe sein, und ihr entscheidet. Meist macht es keinen Unterschied.',
  },
  'later-roll': {
    en: 'Here are your dice. Under the question you can read whether a card is worth it.',
    de: 'Deine Würfel liegen da. Unter der Frage steht, ob sich eine Karte lohnt.',
  },
  'go-on': {
    en: 'Under the question you can read what I would do, and why.',
    de: 'Unter der Frage steht, was ich tun würde und warum.',
  },
  block: {
    en: 'If you stay here, a monster gets into Grimheim. Move, and stand in its way: it then stays beside you and attacks you instead.',
    de: 'Bleibst du hier, gelangt ein Monster nach Grimheim. Beweg dich und stell dich ihm in den Weg: Dann bleibt es neben dir stehen und greift dich an.',
  },
  'again-block': {
    en: 'If you stay here, a monster gets into Grimheim. Stand in its way: choose Move.',
    de: 'Bleibst du hier, gelangt ein Monster nach Grimheim. Stell dich ihm in den Weg: Wähle Bewegen.',
  },
  'again-aim': {
    en: 'Take the marked one: you are most likely to kill it.',
    de: 'Nimm das markierte: Deine Chance, es zu töten, ist am größten.',
  },
  'again-after-roll': {
    en: 'Keep the roll, and save your cards for one that needs them.',
    de: 'Lass es so, und spar deine Karten für einen Wurf, der sie braucht.',
  },
  'again-upgrade': {
    en: 'You can pay for an upgrade again: take the marked one.',
    de: 'Du kannst wieder eine Verbesserung bezahlen: Nimm die markierte.',
  },
  'again-bury': {
    en: 'Both are worth having: keep both.',
    de: 'Beide sind es wert: Behalte beide.',
  },
  'again-prevent': {
    en: 'You are hit: use the marked card, and you keep more health.',
    de: 'Du wirst getroffen: Nutze die markierte Karte, dann behältst du mehr Leben.',
  },
  'again-target': {
    en: 'Aim at the marked one: it is the strongest that this will kill.',
    de: 'Ziele auf das markierte: Es ist das stärkste, das daran stirbt.',
  },
  'again-target-hurts': {
    en: 'Nobody would die of this. Aim at the marked one: it has the least health left.',
    de: 'Daran stirbt keines. Ziele auf das markierte: Es hat am wenigsten Leben übrig.',
  },
  'again-mana': {
    en: 'Put the mana on the marked card: it pays for that card’s ability.',
    de: 'Leg das Mana auf die markierte Karte: Damit bezahlst du, was sie kann.',
  },
  'again-mend': {
    en: 'Take the marked answer: it removes the most damage.',
    de: 'Nimm die markierte Antwort: Sie entfernt den meisten Schaden.',
  },
} satisfies Readonly<Record<string, Text>>;
