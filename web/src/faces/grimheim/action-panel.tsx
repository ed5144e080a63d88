import { ACTIONS, type Action, type GrimheimView } from '@wyrdhall/grimheim';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { actionIcon } from './look.ts';
import { grim } from './words/words.ts';

interface ActionPanelProps {
  readonly face: FaceProps<GrimheimView>;
  readonly hero: GrimheimView['heroes'][number];
  /** The action that is under way. */
  readonly running: Action | undefined;
  /** Whether it is this hero's turn to act: else nobody counts actions. */
  readonly counts: boolean;
}

/** The six action spaces: which hold a marker, which can be taken, and why not. */
export function ActionPanel({ face, hero, running, counts }: ActionPanelProps) {
  const words = grim.value;
  return (
    <section class="panel grim-actions" aria-label={words.actionsTitle}>
      <div class="panel-head">
        <h2>{words.actionsTitle}</h2>
        {counts && <small class="quiet">{words.actionsLeft(Math.max(0, 2 - hero.actions.length))}</small>}
      </div>
      <div class="grim-spaces">
        {ACTIONS.map((action, i) => {
          const answer = face.offers.get(`action:${action}`);
          const isOpen = answer !== undefined && !answer.closed;
          const used = hero.actions.includes(action);
          const why = answer?.closed
            ? `${answer.closed.reason} (${answer.closed.rule})`
            : used && words.taken;
          return (
            <Option
              key={action}
              face={face}
              answer={answer}
              digit={i + 1}
              class={`grim-space${running === action ? ' running' : used ? ' used' : ''}`}
              aria-label={[answer?.label ?? words.actions[action], why].filter(Boolean).join(': ')}
              data-explain={`action:${action}`}
              aria-current={running === action ? 'step' : undefined}
            >
              <Icon of={actionIcon(action)} size={21} />
              {words.actions[action]}
              {isOpen && <kbd aria-hidden="true">{i + 1}</kbd>}
              {used && <i class="grim-marker" />}
              {!isOpen && !used && answer && (
                <span class="grim-lock">
                  <Icon of={icon.lock} size={12} />
                </span>
              )}
            </Option>
          );
        })}
      </div>
    </section>
  );
}
