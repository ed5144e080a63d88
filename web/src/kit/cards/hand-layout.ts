/** The room for cards in the hand, in pixels; `rem` is the size of ordinary text. */
export interface Room {
  readonly w: number;
  readonly h: number;
  readonly rem: number;
}

export interface HandLayout {
  /** Cards in play as whole cards, or as slips: picture, name and what lies on them. */
  readonly inPlay: 'whole' | 'slips';
  readonly events: 'whole' | 'slips';
  /** Of a whole card, in pixels: the same for all. */
  readonly wide: number;
  readonly high: number;
  /** How many slips lie below each other, and how wide they are, in pixels. */
  readonly rows: number;
  readonly slip: number;
}

/** In rem. */
const NARROWEST = 8.2;
const WIDEST = 11;
const SLIP = { wide: 9.2, narrow: 7.4, high: 3.1, low: 2.5 } as const;
/** In pixels. */
const GAP = 7;
/** Between the cards in play and the events. */
const DIVIDER = 22;

/** As many slips below each other as are high enough, at most. */
const rowsOf = ({ h, rem }: Room, high: number): number =>
  Math.max(1, Math.floor((h + GAP) / (high * rem + GAP)));

/** High slips where they have room, else lower ones, and narrower as far as it must be. */
function slipsFor(counts: readonly number[], width: number, room: Room) {
  const columnsOf = (rows: number) => counts.reduce((sum, count) => sum + Math.ceil(count / rows), 0);
  const [few, many] = [rowsOf(room, SLIP.high), rowsOf(room, SLIP.low)];
  const share = (rows: number) => width / Math.max(1, columnsOf(rows)) - GAP;
  const rows = share(few) >= SLIP.wide * room.rem ? few : many;
  const slip = Math.max(SLIP.narrow * room.rem, Math.min(SLIP.wide * room.rem, share(rows)));
  return { rows, slip, taken: columnsOf(rows) * (slip + GAP) };
}

/** Whole cards as long as there is room for all of them; then those in play become slips, then the events too. */
export function layOut(inPlay: number, events: number, room: Room): HandLayout {
  const { w, h, rem } = room;
  const width = w - DIVIDER;
  const share = (left: number, count: number) => left / Math.max(1, count) - GAP;
  const size = (wide: number) => ({ wide: Math.min(WIDEST * rem, wide), high: h });
  const all = share(width, inPlay + events);
  const usual = slipsFor([inPlay], width, room);
  if (all >= NARROWEST * rem) return { inPlay: 'whole', events: 'whole', ...size(all), ...usual };
  const left = share(width - usual.taken, events);
  if (left >= NARROWEST * rem) return { inPlay: 'slips', events: 'whole', ...size(left), ...usual };
  return {
    inPlay: 'slips',
    events: 'slips',
    ...size(NARROWEST * rem),
    ...slipsFor([inPlay, events], width, room),
  };
}
