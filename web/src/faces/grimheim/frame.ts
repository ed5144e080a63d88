/** What the painted land takes up, around the middle of the town; the bitmaps are cut to it. */
export const FRAME = { x: -442, y: -302, w: 884, h: 622 } as const;
