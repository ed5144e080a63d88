import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import { offersToGiveUp } from './offers.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps } from './seen.ts';

/** After a long fight, beside the answers: quieter than they are. It is asked once more. */
export function GiveUp(props: FateProps) {
  const offer = props.offers.get('give-up');
  if (!props.prompt || !offer || !offersToGiveUp(props.prompt)) return null;
  return (
    <Option face={props} answer={offer} class="button quiet-answer">
      <Icon of={fateIcon.giveUp} />
      {offer.label}
    </Option>
  );
}
