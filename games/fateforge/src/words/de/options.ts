import { ALLIES } from '../../content/index.ts';
import { cardText } from '../card-text.ts';
import type { Offered, OptionWords } from '../language.ts';
import { campaignOptions } from './campaign.ts';
import { whom } from './enemies.ts';
import { cardName, enemyName, heroName, resultName, zoneName } from './names.ts';
import { quoted, whatever } from './things.ts';
import { at } from './zones.ts';

const card = (id: string): string => cardName(id) ?? id;
const use = (o: Offered): string => `${card(o.rest)}: ${cardText(o.rest, 'de')}`;

const DICE: Readonly<Record<string, string>> = {
  red: 'roter Würfel',
  yellow: 'gelber Würfel',
  blue: 'blauer Würfel',
  green: 'grüner Würfel',
  melee: 'Nahkampfwürfel',
  ranged: 'Fernkampfwürfel',
};

/** `die:red-2`, `die:red:hit-1`. */
function die(o: Offered): string {
  const [first = '', face = ''] = o.rest.replace(/-\d+$/, '').split(':');
  const colour = first.replace(/-\d+$/, '');
  const name = DICE[colour] ?? colour;
  return face === '' ? name : `${resultName(face)} (${name})`;
}

/** `drink:red-draught/rogue` */
function forHero(o: Offered, does: (item: string) => string): string {
  const [id = '', hero = ''] = o.rest.split('/');
  return `${heroName(hero)} ${does(quoted(id))}`;
}

/** The exit, and what the way there costs each hero (FF-261). */
function exitWords(o: Offered): string {
  const costs = o.facts.texts('ways').map((way) => way.split(' '));
  const own = costs.filter(([exit, , damage]) => exit === o.rest && damage !== '0');
  const text = own.map(([, hero = '', damage]) => `${heroName(hero)} ${damage}`).join(', ');
  return text === '' ? `Ausgang ${o.rest}` : `Ausgang ${o.rest} (Schaden auf dem Weg: ${text})`;
}

/** The English name of a zone, or its letter, as far as the question says it. */
function named({ facts }: Offered, id: string): string {
  const names = facts.has('names') ? facts.texts('names') : [];
  return names.find((name) => name.startsWith(`${id}=`))?.slice(id.length + 1) ?? id;
}
const zone = (o: Offered): string => {
  const name = named(o, o.rest);
  return name === o.rest ? `Zone ${name.toUpperCase()}` : zoneName(name);
};
/** `gem:c-4`: what lies in a zone. */
const lying = (o: Offered, what: string): string => `${what} ${at(named(o, o.rest.split('-')[0] ?? ''))}`;

const DEEDS: Readonly<Record<string, string>> = {
  damage: 'einem Gegner 1 Schaden zufügen',
  stun: 'einen Handlanger betäuben',
  heal: 'ein Held erhält 1 Leben zurück',
  energy: 'ein Held erhält 1 Energie zurück',
  block: 'ein Held erhält 1 Block',
  bury: 'begraben, wer hier niedergestreckt liegt',
};

const ALLY: Readonly<Record<string, string>> = {
  'heal-2': 'ein Held hier erhält 2 Leben zurück',
  bury: 'wer hier niedergestreckt liegt, steht nicht wieder auf',
  steps: 'ein Held hier erhält zwei Schritte',
  door: 'eine Tür, höchstens 2 Zonen weit weg, öffnen oder schließen',
  'block-2': 'ein Held hier erhält 2 Block',
  'stun-guards': 'Straßenwächter hier und in Nachbarzonen betäuben',
  'step-each': 'jeder Held hier erhält einen Schritt',
  'dry-feet': 'schwieriges Gelände hält die Helden hier nicht auf',
  'take-gem': 'einen Edelstein hier oder in einer Nachbarzone nehmen',
  unmask: 'ein Gegner verliert in dieser Runde „Schleichen“',
  'hit-2': 'einen Gegner für 2 Schaden treffen',
  'push-2': 'zwei Handlanger schieben',
};

function ally(o: Offered): string {
  const [k = '0', deed] = o.rest.split(':');
  const which = k === '0' ? 'ersten' : 'zweiten';
  return deed === undefined
    ? `den ${which} Würfel des Verbündeten statt eines eigenen nehmen`
    : `mit dem ${which} Würfel des Verbündeten: ${ALLY[deed] ?? deed}`;
}

function focus({ rest }: Offered): string {
  if (rest === 'cage') return 'Fokus: den Käfig aufbrechen';
  if (rest.startsWith('exp')) return 'Fokus: nachsehen, was hier ist';
  const isChest = rest.startsWith('chest');
  return `Fokus: ${whatever(rest)} ${isChest ? 'öffnen' : 'öffnen oder schließen'}`;
}

