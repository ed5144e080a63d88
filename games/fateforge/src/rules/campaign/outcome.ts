import type { Flow } from '@wyrdhall/kernel';
import { PURSE } from '../../content/campaign/economy.ts';
import { OUTCOMES, REWARDS } from '../../content/campaign/outcomes.ts';
import { QUESTS } from '../../content/campaign/quests.ts';
import { isMain } from '../../content/index.ts';
import type { Fateforge, FateforgeTable } from '../../state.ts';
import { readEffect } from '../../story/effects.ts';
import { perform } from '../story/perform.ts';
import { campaignOf, gainGold, nothingNext, setFlag } from './memory.ts';

export function* performAll(t: FateforgeTable, tags: readonly string[]): Flow {
  for (const tag of tags) yield* perform(t, readEffect(tag), null);
}

const carriedOut = (s: Fateforge, id: string): boolean => {
  const token = s.tokens.find((other) => other.id === id);
  const bearer = s.heroes.find((h) => h.id === token?.by);
  return bearer !== undefined && !bearer.ko && bearer.exited;
};

/** What must be counted while the fight still lies on the table. */
export interface Tally {
  readonly scene: string;
  readonly won: boolean;
  readonly met: readonly boolean[];
  /** FF-073: nobody stood at the end. */
  readonly fallen: boolean;
  readonly out: readonly string[];
  readonly bell: number;
  readonly quarter: boolean;
  readonly calmed: boolean;
  readonly standing: readonly string[];
}

export const tallyOf = (s: Fateforge, won: boolean): Tally => ({
  scene: s.scene,
  won,
  met: [...s.met.primary],
  fallen: s.heroes.every(({ ko }) => ko),
  out: ['obj1', 'obj2', 'obj3', 'civ1', 'civ2'].filter((id) => carriedOut(s, id)),
  bell: s.tokens.find(({ id }) => id === 'bell')?.n ?? 0,
  quarter: s.story.includes('vey-spared'),
  calmed: s.story.includes('matriarch-calmed'),
  standing: s.enemies.filter(({ laid }) => !laid).map(({ id }) => id),
});

/** FF-010: how it came out, for the script and for the story. */
const ending = ({ scene, won, met, fallen }: Tally): 'won' | 'partly' | 'lost' => {
  if (won) return 'won';
  // Where one thing was asked it was nearly done if somebody still stands.
  if (met.length === 1) return fallen ? 'lost' : 'partly';
  const partly = OUTCOMES[scene]?.partly;
  if (partly ? partly.met.every((k) => met[k]) : met.some(Boolean)) return 'partly';
  return 'lost';
};

/** What only one fight has. */
function countFor(t: FateforgeTable, tally: Tally): void {
  const c = campaignOf(t.state);
  const { counts } = c.memory;
  const out = (ids: readonly string[]): number => tally.out.filter((id) => ids.includes(id)).length;
  switch (tally.scene) {
    case 'c06':
      if (tally.quarter) setFlag(c, 'quarter');
      return;
    case 'c11':
      counts.moulds = out(['obj1', 'obj2']);
      return;
    case 'c12':
      if (tally.calmed) setFlag(c, 'matriarchCalmed');
      return;
    case 'c13':
      counts.peopleSaved = (counts.peopleSaved ?? 0) + out(['civ1', 'civ2']);
      return;
    case 'c16':
      counts.bellCubes = tally.bell;
      return;
    case 's02':
      if (tally.won && tally.standing.includes('cutpurse-1')) setFlag(c, 'jotStands');
  }
}

/** FF-007, FF-274: what a fight has brought, and what is told of it. */
export function* settle(t: FateforgeTable, tally: Tally): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const how = ending(tally);
  const { scene } = tally;
  const outcome = OUTCOMES[scene];
  c.next = nothingNext();
  s.companion = null;
  const quest = QUESTS.find(({ form }) => 'fight' in form && form.fight === scene);
  if (!quest) {
    const purse = tally.won ? PURSE.won : PURSE.lost;
    gainGold(t, purse * s.heroes.length, 'purse', 'FF-328');
    if (tally.won && isMain(scene)) c.memory.victory = s.victory;
  }
  countFor(t, tally);
  if (outcome) {
    const tags =
      how === 'won' ? outcome.won : how === 'partly' ? (outcome.partly?.tags ?? outcome.lost) : outcome.lost;
    yield* performAll(t, tags);
  }
  if (quest) {
    if (tally.won) yield* performAll(t, REWARDS[quest.id] ?? []);
    if (quest.id === 'sq02' && c.memory.flags.includes('jotStands')) yield* performAll(t, ['ally jot']);
    c.agenda.unshift(`tell ${quest.id}_${how}`);
    return;
  }
  if (scene === 'c17') c.ending = endingOf(s, tally);
  const makeUp = tally.won ? undefined : outcome?.makeUp;
  // A make-up fight is told and fought before the story goes on.
  if (makeUp) c.agenda.unshift(`tell ${makeUp}_before`, `fight ${makeUp}`);
  c.agenda.unshift(`tell ${scene}_${how}`);
}

/** How it ends, by the bell and by who stood. */
function endingOf(s: Fateforge, { won, fallen }: Tally): 'a' | 'b' | 'c' | 'd' {
  const RUNG = 5;
  const { flags, counts } = campaignOf(s).memory;
  if (won) return flags.includes('bellRung') && (counts.bellCubes ?? 0) >= RUNG ? 'a' : 'b';
  return fallen ? 'd' : 'c';
}
