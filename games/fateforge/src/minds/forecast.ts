import type { Section } from '../content/band.ts';
import { bossOf, cardOf } from '../content/index.ts';
import { isHindered } from '../rules/enemy-act.ts';
import { bandOf, byOrder, inRange, sectionFor } from '../rules/enemy-target.ts';
import { rankOf } from '../rules/figures.ts';
import { reacting, shownCards } from '../rules/reactions.ts';
import { type Enemy, type Fateforge, heroAt } from '../state.ts';

/** What an enemy would do if it acted now: as things stand, before anybody has moved. */
export interface Foreseen {
  readonly card: string;
  /** '' where no enemy of the card can react. */
  readonly enemy: string;
  readonly ops: readonly string[];
  /** Whom it may be for; more than one where the players choose. */
  readonly heroes: readonly string[];
  /** Damage before anything stops it. */
  readonly damage: number;
  /** The turn of a boss's table; 0 for others. */
  readonly turn: number;
}

const NOTHING = { ops: [], heroes: [], damage: 0, turn: 0 } as const;

function targets(s: Fateforge, e: Enemy, section: Section): string[] {
  const heroes = byOrder(s, inRange(s, e, section)).map((i) => heroAt(s, i).id);
  const players = section.target === 'choice' && (!section.moves || s.settings.moveTarget === 'choice');
  if (section.target === 'none') return [];
  return players ? heroes : section.target === 'later' ? heroes.slice(-1) : heroes.slice(0, 1);
}

function does(s: Fateforge, e: Enemy, section: Section): Foreseen {
  const damage = section.actions.reduce((sum, { op, plus, harmless, toxic }) => {
    const hits = op === 'hit' || op === 'shot';
    return hits ? sum + plus + Number(!harmless) + Number(toxic) : sum;
  }, 0);
  const ops = section.actions.map(({ op }) => op);
  return { card: e.card, enemy: e.id, ops, heroes: targets(s, e, section), damage, turn: 0 };
}

/** FF-228 to FF-234: the cards of this round. */
const reactions = (s: Fateforge): Foreseen[] =>
  shownCards(s, s.round).map((card) => {
    const found = reacting(s, card);
    return found ? does(s, found.e, found.section) : { ...NOTHING, card, enemy: '' };
  });

function turn(s: Fateforge, e: Enemy): Foreseen {
  const boss = bossOf(e.card);
  const idle = { ...NOTHING, card: e.card, enemy: e.id };
  if (boss) return { ...idle, turn: ((s.round - 1) % boss.turns.length) + 1 };
  const section = bandOf(s, e)[sectionFor(s, e)];
  return section && !isHindered(s, e, section) ? does(s, e, section) : idle;
}

/** Reactions and Enemy Turns as things stand, in the order in which they come (FF-230, FF-238). */
export const forecast = (s: Fateforge): { reactions: Foreseen[]; turns: Foreseen[] } => ({
  reactions: reactions(s),
  turns: s.enemies
    .filter((e) => !e.laid && cardOf(e.card))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((e) => turn(s, e)),
});
