import { knotsOf, rootOf } from '../ink/script.ts';
import { namesIn, reachOf } from '../ink/variables.ts';
import { keysIn } from '../reference.ts';
import { InkFault, type Teller } from '../teller.ts';
import { combinations, type Ending, endingsOf, type Given } from './endings.ts';

/** What the walker must know of a game. */
export interface Plan<Effect, Choice> {
  /** The knots that the game itself begins with. */
  entries(chapter: string): readonly string[];
  /** Variables that the game sets by itself, with values worth trying. */
  readonly given: Given;
  /** The variable that an effect sets. */
  sets(effect: Effect): string | undefined;
  /** The knots that an effect in this knot leads to, now or later. */
  opens(effect: Effect, knot: string): readonly string[];
  /** Where dice or figures decide between these choices: the results that none of them stands for. */
  missing(choices: readonly Choice[]): readonly string[];
}

/** What can be wrong with a story. */
export type StoryFaultKind =
  | 'unreachable'
  | 'unwritten'
  | 'untold'
  | 'nowhere'
  | 'twice'
  | 'tag'
  | 'ink'
  | 'dice'
  | 'unread'
  | 'unset';

export interface StoryFault {
  readonly kind: StoryFaultKind;
  readonly chapter: string;
  /** The knot, the text, or the variable. */
  readonly at: string;
  readonly why: string;
}

export interface Walk {
  readonly faults: readonly StoryFault[];
  /** How many ends of knots were told. */
  readonly endings: number;
  /** Knots with too many combinations of values, walked in pairs. */
  readonly inPairs: readonly string[];
}

/** Walks every knot of these chapters through all its choices, with all values that make a difference. */
export function walk<Head, Effect, Choice extends { readonly id: string }>(
  teller: Teller<Head, Effect, Choice>,
  chapters: readonly string[],
  plan: Plan<Effect, Choice>,
): Walk {
  const walker = new Walker(teller, plan);
  for (const chapter of chapters) walker.chapter(chapter);
  walker.variables(chapters);
  return walker;
}

class Walker<Head, Effect, Choice extends { readonly id: string }> implements Walk {
  readonly inPairs: string[] = [];
  endings = 0;
  private readonly found = new Map<string, StoryFault>();
  private readonly set = new Set<string>();
  private readonly teller: Teller<Head, Effect, Choice>;
  private readonly plan: Plan<Effect, Choice>;

  constructor(teller: Teller<Head, Effect, Choice>, plan: Plan<Effect, Choice>) {
    this.teller = teller;
    this.plan = plan;
  }

  get faults(): StoryFault[] {
    return [...this.found.values()];
  }

  chapter(chapter: string): void {
    const structure = this.teller.structure(chapter);
    const root = rootOf(structure.ink);
    const knots = new Map(knotsOf(root));
    const reach = reachOf(root);
    const untold = new Set(keysIn(JSON.stringify(structure.ink)));
    const reached = new Set<string>();
    const open = new Set(this.plan.entries(chapter));
    let untellable = false;
    for (const knot of open) {
      if (!knots.has(knot)) {
        this.fault('unwritten', chapter, knot, 'no knot of this name is written');
        continue;
      }
      for (const name of reach.get(knot) ?? []) reached.add(name);
      const { values, pairs } = combinations(structure, knot, this.plan.given);
      if (pairs) this.inPairs.push(`${chapter} ${knot}`);
      for (const combined of values) {
        const failed = (error: unknown): void => {
          untellable = true;
          this.untellable(chapter, knot, error as Error);
        };
        for (const ending of endingsOf(this.teller, chapter, knot, combined, failed)) {
          this.ending(chapter, knot, ending, untold);
          for (const effect of effectsOf(ending))
            for (const next of this.plan.opens(effect, knot)) open.add(next);
        }
      }
    }
    for (const knot of knots.keys()) {
      if (!reached.has(knot)) this.fault('unreachable', chapter, knot, 'nothing leads to this knot');
    }
    // Where a knot stops half way, what comes behind it says nothing.
    for (const key of untellable ? [] : untold) {
      if (reached.has(key.split('.')[0] ?? ''))
        this.fault('untold', chapter, key, 'no values and choices lead to it');
    }
  }

  /** Across all chapters: what one sets another may read. */
  variables(chapters: readonly string[]): void {
    const read = new Set<string>();
    const known = new Set([...this.set, ...Object.keys(this.plan.given)]);
    const declared = new Map<string, string>();
    for (const chapter of chapters) {
      const { ink, reads, variables } = this.teller.structure(chapter);
      for (const name of Object.values(reads).flat()) read.add(name);
      for (const [, knot] of knotsOf(rootOf(ink))) for (const name of namesIn(knot, 'VAR=')) known.add(name);
      for (const name of Object.keys(variables)) declared.set(name, declared.get(name) ?? chapter);
    }
    for (const [name, chapter] of declared) {
      if (!read.has(name)) this.fault('unread', chapter, name, 'it is never read');
      if (!known.has(name)) this.fault('unset', chapter, name, 'it is never set');
    }
    for (const name of this.set) {
      if (!declared.has(name))
        this.fault('unread', chapters[0] ?? '', name, 'it is set, but no script declares it');
    }
  }

  private fault(kind: StoryFaultKind, chapter: string, at: string, why: string): void {
    this.found.set(`${kind} ${chapter} ${at} ${why}`, { kind, chapter, at, why });
  }

  /** The game does not understand a tag, or the runtime cannot go on. */
  private untellable(chapter: string, knot: string, error: Error): void {
    this.fault(error instanceof InkFault ? 'ink' : 'tag', chapter, knot, error.message);
  }

  private ending(
    chapter: string,
    knot: string,
    { head, beats, choices, again }: Ending<Head, Effect, Choice>,
    untold: Set<string>,
  ): void {
    this.endings++;
    for (const key of keysIn(JSON.stringify([head, beats]))) untold.delete(key.slice(chapter.length + 1));
    for (const [i, beat] of beats.entries()) {
      if (beat.lines.length === 0 && beat.choices.length === 0 && !again) {
        this.fault(
          'nowhere',
          chapter,
          knot,
          `after the choices ${choices.slice(0, i).join(', ')} nothing is told`,
        );
      }
      const ids = beat.choices.map(({ id }) => id);
      const twice = ids.find((id, k) => ids.indexOf(id) !== k);
      if (twice !== undefined) this.fault('twice', chapter, knot, `two choices have the id "${twice}"`);
      for (const result of this.plan.missing(beat.choices)) {
        this.fault('dice', chapter, knot, `no branch stands for ${result}`);
      }
      for (const effect of beat.lines.flatMap(({ effects }) => effects)) {
        const name = this.plan.sets(effect);
        if (name !== undefined) this.set.add(name);
      }
    }
  }
}

const effectsOf = <Head, Effect, Choice>({ beats }: Ending<Head, Effect, Choice>): Effect[] =>
  beats.flatMap(({ lines }) => lines.flatMap(({ effects }) => effects));
