import type { Facts } from '@wyrdhall/kernel';
import { skillOf } from '../../content/index.ts';
import { tellProse } from '../../story/prose.ts';
import { cardText } from '../card-text.ts';
import type { CampaignEventWords, CampaignQuestionWords, Offered, OptionWords } from '../language.ts';
import { campaign as names } from './campaign-names.ts';
import { cardName, heroName, sceneName } from './names.ts';
import { quoted } from './things.ts';

const prose = (line: string): string => tellProse(line, 'de');
const card = (id: string): string => cardName(id) ?? id;
const trait = (id: string): string => names.traits[id as keyof typeof names.traits] ?? id;
const known = (id: string): string => names.known[id] ?? id;

/** `charm easy one` */
function testWords(test: string): string {
  const [type = '', level = '', who = ''] = test.split(' ');
  const dice = { easy: 1, medium: 2, hard: 3 }[level] ?? 1;
  const all = who === 'all' ? ', jeder Held' : who === 'most' ? ', die meisten Helden' : '';
  const hard = names.levels[level as keyof typeof names.levels] ?? level;
  return `${trait(type)}, ${hard}: ${dice} Würfel${all}`;
}

/** Eine Entscheidung, mit der Probe, die sie verlangt, und der besten Aussicht. */
export function taleOption({ facts, id }: Offered): string {
  const at = facts.texts('ids').indexOf(id);
  const text = prose(facts.texts('texts')[at] ?? id);
  const test = facts.texts('tests')[at] ?? '';
  const odds = facts.numbers('odds')[at] ?? -1;
  return test === '' ? text : `${text} (${testWords(test)}; bestenfalls ${odds} %)`;
}

const amountIn = (facts: Facts, list: string, id: string): string =>
  facts.has(list)
    ? (facts
        .texts(list)
        .find((one) => one.startsWith(`${id} `))
        ?.split(' ')[1] ?? '')
    : '';

const time = (n: string): string => (n === '0' ? 'diesmal umsonst' : `${n} Zeit`);
const tokens = (n: number): string => (n === 1 ? '1 Zeitplättchen' : `${n} Zeitplättchen`);
const steps = (n: number): string => (n === 1 ? '1 Schritt' : `${n} Schritte`);

const WHAT: Readonly<Record<string, string>> = {
  trait: 'die Eigenschaft',
  die: 'den Würfel',
  corruption: 'die Verderbniskarte',
};

/** „einen roten Würfel“ */
const COLOURS: Readonly<Record<string, string>> = {
  red: 'roten Würfel',
  yellow: 'gelben Würfel',
  blue: 'blauen Würfel',
  green: 'grünen Würfel',
  melee: 'Nahkampfwürfel',
  ranged: 'Fernkampfwürfel',
};

export const campaignQuestions: CampaignQuestionWords = {
  tale: () => 'Was tut ihr?',
  read: () => 'Weiterlesen?',
  volunteer: (q) => `Wer legt die Probe ab? ${testWords(`${q.text('type')} ${q.text('level')} one`)}.`,
  'test-failed': (q, who) =>
    `${who}, gewürfelt ist ${q
      .texts('dice')
      .map((face) => names.faces[face as keyof typeof names.faces])
      .join(', ')}: Das reicht nicht. Was tust du?`,
  'who-of-you': (q) => `Wer bekommt ${WHAT[q.text('what')] ?? 'es'}?`,
  pack: (q) => `Im Beutel: ${q.number('food')} Proviant und ${q.number('gold')} Gold. Was tut ihr?`,
  muster: (q) => `Vor euch liegt „${sceneName(q.text('scene'))}“. Seid ihr bereit?`,
  'which-ally': () => 'Wer kommt mit?',
  'which-item': () => 'Welchen Gegenstand nehmt ihr?',
  'which-trait': (q) => `${q.number('points')} Eigenschaftspunkte. Welche Eigenschaft gewinnt ihr?`,
  reward: (q) => `${q.number('points')} Siegpunkte. Welche Belohnung nehmt ihr?`,
  'new-die': (_, who) => `${who}, welchen Würfel gewinnst du?`,
  exchange: (q, who) =>
    q.text('what') === 'old'
      ? `${who}, welchen Würfel gibst du her?`
      : `${who}, welchen Würfel nimmst du dafür?`,
  walk: (q) => `Wohin? Euch ${q.number('left') === 1 ? 'bleibt' : 'bleiben'} ${steps(q.number('left'))}.`,
  mark: () => 'Wo seid ihr wohl?',
  rest: (q) => `Ihr habt ${tokens(q.number('tokens'))} und ${q.number('gold')} Gold. Was tut ihr?`,
  visit: (q) => {
    const health = q.number('health');
    const spare = health > 0 ? ` ${health} Leben ist schon bezahlt.` : '';
    return `${names.locations[q.text('location')] ?? ''}: Ihr habt ${q.number('gold')} Gold.${spare} Was tut ihr?`;
  },
};

