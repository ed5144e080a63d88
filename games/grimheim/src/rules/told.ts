import type { Seat, Told } from '@wyrdhall/kernel';
import type { Face, MonsterFace } from './dice.ts';
import type { Action, CardId } from './state.ts';

type Event<Kind extends string, Fields = unknown> = Told & { readonly kind: Kind } & Readonly<Fields>;

/** Everything that happens at a table of Grimheim. Areas by name, monsters by id, heroes by seat. */
export type GrimheimTold =
  | Event<'turn', { seat: Seat; spot: number }>
  | Event<'action', { seat: Seat; action: Action; spent: boolean; granted: boolean }>
  | Event<'step', { seat: Seat; from: string; to: string }>
  | Event<'pushed', { seat: Seat; from: string; to: string }>
  | Event<'use', { seat: Seat; card: CardId }>
  | Event<'play', { seat: Seat; card: CardId }>
  | Event<'draw', { seat: Seat; card: CardId | ''; reshuffled: boolean }>
  | Event<'no-draw', { seat: Seat }>
  | Event<'discard', { seat: Seat; cards: readonly CardId[] }>
  | Event<'gold', { seat: Seat; amount: number }>
  | Event<'give-gold', { seat: Seat; to: Seat; amount: number }>
  | Event<'mana', { seat: Seat; card: CardId; amount: number }>
  | Event<'wear', { seat: Seat; card: CardId; amount: number }>
  | Event<'markers', { seat: Seat; card: CardId; amount: number }>
  | Event<'heal', { seat: Seat; amount: number }>
  | Event<'repair', { seat: Seat; card: CardId; amount: number }>
  | Event<'bonus', { seat: Seat; what: 'range' | 'move' | 'damage'; amount: number; card: CardId }>
  | Event<'roll', { by: string; target: string; faces: readonly Face[]; card: CardId | ''; attack: boolean }>
  | Event<'more-dice', { seat: Seat; faces: readonly Face[]; card: CardId }>
  | Event<'reroll', { seat: Seat; faces: readonly Face[]; instead: readonly Face[] }>
  | Event<'total', { seat: Seat; target: string; hits: number; bonus: number }>
  | Event<'damage', { monster: string; amount: number; armour: number; seat: Seat }>
  | Event<'no-damage', { monster: string; why: 'armour' | 'queen' | 'missed'; seat: Seat }>
  | Event<'dies', { monster: string; at: string; seat: Seat | -1 }>
  | Event<'shoved', { monster: string; from: string; to: string; seat: Seat }>
  | Event<'held', { monster: string; seat: Seat; card: CardId }>
  | Event<'prey', { monster: string; amount: number; seat: Seat }>
  | Event<'attack', { monster: string; seat: Seat; faces: readonly Face[]; strength: number }>
  | Event<'armour', { seat: Seat; amount: number }>
  | Event<'prevent', { seat: Seat; card: CardId; amount: number }>
  | Event<'hurt', { seat: Seat; amount: number; monster: string }>
  | Event<'missed', { monster: string; seat: Seat }>
  | Event<'knocked-out', { seat: Seat }>
  | Event<'town', { pieces: number; change: number }>
  | Event<'quest-progress', { seat: Seat; card: CardId; progress: number; of: number }>
  | Event<'quest-done', { seat: Seat; card: CardId }>
  | Event<'covered', { seat: Seat; card: CardId }>
  | Event<'upgrade', { seat: Seat; card: CardId; level: 1 | 2; price: number }>
  | Event<'put-under', { seat: Seat; pile: 'equipment' | 'ability'; card: CardId }>
  | Event<'time', { spot: number; sign: 'quiet' | 'yellow' | 'red' | 'skull' }>
  | Event<'monster-die', { face: MonsterFace }>
  | Event<'march', { monster: string; from: string; to: string; charge: boolean }>
  | Event<'stays', { monster: string; at: string; why: 'hero' | 'blocked' | 'held'; seat: Seat | -1 }>
  | Event<'swap', { monster: string; with: string; at: string }>
  | Event<'turned', { monster: string; from: string; to: string }>
  | Event<'enters', { monster: string; pieces: number }>
  | Event<'arrives', { monster: string; at: string }>
  | Event<'monster-card', { seat: Seat; card: string; fits: boolean }>
  | Event<'no-card', { seat: Seat; colour: 'yellow' | 'red' }>;
