import { type Asked, Fault, isChance, Random, Refusal } from '@wyrdhall/kernel';
import { planner, sit } from '@wyrdhall/players';
import { pc } from '../colours.ts';
import { eventLine } from '../event-line.ts';
import { hidesSomething } from './curtain.ts';
import { remake } from './remaking.ts';
import { forgetTakenBack, type Session, saveTo, seenHere, wordsOf } from './session.ts';
import { backOut, takeBack } from './taking-back.ts';
import { turn } from './turning.ts';

const HELP = `  a number, an id or a part of a name answers; Tab completes
  t  turn to the next player who is asked (t 2: to player 2; a bot then goes first)
  u  undo          r  redo         b  back out of a half-made choice
  w  why: the rules behind the question and what happened last
  h  hint (h 2000 thinks longer)   l  log (l 100 shows more)
  m  commands of the game          s FILE  save
  q  quit                          ?  this help
  a colon before a letter makes it a command where an answer has the same name`;
const HINT_ROLLOUTS = 400;
const LOG_LINES = 30;

/** What a letter does. `shown` is the prompt on the screen. */
export const commands: Readonly<
  Record<string, (session: Session, shown: Asked | undefined, rest: string) => void>
> = {
  t: turn,
  u: takeBack,
  r: (session) => {
    const { run, facing } = session;
    const isOwn = facing !== undefined && hidesSomething(session);
    run.apply({ redo: true, ...(isOwn && { seat: facing }) });
    forgetTakenBack(session);
    console.log('Redone.');
  },
  b: backOut,
  m: (session, _, rest) => remake(session, rest),
  w: why,
  h: hint,
  s: (session, _, file) => {
    if (!file) throw new Refusal('Say where to, as in: s game.json');
    saveTo(session, file);
    console.log(`Saved to ${file}.`);
  },
  l: (session, _, lines) => {
    const count = lines ? Number(lines) : LOG_LINES;
    if (!(count >= 1)) throw new Refusal('Say how many lines, as in: l 100');
    const words = wordsOf(session);
    for (const event of seenHere(session).told().slice(-count)) console.log(eventLine(words, event));
  },
  '?': () => console.log(HELP),
};

/** The rules that the open question, its closed answers and the last events cite. */
function why({ run, news, rulebook }: Session, shown: Asked | undefined): void {
  const cited = [
    ...(shown ? [shown.question.rule] : []),
    ...(shown?.options.flatMap(({ closed }) => (closed ? [closed.rule] : [])) ?? []),
    ...(run.outcome ? [run.outcome.rule] : []),
    ...news.map((event) => event.rule),
  ];
  for (const id of new Set(cited)) {
    const rule = rulebook.rules.find((r) => r.id === id);
    const section = rule ? pc.dim(` ${rule.section.join(' · ')}`) : '';
    console.log(`  ${pc.bold(id)}${section}\n    ${rule?.text ?? 'is in no rulebook.'}`);
  }
}

function hint(session: Session, shown: Asked | undefined, rollouts: string): void {
  const { run } = session;
  if (!shown) throw new Refusal('There is nothing to decide.');
  if (isChance(shown)) throw new Refusal(`The ${shown.ask} decide this.`);
  const budget = rollouts ? Number(rollouts) : HINT_ROLLOUTS;
  if (!Number.isInteger(budget) || budget < 1) throw new Refusal('Say how many games to try, as in: h 2000');
  const index = run.prompts.findIndex(
    (prompt) => prompt.seat === shown.seat && run.keyOf(prompt) === shown.key,
  );
  const advice = planner(budget).advise?.(sit(run, index), Random.fromSeed(`hint ${run.revision}`));
  if (!advice) throw new Fault('The planner gives no advice.');
  const words = wordsOf(session);
  for (const { pick: picked, value, tries } of advice.alternatives.slice(0, 3)) {
    console.log(
      `  ${`${Math.round(100 * value)} %`.padStart(5)}  ${words.pick(shown, picked)} ${pc.dim(`(${tries} tries)`)}`,
    );
  }
}
