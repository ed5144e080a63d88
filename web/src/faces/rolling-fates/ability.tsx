import { abilityOf, cardText, isTreasure, treasureOf } from '@wyrdhall/rolling-fates';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { CostDice } from './cost.tsx';
import { pointedAt } from './looking.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

interface AbilityProps {
  readonly id: string;
  readonly face: Pick<FateProps, 'choose' | 'hinted' | 'marking'>;
  readonly answer: Answer | undefined;
  /** Whether it is being used: what it asks is asked now. */
  readonly using: boolean;
  /** How likely the re-roll makes it possible, from 0 to 1, while dice are being kept. */
  readonly chance?: number | undefined;
  /** What the bar lacks to pay for it. */
  readonly lack?: string | undefined;
  /** RF-076: that it would change nothing; or what it costs. */
  readonly warning?: string | undefined;
  /** The same as its text, where there is room for signs only. */
  readonly brief?: ComponentChildren;
  readonly words: FateWords;
}

const point = (id: string | undefined) => () => {
  pointedAt.value = id;
};

/** An ability or a Treasure with a cost: it lights where the bar can pay it, and says why where not. */
export function AbilityTile(props: AbilityProps) {
  const { id, face, answer, using, chance, lack, warning, brief, words } = props;
  const { cost } = abilityOf(id);
  const { name, text } = cardText(id, language.value);
  const treasure = isTreasure(id);
  const kind = cost.luck > 0 ? words.luck : treasure ? words.treasure : '';
  const once = treasure && treasureOf(id).oneShot;
  const body = (
    <>
      <CostDice cost={cost} />
      <span class="rf-ability-words">
        <span class="rf-ability-name">
          {name} {kind && <small>{once ? `${kind}, ${words.oneShot}` : kind}</small>}
          {answer?.closed && (
            <small class="rf-why">
              <Icon of={fateIcon.lock} size={13} />
              {lack ?? answer.closed.reason}
            </small>
          )}
        </span>
        <span class="rf-ability-text">{text.replace(/\.$/, '')}</span>
        {brief && (
          <span class="rf-ability-brief" aria-hidden="true">
            {brief}
          </span>
        )}
        {warning && <span class="rf-why">{warning}</span>}
      </span>
      {chance !== undefined && (
        <span class="rf-chance" style={{ '--chance': chance }}>
          <span class="unseen">{words.chance}: </span>
          {Math.round(100 * chance)} %
        </span>
      )}
    </>
  );
  return (
    <Option
      face={face}
      answer={answer}
      class={using ? 'rf-ability using' : 'rf-ability'}
      aria-current={using || undefined}
      data-card={id}
      title={text}
      onTake={point(undefined)}
      onPointerEnter={point(id)}
      onPointerLeave={point(undefined)}
      onFocus={point(id)}
      onBlur={point(undefined)}
    >
      {body}
    </Option>
  );
}
