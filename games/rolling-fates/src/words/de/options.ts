import { abilityOf } from '../../content/index.ts';
import { aimed } from '../aimed.ts';
import type { Offered, OptionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { cards } from './cards.ts';
import { statuses } from './names.ts';

const card = (id: string): string => cardName(id, 'de') ?? id;
const hero = (id: string): string => heroName(id) ?? id;

/** `2-2`, `2-3as2`: die Würfel, mit denen gezahlt wird. */
const payment = (way: string): string => way.replaceAll('-', ' + ').replaceAll('as', ' als ');

function use(id: string): string {
  const { cost, effects } = abilityOf(id);
  return `${card(id)} (${cards.cost(cost)}): ${effects.map(cards.effect).join(cards.next)}`;
}

/** RF-076: it is said before somebody does it. */
const warning = (o: Offered): string => (o.facts.texts('inVain').includes(o.id) ? ' (ändert nichts)' : '');

function onEnemy(o: Offered): string {
  const name = enemyName(o.first, 'de');
  const { effect, damage } = aimed(o.facts);
  if (effect?.kind !== 'strike' || damage > 0) return `${name} treffen`;
  return effect.statuses.length > 0 ? `auf ${name}` : `${name} durchschauen`;
}

const CHOSEN: Readonly<Record<string, (name: string) => string>> = {
  volunteer: (name) => `${name} tut es`,
  mate: (name) => `über ${name} wachen`,
  'who-fell': (name) => `${name} ist gefallen`,
};

function onHero(o: Offered): string {
  const name = hero(o.first);
  switch (aimed(o.facts).effect?.kind) {
    case 'heal':
      return `${name} heilen`;
    case 'guard':
      return `${name} decken`;
    case 'cleanse':
      return `${name} befreien`;
    default:
      return CHOSEN[o.question]?.(name) ?? name;
  }
}

/** Was man antworten kann, nach der Art der Möglichkeit. */
export const options: OptionWords = {
  ...statuses,
  die: (o) => `die ${o.facts.numbers('dice')[Number(o.first) - 1] ?? o.first}`,
  'luck-die': (o) => `den Glückswürfel, ${o.facts.number('luck')}`,
  face: (o) => `auf ${o.first} drehen`,
  none: 'kein Würfel',
  leave: 'so lassen',
  reroll: 'neu werfen',
  use: (o) => use(o.first) + warning(o),
  pass: 'passen',
  take: (o) => `${o.facts.number('stake')} Schaden nehmen`,
  double: (o) => `um ${2 * o.facts.number('stake')} werfen`,
  turn: (o) => `die ${o.first} auf ${o.second}`,
  recall: (o) => `${hero(o.first)} noch einmal handeln lassen`,
  pay: (o) => `mit ${payment(o.first)} zahlen`,
  enemy: (o) => onEnemy(o) + warning(o),
  hero: onHero,
  all: 'alle Gegner treffen',
  damage: 'Schaden',
  investigate: 'Durchschauen',
  ready: 'bereit',
  done: 'keine Treffer mehr',
  fallen: 'ein Held ist gefallen',
  nobody: 'niemand',
  life: (o) => `${o.first} Leben`,
  retry: 'die Zone neu beginnen',
  'give-up': 'aufgeben',
  'fight-on': 'weiterkämpfen',
  onward: 'weitergehen',
  pack: 'erst Schätze verteilen',
  keep: 'nehmen',
  refuse: 'liegen lassen',
  swap: (o) => `gegen ${card(o.first)}`,
  treasure: (o) => (o.first === '' ? 'einen Schatz' : card(o.first)),
  trait: (o) => card(o.first),
  give: (o) => `an ${hero(o.first)}`,
  discard: 'für immer wegwerfen',
  close: 'Gepäck schließen',
  heal: (o) => `um ${o.facts.number('heal')} heilen`,
};
