import type { Passive, Trait } from '../../content/cards.ts';
import { ALL, type Deed } from '../../content/deed.ts';
import type { CardWords } from '../card-words.ts';
import { resultName } from './names.ts';

const RESULTS: Readonly<Record<string, string>> = {
  skill: 'Meistertreffer oder Meisterschuss',
  energy: '1 Energie',
  health: '1 Leben',
  flask: '1 Flasche',
  'step|hit': 'Schritt oder Treffer',
  other: 'ein anderes Ergebnis',
};

const HERE = 'hier';
const UNTIL = 'bis zum Aufräumen';
/** One zone with all who are in it. */
const ONE = 'in einer Nachbarzone';
const OWN_OR_ONE = 'in deiner oder einer Nachbarzone';

/** Wie weit es reicht; derselbe Gegner ist, wo er war. */
function reach({ from, to, whom }: Deed): string {
  if (whom === 'same' || to > 2) return '';
  if (to === 0) return HERE;
  if (from === 1) return to === 1 ? 'nebenan' : '1 oder 2 Zonen weiter';
  return to === 2 ? 'höchstens 2 Zonen weit weg' : 'hier oder nebenan';
}

/** Wer, wen, wem. */
const WHOM: Readonly<Record<string, readonly [string, string, string]>> = {
  enemy: ['ein Gegner', 'einen Gegner', 'einem Gegner'],
  minion: ['ein Handlanger', 'einen Handlanger', 'einem Handlanger'],
  undead: ['ein untoter Gegner', 'einen untoten Gegner', 'einem untoten Gegner'],
  white: ['ein weißer Handlanger', 'einen weißen Handlanger', 'einem weißen Handlanger'],
  same: ['er', 'ihn', 'ihm'],
  another: ['ein anderer Gegner', 'einen anderen Gegner', 'einem anderen Gegner'],
  hero: ['ein Held', 'einen Helden', 'einem Helden'],
  other: ['ein anderer Held', 'einen anderen Helden', 'einem anderen Helden'],
};

const target = (d: Deed, which: 0 | 1 | 2): string => `${WHOM[d.whom]?.[which] ?? d.whom} ${reach(d)}`.trim();

/** „erhalte 2 Block“, „ein Held in deiner Zone erhält 1 Leben zurück“, „Helden … erhalten zusammen …“. */
function gets(d: Deed, what: string, back = ''): string {
  if (d.whom === 'self') return `erhalte ${d.n} ${what}${back}`;
  if (d.whom === 'split') return `Helden ${reach(d)} erhalten zusammen ${d.n} ${what}${back}`;
  return `${target(d, 0)} erhält ${d.n} ${what}${back}`;
}

const whose = (d: Deed): string => (d.from === 1 ? ONE : d.to === 0 ? HERE : OWN_OR_ONE);

function reroll({ n, whom }: Deed): string {
  switch (whom) {
    case 'green':
      return 'wirf alle grünen Würfel neu';
    case 'hidden':
      return 'wirf 1 Würfel neu oder, wenn du verborgen bist, 2';
    case 'red':
      return 'wirf 1 roten Würfel oder Nahkampfwürfel neu';
    case 'blue':
      return 'wirf 1 blauen Würfel oder Fernkampfwürfel neu';
    default:
      return `wirf ${n === ALL ? 'beliebig viele' : n === 1 ? '1' : `bis zu ${n}`} Würfel neu`;
  }
}

function push({ whom, from }: Deed): string {
  if (whom === 'same') return 'schieb dort einen Handlanger 1 Zone weiter';
  return from === 1
    ? 'schieb einen Handlanger von nebenan 1 Zone weiter'
    : 'schieb einen Handlanger von hier nach nebenan';
}

