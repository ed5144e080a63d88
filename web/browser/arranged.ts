import { type GrimheimOptions, grimheim } from '@wyrdhall/grimheim';
import { type Game, type Given, Random, Run, readOptions, save, type Told } from '@wyrdhall/kernel';
import type { Page } from 'playwright-core';

/** A saved table that stands as a case file would give it. */
export function arrangedTable<State, Event extends Told, View>(
  game: Game<State, Event, View>,
  wishes: Readonly<Record<string, unknown>>,
  given: Given,
): string {
  const options = readOptions(game as Game, wishes);
  const state = game.arrange(given, options);
  const random = Random.fromSeed(1).state();
  const checkpoint = { state, random, passes: {}, log: 0, setup: false };
  return JSON.stringify(save(Run.from(game, options, { freeUndo: false }, checkpoint)));
}

/** The same for Grimheim. */
export const arrangedSave = (heroes: GrimheimOptions['heroes'], given: Given): string =>
  arrangedTable(grimheim, { players: heroes.length, heroes }, given);

/** Brings a saved table to the shelf and sits down at it. */
export async function bring(page: Page, saved: string): Promise<void> {
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(saved) };
  await page.setInputFiles('[data-import]', file);
  await page.waitForSelector('[data-option]');
}
