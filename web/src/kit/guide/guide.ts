import type { Choice, Prompt, Told } from '@wyrdhall/kernel';
import type { Language } from '../../preferences/languages.ts';

/** What a hint looks at: the question, the board, and what was told since the last answer. */
export interface Scene<View = unknown> {
  readonly prompt: Prompt;
  readonly view: View;
  readonly told: ReadonlySet<string>;
  /** The same, event by event. */
  readonly events?: readonly Told[];
  /** What the hint advises, as soon as it has been found. */
  readonly hinted?: string | undefined;
}

/** One thing that a newcomer is told, once, when the game comes to it. */
export interface GuideStep<View = unknown> {
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
  isNow(scene: Scene<View>): boolean;
  /** The answer that its words ask for: it is marked on the table, and what a hint would say. */
  does?(scene: Scene<View>): string | undefined;
  /** Why just this answer, from what lies on the table, in the language that is spoken. */
  why?(scene: Scene<View>): string | undefined;
  /** Said whenever it fits, not only once. */
  readonly again?: boolean;
  /** Its words send to the hint, which comes with them. */
  readonly asksHint?: true;
  /** The hint alone is shown, and no words of the step's own. */
  readonly quiet?: true;
  /** What somebody answers who does just what the words say; a test obeys them. */
  means?(scene: Scene<View>): Choice | undefined;
}

/** The first hint that fits and was not given yet. */
export function stepFor(
  steps: readonly GuideStep[],
  seen: readonly string[],
  scene: Scene,
): GuideStep | undefined {
  return steps.find((step) => !seen.includes(step.id) && step.isNow(scene));
}

export const isOpen = (prompt: Prompt, option: string): boolean =>
  prompt.options.some(({ id, closed }) => id === option && !closed);
