import { valuesKept } from '@wyrdhall/story';
import type { RollingFates } from '../state.ts';
import { teller } from './tale.ts';

/** RF-023: what the party did is known to later scenes; the one that is being told goes on as it began. */
export function remember({ journey }: RollingFates, flag: string): void {
  const { story, flags, adventure } = journey;
  if (flags.includes(flag)) return;
  const kept = story && valuesKept(teller.structure(adventure), story, flag, false);
  if (story && kept) story.values = kept;
  flags.push(flag);
}
