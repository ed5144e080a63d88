import { effect } from '@preact/signals';
import type { Session } from './session.ts';

/** Tells on the page's root which game is open and where it stands: for styles, robots and testers. */
export function wearTable(session: Session): () => void {
  const { dataset } = document.documentElement;
  const stop = effect(() => {
    const { game, run, kept } = session;
    session.change.value;
    dataset.game = game.id;
    dataset.turn = game.clock(run.state).turn;
    dataset.question = session.prompts.value[0]?.question.id ?? '';
    dataset.revision = String(run.revision);
    document.title = `${kept.value.name} · Wyrdhall`;
    if (run.outcome) dataset.outcome = run.outcome.won ? 'won' : 'lost';
    else delete dataset.outcome;
  });
  return () => {
    stop();
    for (const name of ['game', 'turn', 'question', 'revision', 'outcome']) delete dataset[name];
  };
}
