import type { AdventureId } from '@wyrdhall/rolling-fates';
import { paint } from './paint.ts';
import { ZONES } from './zones.ts';

const painted = new Map<string, string>();

/** Where the picture of a zone lies; painted when it is first seen. */
function pictureOf(adventure: AdventureId, zone: number): string {
  const places = ZONES[adventure];
  const index = Math.min(zone, places.length - 1);
  const key = `${adventure} ${index}`;
  const known = painted.get(key);
  if (known) return known;
  const place = places[index] ?? ZONES.sump[0];
  const picture = place ? `data:image/svg+xml,${encodeURIComponent(paint(place, 31 + index * 7))}` : '';
  painted.set(key, picture);
  return picture;
}

/** The place that the party has come to. */
export function Backdrop({ adventure, zone }: { adventure: AdventureId; zone: number }) {
  return <img class="rf-backdrop" src={pictureOf(adventure, zone)} alt="" decoding="async" />;
}
