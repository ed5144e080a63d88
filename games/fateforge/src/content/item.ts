import type { Item } from './cards.ts';
import { idOf } from './skill.ts';

/** What differs from an ordinary piece of equipment. */
type Facts = Partial<Omit<Item, 'id' | 'number' | 'name' | 'slot'>>;

const make =
  (slot: Item['slot']) =>
  (number: number, name: string, tier: Item['tier'], cost: number, facts: Facts = {}): Item => ({
    id: idOf(name),
    number,
    name,
    slot,
    cost,
    tier,
    copies: 1,
    limit: 'recurring',
    use: null,
    die: '',
    special: null,
    armour: 0,
    trait: '',
    passive: '',
    n: 0,
    potion: false,
    hero: '',
    ...facts,
  });

export const primary = make('primary');
export const secondary = make('secondary');
export const cumbersome = make('cumbersome');
export const clothing = make('clothing');
export const equipment = make('equipment');
