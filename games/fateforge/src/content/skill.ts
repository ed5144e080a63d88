import type { HeroId, Limit, Passive, Skill, Use } from './cards.ts';

/** `Mending Breath II` is `mending-breath-ii`. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** The skills of one deck (FF-079), each in a line. */
export function skillsOf(hero: HeroId) {
  const skill = (
    code: string,
    name: string,
    facts: Partial<Skill> & { level: Skill['level']; limit: Limit },
  ): Skill => ({
    id: idOf(name),
    code,
    hero,
    name,
    cost: 0,
    use: null,
    passive: '',
    n: 0,
    upgrades: '',
    ...facts,
  });
  return {
    start: (code: string, name: string, use: Use) => skill(code, name, { level: 0, limit: 'recurring', use }),
    recurring: (code: string, name: string, cost: number, use: Use) =>
      skill(code, name, { level: 1, limit: 'recurring', cost, use }),
    single: (code: string, name: string, cost: number, use: Use) =>
      skill(code, name, { level: 1, limit: 'single', cost, use }),
    passive: (code: string, name: string, cost: number, passive: Passive, n = 1) =>
      skill(code, name, { level: 1, limit: 'passive', cost, passive, n }),
    /** FF-408 */
    second: (code: string, name: string, cost: number, facts: Use | readonly [Passive, number]) =>
      skill(code, name, {
        level: 2,
        limit: 'cost' in facts ? 'recurring' : 'passive',
        cost,
        upgrades: idOf(name).replace(/-ii$/, ''),
        ...('cost' in facts ? { use: facts } : { passive: facts[0], n: facts[1] }),
      }),
  };
}
