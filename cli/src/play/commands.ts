import { type Choice, Fault, type Prompt, pick, Random, Refusal, type Undo } from '@wyrdhall/kernel';
import { planner, sit } from '@wyrdhall/players';
import { pc } from '../colours.ts';
import { eventLine } from '../event-line.ts';
import { toldTo } from '../told.ts';
import { type Session, saveTo } from './session.ts';

const HELP = `  a number, an id or a part of a name answers; Tab completes
  u  undo          r  redo         b  back out of a half-made choice
  w  why: the rules behind the question and what happened last
  h  hint (h 2000 thinks longer)   l  log (l 100 shows more)
  s FILE  save     q  quit         ?  this help
  a colon before a letter makes it a command where an answer has the same name`;
const HINT_ROLLOUTS = 400;
const LOG_LINES = 30;

/** What a letter does. `at` is the open prompt, or below 0 when the game is over. */
export const commands: Readonly<Record<string, (session: Session, at: number, rest: string) => void>> = {
  u: (session) => {
    const undos = session.run.undos();
    const undo = undos.find(({ seat }) => session.people.includes(seat));
    if (!undo) throw new Refusal('There is nothing to take back.');
    takeBack(session, undo);
  },
  r: ({ run }) => {
    run.redo();
    console.log('Done again.');
  },
  b: (session) => {
    const { run } = session;
    const undo = run.undos()[run.halfMade - 1];
    if (!undo) throw new Refusal('There is nothing half-made to back out of.');
    takeBack(session, undo);
  },
  w: why,
  h: hint,
  s: (session, _, file) => {
    if (!file) throw new Refusal('Say where to, as in: s game.json');
    saveTo(session, file);
    console.log(`Saved to ${file}.`);
  },
  l: (session, _, lines) => {
    session.run.remember();
    const count = lines ? Number(lines) : LOG_LINES;
    if (!(count >= 1)) throw new Refusal('Say how many lines, as in: l 100');
    for (const event of toldTo(session.run, session.people).slice(-count)) {
      console.log(eventLine(session.words, event));
    }
  },
  '?': () => console.log(HELP),
};

function takeBack(session: Session, undo: Undo): void {
  const { run, words } = session;
  run.undo(undo.answers);
  const prompt = run.prompts.find((open) => open.seat === undo.seat);
  const what = prompt ? `${words.question(prompt)} ${said(session, prompt, undo.choice)}` : undo.question.id;
  const more = undo.answers > 1 ? ` (${undo.answers} answers)` : '';
  const anew = undo.barrier ? ` There was a ${undo.barrier} since: chance is dealt anew.` : '';
  console.log(`Taken back: ${what}${more}.${anew}`);
}

const said = ({ words }: Session, prompt: Prompt, choice: Choice): string =>
  words.pick(prompt, pick(prompt, choice));

/** The rules that the open question, its closed answers and the last events cite. */
function why({ run, news, rulebook }: Session, at: number): void {
  const prompt = run.prompts[at];
  const cited = [
    ...(prompt ? [prompt.question.rule] : []),
    ...(prompt?.options.flatMap(({ closed }) => (closed ? [closed.rule] : [])) ?? []),
    ...(run.outcome ? [run.outcome.rule] : []),
    ...news.map((event) => event.rule),
  ];
  for (const id of new Set(cited)) {
    const rule = rulebook.rules.find((r) => r.id === id);
    const section = rule ? pc.dim(` ${rule.section.join(' · ')}`) : '';
    console.log(`  ${pc.bold(id)}${section}\n    ${rule?.text ?? 'stands in no rulebook.'}`);
  }
}

function hint({ run, words }: Session, at: number, rollouts: string): void {
  const prompt = run.prompts[at];
  if (!prompt) throw new Refusal('There is nothing to decide.');
  if (prompt.ask === 'dice') throw new Refusal('The dice decide this.');
  const budget = rollouts ? Number(rollouts) : HINT_ROLLOUTS;
  if (!Number.isInteger(budget) || budget < 1) throw new Refusal('Say how many games to try, as in: h 2000');
  const advice = planner(budget).advise?.(sit(run, at), Random.fromSeed(`hint ${run.revision}`));
  if (!advice) throw new Fault('The planner gives no advice.');
  for (const { pick: picked, value, tries } of advice.alternatives.slice(0, 3)) {
    console.log(
      `  ${`${Math.round(100 * value)} %`.padStart(5)}  ${words.pick(prompt, picked)} ${pc.dim(`(${tries} tries)`)}`,
    );
  }
}
