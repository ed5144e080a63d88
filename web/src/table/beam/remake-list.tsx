import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { look } from '../../kit/look.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import { chosenRemake, remakeItems } from '../../session/remakes.ts';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';

/** The game's own commands in the table menu; a closed one says why. */
export function RemakeList({ session }: { session: Session }) {
  session.change.value;
  const items = remakeItems(session.seen.value.remakes, wordsAt(session));
  return items.map((item) => (
    <li key={item.id}>
      <button
        type="button"
        class={item.closed ? 'button closed' : 'button'}
        aria-disabled={item.closed !== undefined}
        data-remake={item.id}
        onClick={() => {
          if (item.closed) return;
          session.refusal.value = undefined;
          look.menu.value = undefined;
          chosenRemake.value = item;
        }}
      >
        <Icon of={item.closed ? icon.lock : icon.redo} />
        <span>
          {item.label}
          {item.closed && <small>{item.closed.reason}</small>}
        </span>
      </button>
      {item.closed && <RuleLink id={item.closed.rule} />}
    </li>
  ));
}
