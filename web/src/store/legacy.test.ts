import { type Game, type Legacy, optionsFromLegacy } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { addLegacy, leaveLegacy, legacyOf } from './legacy.ts';

function shelf() {
  const kept = new Map<string, string>();
  let writes = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes++;
      kept.set(key, value);
    },
  };
  return { kept, open: () => storage, writes: () => writes };
}

const campaign = (legacy: () => Legacy): Game =>
  ({
    ...toy,
    id: 'campaign',
    legacy,
    options: {
      known: { kind: 'set', values: ['fire', 'ice'], default: [], legacy: 'rules' },
    },
  }) as unknown as Game;

test('what tables leave is united, and the best rating counts', () => {
  const { open, writes } = shelf();
  leaveLegacy(
    campaign(() => ({ rules: ['ice'], rating: 3 })),
    {},
    open,
  );
  leaveLegacy(
    campaign(() => ({ rules: ['fire'], rating: 2 })),
    {},
    open,
  );
  expect(legacyOf('campaign', open)).toEqual({ rules: ['fire', 'ice'], rating: 3 });
  leaveLegacy(
    campaign(() => ({ rules: ['fire'] })),
    {},
    open,
  );
  expect(writes()).toBe(2);
});

test('it fills in the options of a new table', () => {
  const { open } = shelf();
  const game = campaign(() => ({ rules: ['ice', 'wind'] }));
  leaveLegacy(game, {}, open);
  expect(optionsFromLegacy(game, legacyOf(game.id, open))).toEqual({ known: ['ice'] });
});

test('games do not share it, and what was left elsewhere can be added', () => {
  const { open } = shelf();
  addLegacy('one', { endings: ['dawn'] }, open);
  addLegacy('one', { endings: ['dusk'] }, open);
  expect(legacyOf('one', open)).toEqual({ endings: ['dawn', 'dusk'] });
  expect(legacyOf('other', open)).toEqual({});
});

test('a damaged entry, a full device and a game that fails leave the table alone', () => {
  const { kept, open } = shelf();
  kept.set('wyrdhall-legacy-campaign', '{"rules": [1]}');
  expect(legacyOf('campaign', open)).toEqual({});
  const full = () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  leaveLegacy(
    campaign(() => ({ rating: 1 })),
    {},
    full,
  );
  const fails = campaign(() => {
    throw new TypeError('no');
  });
  leaveLegacy(fails, {}, open);
});
