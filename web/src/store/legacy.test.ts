import { type Game, type Legacy, optionsFromLegacy, type Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { leaveLegacy, legacyOf } from './legacy.ts';

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

/** Its state is what it leaves. */
const campaign = {
  ...toy,
  id: 'campaign',
  legacy: (s: Legacy) => s,
  options: {
    known: { kind: 'set', values: ['fire', 'ice'], default: [], legacy: 'rules' },
  },
} as unknown as Game;

const standing = (state: Legacy, chapters = 0) =>
  ({ state, past: Array(chapters).fill({}) }) as unknown as Run;

test('what tables leave is united, and the best rating counts', () => {
  const { open, writes } = shelf();
  leaveLegacy(campaign, 'one', standing({ rules: ['ice'], rating: 3 }), open);
  leaveLegacy(campaign, 'two', standing({ rules: ['fire'], rating: 2 }), open);
  expect(legacyOf('campaign', open)).toEqual({ rules: ['fire', 'ice'], rating: 3 });
  leaveLegacy(campaign, 'two', standing({ rules: ['fire'], rating: 2 }), open);
  expect(writes()).toBe(2);
});

test('what was seen stays seen when it is taken back, and a rating does not', () => {
  const { open } = shelf();
  leaveLegacy(campaign, 'one', standing({ endings: ['dawn'], rating: 9 }), open);
  leaveLegacy(campaign, 'one', standing({ endings: [], rating: 4 }), open);
  expect(legacyOf('campaign', open)).toEqual({ endings: ['dawn'], rating: 4 });
});

test('a rating stays once nobody can go back beyond it', () => {
  const { open } = shelf();
  leaveLegacy(campaign, 'one', standing({ rating: 9 }), open);
  leaveLegacy(campaign, 'one', standing({ rating: 1 }, 1), open);
  leaveLegacy(campaign, 'one', standing({ rating: 2 }, 1), open);
  expect(legacyOf('campaign', open)).toEqual({ rating: 9 });
});

test('it fills in the options of a new table', () => {
  const { open } = shelf();
  leaveLegacy(campaign, 'one', standing({ rules: ['ice', 'wind'] }), open);
  expect(optionsFromLegacy(campaign, legacyOf('campaign', open))).toEqual({ known: ['ice'] });
});

test('games do not share it, and what an older hall kept is read', () => {
  const { kept, open } = shelf();
  kept.set('wyrdhall-legacy-campaign', '{"rules":["fire"],"rating":3}');
  leaveLegacy(campaign, 'one', standing({ rules: ['ice'], rating: 2 }), open);
  expect(legacyOf('campaign', open)).toEqual({ rules: ['fire', 'ice'], rating: 3 });
  expect(legacyOf('other', open)).toEqual({});
});

test('a damaged entry, a full device and a game that fails leave the table alone', () => {
  const { kept, open } = shelf();
  for (const damaged of ['{"rules": [1]}', '{"left": {}, "tables": {"one": 7}}', 'null', '{']) {
    kept.set('wyrdhall-legacy-campaign', damaged);
    expect(legacyOf('campaign', open)).toEqual({});
  }
  const full = () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  leaveLegacy(campaign, 'one', standing({ rating: 1 }), full);
  const fails = () => {
    throw new TypeError('no');
  };
  leaveLegacy({ ...campaign, legacy: fails }, 'one', standing({}), open);
});
