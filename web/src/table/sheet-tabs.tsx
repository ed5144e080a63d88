import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import type { GameFace } from '../kit/face.ts';
import { look } from '../kit/look.ts';
import { say } from '../words/words.ts';

/** On a phone: which sheet lies below the question. The open one's tab puts it away. */
export function SheetTabs({ face }: { face: Pick<GameFace, 'Hand' | 'handName'> }) {
  const words = say.value.table;
  const tabs = [
    ...(face.Hand
      ? [{ sheet: 'hand', label: face.handName?.() ?? words.hand, of: icon.cards } as const]
      : []),
    { sheet: 'side', label: words.seats, of: icon.users } as const,
    { sheet: 'saga', label: words.saga, of: icon.saga } as const,
  ];
  return (
    <div class="sheet-tabs">
      {tabs.map(({ sheet, label, of }) => (
        <button
          key={sheet}
          type="button"
          aria-pressed={look.sheet.value === sheet}
          onClick={() => {
            look.sheet.value = look.sheet.value === sheet ? 'none' : sheet;
          }}
        >
          <Icon of={of} size={24} />
          {label}
        </button>
      ))}
    </div>
  );
}
