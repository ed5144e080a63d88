import type { GrimheimView } from '@wyrdhall/grimheim';
import type { Explained } from '../../kit/explain/explained.ts';
import type { FaceProps } from '../../kit/face.ts';
import { aimsOf } from './aimed.ts';
import { stepping } from './looking.ts';
import { placesFor } from './places.ts';
import { cellOf } from './reach.ts';
import { aboutOf } from './spoken.ts';
import { grim } from './words/words.ts';

/** What is pointed at on the table. */
export function explain(props: FaceProps<GrimheimView>, subject: string): Explained | undefined {
  const words = grim.value;
  const [kind, id = ''] = subject.split(':');
  if (kind !== 'at') return undefined;
  const places = placesFor(props.places, stepping.value);
  const open = places.open.get(id);
  const aim = open && aimsOf(props.view, props.prompt).get(open.id);
  const title = aboutOf(props.view, cellOf(id), words);
  const does = aim ? words.aim(aim.dice, aim.expected, aim.kill) : open?.label;
  if (!title && !does) return undefined;
  return { title: title ?? does ?? '', ...(title && does && { does: [does] }) };
}
