import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Prompt } from '../prompt.ts';
import type { Run } from '../run.ts';
import type { KernelTold, Told } from '../told.ts';
import { inWords, type Mismatch } from './match.ts';
import type { Script } from './perform.ts';

/** Lines of the log that a report shows: the last ones tell most. */
const MOST_LINES = 40;
const MOST_OPTIONS = 20;

/** Where in a case something went wrong, and how. */
export interface Failure {
  /** As in "step 2, when[1]". */
  readonly where: string;
  readonly wrong: string | readonly Mismatch[];
}

/** A failure, the open prompts and the log up to there, for people. */
export function report<S, E extends Told>({ where, wrong }: Failure, script?: Script<S, E>): string {
  const lines =
    typeof wrong === 'string'
      ? [`${where}: ${wrong}`]
      : wrong.flatMap(({ path, expected, found }) => [
          `${where}.${path}`,
          `  expected: ${expected}`,
          `  found:    ${found}`,
        ]);
  return script ? [...lines, ...asked(script.run), ...log(script)].join('\n') : lines.join('\n');
}

function asked<S, E extends Told>({ prompts, outcome }: Run<S, E>): string[] {
  if (outcome) return [`asked: nobody, the game is ${outcome.won ? 'won' : 'lost'} (${outcome.why})`];
  return prompts.map(promptInWords);
}

function promptInWords({ question, seat, options }: Prompt): string {
  const ids = options.map(({ id, closed }) => (closed ? `${id} (closed: ${closed.id})` : id));
  const more = ids.length > MOST_OPTIONS ? `, … ${ids.length - MOST_OPTIONS} more` : '';
  return `asked: ${question.id} (${question.rule}, seat ${seat}): ${ids.slice(0, MOST_OPTIONS).join(', ')}${more}`;
}

function log<S, E extends Told>({ run, told }: Script<S, E>): string[] {
  if (told.length === 0) return ['log: nothing was told'];
  const from = Math.max(0, told.length - MOST_LINES);
  return [
    from > 0 ? `log: … ${from} earlier lines` : 'log:',
    ...told.slice(from).map(({ event }) => `  ${event.rule.padEnd(8)} ${eventInWords(run.game, event)}`),
  ];
}

function eventInWords<S, E extends Told>(game: Game<S, E>, event: E | KernelTold): string {
  const { kind, rule: _, ...rest } = event;
  const words = game.words?.en;
  if (words && kind !== 'auto' && kind !== 'asked-anew') return `${words.event(event as E)} (${kind})`;
  return `${kind} ${inWords(rest as unknown as Json)}`;
}
