import { createRequire } from 'node:module';
import type { Random } from '@wyrdhall/kernel';
import { begin, die, type Hunter, STANCES, type Stance, type Toy, toy, type Wolf } from '@wyrdhall/toy';
import type { Game, MoveFn } from 'boardgame.io';
import type { Client as NewClient } from 'boardgame.io/client';
import type { Played } from './by-hand.ts';
import * as rules from './rules.ts';

/** What is asked beside the turn itself: in a coroutine this is simply where the flow stands. */
type Pending =
  | { readonly ask: 'spear'; readonly wolf: string; damage: number }
  | { readonly ask: 'share' }
  | { readonly ask: 'throw-away' }
  | { readonly ask: 'shield'; readonly seat: number; damage: number; readonly passed: number[] };

interface Winter extends Toy {
  stances: (Stance | null)[];
  pending: Pending | null;
}

// Its folders have no "exports", so that Node cannot import them by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof NewClient };

type RandomApi = Parameters<MoveFn<Winter>>[0]['random'];

const chanceOf = (random: RandomApi): rules.Chance => ({
  face: () => die.faces[random.Die(die.faces.length) - 1] ?? 'miss',
  shuffled: (items) => random.Shuffle([...items]),
});
const hunterOf = (G: Winter, playerID: string): Hunter => G.hunters[Number(playerID)] as Hunter;
const nextStanding = (G: Winter, from: number): number | undefined => {
  for (let seat = from; seat < G.hunters.length; seat++) if (!G.hunters[seat]?.down) return seat;
  return undefined;
};

const stance: MoveFn<Winter> = ({ G, playerID }, chosen: Stance) => {
  G.stances[Number(playerID)] = chosen;
};

const step: MoveFn<Winter> = ({ G, playerID }, to: number) => {
  rules.takeStep(G, hunterOf(G, playerID), to);
};

const strike: MoveFn<Winter> = ({ G, playerID, random }, id: string) => {
  const hunter = hunterOf(G, playerID);
  const wolf = G.wolves.find((w) => w.id === id) as Wolf;
  const damage = rules.rollStrike(hunter, chanceOf(random));
  if (rules.canSpear(hunter, wolf, damage)) G.pending = { ask: 'spear', wolf: id, damage };
  else rules.woundWolf(G, wolf, damage);
};

const spear: MoveFn<Winter> = ({ G, playerID }, play: boolean) => {
  const { pending } = G;
  if (pending?.ask !== 'spear') return;
  const hunter = hunterOf(G, playerID);
  const wolf = G.wolves.find((w) => w.id === pending.wolf) as Wolf;
  if (play) {
    rules.useTrick(G, hunter, 'spear');
    pending.damage++;
    if (rules.canSpear(hunter, wolf, pending.damage)) return;
  }
  rules.woundWolf(G, wolf, pending.damage);
  G.pending = null;
};

const salve: MoveFn<Winter> = ({ G, playerID }) => {
  const hunter = hunterOf(G, playerID);
  const hurt = rules.hurtNear(G, hunter);
  const ways = rules.shares(hurt);
  if (ways.length === 1) rules.heal(G, hunter, hurt, ways[0] as number[]);
  else G.pending = { ask: 'share' };
};

const share: MoveFn<Winter> = ({ G, playerID }, amounts: number[]) => {
  const hunter = hunterOf(G, playerID);
  rules.heal(G, hunter, rules.hurtNear(G, hunter), amounts);
  G.pending = null;
};

const end: MoveFn<Winter> = ({ G, playerID, random, events }) => {
  const hunter = hunterOf(G, playerID);
  if (hunter.hand.length > 0) {
    G.pending = { ask: 'throw-away' };
    return;
  }
  rules.drawTricks(G, hunter, chanceOf(random));
  events.endTurn();
};

const throwAway: MoveFn<Winter> = ({ G, playerID, random, events }, mask: number) => {
  const hunter = hunterOf(G, playerID);
  rules.throwAway(G, hunter, mask);
  rules.drawTricks(G, hunter, chanceOf(random));
  G.pending = null;
  events.endTurn();
};

const shield: MoveFn<Winter> = ({ G, playerID, random }, play: boolean) => {
  const { pending } = G;
  if (pending?.ask !== 'shield') return;
  if (play) {
    rules.useTrick(G, hunterOf(G, playerID), 'shield');
    pending.damage--;
  } else pending.passed.push(Number(playerID));
  const bitten = G.hunters[pending.seat] as Hunter;
  if (pending.damage > 0 && rules.shieldSeats(G, bitten, pending.passed).length > 0) return;
  rules.hurtHunter(G, bitten, pending.damage);
  G.pending = null;
  wolvesCome(G, chanceOf(random));
};

