import type { Flow, Option } from '@wyrdhall/kernel';
import type { StoryScene } from '../../campaign-state.ts';
import { ITEMS } from '../../content/index.ts';
import { everySeat, type FateforgeTable, heroAt } from '../../state.ts';
import type { StoryEffect, Who } from '../../story/effects.ts';
import { campaignOf, gainFood, gainGold, setFlag, takeCard, thinkOf } from '../campaign/memory.ts';
import { chooseItem, gainItem, giveBack, inSupply } from '../campaign/things.ts';
import { drawCorruption } from '../corruption.ts';
import { recover, suffer } from '../harm-hero.ts';
import { earnPoints } from './test.ts';

const BY = 'story';

/** Whom it concerns; whom the party names is asked. */
function* whom(
  t: FateforgeTable,
  who: Who,
  scene: StoryScene | null,
  what: string,
  n: number,
): Flow<number[]> {
  const s = t.state;
  const all = [...s.heroes.keys()];
  if (who === 'each') return all;
  if (who === 'hero') return scene && scene.heroes.length > 0 ? scene.heroes : all.slice(0, 1);
  const able = n < 0 ? all.filter((i) => heroAt(s, i).corruption.length > 0) : all;
  if (able.length < 2) return able;
  const options = able.map(
    (i): Option<number> => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }),
  );
  const question = { id: 'who-of-you', rule: 'FF-331', data: { what, n } };
  return [(yield* t.anyone(everySeat(s), question, () => options)).value];
}

function* toBodies(
  t: FateforgeTable,
  effect: Extract<StoryEffect, { who: Who }>,
  scene: StoryScene | null,
): Flow {
  const { kind, n, who } = effect;
  for (const i of yield* whom(t, who, scene, kind, n)) {
    const h = heroAt(t.state, i);
    if (kind === 'corruption') {
      if (n < 0) yield* giveBack(t, i);
      else for (let k = 0; k < n; k++) yield* drawCorruption(t, i);
    } else if (kind === 'harm') suffer(t, i, 'health', Math.min(n, Math.max(0, h.health - 1)), BY);
    else if (n < 0) suffer(t, i, kind, -n, BY);
    else recover(t, h, kind, n, BY);
  }
}

/** What a tag does. `scene` is null where an outcome brings it, not a script. */
export function* perform(t: FateforgeTable, effect: StoryEffect, scene: StoryScene | null): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const { memory, next } = c;
  switch (effect.kind) {
    case 'flag':
      if (effect.n === 0) setFlag(c, effect.flag, effect.on);
      else memory.counts[effect.flag] = (memory.counts[effect.flag] ?? 0) + effect.n;
      return;
    case 'rep':
      return thinkOf(t, effect.faction, effect.n);
    case 'person':
      memory.met = effect.person;
      return thinkOf(t, effect.person, effect.n);
    case 'gold':
      return gainGold(t, effect.n, BY);
    case 'food':
      return gainFood(t, effect.n);
    case 'points':
      return earnPoints(t, effect.n);
    case 'health':
    case 'energy':
    case 'corruption':
    case 'harm':
      return yield* toBodies(t, effect, scene);
    case 'card':
      return takeCard(t, effect.card);
    case 'item':
      return gainItem(t, effect.item);
    case 'tier': {
      const id = yield* chooseItem(
        t,
        ITEMS.filter((item) => item.tier === effect.tier && inSupply(s, item) > 0),
      );
      return id === '' ? undefined : gainItem(t, id);
    }
    case 'ally':
      if (memory.allies.includes(effect.ally)) return;
      memory.allies.push(effect.ally);
      t.tell({ kind: 'joins', rule: 'FF-411', ally: effect.ally });
      return;
    case 'unlock':
      if (s.unlocked.includes(effect.n)) return;
      s.unlocked.push(effect.n);
      t.tell({ kind: 'unlock', rule: 'FF-011', n: effect.n });
      return;
    case 'explore':
      memory.budgets[effect.id] = (memory.budgets[effect.id] ?? 0) + effect.n;
      return;
    case 'see-next':
      next.seen = true;
      return;
    case 'then':
      c.agenda.unshift(`tell ${effect.knot}`);
      return;
    case 'fight':
      memory.flags = memory.flags.filter((flag) => !flag.startsWith('fight:'));
      memory.flags.push(`fight:${effect.scene}`);
      return;
    case 'absent':
    case 'stunned':
      next[effect.kind].push(effect.enemy);
      return;
    case 'fewer':
      next.reactions -= effect.n;
      return;
    case 'more':
      next.reactions += effect.n;
      return;
    case 'no-reactions':
      next.quiet.push(effect.round);
      return;
    case 'rounds':
      next.rounds += effect.n;
      return;
    case 'start':
      next.start = [...effect.zones];
      return;
    case 'says':
      memory.met = effect.person;
      return;
    case 'page':
      return;
  }
}
