import type { OwnWords } from '../card-words.ts';

const passOn =
  'Du darfst allen überzähligen Schaden an ein Monster weitergeben, das neben dem getöteten steht und 1 Feld weiter von dir entfernt ist';
const suppress = (whom: string, reach = 0): string =>
  `Bevor die Monster ziehen: ${whom} im Umkreis von ${reach} Feldern zieht nicht selbst. Nie dasselbe Monster in zwei Monsterzügen nacheinander, und nicht aus Grimheim heraus.`;

/** Effects that only one card has. */
export const own: OwnWords = {
  'bone-bane-bow': () =>
    'In jeder Angriffsaktion bekommt 1 anderes Monster neben dem Ziel 1 Schaden für jede Rune, die zu sehen ist.',
  'cape-mana': () => 'Bekommt 1 Mana für jede Rune, die du wirfst.',
  'hail-of-arrows': ([monsters]) =>
    `Einmal pro Zug, für ${monsters} Mana: Füge ${monsters} Monstern in Angriffsreichweite je 1 Schaden zu, oder allen, wenn es weniger sind.`,
  'hail-of-arrows-2': ([most]) =>
    `Einmal pro Zug, für 1 bis ${most} Mana: Füge ebenso vielen Monstern in Angriffsreichweite je 1 Schaden zu.`,
  'multi-shot': ([monsters, dice]) =>
    `Wähle bis zu ${monsters} Monster in Angriffsreichweite. Wirf nacheinander je ${dice} Würfel gegen sie.`,
  'nailed-together': () => `Wenn deine Angriffsaktion tötet: ${passOn}.`,
  'nailed-together-2': () =>
    `Wenn deine Angriffsaktion tötet: ${passOn}, und so fort von jedem so getöteten.`,
  'portable-smithy': () => 'Gib die Aktion Vorbereiten aus: Deine jetzige Aufgabe ist erfüllt.',
  preparations: ([cards]) =>
    `Gib die Aktion Vorbereiten aus: Ziehe Ereignisse, bis du ${cards} auf der Hand hast.`,
  prey: ([gold]) =>
    `Lege ${gold} Gold auf ein unversehrtes Monster von Rang 3 oder eine unversehrte Legende, wo auch immer. Wer es tötet, bekommt sie.`,
  'queen-of-the-hill': ([damage]) =>
    `Einmal pro Zug: Füge einem benachbarten Monster ${damage} Schaden zu und tausche mit ihm den Platz. Auch wenn es stirbt, gehst du dorthin.`,
  'reaper-swing': () =>
    'Du darfst den Schaden jeder Angriffsaktion auf das Ziel und 1 anderes Monster aufteilen; beide müssen dir benachbart sein.',
  'seek-shelter': ([steps]) =>
    `Gehe bis zu ${steps} Felder weit und ende auf einem Ort. Danach kannst du dich in diesem Zug nicht mehr bewegen.`,
  'smiterbiter-spend': () =>
    'Nach dem Wurf einer Angriffsaktion darfst du beliebig viel davon zu ihrem Schaden hinzufügen.',
  'smiterbiter-store': ([most]) =>
    `Wenn eine Angriffsaktion tötet, darfst du überzähligen Schaden hier speichern, höchstens ${most}.`,
  sophisticated: () =>
    'In Grimheim: Führe 1 zusätzliche Aktion aus: Üben, Vorbereiten, Fokussieren oder Erholen.',
  'suppressive-fire': ([reach]) => suppress('1 Monster von Rang 1 oder 2', reach),
  'suppressive-fire-2': ([reach]) => suppress('1 beliebiges Monster, auch eine Legende,', reach),
  'sure-shot-2': ([least, most]) =>
    `Einmal pro Zug, für ${least} bis ${most} Mana: Füge einem Monster in Angriffsreichweite ebenso viel Schaden zu.`,
  'sweeping-strike': () =>
    'Stirbt ein benachbartes Ziel, darfst du den überzähligen Schaden an das im Uhrzeigersinn nächste Monster um dich herum weitergeben.',
  tiara: () => 'Am Anfang jedes deiner Züge geht 1 davon an dich.',
  treetreader: () =>
    'Einmal pro Zug: Gehe 1 Feld weit in den Wald, oder aus dem Wald auf ein beliebiges Feld. Nicht aus Grimheim heraus.',
  windbite: () =>
    'Für jede Rune, die du wirfst, egal bei welchem Wurf, kommt 1 Würfel dazu; seine Runen zählen wieder.',
};
