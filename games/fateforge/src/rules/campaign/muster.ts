import type { Flow, Option } from '@wyrdhall/kernel';
import { bossOf, cardOf } from '../../content/index.ts';
import type { StoryFact } from '../../content/story.ts';
import { everySeat, type Fateforge, type FateforgeTable } from '../../state.ts';
import { clearTable } from '../camp.ts';
import { layOut } from '../lay-out.ts';
import { campaignOf, hasFlag } from './memory.ts';
import { packing } from './pack.ts';
import { startsOf } from './starts.ts';

const FRIENDS = 2;

/** FF-411: who would come along. */
export function alliesOf(s: Fateforge): string[] {
  const { memory } = campaignOf(s);
  const { reputation } = memory;
  return [
    ...new Set([
      ...memory.allies,
      ...(reputation['lantern-guard'] >= FRIENDS ? ['hask'] : []),
      ...(reputation['rust-court'] >= FRIENDS ? ['vixa'] : []),
    ]),
  ];
}

/** FF-497: what the story has brought about for the fights. */
function storyFacts(s: Fateforge): StoryFact[] {
  const c = campaignOf(s);
  const facts: [StoryFact, boolean][] = [
    ['trust-guard', hasFlag(c, 'trustGuard')],
    ['mire-pact', hasFlag(c, 'mirePact')],
    ['watch-friends', c.memory.reputation['lantern-guard'] >= FRIENDS],
    ['bell-tuned', hasFlag(c, 'bellHung')],
    ['shard-kept', hasFlag(c, 'shardKept')],
    ['crown-flawed', hasFlag(c, 'crownFlawed')],
    ['choir-broken', hasFlag(c, 'choirBroken')],
  ];
  return facts.flatMap(([fact, isSo]) => (isSo ? [fact] : []));
}

/** Before a fight: a last look at what the party carries, and who comes along. */
export function* muster(t: FateforgeTable, scene: string): Flow {
  const s = t.state;
  const question = { id: 'muster', rule: 'FF-130', data: { scene }, confirm: true, quiet: 'go' };
  const options: Option<number>[] = [{ id: 'go', value: 0 }, ...packing(s)];
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  if (value < 0) {
    campaignOf(s).pack = true;
    return;
  }
  const ally = yield* chooseAlly(t);
  campaignOf(s).muster = '';
  open(t, scene, ally);
}

function* chooseAlly(t: FateforgeTable): Flow<string> {
  const s = t.state;
  const allies = alliesOf(s);
  if (allies.length === 0) return '';
  const options: Option<string>[] = [
    ...allies.map((id) => ({ id: `ally-card:${id}`, value: id })),
    { id: 'nobody', value: '' },
  ];
  const question = { id: 'which-ally', rule: 'FF-411', quiet: 'nobody' };
  return (yield* t.anyone(everySeat(s), question, () => options)).value;
}

/** The table of a fight, with all that the story changes there. */
function open(t: FateforgeTable, scene: string, ally: string): void {
  const s = t.state;
  const c = campaignOf(s);
  clearTable(t);
  s.story = storyFacts(s);
  s.companion = ally === '' ? null : { id: ally, hero: 0, dice: [], damage: 0, out: false };
  layOut(s, scene);
  s.enemies = s.enemies.filter(({ id }) => !c.next.absent.includes(id));
  for (const e of s.enemies)
    if (c.next.stunned.includes(e.id) && !bossOf(e.card) && cardOf(e.card).colour !== 'purple')
      e.stunned = true;
  s.rounds = Math.max(1, s.rounds + c.next.rounds);
  const [first = 0] = startsOf(s);
  for (const h of s.heroes) h.zone = first;
  for (const { card } of s.enemies) if (!c.bestiary.includes(card)) c.bestiary.push(card);
  t.tell({ kind: 'sets-out', rule: 'FF-130', scene });
}
