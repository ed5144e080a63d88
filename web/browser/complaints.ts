import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { whilePainted } from './painting.ts';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const ASK = `axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}).then(({ violations }) => violations)`;

/** What axe has to say about the page as it stands, in short lines. */
export async function complaints(page: Page): Promise<string[]> {
  // By the debugger: the page itself runs nothing that does not come from the hall.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await whilePainted(page, () => page.evaluate<Finding[]>(ASK));
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
