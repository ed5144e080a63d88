import type { Cost } from '../../content/cost.ts';
import type { Faction, MonsterKind } from '../../content/monsters.ts';
import type { Counted, Goal, Prey, Quest } from '../../content/quest.ts';
import { capital } from '../language.ts';
import { actions, and, count } from './names.ts';
import { PLACES } from './places.ts';

const FACTIONS: Readonly<Record<Faction, string>> = {
  trollkin: 'ein Monster der Trollsippe',
  'fire-horde': 'ein Monster der Feuerhorde',
  dead: 'einen der Toten',
  wyrm: 'einen Wyrm',
};

/** One in the accusative, and several. */
const KINDS: Readonly<Record<MonsterKind, readonly [one: string, many: string]>> = {
  goblin: ['einen Goblin', 'Goblins'],
  brute: ['einen Schläger', 'Schläger'],
  troll: ['einen Troll', 'Trolle'],
  sprite: ['einen Irrwisch', 'Irrwische'],
  elemental: ['ein Elementarwesen', 'Elementarwesen'],
  jotunn: ['einen Jotunn', 'Jotunn'],
  imp: ['einen Imp', 'Imps'],
  skeleton: ['ein Skelett', 'Skelette'],
  draugr: ['einen Draugr', 'Draugr'],
};

/** Each as a verb, and what follows it: "gib", "die Aktion Üben aus". */
type Task = readonly [verb: string, rest: string];

const paid = ({ spend, gold, discard }: Cost): Task[] => [
  ...(spend ? [['gib', `die Aktion ${actions[spend]} aus`] as const] : []),
  ...(gold ? [['zahle', `${gold} Gold`] as const] : []),
  ...(discard ? [['wirf', `${count(discard, 'Ereignis', 'Ereignisse')} ab`] as const] : []),
];

function placed([monsters, kind]: readonly [number, MonsterKind]): Task {
  const [one, many] = KINDS[kind];
  const who = monsters === 1 ? `${one} auf ein freies Feld` : `${monsters} ${many} auf freie Felder`;
  return ['stelle', `${who} neben dir`];
}

function deed({ at, cost, alone, place }: Extract<Quest, { by: 'deed' }>): string {
  const tasks = [...paid(cost ?? {}), ...(place ? [placed(place)] : [])];
  const where = [...(at ? [PLACES[at][0]] : []), ...(alone ? ['ohne benachbartes Monster'] : [])];
  const [first, ...rest] = tasks;
  if (!first) return ['sei', ...where].join(' ');
  return and([[first[0], ...where, first[1]].join(' '), ...rest.map((task) => task.join(' '))]);
}

function counted(of: number, what: Counted): string {
  switch (what) {
    case 'kill':
      return `töte ${of} Monster`;
    case 'far-kill':
      return `töte ${of} Monster, die 2 oder mehr Felder entfernt sind`;
    case 'adjacent-kill':
      return `töte ${of} Monster, die dir benachbart sind`;
    case 'trollkin-experience':
      return `töte Monster der Trollsippe für zusammen ${of} Erfahrung; die Erfahrung behältst du`;
    case 'forest-entered':
      return `betritt ${of}-mal Wald`;
    case 'mountain-side-entered':
      return `betritt ${of}-mal Felder neben einem Berg`;
    case 'die-in-forest':
      return `wirf ${of} Angriffswürfel, während du im Wald bist`;
  }
}

function preyName(prey: Prey): string {
  if ('kinds' in prey) return prey.kinds.map((kind) => KINDS[kind][0]).join(' oder ');
  return 'rank' in prey ? `ein Monster von Rang ${prey.rank}` : FACTIONS[prey.faction];
}

function kill(q: Extract<Quest, { by: 'kill' }>): string {
  const dead = preyName(q.prey);
  if (q.enter) return `betritt ${PLACES[q.enter][1]}, oder töte ${dead} und verzichte auf das Gold`;
  if (q.forgo) return `wenn du ${dead} tötest, nimm diese Karte statt des Goldes`;
  return `wenn du ${dead} tötest, ${q.place ? `${placed(q.place).join(' ')} und ` : ''}nimm diese Karte`;
}

function goal(at: Goal): string {
  if ('location' in at) return PLACES[at.location][0];
  if ('mountains' in at) return `neben mindestens ${at.mountains} Bergfeldern`;
  return `neben mindestens ${at.monsters} Monstern oder einer Legende`;
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
      return `beende eine Bewegung ${goal(q.at)}`;
  }
}

export const quest = (q: Quest): string => `${capital(task(q))}.`;
