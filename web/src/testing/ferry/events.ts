import type { EventTable } from '../../kit/events/table.ts';
import type { FerryEvent, FerryView } from './view.ts';

export const events: EventTable<FerryView, FerryEvent> = {
  row: { ms: 600, sound: 'unpeg', tone: 'gain', after: (view, { left }) => ({ ...view, left }) },
  rest: { ms: 200 },
};
