import { Random, type Seat } from '@wyrdhall/kernel';
import { answerBy, answerNext, type Player, playerNamed } from '@wyrdhall/players';
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

const chanceOf = ({ run }: Session): Random => Random.fromSeed(`bot ${run.settings.seed} ${run.revision}`);

/** Lets the bots answer one prompt; false where it is up to people. The hall rolls and draws for bots. */
export const botsAnswer = (session: Session): boolean =>
  answerNext(session.run, session.bots, chanceOf(session), session.trail);

/** Lets a bot answer the open prompt with this index, although people might go first. */
export function hurryBot(session: Session, index: number): void {
  const { run, bots, trail } = session;
  const bot = bots.get(run.prompts[index]?.seat ?? -1);
  if (bot) answerBy(bot, run, index, chanceOf(session), trail);
}
