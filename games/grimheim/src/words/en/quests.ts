import type { Cost } from '../../content/cost.ts';
import type { Faction, MonsterKind } from '../../content/monsters.ts';
import type { Counted, Goal, Prey, Quest } from '../../content/quest.ts';
import { capital } from '../language.ts';
import { actions, and, count } from './names.ts';
import { PLACES } from './places.ts';

const enter = (location: keyof typeof PLACES): string => `enter ${PLACES[location].replace(/^(in|on) /, '')}`;

const FACTIONS: Readonly<Record<Faction, string>> = {
  trollkin: 'a trollkin',
  'fire-horde': 'a monster of the fire horde',
  dead: 'one of the dead',
  wyrm: 'a wyrm',
};
const a = (kind: MonsterKind): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
const many = (kind: MonsterKind): string => (kind === 'jotunn' || kind === 'draugr' ? kind : `${kind}s`);

const paid = ({ spend, gold, discard }: Cost): string[] => [
  ...(spend ? [`spend the ${actions[spend]} action`] : []),
  ...(gold ? [`pay ${gold} gold`] : []),
  ...(discard ? [`discard ${count(discard, 'event', 'events')}`] : []),
];

function placed([monsters, kind]: readonly [number, MonsterKind]): string {
  const who = monsters === 1 ? `${a(kind)} on a free area` : `${monsters} ${many(kind)} on free areas`;
  return `place ${who} next to you`;
}

function deed({ at, cost, alone, place }: Extract<Quest, { by: 'deed' }>): string {
  const [first = 'be', ...rest] = [...paid(cost ?? {}), ...(place ? [placed(place)] : [])];
  const where = `${at ? ` ${PLACES[at]}` : ''}${alone ? ' with no monster adjacent' : ''}`;
  return and([first + where, ...rest]);
}

function counted(of: number, what: Counted): string {
  switch (what) {
    case 'kill':
      return `kill ${of} monsters`;
    case 'far-kill':
      return `kill ${of} monsters that are 2 or more areas away`;
    case 'adjacent-kill':
      return `kill ${of} monsters that are adjacent to you`;
    case 'trollkin-experience':
      return `kill trollkin worth ${of} experience in all; you keep the experience`;
    case 'forest-entered':
      return `enter forest ${of} times`;
    case 'mountain-side-entered':
      return `enter areas next to a mountain ${of} times`;
    case 'die-in-forest':
      return `roll ${of} attack dice while you are in forest`;
  }
}

function preyName(prey: Prey): string {
  if ('kinds' in prey) return prey.kinds.map(a).join(' or ');
  return 'rank' in prey ? `a monster of rank ${prey.rank}` : FACTIONS[prey.faction];
}

function kill(q: Extract<Quest, { by: 'kill' }>): string {
  const dead = preyName(q.prey);
  if (q.enter) return `${enter(q.enter)}, or kill ${dead} and give up its gold`;
  if (q.forgo) return `when you kill ${dead}, take this card instead of its gold`;
  return `when you kill ${dead}, ${q.place ? `${placed(q.place)} and ` : ''}take this card`;
}

function goal(at: Goal): string {
  if ('location' in at) return PLACES[at.location];
  if ('mountains' in at) return `next to at least ${at.mountains} mountain areas`;
  return `next to at least ${at.monsters} monsters or a Legend`;
}

function task(q: Quest): string {
  switch (q.by) {
    case 'deed':
      return deed(q);
    case 'count':
      return counted(q.of, q.what);
    case 'kill':
      return kill(q);
    case 'end-move':
      return `end a movement ${goal(q.at)}`;
  }
}

export const quest = (q: Quest): string => `${capital(task(q))}.`;
