import { BOTS } from '@wyrdhall/players';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { laterIcon } from '../../icons/later.icons.ts';
import { look } from '../../kit/look.ts';
import { reseat } from '../../session/answering.ts';
import type { TableFault } from '../../session/faults.ts';
import { giveTable } from '../../session/give-table.ts';
import { seatName } from '../../session/seats.ts';
import type { Session } from '../../session/session.ts';
import { undoPoints } from '../../session/undo-points.ts';
import { say } from '../../words/words.ts';

/** A mistake of the program, told as one: what it means for the game, the report, and the ways on. */
export function FaultCard({ session, fault }: { session: Session; fault: TableFault }) {
  const { bot, counts, error } = fault;
  const words = say.value.fault;
  const message = error instanceof Error ? error.message : String(error);
  const name = bot && seatName(session, bot.seat);
  return (
    <section class="fault" role="alert" data-fault={bot ? 'bot' : 'rules'}>
      <p>
        <b>{name === undefined ? words.rules : words.bot(name)}</b> {counts ? words.counts : words.nothing}{' '}
        <small lang="en">({message})</small>
      </p>
      <div class="row">
        {bot && (
          <button type="button" class="button small primary" onClick={bot.again}>
            <Icon of={icon.redo} size={16} />
            {words.again}
          </button>
        )}
        {bot && <OtherSitters session={session} seat={bot.seat} />}
        {undoPoints(session).length > 0 && (
          <button
            type="button"
            class="button small"
            onClick={() => {
              look.menu.value = 'undo';
            }}
          >
            <Icon of={icon.undo} size={16} />
            {say.value.table.undo}
          </button>
        )}
        <button
          type="button"
          class="button small"
          onClick={() => void giveTable(session, { text: stackOf(error), refusal: message })}
        >
          <Icon of={icon.flag} size={16} />
          {words.report}
        </button>
      </div>
    </section>
  );
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** The simplest other bot, or whoever is here. */
function OtherSitters({ session, seat }: { session: Session; seat: number }) {
  const { seats, names } = session.kept.value;
  const party = names ? { names } : {};
  const [kind] = (seats[seat] ?? '').split(':');
  const other = BOTS.find((one) => one !== kind) ?? 'random';
  const words = say.value.fault;
  const give = (sitter: string) => () => {
    void reseat(session, { ...party, seats: seats.with(seat, sitter) });
  };
  return (
    <>
      <button type="button" class="button small" onClick={give(other)}>
        <Icon of={laterIcon.bot} size={16} />
        {words.otherBot}
      </button>
      <button type="button" class="button small" onClick={give('human')}>
        <Icon of={icon.user} size={16} />
        {words.person}
      </button>
    </>
  );
}
