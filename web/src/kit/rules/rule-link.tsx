import { say } from '../../words/words.ts';
import { showRule } from '../look.ts';

/** A rule's id beside the table: opens the rule in place. */
export function RuleLink({ id }: { id: string }) {
  if (!id) return null;
  return (
    <button type="button" class="rule" aria-label={say.value.table.rule(id)} onClick={() => showRule(id)}>
      {id}
    </button>
  );
}
