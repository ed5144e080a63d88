import { checkSave, type Game, resume, type Save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { fromVersion1, fromVersion2 } from './older-versions.ts';
import { joinRows } from './rows.ts';
import older from './testing/older-halls.json' with { type: 'json' };

function expectWhole(save: Save): void {
  const { run } = resume(toy as Game, save);
  expect(run.hash()).toBe(older.hash);
  expect(run.toldCount).toBe(older.toldCount);
  expect(run.undos()).toHaveLength(24);
  run.redo();
  run.undo(20);
}

test('a table of the first version is read without loss', () => {
  const write = fromVersion1(older.version1);
  expect(write.table.standing.line).toEqual({ en: 'A wolf came.', de: 'A wolf came.' });
  expectWhole(checkSave(joinRows(write)));
});

test('a table of the second version, with its journal in pages, is read without loss', () => {
  const { table, pages } = older.version2;
  const write = fromVersion2(table, pages);
  expect(write.table).not.toHaveProperty('turn');
  expectWhole(checkSave(joinRows(write)));
});

test('a table that cannot be read stays as it is, and is refused when it is opened', () => {
  const { table, pages } = older.version2;
  const broken = pages.map((page, i) => (i === 0 ? { ...page, text: 'nonsense\n' } : page));
  const write = fromVersion2(table, broken);
  expect(JSON.stringify(write.save)).toContain('nonsense');
  expect(() => checkSave(joinRows(write))).toThrow(/damaged/);
});
