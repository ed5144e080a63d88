import { signal } from '@preact/signals';
import type { HeroId } from '@wyrdhall/fateforge';

type Drawn = Readonly<Record<string, string>>;

/** Drawings come by hero, after the first question: a table needs those of its own heroes alone. */
export const BY_HERO: Readonly<Record<HeroId, () => Promise<{ readonly drawn: Drawn }>>> = {
  'forest-guard': () => import('./art/forest-guard.icons.ts'),
  rogue: () => import('./art/rogue.icons.ts'),
  nobleman: () => import('./art/nobleman.icons.ts'),
  shaman: () => import('./art/shaman.icons.ts'),
  mercenary: () => import('./art/mercenary.icons.ts'),
  alchemist: () => import('./art/alchemist.icons.ts'),
};

const here = signal<Drawn>({});
const asked = new Set<HeroId>();

/** Brings what is drawn on the skills of a hero. */
export function bringArt(hero: HeroId): void {
  if (asked.has(hero)) return;
  asked.add(hero);
  BY_HERO[hero]()
    .then(({ drawn }) => {
      here.value = { ...here.value, ...drawn };
    })
    // Cards without it show the sign of what they do.
    .catch(() => asked.delete(hero));
}

/** What is drawn on a skill, once it has come. */
export const artOf = (skill: string): string | undefined => here.value[skill.replace(/-ii$/, '')];
