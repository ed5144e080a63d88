import type {
  Game,
  KernelTold,
  Option,
  Outcome,
  Pick,
  Prompt,
  Reason,
  Seat,
  Seating,
  Told,
  Words,
} from '@wyrdhall/kernel';
import { PASS } from '@wyrdhall/kernel';

/** Puts a game's data into words: its own where it has them, else ids. */
export interface Speaker {
  question(prompt: Prompt): string;
  option(prompt: Prompt, index: number): string;
  pick(prompt: Prompt, pick: Pick): string;
  reason(reason: Reason): string;
  event(event: Told): string;
  outcome(outcome: Outcome): string;
}

const playerName = (seat: Seat): string => `Player ${seat + 1}`;

export function speaker(game: Game, seating?: Seating): Speaker {
  const words = game.words?.en;
  const option = (prompt: Prompt, index: number): string => {
    const { id } = prompt.options[index] as Option;
    if (words && prompt.ask !== 'dice') return words.option(prompt, index, seating);
    return id === PASS ? 'Pass' : id;
  };
  return {
    option,
    question(prompt) {
      const { question, seat, ask } = prompt;
      if (ask === 'dice') {
        const { die, count } = { die: 'die', count: prompt.min, ...question.data };
        return `${playerName(seat)}: roll ${count} × ${die}. What do they show?`;
      }
      return words
        ? words.question(question, seat, seating)
        : `${playerName(seat)}: ${question.id}${fields(question.data)}`;
    },
    pick(prompt, pick) {
      if (typeof pick === 'number') {
        return pick < 0 ? `pass until ${prompt.until?.[-1 - pick]}` : option(prompt, pick);
      }
      const named =
        prompt.ask === 'amounts'
          ? pick.flatMap((n, i) => (n > 0 ? [`${n} × ${option(prompt, i)}`] : []))
          : pick.map((i) => option(prompt, i));
      return named.join(', ') || 'nothing';
    },
    reason: (reason) => (words ? words.reason(reason) : `${reason.id}${fields(reason.data)}`),
    event(event) {
      if (isKernelTold(event)) return kernelWords(event, words, seating);
      const { kind, rule: _, cause: __, ...data } = event;
      return words ? words.event(event, seating) : `${kind}${fields(data)}`;
    },
    outcome: (outcome) => (words ? words.outcome(outcome) : outcome.why),
  };
}

export const isKernelTold = (event: Told): event is KernelTold =>
  event.kind === 'auto' || event.kind === 'asked-anew';

function kernelWords(event: KernelTold, words: Words | undefined, seating: Seating | undefined): string {
  if (event.kind === 'auto') {
    const { seat, rule } = event;
    if (!words) return `${playerName(seat)}, ${event.question}: only ${event.option} was possible.`;
    const question = { id: event.question, rule };
    const options = [{ id: event.option, value: undefined }];
    const prompt: Prompt = { seat, question, ask: 'one', options, min: 1, max: 1 };
    return `${words.question(question, seat, seating)} Only this: ${words.option(prompt, 0, seating)}`;
  }
  const answers = event.dropped === 1 ? '1 answer was' : `${event.dropped} answers were`;
  return `The rules have changed since: ${answers} dropped, and ${event.questions.join(', ')} is asked anew.`;
}

function fields(data: object | undefined): string {
  const entries = Object.entries(data ?? {});
  return entries.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
}
