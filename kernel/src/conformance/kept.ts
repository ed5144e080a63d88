import { Fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { replay } from '../replay.ts';
import { readRulebook } from '../rulebook.ts';
import { readSave } from '../save.ts';
import type { Told } from '../told.ts';

/** A finished game that was kept as a file: it still leads to its end, and every event cites its rule. */
export function checkKept<S, E extends Told>(game: Game<S, E>, rulebook: string, file: string): void {
  const rules = new Set(readRulebook(rulebook).rules.map(({ id }) => id));
  const played = replay(game, readSave(file));
  for (const { diverged, changed } of played) {
    const astray = diverged ?? changed;
    if (astray) throw new Fault(`After ${astray.entries} answers it goes astray: ${astray.why}`);
  }
  if (!played.at(-1)?.run?.outcome) throw new Fault('It does not come to its end.');
  for (const { kind, rule } of played.flatMap(({ run }) => run?.told() ?? [])) {
    if (!rules.has(rule))
      throw new Fault(`The event "${kind}" cites ${rule}, which the rulebook does not have.`);
  }
}
