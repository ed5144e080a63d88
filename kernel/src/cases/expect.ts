import type { Data, Json } from '../json.ts';
import type { Prompt } from '../prompt.ts';
import type { Run } from '../run.ts';
import type { Line, Told } from '../told.ts';
import { THEN_WORDS } from './case.ts';
import { inWords, isMap, type Mismatch, matches, mismatches } from './match.ts';
import { isEvent } from './perform.ts';

type ThenWord = (typeof THEN_WORDS)[number];
type Check = (wanted: Json, then: Then) => Mismatch[];

/** What a `then` looks at. */
interface Then {
  readonly prompts: readonly Prompt[];
  /** Since the step of the case began. */
  readonly told: readonly Told[];
  readonly outcome: Json;
}

/** What of a `then` does not hold; `told` is what was told since its step began. */
export function unmet<S, E extends Told>(run: Run<S, E>, then: Data, told: readonly Line<E>[]): Mismatch[] {
  const { outcome = null } = run;
  const scene: Then = {
    prompts: run.prompts,
    told: told.map((line) => line.event),
    outcome: outcome as Json,
  };
  const described = run.game.describe(run.state);
  const words = isMap(described) ? described : {};
  return Object.entries(then).flatMap(([word, wanted]) => {
    if (isThenWord(word)) return CHECKS[word](wanted, scene);
    if (Object.hasOwn(words, word)) return mismatches(wanted, words[word], word);
    const known = [...THEN_WORDS, ...Object.keys(words)].join(', ');
    return [{ path: word, expected: `one of the words ${known}`, found: `"${word}", which nobody knows` }];
  });
}

const isThenWord = (word: string): word is ThenWord => (THEN_WORDS as readonly string[]).includes(word);

const CHECKS: { readonly [word in ThenWord]: Check } = {
  asked: (wanted, { prompts }) => {
    const found = prompts.map(promptAsData);
    const isAsked = (one: Json, prompt: Data) => matches(isMap(one) ? one : { question: one }, prompt);
    const met = Array.isArray(wanted)
      ? wanted.length === found.length && found.every((prompt, i) => isAsked(wanted[i], prompt))
      : wanted === 'nobody'
        ? found.length === 0
        : found.some((prompt) => isAsked(wanted, prompt));
    if (met) return [];
    const asked = found.map(({ question = '', seat = 0 }) => inWords({ question, seat }));
    return [{ path: 'asked', expected: inWords(wanted), found: asked.join(', ') || 'nobody' }];
  },
  offered: (wanted, { prompts }) => {
    const open = openIds(prompts);
    return idsOf(wanted)
      .filter((id) => !open.includes(id))
      .map((id) => ({ path: 'offered', expected: `${id} is open`, found: stateOf(id, prompts) }));
  },
  'not-offered': (wanted, { prompts }) => {
    if (prompts.length === 0)
      return [{ path: 'not-offered', expected: 'a question', found: 'nobody is asked' }];
    const open = openIds(prompts);
    return idsOf(wanted)
      .filter((id) => open.includes(id))
      .map((id) => ({ path: 'not-offered', expected: `${id} is closed or not there`, found: 'it is open' }));
  },
  closed: (wanted, { prompts }) => {
    const each = isMap(wanted) ? Object.entries(wanted) : idsOf(wanted).map((id) => [id, undefined] as const);
    return each
      .filter(([id, reason]) => {
        const reasons = closedBy(id, prompts);
        return (
          reasons.length === 0 || (reason !== undefined && !reasons.some((found) => matches(reason, found)))
        );
      })
      .map(([id, reason]) => ({
        path: `closed.${id}`,
        expected: reason === undefined ? 'closed' : `closed: ${inWords(reason)}`,
        found: stateOf(id, prompts),
      }));
  },
  told: (wanted, { told }) => {
    let at = 0;
    for (const [i, one] of (wanted as readonly Json[]).entries()) {
      const found = told.findIndex((event, n) => n >= at && isEvent(one, event));
      if (found < 0) {
        const after = at === 0 ? 'not told' : `not told after "${told[at - 1]?.kind}"`;
        return [{ path: `told[${i}]`, expected: inWords(one), found: after }];
      }
      at = found + 1;
    }
    return [];
  },
  'not-told': (wanted, { told }) =>
    (wanted as readonly Json[]).flatMap((one, i) => {
      const found = told.find((event) => isEvent(one, event));
      if (!found) return [];
      return [
        { path: `not-told[${i}]`, expected: `no ${inWords(one)}`, found: inWords(found as unknown as Json) },
      ];
    }),
  outcome: (wanted, { outcome }) => {
    const word = isMap(outcome) ? (outcome.won ? 'won' : 'lost') : 'none';
    if (isMap(wanted)) return mismatches(wanted, outcome, 'outcome');
    return wanted === word ? [] : [{ path: 'outcome', expected: inWords(wanted), found: word }];
  },
};

/** A prompt in the words of a case. */
function promptAsData({ seat, question, ask, min, max, options }: Prompt): Data {
  const closed = options.flatMap(({ id, closed }) => (closed ? [[id, closed.id] as const] : []));
  return {
    question: question.id,
    seat,
    rule: question.rule,
    ask,
    min,
    max,
    data: question.data ?? {},
    open: options.filter((option) => !option.closed).map((option) => option.id),
    closed: Object.fromEntries(closed),
  };
}

const idsOf = (wanted: Json): string[] => (Array.isArray(wanted) ? wanted.map(String) : [String(wanted)]);

const openIds = (prompts: readonly Prompt[]): string[] =>
  prompts.flatMap((prompt) => prompt.options.filter((option) => !option.closed).map((option) => option.id));

const closedBy = (id: string, prompts: readonly Prompt[]): string[] =>
  prompts.flatMap((prompt) =>
    prompt.options.flatMap((option) => (option.id === id && option.closed ? [option.closed.id] : [])),
  );

function stateOf(id: string, prompts: readonly Prompt[]): string {
  if (prompts.length === 0) return 'nobody is asked';
  if (openIds(prompts).includes(id)) return 'open';
  const [reason] = closedBy(id, prompts);
  return reason === undefined ? 'not there' : `closed: ${reason}`;
}
