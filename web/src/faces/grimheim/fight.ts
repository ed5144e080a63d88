import { type Face, type GrimheimTold, type GrimheimView, type RollSum, rollSum } from '@wyrdhall/grimheim';
import { Facts, type Prompt } from '@wyrdhall/kernel';
import type { FaceProps } from '../../kit/face.ts';
import { sighted } from './sighted.ts';

export interface HeroRoll {
  readonly kind: 'hero';
  readonly seat: number;
  readonly target: string;
  readonly faces: readonly Face[];
  readonly bonus: number;
  readonly attack: boolean;
  readonly card: string;
  readonly sum: RollSum | undefined;
  /** What is being shown of it is the blow: how much it takes, and whether the target dies of it. */
  readonly lands?: { readonly amount: number; readonly dies: boolean };
}

/** What a monster rolled against a hero, and what is left of it. */
export interface MonsterBlow {
  readonly kind: 'monster';
  readonly seat: number;
  readonly monster: string;
  readonly faces: readonly Face[];
  readonly hits: number;
  readonly armour: number;
  readonly prevented: number;
  /** What is about to be dealt, or was. */
  readonly damage: number;
  readonly isDealt: boolean;
}

export type Fight = HeroRoll | MonsterBlow;

type Props = Pick<FaceProps<GrimheimView>, 'view' | 'prompt' | 'event' | 'told'>;

/** Other things have begun since: the dice are off the table. */
const ENDS: ReadonlySet<GrimheimTold['kind']> = new Set([
  'turn',
  'time',
  'attack',
  'knocked-out',
  'damage',
  'no-damage',
  'dies',
  'step',
]);

type Landing = GrimheimTold & { readonly kind: 'damage' | 'no-damage' | 'dies' };

/** The blow itself belongs to the fight. */
const isLanding = (e: GrimheimTold | undefined, target: string): e is Landing =>
  (e?.kind === 'damage' || e?.kind === 'no-damage' || e?.kind === 'dies') && e.monster === target;

/** The dice that the question, or what is being shown, is about. */
export function fightOf(props: Props): Fight | undefined {
  const { prompt, event } = props;
  const asks = prompt?.question.id;
  if (asks === 'prevent' || asks === 'attacked') return blowOf(props);
  if (asks !== undefined && asks !== 'after-roll') return undefined;
  return asks || event ? rollOf(props) : undefined;
}

function rollOf({ view, told, prompt, event }: Props): HeroRoll | undefined {
  const events = (told?.() ?? []) as readonly GrimheimTold[];
  const from = events.findLastIndex(({ kind }) => kind === 'roll');
  const roll = events[from];
  if (roll?.kind !== 'roll') return undefined;
  const seat = view.heroes.findIndex(({ id }) => id === roll.by);
  let faces = roll.faces;
  let bonus = 0;
  const now = event as GrimheimTold | undefined;
  const lands = isLanding(now, roll.target) && roll.attack;
  let amount = 0;
  for (const e of events.slice(from + 1)) {
    if (lands && isLanding(e, roll.target)) {
      if (e.kind === 'damage') amount += e.amount;
      continue;
    }
    if (e.kind === 'more-dice') faces = [...faces, ...e.faces];
    if (e.kind === 'reroll') faces = [...faces.filter((face) => !e.instead.includes(face)), ...e.faces];
    if (e.kind === 'bonus' && e.what === 'damage') bonus += e.amount;
    // A card that was used on the roll may do harm of its own; while it is asked about, the roll is there.
    if (ENDS.has(e.kind) && !prompt) return undefined;
  }
  const { target, attack, card } = roll;
  const sum = rollSum(sighted(view), seat, { target, faces, bonus, attack, card });
  const blow = lands && { lands: { amount, dies: now.kind === 'dies' } };
  return { kind: 'hero', seat, target, faces, bonus, attack, card, sum, ...blow };
}

function blowOf({ prompt, told }: Props): MonsterBlow | undefined {
  if (!prompt) return undefined;
  const facts = new Facts(prompt.question);
  const monster = facts.text('monster');
  const { seat } = prompt;
  const events = (told?.() ?? []) as readonly GrimheimTold[];
  const from = events.findLastIndex((e) => e.kind === 'attack' && e.monster === monster && e.seat === seat);
  const attack = from < 0 ? undefined : events[from];
  let armour = 0;
  let prevented = 0;
  let hurt = 0;
  for (const e of from < 0 ? [] : events.slice(from)) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.kind === 'armour') armour += e.amount;
    if (e.kind === 'prevent') prevented += e.amount;
    if (e.kind === 'hurt') hurt += e.amount;
  }
  const isDealt = prompt.question.id === 'attacked';
  const damage = isDealt ? hurt : facts.number('amount');
  const faces = attack?.kind === 'attack' ? attack.faces : [];
  return {
    kind: 'monster',
    seat,
    monster,
    faces,
    hits: damage + armour + prevented,
    armour,
    prevented,
    damage,
    isDealt,
  };
}

/** Questions about dice: what can answer them lies there as cards, all the rest as chips with their reason. */
export const isFightQuestion = ({ question }: Prompt): boolean =>
  question.id === 'after-roll' || question.id === 'prevent' || question.id === 'attacked';
