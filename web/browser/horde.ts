import { cell, MONSTERS, terrain } from '@wyrdhall/grimheim';
import { arrangedSave } from './arranged.ts';

const KINDS = Object.keys(MONSTERS);

/** A saved table with as many monsters on the board, all of which will march. */
export function hordeSave(count: number): string {
  const areas: string[] = [];
  for (let row = 1; row <= 17; row++) {
    for (let column = 1; column <= 17; column++) {
      const name = `${column}_${row}`;
      const at = cell(name);
      const isFar = row <= 4 || row >= 14;
      if (at !== undefined && isFar && /plains|forest/.test(terrain[at] ?? '')) areas.push(name);
    }
  }
  const monsters = Object.fromEntries(
    areas.slice(0, count).map((at, i) => {
      const kind = KINDS[i % KINDS.length] ?? 'goblin';
      return [`${kind}-${i + 1}`, { kind, at }];
    }),
  );
  return arrangedSave(['bjorn'], { heroes: { bjorn: 'grimheim' }, monsters, spot: 1 });
}
