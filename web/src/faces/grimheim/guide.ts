import type { GrimheimView } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import type { GuideStep, Scene } from '../../kit/guide/guide.ts';
import { advise, canShootFrom, diesOf } from './advice.ts';
import { doomOf, foresee } from './foresee.ts';
import { guideTexts } from './guide-texts.ts';
import { advised } from './why.ts';

type Step = GuideStep<GrimheimView>;
type Lesson = keyof typeof guideTexts;

/** As long as each answer is advised: who obeys loses nothing in these rounds. */
export const LED_ROUNDS = 3;

const asks = ({ prompt }: Scene, question: string): boolean => prompt.question.id === question;
const isLed = ({ view }: Scene<GrimheimView>): boolean => view.spot <= LED_ROUNDS;

/** Many steps want to know it of the same board. */
const advisedAt = new WeakMap<GrimheimView, { readonly prompt: Prompt; readonly does: string | undefined }>();
function does({ view, prompt }: Scene<GrimheimView>): string | undefined {
  const known = advisedAt.get(view);
  if (known?.prompt === prompt) return known.does;
  const said = advise(view, prompt);
  advisedAt.set(view, { prompt, does: said });
  return said;
}

const heroOf = ({ view, prompt }: Scene<GrimheimView>) => view.heroes[prompt.seat];

/** The same reason as a hint would give. */
function why(scene: Scene<GrimheimView>): string | undefined {
  const { prompt, view, events = [] } = scene;
  const choice = does(scene);
  return choice === undefined ? undefined : advised(prompt, choice, view, () => events)?.why;
}

/** What there is to know now; nothing is asked for. */
const lesson = (id: Lesson, isNow: Step['isNow']): Step => ({ id, text: guideTexts[id], isNow });

const after = (id: Lesson, event: string): Step =>
  lesson(id, (scene) => asks(scene, 'turn') && scene.told.has(event));

/** What to do now, and why, when it is advised for the first time. */
const advice = (id: Lesson, question: string, option: RegExp): Step => ({
  id,
  text: guideTexts[id],
  isNow: (scene) => asks(scene, question) && isLed(scene) && option.test(does(scene) ?? ''),
  does,
  why,
});

/** Where the words themselves say why. */
const explained = (step: Step): Step => {
  const { why: _, ...rest } = step;
  return rest;
};

const again = (id: Lesson, question: string, option: RegExp): Step => ({
  ...advice(id, question, option),
  again: true,
});

/** A walk to where somebody is in reach, or to where nobody is yet. */
const walk = (id: Lesson, shoots: boolean): Step => {
  const step = advice(id, 'walk', /^hex:/);
  return {
    ...step,
    isNow: (scene) => {
      const goal = does(scene)?.replace('hex:', '');
      return step.isNow(scene) && canShootFrom(scene.view, scene.prompt.seat, goal ?? '') === shoots;
    },
  };
};

/** Who stays would let a monster into the town. */
const block = (id: Lesson, isAgain: boolean): Step => {
  const step = explained((isAgain ? again : advice)(id, 'turn', /^action:move/));
  return { ...step, isNow: (scene) => step.isNow(scene) && foresee(scene.view).lost > 0 };
};

/** An aim at somebody whom the card kills, or at nobody such. */
const target = (id: Lesson, kills: boolean): Step => {
  const step = explained(again(id, 'target', /^monster:/));
  return {
    ...step,
    isNow: (scene) => step.isNow(scene) && diesOf(scene.view, does(scene) ?? '') === kills,
  };
};

/** So likely a knock-out is an emergency. */
const DANGER = 0.15;

const OWN = ['turn', 'walk', 'attack', 'target'];
/** In one's own turn, when nobody advises each answer any more. */
const isOwn = (scene: Scene<GrimheimView>): boolean =>
  !isLed(scene) && OWN.includes(scene.prompt.question.id);
const isDoomed = ({ view }: Scene<GrimheimView>): boolean => doomOf(view)?.isSure === true;
const isInDanger = ({ view, prompt }: Scene<GrimheimView>): boolean =>
  (foresee(view).threats[prompt.seat]?.knockOut ?? 0) >= DANGER;