const DEEDS: Readonly<Record<Deed['op'], (d: Deed) => string>> = {
  step: (d) => (d.n === 2 ? 'geh 1 Zone weit, auch von Blockierern weg' : 'geh 1 Zone weit'),
  leap: () => 'begib dich in eine Zone, die 2 entfernt ist',
  hit: (d) => `triff ${target(d, 1)} für ${d.n} Schaden`,
  shot: (d) => `schieß auf ${target(d, 1)} für ${d.n} Schaden`,
  damage: (d) =>
    d.whom === 'behind'
      ? `füge einem Gegner, den du zurücklässt, ${d.n} Schaden zu`
      : `füge ${target(d, 2)} ${d.n} Schaden zu`,
  'damage-each': (d) => `füge jedem Gegner ${whose(d)} ${d.n} Schaden zu`,
  stun: (d) => `betäube ${d.whom === 'another' ? `einen anderen Handlanger ${reach(d)}` : target(d, 1)}`,
  'stun-each': () => `betäube jeden Handlanger ${HERE}`,
  push,
  pull: () => 'zieh einen Handlanger von nebenan zu dir',
  heal: (d) => gets(d, 'Leben', ' zurück'),
  energy: (d) => gets(d, 'Energie', ' zurück'),
  block: (d) => gets(d, 'Block'),
  strip: (d) => `nimm ${target(d, 2)} ${d.n === ALL ? 'alle' : d.n} Rüstung`,
  'strip-each': () => `nimm jedem Gegner ${OWN_OR_ONE} alle Rüstung`,
  snare: () => 'leg hier eine Schlinge: Sie betäubt den nächsten Handlanger, der hereinkommt',
  'unseen-afar': () => `${UNTIL} kann dich niemand aus einer anderen Zone zum Ziel nehmen`,
  untargetable: () => `${UNTIL} kann niemand die Helden ${HERE} zum Ziel nehmen`,
  hide: () => 'verbirg dich wieder',
  'take-loot': () => 'nimm hier einen Edelstein oder Proviant, auch wenn Gegner da sind',
  reroll,
  'set-die': (d) =>
    d.whom === 'focus' ? 'dreh einen Würfel auf Fokus' : 'dreh einen grünen Würfel auf eine seiner Seiten',
  duel: () =>
    `${UNTIL} nimmt ein Gegner hier nur dich zum Ziel, und deine Treffer fügen ihm 1 Schaden mehr zu`,
  weaken: () => `${UNTIL} fügt ein Handlanger hier 1 Schaden weniger zu`,
  'flip-stance': () => 'wechsle die Haltung',
  defeat: () => `besiege einen verwundeten Handlanger ${HERE}`,
  teleport: (d) => `begib dich in eine ${d.whom === 'start' ? 'Startzone' : 'beliebige Zone ohne Gegner'}`,
  foresee: () => 'sieh, wer in der nächsten Runde reagiert',
  give: (d) => `${target(d, 0)} erhält einen Joker für seinen nächsten Zug`,
  'give-each': () => 'jeder Held erhält einen Schritt für seinen nächsten Zug',
  'clear-toxic': (d) => `heile ${d.n === ALL ? 'alles' : d.n} Gift bei ${target(d, 2)}`,
  revive: (d) => `belebe ${target(d, 1)} ohne weitere Kosten wieder`,
  flask: () => 'erhalte 1 Flasche zurück',
  tar: () => `bestreich deine oder eine Nachbarzone mit Teer: Gegner dort machen ${UNTIL} keine Schritte`,
  blast: (d) => `öffne oder schließ ${reach(d)} eine Tür, oder entferne eine Barrikade oder Falle`,
  'unseen-reactions': () => 'in diesen Reaktionen kann dich niemand zum Ziel nehmen',
  potion: () => 'trink einen Trank',
  'skip-reaction': () => 'eine Karte reagiert nicht',
  'remove-trap': () => `entferne eine Falle ${HERE}`,
  hold: () => 'ein Gegner hier handelt nicht in den Gegnerzügen',
  smoke: () => `${UNTIL} schießt niemand in deine Zone`,
  oil: () => 'dein nächster Treffer fügt 1 Schaden mehr zu',
  wax: () => 'leg eine Verderbniskarte ab, die du in dieser Szene gezogen hast',
  bury: () => 'wer hier niedergestreckt liegt, steht nicht wieder auf',
};

