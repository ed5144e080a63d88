import type { Player } from '@wyrdhall/players';
import { HEROES, isTrait, traitOf, treasureOf } from '../../src/index.ts';
import { type Gone, goThrough, has, type Stretch, stretchOf } from './stretch.ts';

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What one card more does to a hero's way through a zone. */
export interface Worth {
  readonly card: string;
  readonly zones: number;
  /** Life after its fights, more or less than without the card. */
  readonly life: Mean;
  /** Of 100 zones, so many more or less are brought to their end. */
  readonly through: Mean;
  /** The heroes to whom it gives the most Life. */
  readonly best: readonly string[];
}

export function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, x) => sum + x, 0) / n;
  const square = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  const off = 1.96 * Math.sqrt(square / n);
  return { mean, low: mean - off, high: mean + off };
}

/** The same zones without a card, to compare with: a card that never does anything changes nothing at all. */
export class Zones {
  private readonly player: Player;
  private readonly stretches: readonly Stretch[];
  private readonly without: readonly Gone[];

  constructor(player: Player, zones: number, seed: number, players: number) {
    this.player = player;
    this.stretches = Array.from({ length: zones }, (_, i) => stretchOf(seed, i, players));
    this.without = this.stretches.map((at) => goThrough(at, '', player));
  }

  worthOf(card: string): Worth {
    const lives: number[] = [];
    const throughs: number[] = [];
    const byHero = new Map<string, number[]>(HEROES.map(({ id }) => [id, []]));
    this.stretches.forEach((at, i) => {
      if (has(at, card)) return;
      const gone = goThrough(at, card, this.player);
      const before = this.without[i] as Gone;
      const life = gone.life - before.life;
      lives.push(life);
      throughs.push(100 * (Number(gone.through) - Number(before.through)));
      byHero.get(at.heroes[0] as string)?.push(life);
    });
    const best = [...byHero].sort(([, a], [, b]) => meanOf(b).mean - meanOf(a).mean).slice(0, 2);
    return {
      card,
      zones: lives.length,
      life: meanOf(lives),
      through: meanOf(throughs),
      best: best.map(([hero]) => hero),
    };
  }
}

const kindOf = (card: string): string =>
  isTrait(card) ? `${traitOf(card).sign} Trait` : `Treasure ${treasureOf(card).tier}`;

const signed = (n: number, digits: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(digits)}`;

const columns = ({ mean, low, high }: Mean, digits: number): string =>
  `${signed(mean, digits)} | ${signed(low, digits)} to ${signed(high, digits)}`;

/** In Markdown, what is worth the most first. */
export function worthTable(worths: readonly Worth[]): string {
  const rows = worths
    .toSorted((a, b) => b.life.mean - a.life.mean)
    .map(
      ({ card, zones, life, through, best }) =>
        `| ${card} | ${kindOf(card)} | ${zones} | ${columns(life, 2)} | ${columns(through, 1)} | ${best.join(', ')} |`,
    );
  return [
    '| card | kind | zones | Life | 95 % | through | 95 % | most for |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
