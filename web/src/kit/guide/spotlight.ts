import { signal } from '@preact/signals';

/** What a lesson on the table speaks of, as `data-explain` names it; a board of places marks its own. */
export const spotlight = signal<readonly string[]>([]);
