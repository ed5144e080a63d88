import type { Random, Seat, Viewer } from '@wyrdhall/kernel';
import { ABILITIES } from '../content/enemy.ts';
import { DICE, type DieColour } from '../content/results.ts';
import type { Objective } from '../content/scene.ts';
import { copy } from '../copy.ts';
import { forecast } from '../minds/forecast.ts';
import { cardUse } from '../rules/cards.ts';
import { diceOf } from '../rules/dice.ts';
import { bandOf } from '../rules/enemy-target.ts';
import { waysOut } from '../rules/exits.ts';
import { primaryOf, secondaryOf } from '../rules/facts.ts';
import { has, isGuardedEnemy, toughnessOf } from '../rules/figures.ts';
import { isMet } from '../rules/objectives.ts';
import { isDie, resultFacts } from '../rules/pool.ts';
import { shownCards } from '../rules/reactions.ts';
import { type Enemy, type Fateforge, type Hero, seatOf } from '../state.ts';
import { viewCampaign } from './campaign-view.ts';

/** FF-193, R-41: dice lie behind a screen until the Action Phase. */
const isScreened = (s: Fateforge): boolean =>
  s.settings.screens && (s.phase === 'prepare' || s.phase === 'dash' || s.phase === 'order');

const sees = (s: Fateforge, viewer: Viewer, i: number): boolean => !isScreened(s) || viewer === seatOf(s, i);

/** What a hero did with the dice, what it cost, and whether a Dash is declared, is hidden until all are ready. */
function viewHero(s: Fateforge, h: Hero, i: number, viewer: Viewer): Hero {
  if (sees(s, viewer, i)) return h;
  const pool = h.pool.filter((id) => !isDie(id));
  if (s.phase === 'prepare') return { ...h, ...h.held, pool, round: [], dash: false };
  return { ...h, pool, round: h.round.filter(isShownUse) };
}

/** Of what a hero did behind the screen, others see what it cost, and the Dash. */
const isShownUse = (id: string): boolean => id === 'reroll' || id === 'dash';

/** With what is printed on its card, and what works now. */
const viewEnemy = (s: Fateforge, e: Enemy) => ({
  ...e,
  toughness: toughnessOf(s, e),
  abilities: ABILITIES.filter((ability) => has(s, e, ability)),
  sections: bandOf(s, e),
  /** FF-407 */
  guarded: isGuardedEnemy(s, e),
});

/** What is asked of the party, and whether it would be met if the scene ended now. */
const goals = (s: Fateforge, list: readonly Objective[]) =>
  list.map((objective) => ({ objective, met: isMet(s, objective) }));

/** A picture of the table that stays as it is while the game goes on. */
export function view(state: Fateforge, viewer: Viewer) {
  const s = copy(state);
  return {
    ...s,
    campaign: viewCampaign(s),
    heroes: s.heroes.map((h, i) => viewHero(s, h, i, viewer)),
    enemies: s.enemies.map((e) => viewEnemy(s, e)),
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
    objectives: { primary: goals(s, primaryOf(s)), secondary: goals(s, secondaryOf(s)) },
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
    const colours = diceOf(h);
    random.shuffle(colours);
    h.pool = h.pool.map((id) => {
      if (!isDie(id)) return id;
      const colour = colours.pop() ?? (resultFacts(id).colour as DieColour);
      return `${colour}:${random.of(DICE[colour])}`;
    });
    h.round = isScreened(s) ? h.round.filter(isShownUse) : h.round;
    if (s.phase === 'prepare') h.dash = false;
  });
  const mayForesee = (h: Hero) => h.round.some((id) => cardUse(id)?.use.deeds[0]?.op === 'foresee');
  if (isScreened(s)) s.foreseen &&= s.heroes.some(mayForesee);
}
