import { abilityOf } from '../../content/index.ts';
import type { Offered, OptionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { cards } from './cards.ts';
import { statuses } from './names.ts';

const card = (id: string): string => cardName(id) ?? id;
const hero = (id: string): string => heroName(id) ?? id;

/** `2-2`, `2-3as2`: die Würfel, mit denen gezahlt wird. */
const payment = (way: string): string => way.replaceAll('-', ' + ').replaceAll('as', ' als ');

function use(id: string): string {
  const { name, cost, effects } = abilityOf(id);
  return `${name} (${cards.cost(cost)}): ${effects.map(cards.effect).join(cards.next)}`;
}

/** RF-076: it is said before somebody does it. */
const warning = (o: Offered): string => (o.facts.texts('inVain').includes(o.id) ? ' (ändert nichts)' : '');

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
  recall: (o) => `${hero(o.first)} handelt doch noch`,
  pay: (o) => payment(o.first),
  enemy: (o) => enemyName(o.first) + warning(o),
  hero: (o) => hero(o.first),
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
  pack: 'Schätze verteilen',
  keep: 'nehmen',
  refuse: 'liegen lassen',
  swap: (o) => `gegen ${card(o.first)}`,
  treasure: (o) => (o.first === '' ? 'einen Schatz' : card(o.first)),
  trait: (o) => card(o.first),
  give: (o) => `an ${hero(o.first)}`,
  discard: 'aufgeben',
  close: 'Gepäck schließen',
  heal: (o) => `um ${o.facts.number('heal')} heilen`,
};