/** Wolf after wolf, up to a bite against which somebody may play a shield. */
function wolvesCome(G: Winter, chance: rules.Chance): void {
  while (!toy.outcome(G)) {
    const wolf = rules.nextWolf(G);
    if (!wolf) {
      G.wolf = -1;
      G.round++;
      return;
    }
    rules.prowl(G, wolf);
    const seat = rules.whomToBite(G, wolf);
    const bitten = G.hunters[seat];
    if (!bitten) {
      rules.eat(G, wolf);
      continue;
    }
    const damage = rules.rollBite(bitten, chance);
    if (damage > 0 && rules.shieldSeats(G, bitten, []).length > 0) {
      G.pending = { ask: 'shield', seat, damage, passed: [] };
      return;
    }
    rules.hurtHunter(G, bitten, damage);
  }
}

const winter: Game<Winter> = {
  name: 'wolf-winter',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const players = ctx.numPlayers;
    const s: Winter = { ...begin({ players }), stances: Array(players).fill(null), pending: null };
    rules.setUp(s, chanceOf(random));
    return s;
  },
  endIf: ({ G }) => toy.outcome(G),
  phases: {
    stance: {
      start: true,
      moves: { stance },
      turn: { activePlayers: { all: '' } },
      endIf: ({ G }) => G.hunters.every((hunter, seat) => hunter.down || G.stances[seat]),
      onEnd: ({ G }) => {
        G.stances.forEach((chosen, seat) => {
          if (chosen) rules.takeStance(G.hunters[seat] as Hunter, chosen);
          G.stances[seat] = null;
        });
      },
      next: 'hunt',
    },
    hunt: {
      moves: { step, strike, spear, salve, share, end, throwAway },
      turn: {
        order: {
          first: ({ G }) => nextStanding(G, 0) ?? 0,
          next: ({ G, ctx }) => nextStanding(G, ctx.playOrderPos + 1),
        },
      },
      next: 'wolves',
    },
    wolves: {
      moves: { shield },
      turn: { activePlayers: { all: '' } },
      onBegin: ({ G, random }) => {
        wolvesCome(G, chanceOf(random));
      },
      endIf: ({ G }) => G.wolf < 0,
      onEnd: ({ G }) => {
        G.wolf = 0;
      },
      next: 'stance',
    },
  },
};

interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** All moves of a player, as a bot of boardgame.io wants them. */
function enumerate(G: Winter, phase: string, seat: number): Move[] {
  const hunter = G.hunters[seat] as Hunter;
  if (phase === 'stance') return STANCES.map((chosen) => ({ move: 'stance', args: [chosen] }));
  switch (G.pending?.ask) {
    case undefined:
      return rules.legalActs(G, hunter).map((act) => {
        if (act.do === 'step') return { move: 'step', args: [act.to] };
        return { move: act.do, args: act.do === 'strike' ? [act.wolf] : [] };
      });
    case 'spear':
      return BOTH.map((play) => ({ move: 'spear', args: [play] }));
    case 'shield':
      return BOTH.map((play) => ({ move: 'shield', args: [play] }));
    case 'share':
      return rules.shares(rules.hurtNear(G, hunter)).map((amounts) => ({ move: 'share', args: [amounts] }));
    case 'throw-away':
      return Array.from({ length: 1 << hunter.hand.length }, (_, mask) => ({
        move: 'throwAway',
        args: [mask],
      }));
  }
}

const BOTH = [true, false];

function askedSeats(G: Winter, phase: string, currentPlayer: string): number[] {
  if (phase === 'hunt') return [Number(currentPlayer)];
  const { pending } = G;
  if (pending?.ask === 'shield') {
    return rules.shieldSeats(G, G.hunters[pending.seat] as Hunter, pending.passed);
  }
  return G.hunters.flatMap((hunter, seat) => (hunter.down || G.stances[seat] ? [] : [seat]));
}

/** The Wolf Winter on boardgame.io, run locally through its client. */
export function playOnBgio(players: number, seed: number, bot: Random): Played {
  const client = Client({ game: { ...winter, seed }, numPlayers: players, debug: false });
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.store.getState();
    if (ctx.gameover) return { decisions: moves, won: ctx.gameover.won };
    const seat = bot.of(askedSeats(G, ctx.phase, ctx.currentPlayer));
    const { move, args } = bot.of(enumerate(G, ctx.phase, seat));
    if (client.playerID !== String(seat)) client.updatePlayerID(String(seat));
    client.moves[move]?.(...args);
  }
}