/** How likely the hero passes a test. */
function chance({ facts, rest }: Offered): string {
  if (!facts.has('odds')) return '';
  const odds = facts.numbers('odds')[facts.texts('heroes').indexOf(rest)];
  return odds === undefined ? '' : ` (${odds} %)`;
}

const LEAVE: Readonly<Record<string, string>> = {
  'extra-round': 'jetzt gehen',
  explore: 'in Ruhe lassen',
  target: 'keinen',
  whom: 'niemand',
  where: 'nirgends',
};

/** Was man antworten kann, nach der Art der Möglichkeit. */
export const options: OptionWords = {
  ...campaignOptions,
  ...Object.fromEntries(ALLIES.map(({ id }) => [id, card(id)])),
  step: 'Schritt: 1 Zone weit gehen',
  hit: 'Treffer gegen einen Gegner hier',
  'long-hit': 'Treffer gegen einen Gegner hier oder 1 Zone weiter',
  shot: 'Schuss in eine Nachbarzone',
  'skill-shot': 'Meisterschuss: bis zu 2 Zonen weit schießen',
  block: 'Block',
  special: 'das Spezial deiner Waffe',
  use,
  back: (o) => (o.rest === '' ? 'den Beutel schließen' : `${card(o.rest)}, umgekehrt`),
  take: (o) => (o.rest === '' ? 'einstecken' : `${whatever(o.rest)} nehmen`),
  focus,
  revive: (o) => `${heroName(o.rest)} wiederbeleben`,
  energy: (o) => (o.question === 'fountain' ? 'Energie' : '1 Energie ausgeben und 1 Zone weit gehen'),
  health: 'Leben',
  flip: 'die Haltung wechseln',
  flask: 'eine Flasche benutzen',
  spot: (o) => `Schwachstelle: ${resultName(o.rest)} ausgeben`,
  ally,
  end: 'den Zug beenden',
  pay: (o) => resultName(o.rest),
  result: (o) => resultName(o.rest),
  keep: (o) => resultName(o.rest),
  discard: (o) => `${resultName(o.rest)} ablegen und vorbeigehen`,
  spring: 'eine Fallenkarte ziehen',
  none: 'nichts davon',
  enemy: (o) => whom(o.rest),
  zone,
  hero: (o) => `${heroName(o.rest)}${chance(o)}`,
  leave: (o) => LEAVE[o.question] ?? 'nein',
  stay: (o) => (o.question === 'extra-round' ? 'noch eine Runde' : 'hierbleiben'),
  armour: (o) => card(o.rest),
  'take-over': 'ja, nehmen',
  deed: (o) => DEEDS[o.rest] ?? o.rest,
  potion: (o) => card(o.rest),
  die,
  reroll: 'Energiewurf: Fehlwürfe neu werfen',
  three: 'Drei Gleiche: einen Würfel ändern',
  dash: 'einen Spurt ansagen',
  ready: 'bereit',
  order: (o) => o.rest.split(',').map(heroName).join(', dann '),
  begin: 'anfangen',
  change: 'andere Reihenfolge',
  exit: exitWords,
  done: 'das ist alles',
  skill: use,
  eat: (o) => `${heroName(o.rest)} isst: 1 Leben und 1 Energie`,
  drink: (o) => forHero(o, (item) => `trinkt ${item}`),
  wear: (o) => forHero(o, (item) => `legt ${item} an`),
  stow: (o) => forHero(o, (item) => `legt ${item} in den Beutel`),
  active: (o) => `${heroName(o.rest)} wählt andere Fertigkeiten`,
  calm: 'besänftigen',
  quarter: 'Gnade anbieten (zwei Fokus)',
  equip: 'anlegen',
  bag: 'in den Beutel',
  cloak: 'den Umhang eng ziehen',
  skip: (o) => `${enemyName(o.rest)} reagiert nicht`,
  'take-loot': 'nehmen',
  loot: (o) => whatever(o.rest.startsWith('gem') ? 'gem' : 'food'),
  gem: (o) => lying(o, 'den Edelstein'),
  door: (o) => whatever(o.rest),
  barricade: (o) => lying(o, 'die Barrikade'),
  trap: (o) => lying(o, 'die Falle'),
  corruption: (o) => card(o.id),
  lift: 'vorsichtig herausheben (Fokus)',
  drag: 'herauszerren',
  turn: 'das Rad drehen',
  burn: 'die Gestelle anzünden',
  money: 'das Geld nehmen',
};
