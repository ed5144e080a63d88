import { cardOf } from '../content/index.ts';
import type { Enemy, FateforgeTable } from '../state.ts';
import { zoneTitle } from './board.ts';
import { colourOf } from './figures.ts';

export const newEnemy = (card: string, number: number, zone: number): Enemy => ({
  id: `${card}-${number}`,
  card,
  number,
  zone,
  damage: 0,
  armour: cardOf(card).armour,
  block: 0,
  fresh: 0,
  stunned: false,
  elite: false,
  guards: '',
  band: '',
  carries: [],
  laid: false,
  back: false,
  marks: [],
});

/** The lowest free number of its colour, while there are tokens. */
export function addEnemy(t: FateforgeTable, card: string, zone: number): void {
  const s = t.state;
  const { colour, tokens } = cardOf(card);
  const taken = s.enemies.filter((e) => colourOf(e) === colour).map(({ number }) => number);
  let number = 1;
  while (taken.includes(number)) number++;
  if (number > tokens || s.enemies.some((e) => e.id === `${card}-${number}`)) return;
  const e = newEnemy(card, number, zone);
  s.enemies.push(e);
  t.tell({ kind: 'appears', rule: 'FF-242', enemy: e.id, zone, where: zoneTitle(s, zone) });
}