const passives: Readonly<Record<Passive, (n: number) => string>> = {
  'skill-shot-range': () => 'Ein Meisterschuss, der als Aktion dient, reicht 1 Zone weiter.',
  'trap-any-result': () => 'Du kannst eine Falle mit jedem Ergebnis umgehen.',
  'keep-result': () => 'Behalte 1 ungenutztes Ergebnis bis zu deinem nächsten Zug.',
  'keep-focus': () => 'Behalte 1 ungenutzten Fokus bis zu deinem nächsten Zug.',
  handy: () => 'Truhen, Türen und Erkundungsplättchen gehen auch mit einem Schritt.',
  'lock-picking': () => 'Truhen und Türen gehen auch mit einem Schritt.',
  'lamp-lit': () => 'Jedes Ergebnis taugt für eine Fokusaktion.',
  'trap-removed': () => 'Fallen, in deren Zone du kommst, sind entschärft.',
  riposte: (n) => `Blockst du einen Gegner in deiner Zone, erleidet er ${n} Schaden.`,
  'charm-reroll': () => 'Einmal je Erzählszene: Wirf in einer Charme-Probe 1 Würfel neu.',
  'take-over': () => 'Du darfst Schaden für einen Helden in deiner oder einer Nachbarzone nehmen.',
  grudge: () => 'Verlierst du in den Reaktionen Leben, so beginnt dein Zug mit einem Treffer.',
  'thick-skin': () => 'Der erste Schaden jeder Runde ist um 1 geringer.',
  'thicker-skin': () =>
    'Der erste Schaden jeder Runde ist um 1 geringer; jede Vorbereitung bringt dir 1 Block.',
  plunder: () => 'Ein brauner oder violetter Gegner, den du besiegst, bringt 1 Gold.',
  goggles: () => 'Ein Fehlwurf eines grünen Würfels ist ein Schritt.',
  antidote: () => 'Helden in deiner Zone nehmen durch jeden Angriff 1 Giftschaden weniger.',
  'chain-reaction': () =>
    'Einmal pro Runde, wenn du in deinem Zug einen Gegner besiegst: Erhalte Fokus und Treffer.',
  'shots-range': () => 'Deine Schüsse reichen 1 Zone weiter.',
  'counter-shot': () => 'Ein Schuss, den du aufhältst, fügt dem Schützen 1 Schaden zu.',
  'no-dash-from-enemies': () => 'Von Gegnern weg kannst du nicht spurten.',
  'no-yellow-dice': () => 'Du wirfst keine gelben Würfel.',
  'ignore-difficult': () => 'Schwieriges Gelände hält dich nicht auf.',
  'recover-energy': (n) => `Nach einem Kampf erhältst du ${n} Energie mehr zurück.`,
  'no-dash-penalty': () => 'Ein Spurt kostet dich keinen Schaden.',
  'ignore-first-fear': () => 'Ignoriere die erste Furchtkarte einer Szene.',
  'ignore-first-stun': () => 'Ignoriere die erste Betäubung einer Szene.',
  'better-food': (n) => `Proviant gibt dir ${n} Leben.`,
  'free-wrong-step': () => 'Bei jeder Erkundung der Stadt ist ein falscher Schritt frei.',
  'max-health': (n) => `Du hast ${n} Leben mehr.`,
};

const TRAITS: Readonly<Record<Trait, string>> = {
  perception: 'Wahrnehmung',
  guile: 'List',
  charm: 'Charme',
  spirit: 'Geist',
  might: 'Kraft',
  lore: 'Wissen',
  agility: 'Gewandtheit',
  resolve: 'Entschlossenheit',
};

export const cards: CardWords = {
  result: (id) => RESULTS[id] ?? resultName(id),
  deed: (deed) => DEEDS[deed.op](deed),
  or: ', oder ',
  next: ', dann ',
  twice: (deed) => `${deed} (zweimal)`,
  only: {
    'hidden-at-start': 'wenn du den Zug verborgen begonnen hast',
    'lone-enemy': 'gegen einen Gegner, der allein ist',
  },
  passives,
  armour: (n) => `Rüstung ${n}`,
  trait: (trait) => `Eigenschaft: ${TRAITS[trait]}`,
  special: (text) => `Spezial: ${text}`,
  inStory: 'Für eine Erzählszene',
};
