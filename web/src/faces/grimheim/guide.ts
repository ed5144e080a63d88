import type { GrimheimView } from '@wyrdhall/grimheim';
import type { GuideStep, Scene } from '../../kit/guide/guide.ts';
import { advise, canShootFrom } from './advice.ts';
import { foresee } from './foresee.ts';
import { guideTexts } from './guide-texts.ts';

type Step = GuideStep<GrimheimView>;
type Lesson = keyof typeof guideTexts;

/** As long as each answer is advised: who obeys loses nothing in these rounds. */
export const LED_ROUNDS = 3;

const asks = ({ prompt }: Scene, question: string): boolean => prompt.question.id === question;
const isLed = ({ view }: Scene<GrimheimView>): boolean => view.spot <= LED_ROUNDS;
const does = ({ view, prompt }: Scene<GrimheimView>): string | undefined => advise(view, prompt);

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
});

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

/** A first game with Bjorn: what to know and to do, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  lesson('goal', (scene) => asks(scene, 'turn') && scene.view.spot === 1),
  after('knocked-out', 'knocked-out'),
  after('town-hit', 'enters'),
  // The first cards are drawn before the game begins.
  lesson('wave', (scene) => asks(scene, 'turn') && scene.told.has('time') && scene.told.has('monster-card')),
  after('monsters-moved', 'time'),
  after('blocking', 'stays'),
  after('killed', 'dies'),
  lesson(
    'forecast',
    (scene) => asks(scene, 'turn') && foresee(scene.view).threats.some(({ monsters }) => monsters.length > 0),
  ),
  advice('out-of-the-gate', 'turn', /^action:move/),
  walk('walk', true),
  walk('walk-ahead', false),
  advice('shoot', 'turn', /^action:attack/),
  advice('aim', 'attack', /./),
  advice('after-roll', 'after-roll', /./),
  advice('free-action', 'turn', /^use:/),
  advice('quiet-action', 'turn', /^action:(focus|prepare|practice|mend)/),
  advice('quest', 'quest-kill', /./),
  advice('upgrade', 'upgrade', /./),
  advice('bury', 'put-under', /./),
  advice('prevent', 'prevent', /./),
  advice('end-of-turn', 'turn', /^end/),
  again('again-move', 'turn', /^action:move/),
  again('again-walk', 'walk', /^hex:/),
  again('again-attack', 'turn', /^action:attack/),
  again('again-use', 'turn', /^use:/),
  again('again-quiet', 'turn', /^action:(focus|prepare|practice|mend)/),
  again('again-end', 'turn', /^end/),
  ...['attack', 'after-roll', 'upgrade', 'put-under', 'prevent', 'target', 'focus', 'mend'].map(
    (question) => ({
      ...again('again-marked', question, /./),
      id: `again-${question}`,
    }),
  ),
];
