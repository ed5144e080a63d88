import { boxOf, openBox } from '../hall/boxes.ts';
import type { GameFace } from '../kit/face.ts';
import { learnChosen } from '../words/catalogue.ts';

/** A game's face is loaded with its table. A game that has none yet is shown in words. */
const faces: Readonly<Record<string, () => Promise<GameFace>>> = {
  fateforge: () => import('./fateforge/face.tsx').then(({ fateforgeFace }) => fateforgeFace),
  grimheim: () => import('./grimheim/face.tsx').then(({ grimheimFace }) => grimheimFace),
  'rolling-fates': () => import('./rolling-fates/face.tsx').then(({ rollingFatesFace }) => rollingFatesFace),
  toy: () => import('./toy/face.tsx').then(({ toyFace }) => toyFace),
};

const plain = (): Promise<GameFace> => import('./plain/face.tsx').then(({ plainFace }) => plainFace);

export async function faceOf(game: string): Promise<GameFace> {
  const load = (Object.hasOwn(faces, game) && faces[game]) || plain;
  const box = boxOf(game);
  // A face asks its game for cards and names, in the chosen language, also where nobody plays.
  const [face] = await Promise.all([load(), box && openBox(box)]);
  await learnChosen();
  return face;
}
