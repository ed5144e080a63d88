import type { Action, Faction, HeroId, LegendName, MonsterKind } from '@wyrdhall/grimheim';
import type { PLAQUES } from '../../kit/board/standee.tsx';
import { headPicture, piecePicture } from './pictures.ts';

export const heroColor: Readonly<Record<HeroId, string>> = {
  bjorn: '#2d78bd',
  alva: '#16948c',
  embla: '#b93763',
  boldur: '#c4912b',
};

export const heroIcon = (id: HeroId): string => headPicture(id);
export const monsterIcon = (kind: MonsterKind | LegendName): string => headPicture(kind);
export const actionIcon = (action: Action): string => piecePicture(action);

interface Side {
  readonly shape: keyof typeof PLAQUES;
  readonly color: string;
}

/** The silhouette names the side, the colour repeats it. */
export const sideOf: Readonly<Record<Faction, Side>> = {
  trollkin: { shape: 'tusk', color: '#6d9440' },
  'fire-horde': { shape: 'flame', color: '#d2562a' },
  dead: { shape: 'coffin', color: '#7f7bb8' },
  wyrm: { shape: 'coffin', color: '#8a6b3d' },
};

/** The colours of the cards' kinds. */
export const cardTone = {
  hero: '#8c2a4c',
  ability: '#2f6b57',
  equipment: '#6b5132',
  event: '#8a3b2a',
} as const;
