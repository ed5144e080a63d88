import type { Owners, OwnKind } from '@wyrdhall/kernel';
import { seatName } from '../../session/seats.ts';
import type { Session } from '../../session/session.ts';
import { ownKinds } from '../../setup/owners.ts';
import { say } from '../../words/words.ts';

/** What was chosen before the game began and holds as long as it lasts. */
export function TableSettings({ session }: { session: Session }) {
  const { ownDice, ownCards, freeUndo } = session.link.settings;
  const words = say.value.setUp;
  const rows: [name: string, value: string][] = ownKinds(session.game).map((kind) => [
    words.ownChance[kind].name,
    ownersWords(session, kind, kind === 'dice' ? ownDice : ownCards),
  ]);
  rows.push([words.undo, freeUndo ? words.undoFree : words.undoStrict]);
  return (
    <section class="quiet" aria-label={say.value.table.settings}>
      <dl class="keys">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ownersWords(session: Session, kind: OwnKind, owners: Owners): string {
  const words = say.value.setUp.ownChance[kind];
  const some = typeof owners === 'boolean' ? [] : owners;
  if (some.length > 0) return `${words.some}: ${say.value.list(some.map((seat) => seatName(session, seat)))}`;
  return owners === true ? words.own : words.hall;
}
