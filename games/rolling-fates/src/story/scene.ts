import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { nodeOf } from '../adventures/index.ts';
import { anyOf } from '../rules/dice.ts';
import { hasTreasures, payAny, payValue, seatsOf, wealth } from '../rules/journey/trade.ts';
import { because } from '../rules/reasons.ts';
import { type FateTable, heroAt, type RollingFates, type Scene } from '../state.ts';
import { type Check, checkDice, fitsCheck } from './check.ts';
import type { Price } from './choice-tags.ts';
import { type Context, perform } from './perform.ts';
import { roadsAhead } from './roads.ts';
import { taleOf } from './scene-tale.ts';
import type { SceneBeat, SceneChoice } from './tale.ts';

const lastBeat = (s: RollingFates, scene: Scene): SceneBeat => taleOf(s, scene).beats.at(-1) as SceneBeat;

/** RF-023: a scene begins. */
export function* beginScene(t: FateTable, scene: Scene): Flow {
  const s = t.state;
  s.journey.story = scene;
  if (taleOf(s, scene).head.toRandomHero) {
    const ids = s.heroes.map(({ id }) => id);
    scene.hero = ids.indexOf(yield* anyOf(t, ids, 'RF-024'));
  }
  yield* playBeat(t, scene, { hero: scene.hero, speaker: Math.max(0, scene.hero), value: 0, roll: 0 });
}

/** Tells what comes up to the next choice, and does it; dice decide at once. */
function* playBeat(t: FateTable, scene: Scene, context: Context): Flow {
  const s = t.state;
  const { head, beats } = taleOf(s, scene);
  const { lines, choices } = beats.at(-1) as SceneBeat;
  const text = lines.map((line) => line.text);
  t.tell({
    kind: 'story',
    rule: 'RF-023',
    knot: scene.knot,
    title: beats.length > 1 ? '' : head.title,
    text,
  });
  for (const { effects } of lines) for (const effect of effects) yield* perform(t, effect, context);
  if (!choices[0]?.when || s.settings.companion) return;
  const check = yield* checkDice(t, choices[0].when, context);
  const index = choices.findIndex(({ when }) => when && fitsCheck(when, check));
  yield* goOn(t, scene, index, afterCheck(context, check));
}

const afterCheck = (context: Context, check: Check): Context => ({
  ...context,
  roll: check.kind === 'die' ? check.face : context.roll,
});

function* goOn(t: FateTable, scene: Scene, index: number, context: Context): Flow {
  const choice = lastBeat(t.state, scene).choices[index] as SceneChoice;
  const { id, text } = choice;
  t.tell({ kind: 'choice', rule: 'RF-023', knot: scene.knot, choice: id, text, seat: context.speaker });
  scene.choices.push(index);
  yield* playBeat(t, scene, context);
}

/** The next choice of the scene; false where it is over. */
export function* sceneStep(t: FateTable, scene: Scene): Flow<boolean> {
  const { choices } = lastBeat(t.state, scene);
  if (choices.length === 0) return false;
  const { seat: speaker, value: index } = yield* askScene(t, scene, choices);
  const { volunteer, price, text } = choices[index] as SceneChoice;
  if (volunteer) scene.hero = yield* askVolunteer(t, speaker, text);
  const value = price ? yield* pay(t, price, scene, speaker) : 0;
  // What came of it has been read.
  if (choices.length > 1) t.reveal();
  yield* goOn(t, scene, index, { hero: scene.hero, speaker, value, roll: 0 });
  return true;
}

/** RF-024: the hero whom it concerns decides, otherwise the group does. */
function* askScene(
  t: FateTable,
  scene: Scene,
  choices: readonly SceneChoice[],
): Flow<{ readonly seat: Seat; readonly value: number }> {
  const s = t.state;
  const seats = scene.hero < 0 || choices.some(({ group }) => group) ? seatsOf(s) : [scene.hero];
  const [first = 0] = seats;
  if (choices.length === 1) return { seat: first, value: 0 };
  const options = choices.map((choice, i): Option<number> => {
    const closed = canPay(s, choice.price, scene) ? {} : { closed: because.tooPoor };
    return { id: choice.id, value: i, ...closed };
  });
  const roads = nodeOf(s.journey).ways.length > 1 ? roadsAhead(s, scene, choices.length) : [];
  const question = {
    id: 'scene',
    rule: 'RF-024',
    data: {
      // RF-033: of each choice that is a way; -1 fights where it is none.
      ...(roads.some((road) => road) && {
        fights: roads.map((road) => road?.fights ?? -1),
        danger: roads.map((road) => road?.danger ?? 0),
        reward: roads.map((road) => road?.reward ?? 0),
      }),
      knot: scene.knot,
      title: taleOf(s, scene).head.title,
      texts: choices.map(({ text }) => text),
      // Which text is whose, also where only the id of an answer is left.
      ids: choices.map(({ id }) => id),
    },
    quiet: choices.at(-1)?.id ?? '',
  };
  return yield* t.anyone(seats, question, () => options);
}

/** RF-166: what a hero is to give once, the others may hand over. */
function canPay(s: RollingFates, price: Price | undefined, { hero }: Scene): boolean {
  if (!price || s.settings.companion) return true;
  switch (price.kind) {
    case 'value':
      return wealth(s, seatsOf(s)) >= price.value;
    case 'any':
      return price.by === 'party' ? hasTreasures(s) : heroAt(s, hero).treasures.length > 0;
    case 'one':
      return hasTreasures(s);
  }
}

/** RF-168: gives what it was worth. */
function* pay(t: FateTable, price: Price, { hero }: Scene, speaker: Seat): Flow<number> {
  const s = t.state;
  if (s.settings.companion) {
    const seat = price.kind === 'one' || (price.kind === 'any' && price.by === 'hero') ? hero : -1;
    const amount = price.kind === 'value' ? price.value : 1;
    t.tell({ kind: 'instruct', rule: 'RF-168', seat, what: `pay-${price.kind}`, amount });
    return 0;
  }
  switch (price.kind) {
    case 'value':
      return yield* payValue(t, speaker, price.value);
    case 'any':
      return yield* payAny(t, speaker, price.by === 'party' ? seatsOf(s) : [hero]);
    case 'one':
      return yield* payAny(t, speaker, seatsOf(s), 1);
  }
}

/** Whoever steps forward, to do what was chosen. */
function* askVolunteer(t: FateTable, speaker: Seat, deed: string): Flow<Seat> {
  const options = t.state.heroes.map(({ id }, seat) => ({ id: `hero:${id}`, value: seat }));
  return yield* t.choose(speaker, { id: 'volunteer', rule: 'RF-024', data: { deed } }, options);
}
