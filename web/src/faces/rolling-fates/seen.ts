import type { Prompt, Seat } from '@wyrdhall/kernel';
import type { HeroId, RollingFatesOptions, RollingFatesView } from '@wyrdhall/rolling-fates';
import type { FaceProps } from '../../kit/face.ts';

export type FateProps = FaceProps<RollingFatesView>;
export type SeenHero = RollingFatesView['heroes'][number];
export type SeenCombat = NonNullable<RollingFatesView['combat']>;
export type SeenEnemy = SeenCombat['enemies'][number];

export const heroesOf = (options: unknown): readonly HeroId[] => (options as RollingFatesOptions).heroes;

/** Whose panel is the large one: whoever is asked, or looks. */
export function seatShown({ prompt, viewer, view, asked }: FateProps): Seat {
  const seat = prompt?.seat ?? asked?.[0] ?? (viewer === 'watcher' ? 0 : viewer);
  return Math.min(seat, view.heroes.length - 1);
}

const DICE_QUESTIONS = ['stay', 'set-luck', 'keep', 'again'];

/** Dice are rolled and kept in combat, and where the story asks for them. */
export const asksForDice = (prompt: Prompt | undefined): boolean =>
  prompt !== undefined && DICE_QUESTIONS.includes(prompt.question.id);

/** A text in the data of a question. */
export function textOf(prompt: Prompt | undefined, name: string): string | undefined {
  const value = prompt?.question.data?.[name];
  return typeof value === 'string' ? value : undefined;
}
