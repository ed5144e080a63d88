import type { Cost } from '@wyrdhall/rolling-fates';
import { Die } from './die.tsx';

/** Groups of equal dice, where there are several of them. */
const LETTERS = ['A', 'B'];

/** What has to be paid, as small dice. The words beside it say the same. */
export function CostDice({ cost }: { cost: Cost }) {
  return (
    <span class="rf-cost" aria-hidden="true">
      {cost.luck > 0 && (
        <span data-explain="sign:luck">
          <Die face={cost.luck} luck />
        </span>
      )}
      {cost.same.map((size, group) => (
        <span key={group} class="rf-same" data-explain="sign:same">
          {Array.from({ length: size }, (_, i) => (
            <Die key={i} face={0} sign={cost.same.length > 1 ? LETTERS[group] : '='} />
          ))}
        </span>
      ))}
      {cost.exact.length > 0 && (
        <span class="rf-same" data-explain="sign:exact">
          {cost.exact.map((face, i) => (
            <Die key={i} face={face} />
          ))}
        </span>
      )}
      {cost.any > 0 && (
        <span class="rf-same" data-explain="sign:any">
          {Array.from({ length: cost.any }, (_, i) => (
            <Die key={i} face={0} sign="?" />
          ))}
        </span>
      )}
    </span>
  );
}
