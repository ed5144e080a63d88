import { allPicks, type Flow, type Line, type Pick, type Prompt, Random, Table } from '@wyrdhall/kernel';
import { copy } from '../copy.ts';
import { turnOptions, turnQuestion, useInTurn } from '../rules/hero-turn.ts';
import { step } from '../rules/step.ts';
import { type Fateforge, heroAt, seatOf } from '../state.ts';
import type { FateforgeTold } from '../told.ts';

/** An answer: to which question, and which. */
export interface Answered {
  readonly prompt: Prompt;
  readonly pick: Pick;
}

/** One way in which it goes on from a state: what was answered, and where it led. */
export interface Way {
  readonly state: Fateforge;
  readonly answers: readonly Answered[];
  readonly told: readonly Line<FateforgeTold>[];
}

const SEED = 7;
/** More ways to answer one question are not looked at: shares of healing have so many. */
const MOST_PICKS = 60;

/** Tries what a hero could do on copies of a state, always with the same dice. */
export class TryOut {
  private readonly table: Table<Fateforge, FateforgeTold>;
  private readonly seed: number;
  /** How many copies were played on. */
  runs = 0;

  constructor(s: Fateforge, seed = SEED) {
    this.table = new Table<Fateforge, FateforgeTold>(s, Random.fromSeed(seed));
    this.seed = seed;
  }

  /** What a hero is asked whose turn has begun. */
  turnPrompt(s: Fateforge, hero: number): Prompt {
    return this.table.prompt(
      seatOf(s, hero),
      turnQuestion(heroAt(s, hero)),
      'one',
      turnOptions(s, hero),
      1,
      1,
    );
  }

  /** All ways through a use of the turn. */
  uses(from: Fateforge, hero: number, prompt: Prompt, pick: number): Generator<Way> {
    const chosen = prompt.options[pick]?.value as string;
    return this.ways(from, () => useInTurn(this.table, hero, chosen), [{ prompt, pick }]);
  }

  /** All ways through the beginning of a turn, up to the question what to do. */
  beginnings(from: Fateforge): Generator<Way> {
    return this.ways(from, () => step(this.table), []);
  }

  private *ways(from: Fateforge, make: () => Flow, before: readonly Answered[]): Generator<Way> {
    const left: (readonly Pick[])[] = [[]];
    for (let given = left.pop(); given; given = left.pop()) yield this.way(from, make, before, given, left);
  }

  /** Gives these answers, then the first of all open ones; the others are left for later. */
  private way(
    from: Fateforge,
    make: () => Flow,
    before: readonly Answered[],
    given: readonly Pick[],
    left: (readonly Pick[])[],
  ): Way {
    const { table } = this;
    this.runs++;
    table.state = copy(from);
    table.random = Random.fromSeed(this.seed);
    table.log = [];
    table.windows.restart();
    const answers = [...before];
    const picks = [...given];
    const flow = make();
    try {
      for (let next = flow.next(), n = 0; !next.done; n++) {
        const prompt = next.value[0] as Prompt;
        if (prompt.question.id === 'turn') break;
        if (n === picks.length) {
          const all = allPicks(prompt, MOST_PICKS);
          for (let k = all.length - 1; k > 0; k--) left.push([...picks, all[k] as Pick]);
          picks.push(all[0] as Pick);
        }
        const pick = picks[n] as Pick;
        answers.push({ prompt, pick });
        next = flow.next({ prompt: 0, pick });
      }
    } catch (error) {
      if (table.state.ending === '') throw error;
    }
    return { state: table.state, answers, told: table.log };
  }
}
