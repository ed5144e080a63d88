import type { Seat, Told } from '@wyrdhall/kernel';
import type { Card, Face, Stance } from './state.ts';

type Event<Kind extends string, Fields = unknown> = Told & { readonly kind: Kind } & Readonly<Fields>;

export type ToyTold =
  | Event<'round', { round: number }>
  | Event<'stance', { seat: Seat; stance: Stance }>
  | Event<'step', { seat: Seat; to: string }>
  | Event<'strike', { seat: Seat; wolf: string; faces: readonly Face[] }>
  | Event<'trick', { seat: Seat; card: Card }>
  | Event<'heal', { seat: Seat; amount: number }>
  | Event<'wound', { wolf: string; damage: number }>
  | Event<'wolf-dies', { wolf: string }>
  | Event<'draw', { seat: Seat; cards: readonly Card[]; count: number }>
  | Event<'throw-away', { seat: Seat; count: number }>
  | Event<'prowl', { wolf: string; to: string }>
  | Event<'bite', { wolf: string; seat: Seat; faces: readonly Face[] }>
  | Event<'hurt', { seat: Seat; damage: number }>
  | Event<'down', { seat: Seat }>
  | Event<'eat', { wolf: string; stores: number }>;
