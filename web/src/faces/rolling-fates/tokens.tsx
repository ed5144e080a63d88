import type { Status } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { statusColor, statusIcon } from './look.ts';
import type { FateWords } from './words/catalogue.ts';

interface TokensProps {
  readonly statuses: readonly Status[];
  /** Whose they are: Poison takes so much of their Life. */
  readonly poison: number;
  readonly words: FateWords;
}

/** Statuses as words, each with what it does. */
export function Tokens({ statuses, poison, words }: TokensProps) {
  if (statuses.length === 0) return null;
  return (
    <span class="rf-tokens">
      {statuses.map((status) => (
        <span
          key={status}
          class="rf-token"
          role="img"
          aria-label={words.statusDoes(status, poison)}
          data-explain={`status:${status}`}
          style={{ color: statusColor[status] }}
        >
          <Icon of={statusIcon(status)} size={14} />
          <span class="rf-token-word">
            {words.statuses[status]}
            <span class="rf-token-does">
              {words.statusDoes(status, poison).slice(words.statuses[status].length)}
            </span>
          </span>
        </span>
      ))}
    </span>
  );
}
