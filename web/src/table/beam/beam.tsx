import { useArrival } from '../../hall/arrival.ts';
import { Mark } from '../../hall/mark.tsx';
import { hrefTo } from '../../hall/route.ts';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import { preferences, setPreferences } from '../../preferences/preferences.ts';
import { redo, undo, whenCalm } from '../../session/answering.ts';
import { chosenRemake } from '../../session/remakes.ts';
import type { Session } from '../../session/session.ts';
import { plainUndo } from '../../session/undo-points.ts';
import { peopleAt } from '../../session/viewing.ts';
import { askHint } from '../../thinker/hint.ts';
import { say } from '../../words/words.ts';
import { KeysMenu, RemakeDialog, ReportDialog, SeatsDialog, TableMenu, UndoMenu } from '../later.ts';
import { canLookBack, endLookBack, startLookBack } from '../log/look-back.ts';

/** The top beam: where one is, how the game stands, and the tools. */
export function Beam({ session, props }: { session: Session; props: FaceProps }) {
  session.change.value;
  const heading = useArrival(`${session.kept.value.name} · Wyrdhall`);
  const words = say.value.table;
  const { Meter } = session.face;
  const open = look.menu.value;
  const remaking = chosenRemake.value;
  const people = peopleAt(session).length;
  return (
    <header class="beam">
      <a class="sign" href={hrefTo([])} aria-label={words.leave}>
        <Mark />
      </a>
      <div class="beam-name">
        <h1 ref={heading} tabIndex={-1}>
          {session.game.name}
        </h1>
        <small dir="auto">{session.kept.value.name}</small>
      </div>
      <div class="meter">{Meter && <Meter {...props} />}</div>
      <div class="tools">
        <Tool
          label={words.undo}
          of={icon.undo}
          keys="U"
          expanded={open === 'undo'}
          onClick={() => takeBack(session)}
        />
        {session.seen.value.canRedo && (
          <Tool label={words.redo} of={icon.redo} keys="R" onClick={() => void redo(session)} />
        )}
        {people > 0 && session.link.host && (
          <Tool
            label={words.hint}
            of={icon.hint}
            keys="H"
            away={!props.prompt}
            onClick={() => void askHint(session)}
          />
        )}
        <Tool
          label={say.value.teach.lookBack}
          of={icon.film}
          keys="P"
          away={!canLookBack(session)}
          pressed={look.back.value !== undefined}
          onClick={() => (look.back.value === undefined ? startLookBack(session) : endLookBack())}
        />
        {session.face.List !== session.face.Board && (
          <Tool
            wide
            label={look.list.value ? words.asBoard : words.list}
            of={look.list.value ? icon.map : icon.list}
            keys="B"
            onClick={() => {
              look.list.value = !look.list.value;
            }}
          />
        )}
        <Tool
          wide
          label={words.sound}
          of={preferences.value.sound ? icon.soundOn : icon.soundOff}
          pressed={preferences.value.sound}
          onClick={() => setPreferences({ sound: !preferences.value.sound })}
        />
        <Tool label={words.menu} of={icon.menu} expanded={open === 'table'} onClick={() => toggle('table')} />
      </div>
      {open === 'undo' && <UndoMenu session={session} />}
      {open === 'table' && <TableMenu session={session} />}
      {open === 'keys' && <KeysMenu />}
      {remaking && (
        <RemakeDialog
          session={session}
          item={remaking}
          onClose={() => {
            chosenRemake.value = undefined;
          }}
        />
      )}
      {open === 'seats' && <SeatsDialog session={session} onClose={() => toggle('seats')} />}
      {open === 'report' && <ReportDialog session={session} onClose={() => toggle('report')} />}
    </header>
  );
}

/** At once what is plain; where something stands in the way, the list says so. All of it is in the table menu. */
function takeBack(session: Session): void {
  if (look.menu.value === 'undo') toggle('undo');
  else
    whenCalm(session, () => {
      const plain = plainUndo(session);
      look.menu.value = plain ? undefined : 'undo';
      if (plain) void undo(session, plain);
    });
}

function toggle(menu: 'undo' | 'table' | 'report' | 'seats'): void {
  look.menu.value = look.menu.value === menu ? undefined : menu;
}

interface ToolProps {
  readonly label: string;
  readonly of: string;
  readonly keys?: string;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  /** Left to the menu where there is little room. */
  readonly wide?: boolean;
  /** Of no use now; where there is room its place is kept, so that the others stay in theirs. */
  readonly away?: boolean;
  onClick(): void;
}

function Tool(props: ToolProps) {
  const keys = preferences.value.shortcuts ? props.keys : undefined;
  return (
    <button
      type="button"
      class={`button icon-button${props.wide ? ' only-wide' : ''}${props.away ? ' away' : ''}`}
      aria-label={props.label}
      title={keys ? `${props.label} (${keys})` : props.label}
      aria-keyshortcuts={keys}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      <Icon of={props.of} size={20} />
    </button>
  );
}
