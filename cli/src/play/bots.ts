import type { Seat } from '@wyrdhall/kernel';
import { type Player, playerNamed } from '@wyrdhall/players';
import { usage } from '../stop.ts';

/** Reads `2,3=planner`, `2` (a planner), `all=random`. Players are counted from 1. */
export function readBots(texts: readonly string[], players: number): Map<Seat, Player> {
  const bots = new Map<Seat, Player>();
  for (const text of texts) {
    const at = text.indexOf('=');
    const player = playerNamed(at < 0 ? 'planner' : text.slice(at + 1));
    const seats = at < 0 ? text : text.slice(0, at);
    const numbers =
      seats === 'all' ? Array.from({ length: players }, (_, i) => i + 1) : seats.split(',').map(Number);
    for (const number of numbers) {
      if (!Number.isInteger(number) || number < 1 || number > players) {
        throw usage(
          `--bots ${text}: players are numbers from 1 to ${players}, as in --bots 2,3=planner, or all.`,
        );
      }
      bots.set(number - 1, player);
    }
  }
  return bots;
}
