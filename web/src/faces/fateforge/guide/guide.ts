import { type FateforgeView, resultFacts } from '@wyrdhall/fateforge';
import { type GuideStep, isOpen, type Scene } from '../../../kit/guide/guide.ts';
import { lessons } from '../lessons/lessons.ts';
import { enemiesNear } from '../lessons/seen.ts';
import { actingHero } from '../seen.ts';
import { guideTexts } from './guide-texts.ts';

type Step = GuideStep<FateforgeView>;
type FightScene = Scene<FateforgeView>;
type Text = keyof typeof guideTexts;

const asks = ({ prompt }: Scene, ...questions: readonly string[]): boolean =>
  questions.includes(prompt.question.id);
const heroOf = ({ view, prompt }: FightScene) =>
  view.heroes.find(({ id }) => id === prompt.question.figure) ?? view.heroes[actingHero(view) ?? 0];
const misses = (scene: FightScene): number =>
  heroOf(scene)?.pool.filter((id) => id.endsWith(':miss')).length ?? 0;
const isFirstRound = ({ view }: FightScene): boolean => view.round === 1;
const open = ({ prompt }: Scene): string[] =>
  prompt.options.flatMap(({ id, closed }) => (closed ? [] : [id]));

/** What there is to know now; nothing is asked for. */
const tell = (id: Text, isNow: Step['isNow']): Step => ({ id, text: guideTexts[id], isNow });

/** What to do now, in so many words. */
const ask = (id: Text, isNow: Step['isNow'], option: (scene: FightScene) => string | undefined): Step => ({
  ...tell(id, isNow),
  does: option,
});

/** Something new; what is best now the hint says, which comes with it. */
const show = (id: Text, isNow: Step['isNow']): Step => ({ ...tell(id, isNow), asksHint: true });

/** The same, whenever nothing new is to be said. */
const again = (id: Text, isNow: Step['isNow']): Step => ({ ...show(id, isNow), again: true });

/** A lesson that this fight has already. */
function taught(id: string): Step {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`No lesson ${id}.`);
  const { text, isNow } = lesson;
  return { id, text, isNow, asksHint: true };
}

const onTurn =
  (is: (scene: FightScene) => boolean): Step['isNow'] =>
  (scene) =>
    asks(scene, 'turn') && is(scene);

/** What is told when the hint comes to it: the words and the mark on the table speak of the same. */
const hinted = (id: Text, option: string, is: (scene: FightScene) => boolean = () => true): Step =>
  show(
    id,
    onTurn(
      (scene) => (scene.hinted === option || scene.hinted?.startsWith(`${option}:`) === true) && is(scene),
    ),
  );

const hasResults = (scene: FightScene): boolean =>
  heroOf(scene)?.pool.some((id) => resultFacts(id).face !== 'miss') === true;

/** In a first fight nobody dashes: it can cost what a newcomer does not see. */
const prepares = (scene: FightScene): string =>
  misses(scene) > 1 && isOpen(scene.prompt, 'reroll') ? 'reroll' : 'ready';

/** What they came for is in somebody's hands. */
const hasBook = ({ view }: FightScene): boolean =>
  view.tokens.some(({ kind, by }) => kind === 'objective' && view.heroes.some(({ id }) => id === by));

/** A first fight: what to know and to do, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  tell('goal', (scene) => asks(scene, 'prepare') && isFirstRound(scene)),
  tell('dice', (scene) => asks(scene, 'prepare')),
  ask(
    'reroll',
    (scene) =>
      asks(scene, 'prepare') && isFirstRound(scene) && misses(scene) > 1 && isOpen(scene.prompt, 'reroll'),
    () => 'reroll',
  ),
  { ...tell('reroll-which', (scene) => asks(scene, 'reroll')), again: true, means: open },
  ask(
    'ready',
    (scene) => asks(scene, 'prepare') && isFirstRound(scene),
    () => 'ready',
  ),
  ask(
    'order',
    (scene) => asks(scene, 'order'),
    () => 'order:forest-guard,rogue',
  ),
  show('turn', (scene) => asks(scene, 'turn')),
  ...['revive', 'ko', 'take', 'last-round', 'enemy-turns', 'three'].map(taught),
  show(
    'guards',
    onTurn((scene) => enemiesNear(scene).some(({ guards }) => guards !== '')),
  ),
  // Nothing is said before the hint is there, which it may take a moment to find.
  {
    ...again(
      'thinking',
      onTurn((scene) => scene.hinted === undefined),
    ),
    quiet: true,
  },
  hinted('shot', 'shot'),
  hinted('hit', 'hit'),
  hinted('card', 'use'),
  hinted('step', 'step'),
  hinted('energy', 'energy'),
  hinted('end-left', 'end', hasResults),
  hinted('end', 'end'),
  ...['reactions', 'dash'].map(taught),
  ...['wounds', 'stealth', 'clear-lines'].map(taught),
  show('gems', taught('gems').isNow),
  ...['defend', 'victim'].map(taught),
  ask(
    'extra',
    (scene) => asks(scene, 'extra-round') && hasBook(scene),
    () => 'leave',
  ),
  ask(
    'extra-stay',
    (scene) => asks(scene, 'extra-round'),
    () => 'stay',
  ),
  { ...tell('again-prepare', (scene) => asks(scene, 'prepare')), again: true, does: prepares },
  again('again-order', (scene) => asks(scene, 'order')),
  again('again-turn', (scene) => asks(scene, 'turn')),
  again('again-which', () => true),
];
