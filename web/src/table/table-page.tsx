import { resume } from '@wyrdhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { comfort } from '../comfort/comfort.ts';
import { faceOf } from '../faces/faces.ts';
import { Loaded } from '../hall/loaded.tsx';
import { Trouble } from '../hall/trouble.tsx';
import { boxOf, openBox, openTexts } from '../shelf/boxes.ts';
import { elsewhere } from '../store/elsewhere.ts';
import { openTable } from '../store/tables.ts';
import { seatBots } from '../thinker/bots.ts';
import { say } from '../words/words.ts';
import { openSession } from './answering.ts';
import { lookAfresh } from './look.ts';
import { wearTable } from './root.ts';
import type { Session } from './session.ts';
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
    <Loaded key={`${id} ${opened.current.times} ${comfort.value.language}`} make={() => sitDown(id, late)}>
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
  const { run } = resume(game, opened.save, { own: true });
  await openTexts(box, run);
  const session = openSession(game, face, run, opened, () => openTexts(box, run));
  if (late) session.refusal.value = say.peek().table.elsewhere;
  return session;
}

function Seated({ session }: { session: Session }) {
  useEffect(() => {
    lookAfresh();
    const strip = wearTable(session);
    const stop = seatBots(session);
    return () => {
      stop();
      strip();
      session.stage.finish?.();
    };
  }, [session]);
  return <TableFrame session={session} />;
}
