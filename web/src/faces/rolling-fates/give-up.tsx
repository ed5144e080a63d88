import { Icon } from '../../icons/icon.tsx';
import { offersOf, offersToGiveUp } from './offers.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps } from './seen.ts';

/** After a long fight, beside the answers: quieter than they are. It is asked once more. */
export function GiveUp(props: FateProps) {
  const { prompt, choose } = props;
  const offer = offersOf(props).get('give-up');
  if (!prompt || !offer || !offersToGiveUp(prompt)) return null;
  return (
    <button type="button" class="button quiet-answer" data-option={offer.id} onClick={() => choose(offer.id)}>
      <Icon of={fateIcon.giveUp} />
      {offer.label}
    </button>
  );
}