export const campaignOptions: OptionWords = {
  pack: 'erst nach den Sachen sehen',
  on: 'weiterlesen',
  accept: 'dabei bleibt es',
  again: '1 Energie ausgeben und alle Würfel neu werfen',
  tongue: `${quoted('silver-tongue')}: einen Würfel neu werfen`,
  warrant: `${quoted('blank-warrant')} vorzeigen: Die Probe ist bestanden`,
  'ally-card': (o) => card(o.rest),
  nobody: 'niemand',
  item: (o) => `${card(o.rest)}: ${cardText(o.rest, 'de')}`,
  trait: (o) => trait(o.rest),
  reward: (o) => REWARDS[o.rest] ?? o.rest,
  go: (o) => (o.rest === '' ? 'aufbrechen' : `nach ${names.ways[o.rest] ?? o.rest}`),
  mark: 'den Stein auf dem Stadtplan versetzen',
  place: (o) => names.places[o.rest] ?? o.rest,
  visit: (o) => `${names.locations[o.rest] ?? o.rest} besuchen (${time(amountIn(o.facts, 'times', o.rest))})`,
  browse: (o) => `${names.locations[o.rest] ?? o.rest}: umsehen`,
  quest: (o) => `Nebenauftrag: ${names.quests[o.rest] ?? o.rest}`,
  'rest-over': 'die Rast beenden und weiterziehen',
  'pay-time': 'sich hier Zeit nehmen und kaufen',
  buy: (o) => `${card(o.rest)}, ${amountIn(o.facts, 'prices', o.rest)} Gold: ${cardText(o.rest, 'de')}`,
  heal: (o) => `${heroName(o.rest)} um 1 Leben heilen`,
  cleanse: (o) => `${heroName(o.rest)} für 4 Gold von einer Verderbniskarte befreien`,
  food: '1 Proviant für 1 Gold kaufen',
  rumour: 'sich nach Gerüchten umhören',
  drill: (o) => `${heroName(o.rest)} übt: einen Würfel tauschen`,
  'go-back': 'gehen',
  learn: (o) => {
    const { cost, hero } = skillOf(o.rest);
    return `${heroName(hero)}: ${card(o.rest)}, ${cost} Gold: ${cardText(o.rest, 'de')}`;
  },
};

const REWARDS: Readonly<Record<string, string>> = {
  'gold-6': '6 Gold',
  'gold-10': '10 Gold',
  'gold-15': '15 Gold',
  die: 'ein weiterer Würfel für einen Helden',
  'item-2': 'ein Gegenstand der Stufe 2',
  'item-3': 'ein Gegenstand der Stufe 3',
  'cleanse-2': 'zwei Verderbniskarten loswerden',
  trait: 'eine Eigenschaft eurer Wahl',
  'health-1': '1 Leben mehr für jeden Helden',
};

