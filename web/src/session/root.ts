import { effect } from '@preact/signals';
import type { Session } from './session.ts';

/** Tells on the page's root which game is open and where it stands: for styles, robots and testers. */
export function wearTable(session: Session): () => void {
  const { dataset } = document.documentElement;
  const stop = effect(() => {
    const { game, moment, link } = session;
    const { clock, revision, outcome } = moment.value;
    dataset.game = game.id;
    dataset.turn = clock.turn;
    dataset.question = session.prompts.value[0]?.question.id ?? '';
    dataset.revision = String(revision);
    dataset.pending = String(link.pending.value.length);
    if (session.stage.playing.value) dataset.playing = '';
    else delete dataset.playing;
    if (outcome) dataset.outcome = outcome.won ? 'won' : 'lost';
    else delete dataset.outcome;
  });
  return () => {
    stop();
    for (const name of ['game', 'turn', 'question', 'revision', 'pending', 'outcome', 'playing'])
      delete dataset[name];
  };
}
