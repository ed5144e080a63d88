import { ROUNDS, STORES } from '@wyrdhall/toy';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { toyIcon } from './toy.icons.ts';
import type { ToyView } from './view.ts';
import { winter } from './words.ts';

/** Twelve rounds, and what is left to eat. */
export function Stores({ view }: FaceProps<ToyView>) {
  const round = Math.min(view.round, ROUNDS);
  return (
    <>
      <span class="track" role="img" aria-label={winter.value.round(round, ROUNDS)}>
        {Array.from({ length: ROUNDS }, (_, i) => (
          <span key={i} class={i + 1 === round ? 'spot now' : i + 1 < round ? 'spot done' : 'spot'}>
            {i + 1}
          </span>
        ))}
      </span>
      <span class="track-short">
        {round}/{ROUNDS}
      </span>
      <span class="badge" role="img" aria-label={winter.value.stores(view.stores, STORES)}>
        {Array.from({ length: STORES }, (_, i) => (
          <Icon key={i} of={toyIcon.stores} size={19} color={i < view.stores ? '#ffcf70' : '#6d5a45'} />
        ))}
        <b>{view.stores}</b>
      </span>
    </>
  );
}