/** When the planner speaks by itself: it knows what to do, and the words say what it is about. */
const hint = (id: Lesson, isNow: Step['isNow']): Step => ({
  id,
  text: guideTexts[id],
  isNow,
  asksHint: true,
  again: true,
});
/** For smaller questions that follow: its words are enough. */
const quiet = (step: Step): Step => ({ ...step, quiet: true });

/** A first game with Bjorn: what to know and to do, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  lesson('goal', (scene) => asks(scene, 'turn') && scene.view.spot === 1),
  after('knocked-out', 'knocked-out'),
  after('town-hit', 'enters'),
  lesson('on-your-own', (scene) => asks(scene, 'turn') && !isLed(scene)),
  lesson('legend', (scene) => asks(scene, 'turn') && scene.view.monsters.some(({ level }) => level > 0)),
  // The first cards are drawn before the game begins.
  lesson('wave', (scene) => asks(scene, 'turn') && scene.told.has('time') && scene.told.has('monster-card')),
  lesson('wounded', (scene) => asks(scene, 'turn') && (heroOf(scene)?.damage ?? 0) > 0),
  lesson('full-hand', (scene) => {
    const hero = heroOf(scene);
    return asks(scene, 'turn') && hero !== undefined && hero.hand.length >= hero.handLimit;
  }),
  lesson('own-upgrade', (scene) => asks(scene, 'upgrade') && !isLed(scene)),
  lesson('own-aim', (scene) => asks(scene, 'attack') && !isLed(scene) && scene.prompt.options.length > 1),
  after('monsters-moved', 'time'),
  after('blocking', 'stays'),
  after('killed', 'dies'),
  lesson(
    'forecast',
    (scene) => asks(scene, 'turn') && foresee(scene.view).threats.some(({ monsters }) => monsters.length > 0),
  ),
  explained(advice('out-of-the-gate', 'turn', /^action:move/)),
  block('block', false),
  walk('walk', true),
  walk('walk-ahead', false),
  advice('shoot', 'turn', /^action:attack/),
  advice('aim', 'attack', /./),
  explained(advice('after-roll', 'after-roll', /./)),
  advice('free-action', 'turn', /^use:/),
  advice('quiet-action', 'turn', /^action:(focus|prepare|practice|mend)/),
  explained(advice('quest', 'quest-kill', /./)),
  advice('upgrade', 'upgrade', /./),
  explained(advice('bury', 'put-under', /./)),
  advice('prevent', 'prevent', /./),
  explained(advice('end-of-turn', 'turn', /^end/)),
  block('again-block', true),
  again('again-move', 'turn', /^action:move/),
  again('again-walk', 'walk', /^hex:/),
  again('again-attack', 'turn', /^action:attack/),
  again('again-use', 'turn', /^use:/),
  again('again-quiet', 'turn', /^action:(focus|prepare|practice|mend)/),
  explained(again('again-end', 'turn', /^end/)),
  again('again-aim', 'attack', /./),
  explained(again('again-after-roll', 'after-roll', /./)),
  again('again-upgrade', 'upgrade', /./),
  explained(again('again-bury', 'put-under', /./)),
  again('again-prevent', 'prevent', /./),
  target('again-target', true),
  target('again-target-hurts', false),
  again('again-mana', 'focus', /./),
  again('again-mend', 'mend', /./),
  hint('doomed', (scene) => isOwn(scene) && asks(scene, 'turn') && isDoomed(scene)),
  hint('pieces-fall', (scene) => isOwn(scene) && asks(scene, 'turn') && foresee(scene.view).lost > 0),
  hint('in-danger', (scene) => isOwn(scene) && asks(scene, 'turn') && isInDanger(scene)),
  hint('stop-one', (scene) => asks(scene, 'monsters-will-move')),
  hint('before-blows', (scene) => asks(scene, 'monsters-moved')),
  hint('later-prevent', (scene) => asks(scene, 'prevent')),
  hint('strike-back', (scene) => asks(scene, 'attacked')),
  hint('your-order', (scene) => asks(scene, 'march-order') || asks(scene, 'monster-attack')),
  quiet(hint('later-roll', (scene) => asks(scene, 'after-roll'))),
  quiet(
    hint(
      'go-on',
      (scene) =>
        !isLed(scene) &&
        (asks(scene, 'target') || (isOwn(scene) && (foresee(scene.view).lost > 0 || isInDanger(scene)))),
    ),
  ),
];
