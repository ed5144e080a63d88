import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe has to say about the page as it stands, in short lines. */
export async function complaints(page: Page): Promise<string[]> {
  // By the debugger: the page itself runs nothing that does not come from the hall.
  await page.evaluate(axe.source);
  const found = (await page.evaluate(`axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(({ violations }) => violations)`)) as Finding[];
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
