import type { QuestionWords } from '../language.ts';
import { cardName, enemyName } from '../world.ts';
import { count, source } from './names.ts';

const card = (id: string): string => cardName(id) ?? 'dies';
const AIMS: Readonly<Record<string, string>> = {
  'lowest-life': 'mit dem wenigsten Leben',
  'highest-life': 'mit dem meisten Leben',
  'lowest-defence': 'mit der geringsten Abwehr',
};
const DICE: Readonly<Record<string, (n: number) => string>> = {
  action: (n) => `wirf ${count(n, 'Aktionswürfel', 'Aktionswürfel')}. Was ist zu sehen?`,
  luck: () => 'wirf den Glückswürfel. Was ist zu sehen?',
  status: () => 'wirf einen Würfel für den Zustand. Was ist zu sehen?',
  coin: () => 'wirf das Plättchen. Ist der Zustand weg?',
  whom: () => 'wen trifft der Zufall?',
};

/** Was gefragt wird; `who` ist gefragt. */
export const questions: QuestionWords = {
  stay: (_, who) => `${who}, bleibt ein Würfel auf deiner Leiste?`,
  'set-luck': (q, who) => `${who}, dein Glückswürfel zeigt ${q.number('luck')}. ${source(q.text('by'))}?`,
  keep: (_, who) => `${who}, welche Würfel behältst du?`,
  clumsy: (_, who) => `Clumsy: Welcher Würfel von ${who} wird noch einmal geworfen?`,
  again: (q, who) => `${who}, welche Würfel wirfst du noch einmal? (${source(q.text('by'))})`,
  act: (_, who) => `${who}, was nutzt du?`,
  pay: (q, who) => `${who}, mit welchen Würfeln zahlst du für ${card(q.text('ability'))}?`,
  target: (q, who) => `${who}, für wen ist ${card(q.text('ability'))}?`,
  status: (_, who) => `${who}, welcher Zustand wird entfernt?`,
  fate: () => 'Die Schicksalsphase: Handelt eure Zustände ab, werft, behaltet und werft neu. Bereit?',
  hits: () => 'Die Heldenphase: Wen trefft ihr? Ein Ziel nach dem anderen.',
  hit: (q, who) => `${who}, was trifft ${enemyName(q.text('enemy'))}?`,
  whom: (q) =>
    `${enemyName(q.text('enemy'))} greift ${count(q.number('count'), 'Helden', 'Helden')} an, ${AIMS[q.text('aim')] ?? ''}. Wer ist das?`,
  taken: (q) => `Wie viel Leben hat ${enemyName(q.text('enemy'))} insgesamt genommen?`,
  'who-fell': () => 'Wer ist gefallen? Damit ist das Spiel zu Ende.',
  retry: () => 'Ihr habt verloren. Beginnt ihr diese Zone noch einmal?',
  roll: (q, who) => `${who}, ${DICE[q.text('die')]?.(q.number('count')) ?? 'würfle. Was ist zu sehen?'}`,
};
