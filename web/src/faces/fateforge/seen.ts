import type { FateforgeView } from '@wyrdhall/fateforge';
import type { FaceProps } from '../../kit/face.ts';

export type FateforgeProps = FaceProps<FateforgeView>;
export type SeenHero = FateforgeView['heroes'][number];
export type SeenEnemy = FateforgeView['enemies'][number];
export type SeenToken = FateforgeView['tokens'][number];

/** Whose turn it is among the tiles of the track; undefined while nobody acts. */
export function actingHero(view: FateforgeView): number | undefined {
  if (view.phase !== 'action' || view.at === view.place || view.at > view.heroes.length) return undefined;
  return view.order[view.at - (view.at > view.place ? 1 : 0)];
}

/** The hero whose dice and cards lie in front of the viewer. */
export function shownHero({ view, prompt, viewer }: FateforgeProps): number {
  const figure = prompt?.question.figure;
  const asked = figure === undefined ? -1 : view.heroes.findIndex(({ id }) => id === figure);
  if (asked >= 0) return asked;
  const seat = prompt?.seat ?? (typeof viewer === 'number' ? viewer : undefined);
  const acts = actingHero(view);
  if (seat === undefined) return acts ?? 0;
  if (acts !== undefined && acts % view.players === seat) return acts;
  return seat % view.heroes.length;
}
