import type { Flow, Option } from '@wyrdhall/kernel';
import { type Value, valuesRead } from '@wyrdhall/story';
import type { StoryScene } from '../../campaign-state.ts';
import { everySeat, type Fateforge, type FateforgeTable, heroAt } from '../../state.ts';
import type { TestCard } from '../../story/choice-tags.ts';
import { chapterOf, type SceneBeat, type SceneChoice, type SceneTale, teller } from '../../story/tale.ts';
import { campaignOf, firstName, valuesFor } from '../campaign/memory.ts';
import { packing } from '../campaign/pack.ts';
import { drawCorruption } from '../corruption.ts';
import { recover } from '../harm-hero.ts';
import { theStorySays } from '../reasons.ts';
import { perform } from './perform.ts';
import { earnPoints, oddsOf, pointsFor, takeTest, testDice, traitsOf } from './test.ts';

/** The tale of the scene so far. */
export function taleOf(scene: StoryScene): SceneTale {
  const { knot, choices, values } = scene;
  return teller.tell(chapterOf(knot) ?? '', { knot, choices, values }, {});
}

const lastBeat = (scene: StoryScene): SceneBeat => taleOf(scene).beats.at(-1) as SceneBeat;

/** A knot as it is told now; undefined where nobody wrote it. */
export function sceneOf(s: Fateforge, knot: string): StoryScene | undefined {
  const chapter = chapterOf(knot);
  if (chapter === undefined) return undefined;
  const values = valuesRead(teller.structure(chapter), knot, valuesFor(s, knot));
  return { knot, choices: [], values: { ...values } as Record<string, Value>, heroes: [] };
}

/** FF-330: a knot is told; one that nobody wrote is passed over. */
export function* beginScene(t: FateforgeTable, knot: string): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const scene = sceneOf(s, knot);
  if (!scene) return;
  c.scene = scene;
  c.tongues = [];
  if (!c.seen.includes(knot)) c.seen.push(knot);
  yield* playBeat(t, scene);
}

/** Tells what comes up to the next choice, and does it. */
function* playBeat(t: FateforgeTable, scene: StoryScene): Flow {
  for (const { effects } of tellBeat(t, scene))
    for (const effect of effects) yield* perform(t, effect, scene);
}

function tellBeat(t: FateforgeTable, scene: StoryScene): SceneBeat['lines'] {
  const { head, beats } = taleOf(scene);
  const { lines } = beats.at(-1) as SceneBeat;
  const told = lines.filter(({ text }) => text !== '');
  t.tell({
    kind: 'story',
    rule: 'FF-330',
    knot: scene.knot,
    title: beats.length > 1 ? '' : head.title,
    text: told.map(({ text }) => text),
    says: told.map(({ effects }) => effects.flatMap((e) => (e.kind === 'says' ? [e.person] : []))[0] ?? ''),
    ends: told.map(({ effects }) => effects.some(({ kind }) => kind === 'page')),
  });
  return lines;
}

/** A knot without choices that stands beside something else: a place, a hint. */
export function tellInPassing(t: FateforgeTable, knot: string): void {
  const s = t.state;
  const c = campaignOf(s);
  const scene = sceneOf(s, knot);
  if (!scene) return;
  if (!c.seen.includes(knot)) c.seen.push(knot);
  tellBeat(t, scene);
}

/** The choices that people make; branches of tests are none. */
const choicesOf = (scene: StoryScene): readonly SceneChoice[] => lastBeat(scene).choices;

/** FF-331: the test of the choice that was made last. */
function testOf(scene: StoryScene): TestCard | undefined {
  const { beats } = taleOf(scene);
  const made = scene.choices.map((choice, k) => beats[k]?.choices[choice]);
  return made.findLast((choice) => choice?.test)?.test;
}

/** What a test would be, for each hero: dice, trait, chance. */
const chances = (s: Fateforge, test: TestCard) => ({
  type: test.type,
  level: test.level,
  who: test.who,
  heroes: s.heroes.map(({ id }) => id),
  dice: s.heroes.map((h) => testDice(h, test)),
  odds: s.heroes.map((_, i) => oddsOf(s, i, test)),
  traits: s.heroes.map((_, i) => traitsOf(s, i).includes(test.type)),
});

