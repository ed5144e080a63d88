import type { Random, Seat, Viewer } from '@wyrdhall/kernel';
import { leads, type Watch, watchDie } from './state.ts';

export function view(s: Watch, viewer: Viewer) {
  const wardens = s.wardens.map(({ id, hand, dice }, i) => {
    const own = viewer !== 'watcher' && leads(s, viewer, i);
    return { id, hand: own ? hand : hand.length, dice: own || s.phase !== 'dusk' ? dice : [] };
  });
  return { ...s, wardens, deck: s.deck.length };
}

export const secrets = (s: Watch, viewer: Viewer): string[] => [
  ...s.deck,
  ...s.wardens.flatMap(({ hand }, i) => (viewer !== 'watcher' && leads(s, viewer, i) ? [] : hand)),
];

export function redeal(s: Watch, seat: Seat, random: Random): void {
  const hidden = secrets(s, seat);
  random.shuffle(hidden);
  s.deck = hidden.splice(0, s.deck.length);
  s.wardens.forEach((warden, i) => {
    if (leads(s, seat, i)) return;
    warden.hand = hidden.splice(0, warden.hand.length);
    if (s.phase === 'dusk') warden.dice = warden.dice.map(() => random.of(watchDie.faces));
  });
}
