import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { faceOf } from '../faces/faces.ts';
import { boxOf, openBox, openTexts } from '../hall/boxes.ts';
import { Loaded } from '../hall/loaded.tsx';
import { Trouble } from '../hall/trouble.tsx';
import { lookAfresh } from '../kit/look.ts';
import { preferences } from '../preferences/preferences.ts';
import { openSession } from '../session/answering.ts';
import { sitDownHere } from '../session/here.ts';
import { chosenRemake } from '../session/remakes.ts';
import { wearTable } from '../session/root.ts';
import type { Session } from '../session/session.ts';
import { elsewhere } from '../store/elsewhere.ts';
import { openTable } from '../store/tables.ts';
import { seatBots } from '../thinker/seat-bots.ts';
import { say } from '../words/words.ts';
import { TableFrame } from './table-frame.tsx';

/** A table that is kept on this device, opened again; also when it was played on in another window, or speaks anew. */
export function TablePage({ id }: { id: string }) {
  const opened = useRef({ times: 0, by: elsewhere.peek() });
  const other = elsewhere.value;
  if (other !== opened.current.by && other?.table === id) {
    opened.current = { times: opened.current.times + 1, by: other };
  }
  const late = opened.current.by?.table === id && opened.current.by.late;
  return (
    <Loaded
      key={`${id} ${opened.current.times} ${preferences.value.language}`}
      make={() => sitDown(id, late)}
    >
      {(found) =>
        typeof found === 'string' ? (
          <Trouble title={found} message={say.value.table.goneWhy} />
        ) : (
          <Seated session={found} />
        )
      }
    </Loaded>
  );
}

/** The session, or why there is none. */
async function sitDown(id: string, late: boolean): Promise<Session | string> {
  const opened = await openTable(id);
  const box = opened && boxOf(opened.table.game);
  if (!opened || !box) return say.value.table.gone;
  const [game, face] = await Promise.all([openBox(box), faceOf(box.id)]);
  const session = openSession(face, await sitDownHere(game, opened, (run) => openTexts(box, run), face.luck));
  if (late) session.refusal.value = say.peek().table.elsewhere;
  return session;
}

function Seated({ session }: { session: Session }) {
  // Before the table itself looks at what is asked, and opens what goes with it.
  useLayoutEffect(() => {
    lookAfresh();
    chosenRemake.value = undefined;
  }, [session]);
  useEffect(() => {
    const strip = wearTable(session);
    const stop = seatBots(session);
    return () => {
      stop();
      strip();
      session.stage.finish?.();
      session.link.leave();
    };
  }, [session]);
  return <TableFrame session={session} />;
}
