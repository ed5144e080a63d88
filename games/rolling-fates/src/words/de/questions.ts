import type { Facts } from '@wyrdhall/kernel';
import { tellProse } from '../../story/prose.ts';
import { aimed } from '../aimed.ts';
import type { QuestionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { and, count, source, status } from './names.ts';

const card = (id: string): string => cardName(id, 'de') ?? 'dies';
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

/** Was die Fähigkeit mit dem tut, den man wählt. */
function target(q: Facts): string {
  const { effect, damage } = aimed(q);
  switch (effect?.kind) {
    case 'strike': {
      const two = effect.targets === 2;
      const put = and(effect.statuses.map(status));
      if (damage === 0) return put === '' ? 'Wen durchschaust du?' : `Wer bekommt ${put}?`;
      const more = put === '' ? '' : ` und ${put}`;
      return two
        ? `Welche zwei triffst du für je ${damage} Schaden${more}?`
        : `Wen triffst du für ${damage} Schaden${more}?`;
    }
    case 'heal':
      return `Wen heilst du um ${effect.amount}?`;
    case 'guard':
      return `Wer bekommt Schutz ${effect.amount}?`;
    case 'cleanse':
      return 'Wen befreist du von einem Zustand?';
    case 'gamble':
      return `Wen willst du für ${effect.stake} Schaden treffen?`;
    case 'turn':
      return 'Wessen Würfel drehst du?';
    default:
      return 'Für wen?';
  }
}

/** Die Würfel sind schon ausgegeben. */
const paid = (q: Facts): string => {
  const faces = q.has('paid') ? q.numbers('paid') : [];
  return faces.length > 0 ? ` Bezahlt mit ${and(faces.map(String))}.` : '';
};

/** Was die Geschichte gibt oder nimmt. */
const GIVEN: Readonly<Record<string, (n: number) => string>> = {
  treasure: (n) =>
    n === 1 ? 'Ein Schatz, noch verdeckt: Wer nimmt ihn?' : `${n} Schätze, noch verdeckt: Wer nimmt sie?`,
  heal: (n) => `Wer wird um ${n} geheilt?`,
  lose: (n) => `Wer verliert ${n} Leben?`,
  damage: (n) => `Wer erleidet ${n} Schaden?`,
};

/** Was gefragt wird; `who` ist gefragt. */
export const questions: QuestionWords = {
  stay: (_, who) => `${who}, bleibt ein Würfel auf deiner Leiste?`,
  // Was andere zur gleichen Zeit gefragt werden, wird ohne seine Angaben gezeigt.
  'set-luck': (q, who) =>
    q.has('by')
      ? `${who}, dein Glückswürfel zeigt ${q.number('luck')}. ${source(q.text('by'))}?`
      : `${who}, änderst du deinen Glückswürfel?`,
  keep: (_, who) => `${who}, welche Würfel behältst du?`,
  again: (q, who) =>
    q.has('price')
      ? `${who}, ${source(q.text('by'))}: ${q.number('price')} Leben zahlen und neu würfeln? Markiere die Würfel.`
      : `${who}, welche Würfel wirfst du noch einmal?${q.has('by') ? ` (${source(q.text('by'))})` : ''}`,
  act: (_, who) => `${who}, was nutzt du?`,
  pay: (q, who) => `${who}, mit welchen Würfeln zahlst du für ${card(q.text('ability'))}?`,
  target: (q, who) => `${who}, ${card(q.text('ability'))}: ${target(q)}${paid(q)}`,
  status: (_, who) => `${who}, welcher Zustand wird entfernt?`,
  gamble: (q, who) =>
    `${who}, ${card(q.text('ability'))}: ${q.number('stake')} Schaden an ${enemyName(q.text('enemy'), 'de')}, oder noch ein Wurf?`,
  turn: (q, who) =>
    `${who}, ${card(q.text('ability'))}: Welcher Würfel von ${heroName(q.text('hero')) ?? 'euch'} wird gedreht?`,
  trait: (_, who) => `${who}, welchen Wesenszug behältst du?`,
  'give-up': () => 'Gebt ihr auf? Dann habt ihr verloren.',
  fate: () => 'Handelt eure Zustände ab, werft, behaltet und werft neu. Seid ihr bereit?',
  hits: (_, who) => `${who}, was nutzt du?`,
  hit: (q, who) =>
    `${who}, was trifft ${q.text('enemy') === 'all' ? 'alle Gegner' : enemyName(q.text('enemy'), 'de')}?`,
  whom: (q) => {
    if (!q.has('enemy')) return GIVEN[q.text('what')]?.(q.number('amount')) ?? 'Wer von euch?';
    const heroes = count(q.number('count'), 'Helden', 'Helden');
    return `${enemyName(q.text('enemy'), 'de')} greift ${heroes} an, ${AIMS[q.text('aim')] ?? ''}. Wer ist das?`;
  },
  taken: (q) => `Wie viel Leben hat ${enemyName(q.text('enemy'), 'de')} insgesamt genommen?`,
  'who-fell': () => 'Wer ist gefallen? Damit ist das Spiel zu Ende.',
  retry: () => 'Ihr habt verloren. Beginnt ihr diese Zone noch einmal?',
  onward: () => 'Geht ihr weiter?',
  scene: (q) => `${tellProse(q.text('title'), 'de')}: Was tut ihr?`,
  volunteer: (q) => {
    const deed = q.has('deed') ? tellProse(q.text('deed'), 'de').replace(/[.!]$/, '') : '';
    return deed === '' ? 'Wer tut es?' : `„${deed}“: Wer tut es?`;
  },
  treasure: (q, who) =>
    `${who}, du hast einen Schatz gefunden: ${card(q.text('treasure'))}. Nimmst du ihn mit?`,
  pick: (_, who) => `${who}, welchen nimmst du?`,
  pack: () => 'Welcher Schatz wechselt den Besitzer?',
  hand: (q) => `${card(q.text('treasure'))}: Wohin damit?`,
  discard: (_, who) => `${who}, du trägst zu viel. Was gibst du auf?`,
  'pay-treasure': (q) =>
    `Verlangt sind Schätze im Wert von ${q.number('need')}. Geboten bisher: ${q.number('paid')}. Was gebt ihr her?`,
  'pay-treasures': () => 'Welche Schätze gebt ihr her?',
  barter: (q, who) =>
    `${who}, was nimmst du dafür? Noch ${count(q.number('left'), 'Tauschgeschäft', 'Tauschgeschäfte')}.`,
  mate: (_, who) => `${who}, über wen wachst du?`,
  mute: (_, who) => `${who}, welcher Wesenszug lässt dich in dieser Zone in Ruhe?`,
  roll: (q, who) => `${who}, ${DICE[q.text('die')]?.(q.number('count')) ?? 'würfle. Was ist zu sehen?'}`,
};
