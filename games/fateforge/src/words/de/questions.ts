import { capital, type QuestionWords } from '../language.ts';
import { isEnemyId } from '../names.ts';
import { campaignQuestions } from './campaign.ts';
import { who as whoIs, whom } from './enemies.ts';
import { cardName, heroName, sceneName } from './names.ts';
import { and, quoted, resultsIn } from './things.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  step: 'Schritt',
  hit: 'Treffer',
  shot: 'Schuss',
  focus: 'Fokus',
  block: 'Block',
  energy: 'Schritt für Energie',
  flask: 'Flasche',
  difficult: 'Schwieriges Gelände',
  spot: 'Schwachstelle',
  revive: 'Wiederbeleben',
  collar: 'Bronzehund',
  quarter: 'Gnade',
};
/** What an answer is for, as a title. */
const about = (id: string): string => cardName(id) ?? ACTIONS[id] ?? id;

/** „Ukka vom Schilf, Wurzelgriff: Welchen Gegner?“; was von selbst beantwortet wurde, sagt nicht mehr, wofür. */
const asked = (who: string, id: string, question: string): string =>
  id === ''
    ? `${who}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    : `${who}, ${about(id)}: ${question}`;

const PLACES: Readonly<Record<string, string>> = {
  mould: 'Im Schlamm liegt eine halbe Gussform für eine Krone. ',
  valve: 'Ein Ventilrad, starr vor Rost. ',
  tally: 'Die Köhler haben Buch über die Bronze geführt, und Geld liegt dabei. ',
};
const SOURCES: Readonly<Record<string, string>> = {
  dash: 'den Spurt',
  exit: 'den Weg hinaus',
  volatile: 'die Explosion',
};
const source = (id: string): string => SOURCES[id] ?? (isEnemyId(id) ? whom(id) : quoted(id));
const DICE: Readonly<Record<string, string>> = {
  zone: 'keine Regel sagt, welche Zone: Würfle es aus',
  chest: 'zieh, was in der Truhe ist',
};

/** Was gefragt wird; `who` wird gefragt. */
export const questions: QuestionWords = {
  ...campaignQuestions,
  accompany: (q) => `Wen begleitet ${about(q.text('ally')) || 'der Verbündete'}?`,
  active: (q, who) => `${who}, welche ${q.number('most')} Fertigkeiten nimmst du mit in den Kampf?`,
  'before-reactions': (q, who) => `${who}, setzt du ${quoted(q.text('item'))} jetzt ein?`,
  begin: (q) => `Die Reihenfolge ist ${and(q.texts('order').map(heroName))}. Anfangen?`,
  blast: (_, who) => `${who}, was davon?`,
  calm: (q) =>
    `${capital(whoIs(q.text('enemy')))} zögert. Besänftigt ihr sie? Dann endet der Kampf mit dieser Runde.`,
  camp: (q) =>
    `Zwischen den Kämpfen: ${q.number('food')} Proviant und ${q.number('gold')} Gold sind im Beutel. Was tut ihr vor „${sceneName(q.text('scene'))}“?`,
  'clear-lines': (_, who) => `${who}, Freie Schusslinie: Gehst du 1 Zone weit?`,
  dash: (_, who) => `${who}, wohin spurtest du?`,
  defend: (q, who) =>
    `${who}, 1 ${q.flag('toxic') ? 'Giftschaden' : 'Schaden'} durch ${source(q.text('by'))}. Was hält ihn auf?`,
  dice: (_, who) => `${who}, welche Würfel wirfst du?`,
  draw: (_, who) => `${who}, welche Karte hast du gezogen?`,
  either: (q, who) => asked(who, q.text('by'), 'Was von beidem?'),
  exit: () => 'Durch welchen Ausgang geht ihr? Alle nehmen denselben.',
  explore: (q, who) => `${PLACES[q.text('where')] ?? ''}${who}, was tust du?`,
  'extra-round': () => 'Die letzte Runde ist vorbei. Noch eine, für je eine Verderbniskarte?',
  flask: (_, who) => `${who}, was bewirkt die Flasche?`,
  found: (q, who) => `${who}, du findest ${quoted(q.text('item'))}. Anlegen, oder in den Beutel?`,
  fountain: (q, who) => `${who}, der Brunnen reicht noch für ${q.number('cubes')}. Was erhältst du zurück?`,
  friend: (q) => `${capital(whoIs(q.text('friend')))} schießt für euch. Auf wen?`,
  gain: (q, who) => asked(who, q.text('by'), 'Welches Ergebnis?'),
  'give-up-die': (q, who) => {
    const die = q.text('die');
    return `${who}, welchen Würfel gibst du ${die.includes(':') ? `für ${resultsIn([die])} ` : ''}her?`;
  },
  keep: (_, who) => `${who}, welches Ergebnis behältst du für deinen nächsten Zug?`,
  learn: (q, who) => `${who}, du hast ${q.number('gold')} Gold für Fertigkeiten. Welche lernst du?`,
  loot: (_, who) => `${who}, was nimmst du?`,
  order: (q) =>
    q.number('place') === 0
      ? 'In welcher Reihenfolge handelt ihr? Die Reaktionen kommen zuerst.'
      : 'In welcher Reihenfolge handelt ihr? Die Reaktionen kommen nach dem ersten Helden.',
  pay: (q, who) => {
    const what = q.text('what');
    return asked(who, what, what === '' ? 'Was gibst du aus?' : 'Was gibst du dafür aus?');
  },
  potion: (_, who) => `${who}, welchen Trank?`,
  prepare: (_, who) => `${who}, was tust du, ehe die Runde beginnt?`,
  reroll: (q, who) => `${who}, welche Würfel wirfst du neu?${q.has('by') ? ` (${about(q.text('by'))})` : ''}`,
  roll: (q, who) => `${who}, ${DICE[q.text('die')] ?? 'wirf deine Würfel'}. Was ist zu sehen?`,
  share: (q, who) => asked(who, q.text('by'), 'Wer bekommt wie viel?'),
  start: (_, who) => `${who}, wo beginnst du?`,
  strap: (_, who) => `${who}, welche Rüstung verliert ihre Würfelchen?`,
  'take-over': (q, who) => `${who}, nimmst du 1 Schaden für ${heroName(q.text('hero'))}?`,
  target: (q, who) => asked(who, q.text('by'), 'Welchen Gegner?'),
  'three-die': (_, who) => `${who}, Drei Gleiche: Welchen Würfel änderst du?`,
  'three-result': (_, who) => `${who}, was zeigt er dann?`,
  trap: (_, who) => `${who}, eine Falle! Löst du sie aus, oder legst du ein Ergebnis ab?`,
  turn: (_, who) => `${who}, was tust du?`,
  'turn-die': (q, who) => asked(who, q.text('by'), 'Welchen Würfel?'),
  'turn-to': (_, who) => `${who}, auf welche Seite?`,
  victim: (q) => `Wen greift ${whoIs(q.text('enemy'))} an? Ihr wählt.`,
  wax: (_, who) => `${who}, welche Verderbniskarte legst du ab?`,
  where: (q, who) => asked(who, q.text('by'), 'Welche Zone?'),
  whom: (q, who) => asked(who, q.text('by'), 'Welcher Held?'),
  wire: (_, who) => `${who}, Rostiger Draht: ein Rüstungswürfelchen, oder 1 Schaden?`,
};