/** FF-330: the party chooses, or reads on where there is nothing to choose. */
export function* sceneStep(t: FateforgeTable, scene: StoryScene): Flow {
  const s = t.state;
  const choices = choicesOf(scene);
  const open = choices.filter(({ closed, when }) => closed === '' && !when);
  if (open.length === 0) return yield* readOn(t, scene);
  const options = choices.map(
    (choice, k): Option<number> => ({
      id: choice.id,
      value: k,
      ...(choice.closed !== '' && { closed: theStorySays(choice.closed) }),
    }),
  );
  const data = {
    knot: scene.knot,
    title: taleOf(scene).head.title,
    ids: choices.map(({ id }) => id),
    texts: choices.map(({ text }) => text),
    tests: choices.map(({ test }) => (test ? `${test.type} ${test.level} ${test.who}` : '')),
    // FF-331: the best chance that somebody has, in percent; -1 without a test.
    odds: choices.map(({ test }) => (test ? Math.max(...s.heroes.map((_, i) => oddsOf(s, i, test))) : -1)),
  };
  const question = { id: 'tale', rule: 'FF-330', data, confirm: true };
  const all = [...options, ...packing(s)];
  const { value } = yield* t.anyone(everySeat(s), question, () => all);
  if (value < 0) {
    campaignOf(s).pack = true;
    return;
  }
  yield* choose(t, scene, value, choices[value] as SceneChoice);
}

function* choose(t: FateforgeTable, scene: StoryScene, index: number, choice: SceneChoice): Flow {
  const { id, text, test } = choice;
  if (test) scene.heroes = test.who === 'one' ? [yield* volunteer(t, test, text)] : [];
  if (test?.who === 'one') scene.values.hero = firstName(t.state, scene.heroes[0] ?? 0);
  t.tell({ kind: 'choice', rule: 'FF-330', knot: scene.knot, choice: id, text });
  scene.choices.push(index);
  t.reveal();
  yield* playBeat(t, scene);
  yield* decide(t, scene);
}

/** Where the next choices are branches of a test, it is taken. */
function* decide(t: FateforgeTable, scene: StoryScene): Flow {
  const branches = choicesOf(scene);
  const test = testOf(scene);
  if (!branches.some(({ when }) => when) || !test) return;
  const passed = yield* judge(t, scene, test);
  const index = branches.findIndex(({ when }) => when === (passed ? 'passed' : 'failed'));
  if (index < 0) return;
  scene.choices.push(index);
  yield* playBeat(t, scene);
  yield* decide(t, scene);
}

/** FF-331: the party picks the hero. */
function* volunteer(t: FateforgeTable, test: TestCard, deed: string): Flow<number> {
  const s = t.state;
  const standing = [...s.heroes.keys()].filter((i) => !heroAt(s, i).ko);
  if (standing.length < 2) return standing[0] ?? 0;
  const question = { id: 'volunteer', rule: 'FF-331', data: { ...chances(s, test), deed } };
  const options = standing.map(
    (i): Option<number> => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }),
  );
  return (yield* t.anyone(everySeat(s), question, () => options)).value;
}

/** FF-341: one, most or all; `hero` is then everybody who failed. */
function* judge(t: FateforgeTable, scene: StoryScene, test: TestCard): Flow<boolean> {
  const s = t.state;
  const takers = test.who === 'one' ? scene.heroes : [...s.heroes.keys()];
  const failed: number[] = [];
  let earned = true;
  for (const i of takers) {
    const result = yield* takeTest(t, i, test);
    if (!result.passed) failed.push(i);
    earned &&= result.earned || result.passed;
    if (test.who === 'one') earned = result.earned;
  }
  const passed = test.who === 'most' ? failed.length * 2 < takers.length : failed.length === 0;
  if (test.who !== 'one') scene.heroes = failed;
  if (passed && earned) earnPoints(t, pointsFor(test));
  return passed;
}

/** A page without a choice: the party goes on, or looks after itself first. */
function* readOn(t: FateforgeTable, scene: StoryScene): Flow {
  const s = t.state;
  const question = {
    id: 'read',
    rule: 'FF-330',
    data: { knot: scene.knot, title: taleOf(scene).head.title },
    confirm: true,
    quiet: 'on',
  };
  const options: Option<number>[] = [{ id: 'on', value: 0 }, ...packing(s)];
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  if (value < 0) {
    campaignOf(s).pack = true;
    return;
  }
  campaignOf(s).scene = null;
  yield* getUp(t);
}

/** FF-290, FF-291 */
function* getUp(t: FateforgeTable): Flow {
  const s = t.state;
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    if (!h.ko) continue;
    yield* drawCorruption(t, i);
    h.ko = false;
    h.wasKO = false;
    recover(t, h, 'health', 2, 'story');
  }
}
