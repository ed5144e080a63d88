import { type GrimheimOptions, grimheim } from '@wyrdhall/grimheim';
import { Random, Run, readOptions, save } from '@wyrdhall/kernel';
import type { Page } from 'playwright-core';

/** A saved table of Grimheim that stands as a case file would give it. */
export function arrangedSave(
  heroes: GrimheimOptions['heroes'],
  given: Parameters<typeof grimheim.arrange>[0],
): string {
  const options = readOptions(grimheim, { players: heroes.length, heroes });
  const state = grimheim.arrange(given, options);
  const random = Random.fromSeed(1).state();
  const checkpoint = { state, random, passes: {}, log: 0, setup: false };
  return JSON.stringify(save(Run.from(grimheim, options, { freeUndo: false }, checkpoint)));
}

/** Brings a saved table to the shelf and sits down at it. */
export async function bring(page: Page, saved: string): Promise<void> {
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(saved) };
  await page.setInputFiles('[data-import]', file);
  await page.waitForSelector('[data-option]');
}
