import type { Run, Seat, Told } from '@wyrdhall/kernel';

/**
 * What at least one of the seats may read of the lines since `from`: where a seat reads more than the others
 * (a card instead of "a card"), its line alone.
 */
export function toldTo(run: Run, seats: readonly Seat[], from = 0): Told[] {
  const toAll: readonly Told[] = run.told('watcher', from);
  const isPublic = new Set(toAll);
  const readers = seats.map((seat) => ({ lines: run.told(seat, from), at: 0 }));
  const lines: Told[] = [];
  const tellPrivateLines = (): void => {
    const told = new Set<Told>();
    for (const reader of readers) {
      for (; reader.at < reader.lines.length; reader.at++) {
        const line = reader.lines[reader.at] as Told;
        if (isPublic.has(line)) break;
        if (!told.has(line)) lines.push(line);
        told.add(line);
      }
    }
  };
  for (const line of toAll) {
    tellPrivateLines();
    let readByAll = true;
    for (const reader of readers) {
      if (reader.lines[reader.at] === line) reader.at++;
      else readByAll = false;
    }
    if (readByAll) lines.push(line);
  }
  tellPrivateLines();
  return lines;
}
