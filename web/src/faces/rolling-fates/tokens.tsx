import type { Status } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { statusColor, statusIcon } from './look.ts';
import type { FateWords } from './words/catalogue.ts';

/** Tokens that lie beside a figure. */
export function Tokens({ statuses, words }: { statuses: readonly Status[]; words: FateWords }) {
  if (statuses.length === 0) return null;
  return (
    <span class="rf-tokens">
      {statuses.map((status) => (
        <span
          key={status}
          class="rf-token"
          role="img"
          aria-label={words.statuses[status]}
          title={words.statuses[status]}
          style={{ color: statusColor[status] }}
        >
          <Icon of={statusIcon(status)} size={15} />
        </span>
      ))}
    </span>
  );
}
