import { effect } from '@preact/signals';
import type { Session } from './session.ts';

/** Lets the page wear the colours of a game, where it is shown and not played; gives the way to take them off. */
export function wearGame(id: string): () => void {
  const { dataset } = document.documentElement;
  const before = dataset.game;
  dataset.game = id;
  return () => {
    if (before === undefined) delete dataset.game;
    else dataset.game = before;
  };
}

/** Tells on the page's root which game is open and where it stands: for styles, robots and testers. */
export function wearTable(session: Session): () => void {
  const { dataset } = document.documentElement;
  const stop = effect(() => {
    const { game, kept, moment, link } = session;
    const { clock, revision, outcome } = moment.value;
    dataset.game = game.id;
    dataset.turn = clock.turn;
    dataset.question = session.prompts.value[0]?.question.id ?? '';
    dataset.revision = String(revision);
    dataset.pending = String(link.pending.value.length);
    if (session.stage.playing.value) dataset.playing = '';
    else delete dataset.playing;
    document.title = `${kept.value.name} · Wyrdhall`;
    if (outcome) dataset.outcome = outcome.won ? 'won' : 'lost';
    else delete dataset.outcome;
  });
  return () => {
    stop();
    for (const name of ['game', 'turn', 'question', 'revision', 'pending', 'outcome', 'playing'])
      delete dataset[name];
  };
}
