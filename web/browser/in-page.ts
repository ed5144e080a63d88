import type { Page } from 'playwright-core';

/**
 * Runs a function inside the page with plain data and another function. Both must need nothing from around them: they
 * go there as text.
 */
export function inPage<A, F, R>(
  page: Page,
  act: (given: A, ask: F) => R,
  given: A,
  ask?: F,
): Promise<Awaited<R>> {
  // Compilers may wrap functions in a helper that the page does not have.
  return page.evaluate(`{ const __name = (f) => f; (${act})(${JSON.stringify(given)}, ${ask}) }`);
}
