import { capital, heroName, type Offered, type OptionWords } from '../language.ts';
import { actions, area, card, dice, monster } from './names.ts';

const at = (o: Offered): string => (o.at === undefined ? '' : ` at ${area(o.at)}`);

const USES: Readonly<Record<string, string>> = {
  move: ' to move farther',
  range: ' to reach farther',
  damage: ' for more damage',
  draw: ' to draw an event',
  prevent: ' to prevent damage',
};
const use = (o: Offered): string => (o.second === '' ? '' : (USES[o.second] ?? ` (${o.second})`));

function action(o: Offered): string {
  const { facts } = o;
  switch (o.first) {
    case 'move':
      return facts.has('move') ? `Move up to ${facts.number('move')} areas` : 'Move';
    case 'attack':
      return facts.has('dice')
        ? `Attack: ${dice(facts.number('dice'))}, range ${facts.number('range')}`
        : 'Attack';
    case 'prepare':
      return 'Prepare: draw an event';
    case 'focus':
      return 'Focus: 1 mana on a card';
    case 'mend':
      return 'Mend: remove 2 damage, 5 in Grimheim';
    default:
      return `${actions.practice}: gain 1 gold`;
  }
}

/** A monster: whom it is done to, and what is known about it. */
function target(o: Offered): string {
  const who = `${monster(o.first)}${at(o)}`;
  const left = o.facts.of('health', o.first);
  const health = left === undefined ? '' : `, ${left} health left`;
  if (o.question !== 'attack') return `${capital(who)}${health}`;
  return `Attack ${who}${o.facts.has('dice') ? `: ${dice(o.facts.number('dice'))}` : ''}${health}`;
}

function go(o: Offered): string {
  if (o.question === 'walk') return `Go to ${area(o.first)}`;
  return capital(area(o.first));
}

const NO: Readonly<Record<string, string>> = {
  upgrade: 'No upgrade',
  'put-under': 'Keep both',
  'quest-kill': 'No, not now',
  'quest-full': 'No, not now',
  'quest-enter': 'No, not now',
  'quest-end-move': 'No, not now',
  'may-target': 'No, spare them',
  nail: 'No, let it be lost',
  sweep: 'No, let it be lost',
  store: 'No, let it be lost',
};

const PASS: Readonly<Record<string, string>> = {
  'after-roll': 'Keep it as it is',
  prevent: 'Take the damage',
  attacked: 'Do not strike back',
};

/** What each answer does, by the first word of its id. */
export const options: OptionWords = {
  action,
  use: (o) => `Use ${card(o.first)}${use(o)}`,
  play: (o) => `Play ${card(o.first)}${use(o)}`,
  quest: (o) => {
    if (o.first === '') return 'Spend the attack on your quest';
    return o.question === 'turn' ? `Complete the quest for ${card(o.first)}` : `Yes, take ${card(o.first)}`;
  },
  give: (o) => `Give ${heroName(o.first)} gold`,
  ask: (o) => `Ask ${heroName(o.first)} for gold`,
  'throw-away': () => 'Throw events away',
  end: () => 'End the turn',
  hex: go,
  step: (o) => `One step to ${area(o.first)}, then on`,
  stop: () => 'Stop here',
  monster: target,
  mountain: (o) => `Mine the mountain at ${area(o.first)}: ${dice(o.facts.number('dice'))}, gold for hits`,
  card: (o) => {
    if (o.second !== '') return `${card(o.second)} of ${heroName(o.first)}`;
    return o.question === 'mend' ? `Clear all damage from ${card(o.first)}` : card(o.first);
  },
  hero: (o) => (o.question === 'mend' ? `Remove 2 damage from ${heroName(o.first)}` : heroName(o.first)),
  event: (o) => card(o.first),
  keep: () => 'Keep all, draw nothing',
  gold: () => 'Gold',
  stored: () => 'Stored damage',
  store: () => 'Store it',
  mana: (o) => `${o.first} mana for ${o.first} damage`,
  ability: (o) => `Learn ${card(o.first)}`,
  flip: (o) => `Improve ${card(o.first)} to level II`,
  under: (o) => {
    const top = o.facts.text(o.first);
    const what = o.first === 'equipment' ? 'quest' : 'ability';
    return `Bury the ${what}${top === '' ? '' : ` ${card(top)}`}: put it under its pile`;
  },
  yes: () => 'Yes',
  no: (o) => (o.facts.flag('forgo') ? 'No, take the gold' : (NO[o.question] ?? 'No')),
  pass: (o) => PASS[o.question] ?? 'Pass',
  'any-order': () => 'Any order: let them all attack',
};

/** Goblin-2 attacks Embla; the red Seer strikes everybody. */
export const strike = (o: Offered): string => {
  const whom = o.first === '' ? 'strikes every hero' : `attacks ${heroName(o.first)}`;
  const rolled = o.facts.of('dice', o.kind) ?? 0;
  return `${capital(monster(o.kind))}${at(o)} ${whom}${rolled > 0 ? `: ${dice(rolled)}` : ''}`;
};
