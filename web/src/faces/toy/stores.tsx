import { ROUNDS, STORES } from '@wyrdhall/toy';
import type { FaceProps } from '../../kit/face.ts';
import { GONE, Tally, Track } from '../../kit/sheets/track.tsx';
import { toyIcon } from './toy.icons.ts';
import type { ToyView } from './view.ts';
import { winter } from './words/words.ts';

const SPOTS = Array.from({ length: ROUNDS }, () => ({}));

/** Twelve rounds, and what is left to eat. */
export function Stores({ view }: FaceProps<ToyView>) {
  const round = Math.min(view.round, ROUNDS);
  const signs = Array.from({ length: STORES }, (_, i) => ({
    icon: toyIcon.stores,
    color: i < view.stores ? '#ffcf70' : GONE,
  }));
  return (
    <>
      <Track spots={SPOTS} now={round} label={winter.value.round(round, ROUNDS)} />
      <Tally signs={signs} label={winter.value.stores(view.stores, STORES)}>
        <b>{view.stores}</b>
      </Tally>
    </>
  );
}
