import type { Fateforge } from '../../state.ts';
import { boardFor } from '../board.ts';

/** FF-131: where heroes may begin: the scene says so, or the story does. */
export function startsOf(s: Fateforge): readonly number[] {
  const { start, map } = boardFor(s.board);
  const named = s.campaign?.next.start.flatMap((name) => map.zones.get(name) ?? []) ?? [];
  return named.length > 0 ? named : start;
}