const QUEST = {
  gone: (name: string) => `Niemand wartet mehr auf euch: „${name}“ ist vorbei.`,
  rumour: (name: string) => `Ihr hört von „${name}“.`,
  begun: (name: string) => `Ihr übernehmt den Nebenauftrag „${name}“.`,
} as const;

export const campaignEvents: CampaignEventWords = {
  story: (e) =>
    [e.title, ...e.text]
      .filter((line) => line !== '')
      .map(prose)
      .join('\n\n'),
  choice: (e) => `Ihr wählt: ${prose(e.text)}`,
  test: (e) => {
    const name = `${heroName(e.hero)}, ${trait(e.type)} (${names.levels[e.level]})`;
    if (e.dice.length === 0) return `${name}: ausgeschaltet, also misslingt die Probe.`;
    const dice = e.dice.map((face) => names.faces[face]).join(', ');
    return `${name}: ${dice}. ${e.passed ? 'Bestanden.' : 'Misslungen.'}`;
  },
  'test-again': (e) =>
    e.by === 'energy'
      ? `${heroName(e.hero)} gibt 1 Energie aus und wirft alle Würfel neu.`
      : `${heroName(e.hero)} setzt ${quoted('silver-tongue')} ein und wirft einen Würfel neu.`,
  points: (e) => `${e.n === 1 ? '1 Eigenschaftspunkt' : `${e.n} Eigenschaftspunkte`}, insgesamt ${e.now}.`,
  trait: (e) => `${heroName(e.hero)} gewinnt die Eigenschaft ${trait(e.trait)}.`,
  'new-die': (e) => `${heroName(e.hero)} gewinnt einen ${COLOURS[e.colour]}.`,
  exchange: (e) =>
    `${heroName(e.hero)} gibt einen ${COLOURS[e.old]} her und nimmt einen ${COLOURS[e.colour]}.`,
  reputation: (e) =>
    `Ruf bei ${known(e.who)}: ${e.change > 0 ? 'steigt' : 'fällt'} auf ${e.now}, ${names.bands[e.band]}.`,
  card: (e) => `Geschichtenkarte: ${names.cards[e.card] ?? e.card}.`,
  gold: (e) =>
    e.n > 0 ? `Ihr erhaltet ${e.n} Gold und habt ${e.now}.` : `${-e.n} Gold ist weg, ${e.now} bleibt.`,
  food: (e) => (e.n > 0 ? `Ihr erhaltet ${e.n} Proviant.` : `Ihr verliert ${-e.n} Proviant.`),
  item: (e) => `${quoted(e.item)} kommt in den Beutel.`,
  joins: (e) => `${card(e.ally)} kommt mit, wenn ihr wollt.`,
  stronger: (e) => `Jeder Held hat von nun an ${e.n} Leben mehr.`,
  'walk-begins': (e) => `${names.explorations[e.id] ?? ''}: Ihr habt ${steps(e.left)}.`,
  walks: (e) => `Ihr geht weiter. ${steps(e.left)} ${e.left === 1 ? 'bleibt' : 'bleiben'}.`,
  'spared-step': () => `${quoted('map-case')} erspart euch den falschen Schritt.`,
  'walk-ends': (e) => (e.found ? 'Ihr habt es gefunden.' : 'Eure Schritte sind aufgebraucht.'),
  marks: (e) => `Der Stein liegt jetzt hier: ${names.places[e.place] ?? e.place}.`,
  rest: (e) => `Eine Rast beginnt, mit ${tokens(e.tokens)}.`,
  'rest-over': (e) =>
    e.lost > 0 ? `Die Rast ist vorbei. ${tokens(e.lost)} verfallen.` : 'Die Rast ist vorbei.',
  time: (e) => `Ihr gebt ${tokens(e.n)} aus; ${e.left} ${e.left === 1 ? 'bleibt' : 'bleiben'}.`,
  visits: (e) => `Ihr geht hierher: ${names.locations[e.location] ?? e.location}.`,
  quest: (e) => QUEST[e.what](names.quests[e.quest] ?? e.quest),
};
