import { ACTIONS, type Action, type GrimheimView } from '@wyrdhall/grimheim';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Answer } from '../../kit/face.ts';
import { actionIcon } from './look.ts';
import type { Offers } from './offers.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface ActionPanelProps {
  readonly hero: GrimheimView['heroes'][number];
  readonly offers: Offers;
  readonly words: GrimheimWords;
  readonly hinted: string | undefined;
  /** The action that is under way. */
  readonly running: Action | undefined;
  /** Whether it is this hero's turn to act: else nobody counts actions. */
  readonly counts: boolean;
  choose(option: string): void;
}

/** The six action spaces: which hold a marker, which can be taken, and why not. */
export function ActionPanel({ hero, offers, words, hinted, running, counts, choose }: ActionPanelProps) {
  return (
    <section class="panel grim-actions" aria-label={words.actionsTitle}>
      <div class="panel-head">
        <h2>{words.actionsTitle}</h2>
        {counts && <small class="quiet">{words.actionsLeft(Math.max(0, 2 - hero.actions.length))}</small>}
      </div>
      <div class="grim-spaces">
        {ACTIONS.map((action, i) => (
          <Space
            key={action}
            action={action}
            digit={i + 1}
            label={words.actions[action]}
            used={hero.actions.includes(action) ? words.taken : undefined}
            offer={offers.get(`action:${action}`)?.[0]}
            hinted={hinted === `action:${action}`}
            running={running === action}
            choose={choose}
          />
        ))}
      </div>
    </section>
  );
}

interface SpaceProps {
  readonly action: Action;
  readonly digit: number;
  readonly label: string;
  readonly used: string | undefined;
  readonly offer: Answer | undefined;
  readonly hinted: boolean;
  readonly running: boolean;
  choose(option: string): void;
}

function Space({ action, digit, label, used, offer, hinted, running, choose }: SpaceProps) {
  const isOpen = offer !== undefined && !offer.closed;
  const state = running ? 'running' : isOpen ? 'can' : used ? 'used' : offer ? 'no' : 'rest';
  const why = offer?.closed ? `${offer.closed.reason} (${offer.closed.rule})` : used;
  return (
    <button
      type="button"
      class={`grim-space ${state}${hinted ? ' hinted' : ''}`}
      data-option={isOpen ? offer.id : undefined}
      data-key={isOpen ? digit : undefined}
      aria-keyshortcuts={isOpen ? String(digit) : undefined}
      aria-disabled={!isOpen}
      aria-label={[offer?.label ?? label, why].filter(Boolean).join(': ')}
      data-explain={`action:${action}`}
      aria-current={running ? 'step' : undefined}
      onClick={() => offer && choose(offer.id)}
    >
      <Icon of={actionIcon(action)} size={21} />
      {label}
      {isOpen && <kbd aria-hidden="true">{digit}</kbd>}
      {used && <i class="grim-marker" />}
      {!isOpen && !used && offer && (
        <span class="grim-lock">
          <Icon of={icon.lock} size={12} />
        </span>
      )}
    </button>
  );
}
