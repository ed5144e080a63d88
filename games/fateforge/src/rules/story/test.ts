import type { Flow, Option } from '@wyrdhall/kernel';
import {
  MOST_TEST_DICE,
  TEST_DICE,
  TEST_FACES,
  TEST_POINTS,
  type TestFace,
} from '../../content/campaign/economy.ts';
import type { Trait } from '../../content/cards.ts';
import { boardOf, itemOf } from '../../content/index.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../../state.ts';
import type { TestCard } from '../../story/choice-tags.ts';
import { campaignOf } from '../campaign/memory.ts';

/** FF-035, FF-036: of the board, of the cards gained, of what is worn in its slot. */
export const traitsOf = (s: Fateforge, i: number): Trait[] => {
  const h = heroAt(s, i);
  const worn = h.gear.flatMap(({ id, worn }) => {
    const { trait } = itemOf(id);
    return worn && trait !== '' ? [trait] : [];
  });
  return [...new Set([boardOf(h.id).trait, ...(s.campaign?.traits[i] ?? []), ...worn])];
};

/** FF-332, FF-305 */
export const testDice = (h: Hero, test: TestCard): number =>
  Math.min(MOST_TEST_DICE, TEST_DICE[test.level] + (h.corruption.includes('corruption:murmurs') ? 1 : 0));

/** The chance to pass in percent, with the reroll that energy buys (FF-336). */
export function oddsOf(s: Fateforge, i: number, test: TestCard): number {
  const h = heroAt(s, i);
  if (h.ko) return 0;
  const faces = TEST_FACES[s.settings.profile];
  const hasTrait = traitsOf(s, i).includes(test.type);
  const good = faces.filter((face) => face === 'success' || (hasTrait && face === 'trait')).length;
  const once = (good / faces.length) ** testDice(h, test);
  const again = hasTrait && h.energy > 0;
  return Math.round(100 * (again ? 1 - (1 - once) ** 2 : once));
}

/** FF-333 to FF-335 */
const isPassed = (dice: readonly TestFace[], hasTrait: boolean): boolean =>
  dice.every((face) => face === 'success' || (face === 'trait' && hasTrait));

type Remedy = 'energy' | 'tongue' | 'warrant' | 'none';

/** FF-336; Silver Tongue rolls one die of a Charm test again, a Blank Warrant makes good what failed. */
function remedies(s: Fateforge, i: number, test: TestCard, used: readonly Remedy[]): Option<Remedy>[] {
  const h = heroAt(s, i);
  const options: Option<Remedy>[] = [{ id: 'accept', value: 'none' }];
  if (!used.includes('energy') && h.energy > 0 && traitsOf(s, i).includes(test.type))
    options.push({ id: 'again', value: 'energy' });
  if (
    test.type === 'charm' &&
    h.passives.includes('charm-reroll') &&
    !campaignOf(s).tongues.includes(i) &&
    !used.includes('tongue')
  )
    options.push({ id: 'tongue', value: 'tongue' });
  const isTalk = test.type === 'charm' || test.type === 'guile';
  if (isTalk && test.level === 'medium' && h.gear.some(({ id, worn }) => worn && id === 'blank-warrant'))
    options.push({ id: 'warrant', value: 'warrant' });
  return options;
}

/** FF-332 to FF-337: one hero takes a test. Points come with what was rolled, not with what was signed. */
export function* takeTest(
  t: FateforgeTable,
  i: number,
  test: TestCard,
): Flow<{ readonly passed: boolean; readonly earned: boolean }> {
  const s = t.state;
  const h = heroAt(s, i);
  // FF-288
  if (h.ko) {
    t.tell({
      kind: 'test',
      rule: 'FF-288',
      hero: h.id,
      type: test.type,
      level: test.level,
      dice: [],
      passed: false,
    });
    return { passed: false, earned: false };
  }
  const die = { id: 'test', faces: TEST_FACES[s.settings.profile] };
  const seat = seatOf(s, i);
  const hasTrait = traitsOf(s, i).includes(test.type);
  let dice = yield* t.roll(seat, die, testDice(h, test), 'FF-332', { figure: h.id });
  const used: Remedy[] = [];
  for (;;) {
    const passed = isPassed(dice, hasTrait);
    t.tell({
      kind: 'test',
      rule: hasTrait ? 'FF-335' : 'FF-333',
      hero: h.id,
      type: test.type,
      level: test.level,
      dice: [...dice],
      passed,
    });
    if (passed) return { passed, earned: true };
    const options = remedies(s, i, test, used);
    if (options.length === 1) return { passed, earned: false };
    const data = { type: test.type, level: test.level, dice: [...dice], trait: hasTrait };
    const question = { id: 'test-failed', rule: 'FF-336', figure: h.id, data, quiet: 'accept' };
    const remedy = yield* t.choose(seat, question, options);
    used.push(remedy);
    if (remedy === 'none') return { passed, earned: false };
    if (remedy === 'warrant') {
      h.gear.splice(
        h.gear.findIndex(({ id }) => id === 'blank-warrant'),
        1,
      );
      t.tell({ kind: 'uses', rule: 'FF-107', hero: h.id, card: 'blank-warrant', spent: [] });
      return { passed: true, earned: false };
    }
    if (remedy === 'energy') {
      h.energy--;
      t.tell({ kind: 'test-again', rule: 'FF-337', hero: h.id, by: 'energy' });
      dice = yield* t.roll(seat, die, dice.length, 'FF-337', { figure: h.id });
    } else {
      campaignOf(s).tongues.push(i);
      t.tell({ kind: 'test-again', rule: 'FF-107', hero: h.id, by: 'silver-tongue' });
      const worst = dice.findIndex((face) => face === 'blank' || (face === 'trait' && !hasTrait));
      const [face] = yield* t.roll(seat, die, 1, 'FF-107', { figure: h.id });
      dice = dice.map((old, k) => (k === worst && face ? face : old));
    }
  }
}

/** FF-338, FF-339 */
export function earnPoints(t: FateforgeTable, n: number): void {
  if (n === 0) return;
  const { memory } = campaignOf(t.state);
  memory.points += n;
  t.tell({ kind: 'points', rule: 'FF-338', n, now: memory.points });
}

export const pointsFor = (test: TestCard): number => TEST_POINTS[test.level];
