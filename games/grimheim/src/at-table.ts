import './rules/register.ts';
import type { AtTable, Flow, Options, Outcome } from '@wyrdhall/kernel';
import type { GrimheimTable } from './rules/effect.ts';
import { endOfTurn } from './rules/end-of-turn.ts';
import { broken } from './rules/invariants.ts';
import { monsterTurn } from './rules/monster-turn.ts';
import { begin, type GrimheimOptions, setup } from './rules/setup.ts';
import { copy, type Grimheim, HERO_IDS } from './rules/state.ts';
import type { GrimheimTold } from './rules/told.ts';
import { heroTurn } from './rules/turn.ts';
import { type GrimheimView, redeal, secrets, view } from './seen/view.ts';
import { en } from './words/en/english.ts';

/** GR-103: heroes one after the other, then the monsters. */
function step(t: GrimheimTable): Flow {
  const s = t.state;
  if (s.phase === 'monsters') return monsterTurn(t);
  return s.phase === 'end-of-turn' ? endOfTurn(t, s.turn) : heroTurn(t, s.turn);
}

/** GR-063, GR-064: a loss comes before a win. */
function outcome(s: Grimheim): Outcome | undefined {
  if (s.pieces === 0) return { won: false, why: 'well-fallen', rule: 'GR-064' };
  if (s.phase === 'over') return { won: true, why: 'freyja-returns', rule: 'GR-063', score: s.pieces };
  return undefined;
}

/** The heroes' turns and the monsters' turn after them are one round, although the stone moves in between. */
const roundOf = (s: Grimheim): number => (s.phase === 'monsters' && s.step !== 'time' ? s.spot - 1 : s.spot);

function turnName(s: Grimheim): string {
  const who = s.phase === 'monsters' ? 'monsters' : (s.heroes[s.turn]?.id ?? 'over');
  return `${s.spot} ${who}`;
}

/** What people need who play it, in English. */
export const grimheimAtTable: AtTable<Grimheim, GrimheimTold, GrimheimView> = {
  id: 'grimheim',
  name: 'Defenders of Grimheim',
  version: 2,
  players: { min: 1, max: 4 },
  options: {
    heroes: { kind: 'seats', values: HERO_IDS },
    track: { kind: 'choice', values: ['short', 'long'], default: 'short' },
    monsterDie: { kind: 'flag', default: false, effect: 'harder' },
    startingKit: { kind: 'flag', default: true },
    dearerUpgrades: { kind: 'flag', default: false, effect: 'harder' },
    moreHouses: { kind: 'flag', default: false, effect: 'easier' },
    yellowLonger: { kind: 'flag', default: false, effect: 'easier' },
    hands: { kind: 'choice', values: ['open', 'closed'], default: 'open' },
  },
  begin: (options: Options) => begin(options as GrimheimOptions),
  setup: (t, options: Options) => setup(t, options as GrimheimOptions),
  step,
  outcome,
  clock: (s) => ({ round: roundOf(s), turn: turnName(s) }),
  view,
  secrets,
  copy,
  redeal,
  broken,
  words: { en },
  seating: (s) => s.heroes.map((hero) => hero.id),
};
