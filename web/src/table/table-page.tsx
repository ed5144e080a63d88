import { checkSave, Refusal, resume } from '@wyrdhall/kernel';
import { useEffect } from 'preact/hooks';
import { faceOf } from '../faces/faces.ts';
import { Loaded } from '../hall/loaded.tsx';
import { Trouble } from '../hall/trouble.tsx';
import { boxOf, openBox } from '../shelf/boxes.ts';
import { findTable } from '../store/tables.ts';
import { seatBots } from '../thinker/bots.ts';
import { say } from '../words/words.ts';
import { openSession } from './answering.ts';
import { lookAfresh } from './look.ts';
import { wearTable } from './root.ts';
import type { Session } from './session.ts';
import { TableFrame } from './table-frame.tsx';

/** A table that is kept on this device, opened again. */
export function TablePage({ id }: { id: string }) {
  return (
    <Loaded key={id} make={() => sitDown(id)}>
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
async function sitDown(id: string): Promise<Session | string> {
  const kept = await findTable(id);
  const box = kept && boxOf(kept.game);
  if (!kept || !box) return say.value.table.gone;
  const [game, face] = await Promise.all([openBox(box), faceOf(box.id)]);
  const { run } = resume(game, checkSave(kept.save));
  try {
    run.remember(); // So that the saga and taking back reach to the start.
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // Played by older rules: the table goes on from here.
  }
  return openSession(game, face, run, kept);
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
