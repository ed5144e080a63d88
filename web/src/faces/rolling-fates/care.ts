import { type Choice, Facts, type Prompt } from '@wyrdhall/kernel';
import {
  abilityOf,
  cardText,
  enemyName,
  foreseenLosses,
  mostDamage,
  type RollingFatesView,
  type Status,
} from '@wyrdhall/rolling-fates';
import type { Draft } from '../../kit/answers/draft.ts';
import type { Doubt } from '../../kit/face.ts';
import { fate, language } from './words/words.ts';

/** What costs nothing, or must be done: a way on, a way out. Never a Treasure that is lost for it. */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  onward: ['onward'],
  treasure: ['keep'],
  pack: ['close'],
  hand: ['close'],
  fate: ['ready'],
  'set-luck': ['leave'],
  'who-fell': ['nobody'],
  'give-up': ['fight-on'],
  retry: ['retry'],
};

export function safe({ question, options }: Prompt): string | undefined {
  return SAFE[question.id]?.find((id) => options.some((option) => option.id === id && !option.closed));
}

const unspentOf = (view: RollingFatesView, seat: number): number =>
  view.heroes[seat]?.dice.filter((face) => face > 0).length ?? 0;

/** What follows from an answer, where its name does not say it. */
export function outcome(prompt: Prompt, option: string, view: RollingFatesView): string | undefined {
  const words = fate.value;
  const [kind = '', id = ''] = option.split(':');
  switch (kind) {
    case 'pass': {
      const left = unspentOf(view, prompt.seat);
      return left > 0 ? words.unspent(left) : undefined;
    }
    case 'enemy':
      return hitOutcome(prompt, id, view);
    case 'recall': {
      const seat = view.heroes.findIndex((hero) => hero.id === id);
      return words.unspent(unspentOf(view, seat));
    }
    case 'give': {
      const to = view.heroes.find((hero) => hero.id === id);
      return to && words.inventory(to.treasures.length, to.inventory);
    }
    case 'discard':
      return words.leaveNote;
    default:
      return undefined;
  }
}

/** `71 → 67`, as far as one can know. */
function hitOutcome(prompt: Prompt, id: string, view: RollingFatesView): string | undefined {
  const enemy = view.combat?.enemies.find((other) => other.id === id);
  const facts = new Facts(prompt.question);
  if (!enemy || prompt.question.id !== 'target') return undefined;
  const effect = abilityOf(facts.text('ability')).effects[facts.number('clause')];
  if (effect?.kind !== 'strike' || effect.damage === 0) return undefined;
  const extra = { each: facts.number('extra'), first: facts.number('opening') };
  const lost = foreseenLosses(view, prompt.seat, [effect], extra, id).get(id) ?? 0;
  return fate.value.lifeTo(enemy.life, enemy.life - lost, enemy.known !== null);
}

/** What may be a slip is asked once more. */
export function doubts(prompt: Prompt, choice: Choice, view: RollingFatesView): Doubt | undefined {
  const words = fate.value;
  const { id } = prompt.question;
  if (id === 'keep' && Array.isArray(choice) && choice.length === 0) {
    return { ...words.rollAllDoubt, yes: words.rollAll(prompt.options.length) };
  }
  if (id === 'hand' && choice === 'discard') {
    const { name } = cardText(new Facts(prompt.question).text('treasure'), language.value);
    return words.discardDoubt(name);
  }
  if (id !== 'act' || choice !== 'pass' || view.combat?.phase !== 'character') return undefined;
  const still = mostDamage(view, prompt.seat);
  return still > 0 ? words.passDoubt(unspentOf(view, prompt.seat), still) : undefined;
}

const STATUSES: readonly Status[] = ['poison', 'weakness', 'stun'];

/** What giving the marked things does. */
export function gives(prompt: Prompt, draft: Draft, _view: RollingFatesView): string | undefined {
  const words = fate.value;
  const marked = [...draft.values()].reduce((sum, n) => sum + n, 0);
  switch (prompt.question.id) {
    case 'keep':
      return words.keepSome(marked, prompt.options.length - marked);
    case 'again':
      return words.rollSome(marked);
    case 'hit': {
      const put = STATUSES.filter((status) => draft.get(status)).map((status) => words.statuses[status]);
      if (draft.get('investigate')) put.push(words.investigate);
      return words.hits(enemyName(new Facts(prompt.question).text('enemy')), draft.get('damage') ?? 0, put);
    }
    default:
      return undefined;
  }
}
