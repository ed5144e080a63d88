import {
  type Game,
  isChance,
  isKernelTold,
  type KernelTold,
  type Option,
  type Outcome,
  PASS,
  type Pick,
  type Prompt,
  type Reason,
  type Seat,
  type Seating,
  type Told,
  type Words,
} from '@wyrdhall/kernel';

/** Puts a game's data into words: its own where it has them, else ids. */
export interface Speaker {
  seat(seat: Seat): string;
  figure(id: string): string;
  question(prompt: Prompt): string;
  option(prompt: Prompt, index: number): string;
  /** "Pass" up to a boundary. */
  passUntil(boundary: string): string;
  pick(prompt: Prompt, pick: Pick): string;
  reason(reason: Reason): string;
  event(event: Told): string;
  outcome(outcome: Outcome): string;
  /** Names of what is neither asked nor told (see Words.term). */
  term(id: string): string | undefined;
}

/** The language of the terminal. */
export const LANGUAGE = 'en';

/** `old-tom` is "Old Tom", and so is its variant `old-tom+b`. */
const nameFrom = (id: string): string =>
  (id.split('+')[0] ?? id)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Seats are named by their figures where each of the players leads one. */
export function speaker(game: Game, seating?: Seating, players = seating?.length): Speaker {
  const words = game.words?.[LANGUAGE];
  const seatName = (seat: Seat): string => {
    const id = seating?.length === players ? seating?.[seat] : undefined;
    return id === undefined ? `Player ${seat + 1}` : nameFrom(id);
  };
  const option = (prompt: Prompt, index: number): string => {
    const { id } = prompt.options[index] as Option;
    const text = words && !isChance(prompt) ? words.option(prompt, index, seating) : id;
    return text === PASS ? 'Pass' : text;
  };
  const passUntil = (boundary: string): string =>
    `Pass ${words?.term?.(`until:${boundary}`) ?? `until ${boundary}`}`;
  return {
    seat: seatName,
    figure: (id) => words?.term?.(id) ?? nameFrom(id),
    option,
    passUntil,
    question(prompt) {
      const { question, seat } = prompt;
      if (isChance(prompt)) return `${seatName(seat)}: ${chanceWords(prompt)}`;
      return words
        ? words.question(question, seat, seating)
        : `${seatName(seat)}: ${question.id}${fields(question.data)}`;
    },
    pick(prompt, pick) {
      if (typeof pick === 'number') {
        return pick < 0 ? passUntil(prompt.until?.[-1 - pick] ?? '') : option(prompt, pick);
      }
      const named =
        prompt.ask === 'amounts'
          ? pick.flatMap((n, i) => (n > 0 ? [`${n} × ${option(prompt, i)}`] : []))
          : pick.map((i) => option(prompt, i));
      return named.join(', ') || 'nothing';
    },
    reason: (reason) => (words ? words.reason(reason) : `${reason.id}${fields(reason.data)}`),
    event(event) {
      if (isKernelTold(event)) return kernelWords(event, words, seating, seatName);
      const { kind, rule: _, ...data } = event;
      return words ? words.event(event, seating) : `${kind}${fields(data)}`;
    },
    outcome: (outcome) => (words ? words.outcome(outcome) : outcome.why),
    term: (id) => words?.term?.(id),
  };
}

/** What to roll or draw at the players' own table. */
function chanceWords({ ask, dice, min, question }: Prompt): string {
  if (ask === 'cards') return `draw ${min} ${min === 1 ? 'card' : 'cards'}. What did you draw?`;
  const { die } = { die: 'die', ...question.data };
  const kinds = dice?.filter(({ count }) => count > 0) ?? [{ die: String(die), count: min }];
  const rolled = kinds.map((kind) => `${kind.count} × ${kind.die}`).join(', ');
  return `roll ${rolled}. What do they show?`;
}

function kernelWords(
  event: KernelTold,
  words: Words | undefined,
  seating: Seating | undefined,
  seatName: (seat: Seat) => string,
): string {
  if (event.kind === 'auto') {
    const { seat, rule } = event;
    if (!words) return `${seatName(seat)}, ${event.question}: only ${event.option} was possible.`;
    const question = { id: event.question, rule };
    const options = [{ id: event.option, value: undefined }];
    const prompt: Prompt = { seat, question, ask: 'one', options, min: 1, max: 1, how: 'one' };
    return `${words.question(question, seat, seating)} Only this: ${words.option(prompt, 0, seating)}`;
  }
  const { dropped, questions } = event;
  if (dropped === 0) return 'The rules have changed: the game goes on from its last step.';
  const answers = dropped === 1 ? '1 answer was' : `${dropped} answers were`;
  return `The rules have changed: ${answers} dropped, and ${questions.join(', ')} is asked again.`;
}

function fields(data: object | undefined): string {
  const entries = Object.entries(data ?? {});
  return entries.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
}
