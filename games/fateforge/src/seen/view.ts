import type { Random, Seat, Viewer } from '@wyrdhall/kernel';
import { DICE, type DieColour } from '../content/results.ts';
import { copy } from '../copy.ts';
import { forecast } from '../minds/forecast.ts';
import { waysOut } from '../rules/exits.ts';
import { isDie, resultFacts } from '../rules/pool.ts';
import { shownCards } from '../rules/reactions.ts';
import { type Fateforge, type Hero, seatOf } from '../state.ts';

/** FF-193, R-41: dice lie behind a screen until the Action Phase. */
const isScreened = (s: Fateforge): boolean =>
  s.settings.screens && (s.phase === 'prepare' || s.phase === 'dash' || s.phase === 'order');

const sees = (s: Fateforge, viewer: Viewer, i: number): boolean => !isScreened(s) || viewer === seatOf(s, i);

/** What a hero did with the dice, what it cost, and whether a Dash is declared, is hidden until all are ready. */
function viewHero(s: Fateforge, h: Hero, i: number, viewer: Viewer): Hero {
  if (sees(s, viewer, i)) return h;
  const pool = h.pool.filter((id) => !isDie(id));
  if (s.phase === 'prepare') return { ...h, ...h.held, pool, round: [], dash: false };
  return { ...h, pool, round: h.round.filter((id) => id === 'reroll' || id === 'dash') };
}

/** A picture of the table that stays as it is while the game goes on. */
export function view(state: Fateforge, viewer: Viewer) {
  const s = copy(state);
  return {
    ...s,
    heroes: s.heroes.map((h, i) => viewHero(s, h, i, viewer)),
    decks: {
      corruption: s.decks.corruption.length,
      fear: s.decks.fear.length,
      trap: s.decks.trap.length,
      graveyard: s.decks.graveyard,
    },
    /** FF-228: the cards of this round, and what Bone Reading shows of the next. */
    shown: shownCards(s, s.round),
    foreseen: s.foreseen && !isScreened(s),
    /** FF-261: what leaving now would cost. */
    ways: waysOut(s),
    /** What enemies would do as things stand. */
    forecast: forecast(s),
    next: s.foreseen && !isScreened(s) ? shownCards(s, s.round + 1) : [],
  };
}

export type FateforgeView = ReturnType<typeof view>;

/** Cards of the decks; dice are redealt, not named: their faces are on every die. */
export const secrets = (s: Fateforge): readonly string[] => [
  ...s.decks.corruption,
  ...s.decks.fear.filter((id) => !s.heroes.some((h) => h.fear.includes(id))),
  ...s.decks.trap,
];

export function redeal(s: Fateforge, seat: Seat, random: Random): void {
  random.shuffle(s.decks.corruption);
  random.shuffle(s.decks.fear);
  random.shuffle(s.decks.trap);
  s.heroes.forEach((h, i) => {
    if (sees(s, seat, i)) return;
    h.pool = h.pool.map((id) => {
      const { origin, colour } = resultFacts(id);
      return origin === '' ? `${colour}:${random.of(DICE[colour as DieColour])}` : id;
    });
    if (s.phase === 'prepare') h.dash = false;
  });
}
