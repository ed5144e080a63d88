import { Fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { hashState, notPlain } from '../json.ts';
import { readLegacy } from '../legacy.ts';
import { difference, shared } from './difference.ts';
import { readAll } from './lawful.ts';
import { shown } from './standing.ts';
import type { Properties } from './trial.ts';
import { playOut } from './walk.ts';

export const keeping: Properties = {
  'state, events, views and prompts are plain JSON': (trial) => {
    const { game, options } = trial;
    const plain = (value: unknown, what: string) => {
      const found = notPlain(value, what);
      if (found) throw new Fault(`Not plain JSON: ${found}.`);
    };
    let read = 0;
    playOut(trial, ({ prompts, outcome, table: { state, log } }, point) => {
      for (; read < log.length; read++) plain(log[read]?.event, 'event');
      if (!point) return;
      plain(state, 'state');
      if (hashState(JSON.parse(JSON.stringify(state))) !== hashState(state)) {
        throw new Fault('The state does not survive JSON.');
      }
      for (const prompt of prompts) plain(shown(prompt), `prompt "${prompt.question.id}"`);
      if (outcome) plain(outcome, 'outcome');
      plain(game.describe(state), 'describe');
      checkLegacy(game, state);
      plain(game.view(state, 'watcher'), 'view of a watcher');
      for (let seat = 0; seat < options.players; seat++)
        plain(game.view(state, seat), `view of seat ${seat}`);
    });
  },

  'what was told stays as it was told': (trial) => {
    const texts: string[] = [];
    const { table } = playOut(trial, ({ table: { log } }) => {
      for (let i = texts.length; i < log.length; i++) texts.push(JSON.stringify(log[i]?.event));
    });
    table.log.forEach(({ event }, i) => {
      if (JSON.stringify(event) === texts[i]) return;
      const differs = difference(JSON.parse(texts[i] as string), event);
      throw new Fault(`Playing on changes the event "${event.kind}", which was told: ${differs}.`);
    });
  },

  'looking at the game changes nothing': (trial) => {
    playOut(trial, ({ table: { state } }, point) => {
      if (!point) return;
      const [before, hash] = [trial.game.copy(state), hashState(state)];
      readAll(trial, state);
      if (hashState(state) === hash) return;
      const changed = difference(before, state) ?? 'the state is another one';
      throw new Fault(`Looking at the game changes it: ${changed}.`);
    });
  },

  'a copy is equal and independent': (trial) => {
    const { game } = trial;
    let kept: { readonly copy: unknown; readonly was: string } | undefined;
    playOut(trial, ({ table: { state } }, point) => {
      if (!point) return;
      if (kept && JSON.stringify(kept.copy) !== kept.was) {
        throw new Fault(`Playing on changes a copy: ${difference(JSON.parse(kept.was), kept.copy)}.`);
      }
      const copy = game.copy(state);
      const differs = difference(state, copy);
      if (differs) throw new Fault(`A copy is another state: ${differs}.`);
      const common = shared(state, copy);
      if (common) throw new Fault(`A copy shares ${common} with its original.`);
      kept = { copy, was: JSON.stringify(copy) };
    });
  },
};

function checkLegacy(game: Game, state: unknown): void {
  if (!game.legacy) return;
  try {
    readLegacy(game.legacy(state));
  } catch (error) {
    throw new Fault(`What a table leaves cannot be kept: ${(error as Error).message}`);
  }
}
