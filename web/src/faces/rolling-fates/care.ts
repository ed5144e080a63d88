import { type Choice, Facts, type Prompt, type Told } from '@wyrdhall/kernel';
import {
  cardText,
  enemyName,
  type ForeseenCost,
  foreseenLosses,
  heroName,
  mostDamage,
  type RollingFatesView,
  type Status,
} from '@wyrdhall/rolling-fates';
import type { Draft } from '../../kit/answers/draft.ts';
import type { Doubt } from '../../kit/face.ts';
import { abilityBlow, aimedBlow, type Blow, costsOf, costWords, enteredBlow, fallenBy } from './costs.ts';
import { fate, language } from './words/words.ts';

const STATUSES: readonly Status[] = ['poison', 'weakness', 'stun'];

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
  if (question.id === 'target')
    return options.find(({ id }) => fells(prompt, id, view) && costAt(prompt, [id], view).length === 0)?.id;
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
export function outcome(
  prompt: Prompt,
  option: string,
  view: RollingFatesView,
  told: () => readonly Told[] = () => [],
): string | undefined {
  const words = fate.value;
  const [kind = '', id = ''] = option.split(':');
  switch (kind) {
    case 'pass': {
      const left = unspentOf(view, prompt.seat);
      return left > 0 ? words.unspent(left) : undefined;
    }
    case 'enemy':
      return (
        [hitOutcome(prompt, id, view), ...costWords(costAt(prompt, [option], view, told()), view)]
          .filter((said) => said !== undefined)
          .join('; ') || undefined
      );
    case 'recall': {
      const seat = view.heroes.findIndex((hero) => hero.id === id);
      return words.unspent(unspentOf(view, seat));
    }
    case 'give': {
      const to = view.heroes.find((hero) => hero.id === id);
      return to && words.inventory(to.treasures.length, to.inventory);
    }
    case 'discard':
    case 'refuse':
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
function hitLoss(prompt: Prompt, id: string, view: RollingFatesView): number {
  const { effects, extra } = aimedBlow(prompt);
  return foreseenLosses(view, prompt.seat, effects, extra, id).get(id) ?? 0;
}

/** What an answer costs heroes: an ability, or those who are aimed at. */
export function costAt(
  prompt: Prompt,
  options: readonly string[],
  view: RollingFatesView,
  told: readonly Told[] = [],
): ForeseenCost[] {
  const { question, seat } = prompt;
  const [first = ''] = options;
  const blow: Blow | undefined =
    question.id === 'target'
      ? aimedBlow(prompt)
      : (question.id === 'act' || question.id === 'hits') && first.startsWith('use:')
        ? abilityBlow(prompt, first.slice('use:'.length), view)
        : undefined;
  const aimed = options.flatMap((id) => (id.startsWith('enemy:') ? [id.slice('enemy:'.length)] : []));
  return blow ? costsOf(blow, aimed, seat, view, told) : [];
}

/** What the keypad says, and what it does to the one that it is for: `Hit Bog Toad 1 for 7: 20 → 13`. */
function enteredWords(
  { question, seat }: Prompt,
  draft: Draft,
  view: RollingFatesView,
  told: readonly Told[],
): string {
  const words = fate.value;
  const damage = draft.get('damage') ?? 0;
  const statuses = STATUSES.filter((status) => draft.get(status));
  const put = statuses.map((status) => words.statuses[status]);
  if (draft.get('investigate')) put.push(words.investigate);
  const id = new Facts(question).text('enemy');
  const enemy = view.combat?.enemies.find((other) => other.id === id);
  const said = words.hits(enemy ? enemyName(id, language.value) : words.everyEnemy, damage, put);
  const blow = enteredBlow(damage, statuses, id);
  const lost = foreseenLosses(view, seat, blow.effects, blow.extra, id).get(id) ?? 0;
  const left = enemy && damage > 0 ? [words.lifeTo(enemy.life, enemy.life - lost, true)] : [];
  const then = [...left, ...costWords(costsOf(blow, [id], seat, view, told), view)];
  return then.length > 0 ? `${said}: ${then.join('; ')}` : said;
}

/**
 * Beside a real table there is much to tap. What a hit will do stands on every plate already, and it can be taken
 * back: so by finger, too, one touch hits. Where it would change nothing, or cost something, that is read first.
 */
export function atOnce(
  prompt: Prompt,
  option: string,
  view: RollingFatesView,
  told: () => readonly Told[] = () => [],
): boolean {
  const { question } = prompt;
  if (!view.settings.companion || !option.startsWith('enemy:')) return false;
  if (question.id !== 'target') return question.id === 'hits';
  const inVain = new Facts(question).texts('inVain').includes(option);
  return !inVain && costAt(prompt, [option], view, told()).length === 0;
}

/** Who has hit nothing in this Character Phase; beside a real table nobody but the log knows. */
function idle(view: RollingFatesView, told: readonly Told[]): Doubt | undefined {
  const from = told.findLastIndex((event) => event.kind === 'phase');
  const active = new Set(
    told.slice(from + 1).flatMap((event) => ('seat' in event && DEEDS.has(event.kind) ? [event.seat] : [])),
  );
  const names = view.heroes.flatMap(({ id }, seat) => (active.has(seat) ? [] : [heroName(id) ?? '']));
  if (names.length === 0) return undefined;
  return fate.value.doneDoubt(active.size === 0 ? [] : names);
}

const DEEDS: ReadonlySet<string> = new Set(['use', 'hit', 'afflicts', 'withstands', 'investigates']);

/** What may be a slip is asked once more. */
export function doubts(
  prompt: Prompt,
  choice: Choice,
  view: RollingFatesView,
  told: () => readonly Told[] = () => [],
): Doubt | undefined {
  const words = fate.value;
  const { id } = prompt.question;
  const fallen = fallenBy(costAt(prompt, [choice].flat().map(String), view, told()), view);
  if (fallen.length > 0) return words.fallDoubt(fallen);
  if (id === 'keep' && Array.isArray(choice) && choice.length === 0) {
    return { ...words.rollAllDoubt, yes: words.rollAll(prompt.options.length) };
  }
  if (id === 'hand' && choice === 'discard') {
    const { name } = cardText(new Facts(prompt.question).text('treasure'), language.value);
    return words.discardDoubt(name);
  }
  if (id === 'hits' && choice === 'done') return idle(view, told());
  if (id !== 'act' || choice !== 'pass' || view.combat?.phase !== 'character') return undefined;
  const still = mostDamage(view, prompt.seat);
  return still > 0 ? words.passDoubt(unspentOf(view, prompt.seat), still) : undefined;
}

/** The Life that a re-roll costs. */
function priceOf({ question }: Prompt): number {
  const facts = new Facts(question);
  return facts.has('price') ? facts.number('price') : 0;
}

/** What giving the marked things does. */
export function gives(
  prompt: Prompt,
  draft: Draft,
  view: RollingFatesView,
  told: () => readonly Told[] = () => [],
): string | undefined {
  const words = fate.value;
  const marked = [...draft.values()].reduce((sum, n) => sum + n, 0);
  switch (prompt.question.id) {
    case 'keep':
      return words.keepSome(marked, prompt.options.length - marked);
    case 'again':
      return words.rollSome(marked, priceOf(prompt));
    case 'hit':
      return enteredWords(prompt, draft, view, told());
    case 'target': {
      const options = [...draft].flatMap(([id, count]) => (count > 0 ? [id] : []));
      const names = options.map((id) => enemyName(id.replace('enemy:', ''), language.value));
      return [words.hitsThem(names), ...costWords(costAt(prompt, options, view, told()), view)].join('; ');
    }
    default:
      return undefined;
  }
}

/** The dice of a suggestion by what they show, the greatest first. */
export function named(
  { question, seat }: Prompt,
  choice: Choice,
  view: RollingFatesView,
): string | undefined {
  if (!Array.isArray(choice) || (question.id !== 'keep' && question.id !== 'again')) return undefined;
  const words = fate.value;
  const dice = view.heroes[seat]?.dice ?? [];
  const faces = choice.map((id) => dice[Number(String(id).slice('die-'.length)) - 1] ?? 0);
  const shown = faces.toSorted((a, b) => b - a).join(' ');
  if (question.id === 'again') return faces.length > 0 ? words.rollThese(shown) : words.rollNothing;
  return faces.length > 0 ? words.keepThese(shown) : words.rollAll(dice.length);
}
