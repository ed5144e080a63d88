import { ELITE } from '../content/enemy.ts';
import { cardOf, questlineOf } from '../content/index.ts';
import type { Hardship } from '../content/questlines.ts';
import type { Enemy, Fateforge } from '../state.ts';

const NONE: readonly Hardship[] = [];

/** FF-449: what the running questline makes harder. */
const hardships = (s: Fateforge): readonly Hardship[] =>
  s.questline ? (questlineOf(s.questline.id)?.hardships ?? NONE) : NONE;

/** How many more cards react in a round: of a questline always, of a campaign in the first round. */
export const moreReactions = (s: Fateforge, round: number): number =>
  hardships(s).filter((one) => one.kind === 'reactions' && round >= one.from).length +
  (round === 1 ? (s.campaign?.next.reactions ?? 0) : 0);

/** The story keeps everybody from reacting in this round. */
export const isQuiet = (s: Fateforge, round: number): boolean =>
  s.campaign?.next.quiet.includes(round) ?? false;

export const fewerRounds = (s: Fateforge): number =>
  hardships(s).reduce((sum, one) => sum + (one.kind === 'rounds' && one.scene === s.scene ? one.less : 0), 0);

export const corruptionEach = (s: Fateforge): number =>
  hardships(s).reduce((sum, one) => sum + (one.kind === 'corruption' ? one.each : 0), 0);

export const isMadeVolatile = (s: Fateforge, colour: string): boolean =>
  s.questline !== null && hardships(s).some((one) => one.kind === 'volatile' && one.colour === colour);

/** FF-477: makes elites of those whom the questline names. */
export function promote(s: Fateforge): void {
  for (const one of hardships(s)) {
    if (one.kind !== 'elite') continue;
    const colourOf = (e: Enemy) => cardOf(e.card).colour;
    for (const e of s.enemies) {
      const isFirst = e === s.enemies.find((other) => colourOf(other) === colourOf(e));
      if (!one.colours.includes(colourOf(e)) || !(one.all || isFirst)) continue;
      e.elite = true;
      e.armour += ELITE.armour;
    }
  }
}
