import { choice, isChance, type Prompt, Random, randomPick, type Seat } from '@wyrdhall/kernel';
import { answerBy, type Player, playerNamed } from '@wyrdhall/players';
import { usage } from '../stop.ts';
import { readSeats } from './seat-list.ts';
import type { Session } from './session.ts';

/** Reads `2,3=planner`, `2` (a planner), `all=random`. Players are counted from 1. */
export function readBots(texts: readonly string[], players: number): Map<Seat, Player> {
  const bots = new Map<Seat, Player>();
  for (const text of texts) {
    const at = text.indexOf('=');
    const player = playerNamed(at < 0 ? 'planner' : text.slice(at + 1));
    const seats = readSeats(at < 0 ? text : text.slice(0, at), players);
    if (!seats) {
      throw usage(
        `--bots ${text}: players are numbers from 1 to ${players}, as in --bots 2,3=planner, or all.`,
      );
    }
    for (const seat of seats) bots.set(seat, player);
  }
  return bots;
}

/** Lets a bot answer the open prompt with this index. The hall rolls and draws for bots, also with own dice. */
export function answerForBot({ run, bots }: Session, index: number): void {
  const prompt = run.prompts[index] as Prompt;
  const { seat } = prompt;
  const random = Random.fromSeed(`bot ${run.settings.seed} ${run.revision}`);
  if (isChance(prompt)) {
    run.apply({ seat, key: run.keyOf(prompt), choice: choice(prompt, randomPick(prompt, random)) });
  } else answerBy(bots.get(seat) as Player, run, index, random);
}
