import { Refusal, type Seat } from '@wyrdhall/kernel';
import { playerNamed } from './players.ts';

const SEAT = /^(\d{1,2})=(.+)$/;

/**
 * The names of the bots at each of so many seats: one name for all (`hasty`), or one a seat (`1=planner:50,2=hasty`);
 * a name without a seat is for the others. Throws a Refusal where a seat has no bot or a bot no seat.
 */
export function botsBySeat(text: string, players: number, mostPlayers = players): string[] {
  const named = new Map<Seat, string>();
  let others: string | undefined;
  for (const part of text.split(',').map((word) => word.trim())) {
    const [, number, name] = SEAT.exec(part) ?? [];
    const bot = name ?? part;
    playerNamed(bot);
    if (number === undefined) {
      if (others !== undefined) throw new Refusal(`Two bots for all other seats: "${others}" and "${bot}".`);
      others = bot;
      continue;
    }
    const seat = Number(number) - 1;
    if (seat < 0 || seat >= mostPlayers) {
      throw new Refusal(`There is no seat ${number}: the seats are 1 to ${mostPlayers}.`);
    }
    if (named.has(seat)) throw new Refusal(`Seat ${number} has two bots.`);
    named.set(seat, bot);
  }
  return Array.from({ length: players }, (_, seat) => {
    const bot = named.get(seat) ?? others;
    if (bot === undefined) {
      throw new Refusal(`Seat ${seat + 1} has no bot; a name without a seat is for all others.`);
    }
    return bot;
  });
}
