import { giveText } from '../hall/give-text.ts';
import { storedTable } from '../store/tables.ts';

/** A file about something that broke: what, where, in which browser, and the table that was open, as it is stored. */
export async function giveFaultFile(error: unknown, path: readonly string[]): Promise<void> {
  const [room, id] = path;
  const isTable = (room === 'table' || room === 'replay') && id !== undefined;
  // A store that cannot be read may be the very thing to report.
  const table = isTable ? await storedTable(id).catch(String) : undefined;
  const { userAgent, language } = navigator;
  const report = {
    format: 'wyrdhall-fault',
    place: path.join('/'),
    message: String(error),
    stack: error instanceof Error ? error.stack : undefined,
    userAgent,
    language,
    screen: `${innerWidth} × ${innerHeight}`,
    table,
  };
  giveText(`wyrdhall-fault-${room ?? 'shelf'}.json`, JSON.stringify(report));
}
