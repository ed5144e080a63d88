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

export function safe(prompt: Prompt, view: RollingFatesView): string | undefined {
  const { question, options } = prompt;
  if (question.id === 'target') return options.find(({ id }) => fells(prompt, id, view))?.id;
  return SAFE[question.id]?.find((id) => options.some((option) => option.id === id && !option.closed));
}

/** Whether the hit fells this enemy, as far as one can know. */
function fells(prompt: Prompt, option: string, view: RollingFatesView): boolean {
  const [kind, id = ''] = option.split(':');
  const enemy = kind === 'enemy' ? view.combat?.enemies.find((other) => other.id === id) : undefined;
  return enemy !== undefined && hitLoss(prompt, id, view) >= enemy.life;
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

/** `71 → 67`, as far as one can know; or that it changes nothing (RF-076). */
function hitOutcome(prompt: Prompt, id: string, view: RollingFatesView): string | undefined {
  const words = fate.value;
  const enemy = view.combat?.enemies.find((other) => other.id === id);
  if (!enemy || prompt.question.id !== 'target') return undefined;
  if (new Facts(prompt.question).texts('inVain').includes(`enemy:${id}`)) return words.inVain;
  const lost = hitLoss(prompt, id, view);
  return lost > 0 ? words.lifeTo(enemy.life, enemy.life - lost, enemy.known !== null) : undefined;
}

/** The Life that the hit in question takes from this enemy, as far as one can know. */
function hitLoss({ question, seat }: Prompt, id: string, view: RollingFatesView): number {
  const facts = new Facts(question);
  const effect = abilityOf(facts.text('ability')).effects[facts.number('clause')];
  if (effect?.kind !== 'strike' || effect.damage === 0) return 0;
  const extra = { each: facts.number('extra'), first: facts.number('opening') };
  return foreseenLosses(view, seat, [effect], extra, id).get(id) ?? 0;
}

/** What the keypad says, and what it does to the one that it is for: `Hit Bog Toad 1 for 7: 20 → 13`. */
function enteredWords(
  { question, seat }: Prompt,
  damage: number,
  put: readonly string[],
  view: RollingFatesView,
): string {
  const words = fate.value;
  const id = new Facts(question).text('enemy');
  const enemy = view.combat?.enemies.find((other) => other.id === id);
  const said = words.hits(enemy ? enemyName(id, language.value) : words.everyEnemy, damage, put);
  if (!enemy || damage === 0) return said;
  const effect = { kind: 'strike', targets: 1, damage, statuses: [], investigate: false } as const;
  const lost = foreseenLosses(view, seat, [effect], { each: 0, first: 0 }, id).get(id) ?? 0;
  return `${said}: ${words.lifeTo(enemy.life, enemy.life - lost, true)}`;
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

/** The Life that a re-roll costs. */
function priceOf({ question }: Prompt): number {
  const facts = new Facts(question);
  return facts.has('price') ? facts.number('price') : 0;
}

/** What giving the marked things does. */
export function gives(prompt: Prompt, draft: Draft, view: RollingFatesView): string | undefined {
  const words = fate.value;
  const marked = [...draft.values()].reduce((sum, n) => sum + n, 0);
  switch (prompt.question.id) {
    case 'keep':
      return words.keepSome(marked, prompt.options.length - marked);
    case 'again':
      return words.rollSome(marked, priceOf(prompt));
    case 'hit': {
      const put = STATUSES.filter((status) => draft.get(status)).map((status) => words.statuses[status]);
      if (draft.get('investigate')) put.push(words.investigate);
      return enteredWords(prompt, draft.get('damage') ?? 0, put, view);
    }
    default:
      return undefined;
  }
}
