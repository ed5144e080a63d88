import type { Flow, Option } from '@wyrdhall/kernel';
import type { AllyDeed } from '../content/allies.ts';
import { hit, push } from '../content/deed.ts';
import { allyOf, cardOf } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { distance, zoneName } from './board.ts';
import { planFrom } from './chain.ts';
import { perform } from './deeds.ts';
import { switchDoor } from './deeds-rare.ts';
import { stunEnemy } from './enemy-move.ts';
import { has, heroesIn } from './figures.ts';
import { recover } from './harm-hero.ts';
import { isDie, resultFacts } from './pool.ts';
import { targetsOf } from './targets.ts';

/** FF-413: whoever shares the zone of the hero whom the ally goes with. */
const isNear = (s: Fateforge, i: number): boolean => {
  const ally = s.companion;
  return ally !== null && !ally.out && heroAt(s, ally.hero).zone === heroAt(s, i).zone;
};

const gemsNear = (s: Fateforge, zone: number) =>
  s.tokens.filter(({ kind, by, zone: at }) => kind === 'gem' && by === '' && distance(s, zone, at) <= 1);

const doorsNear = (s: Fateforge, zone: number) =>
  s.tokens.filter(
    (d) => d.kind === 'door' && Math.min(distance(s, zone, d.zone), distance(s, zone, d.to)) <= 2,
  );

const guardsNear = (s: Fateforge, zone: number) =>
  s.enemies.filter((e) => {
    const { faction, colour } = cardOf(e.card);
    return faction === 'lantern-guard' && colour === 'red' && !e.stunned && distance(s, zone, e.zone) <= 1;
  });

function canDo(s: Fateforge, i: number, deed: AllyDeed): boolean {
  const h = heroAt(s, i);
  switch (deed) {
    case 'heal-2':
      return heroesIn(s, h.zone).some((j) => heroAt(s, j).health < heroAt(s, j).maxHealth);
    case 'bury':
      return s.enemies.some((e) => e.laid && e.zone === h.zone);
    case 'door':
      return doorsNear(s, h.zone).length > 0;
    case 'stun-guards':
      return guardsNear(s, h.zone).length > 0;
    case 'take-gem':
      return gemsNear(s, h.zone).length > 0;
    case 'unmask':
      return s.enemies.some((e) => !e.laid && has(s, e, 'stealth'));
    case 'hit-2':
      return targetsOf(s, h, hit(2), planFrom(h.zone)).length > 0;
    case 'push-2':
      return targetsOf(s, h, push, planFrom(h.zone)).length > 0;
    default:
      return true;
  }
}

/** `ally:0` takes the result of its first die, `ally:0:heal-2` spends that die on what the ally can do. */
export function allyOptions(s: Fateforge, i: number): string[] {
  const ally = s.companion;
  if (!ally || !isNear(s, i)) return [];
  const own = heroAt(s, i).pool.some(isDie);
  return ally.dice.flatMap((_, k) => [
    ...(own ? [`ally:${k}`] : []),
    ...allyOf(ally.id)
      .deeds.filter((deed) => canDo(s, i, deed))
      .map((deed) => `ally:${k}:${deed}`),
  ]);
}

/** FF-413 to FF-415 */
export function* useAlly(t: FateforgeTable, i: number, what: string): Flow {
  const s = t.state;
  const ally = s.companion;
  if (!ally) return;
  const [k = '0', deed] = what.split(':');
  const [die = ''] = ally.dice.splice(Number(k), 1);
  const h = heroAt(s, i);
  t.tell({ kind: 'ally', rule: 'FF-413', hero: h.id, ally: ally.id, die, deed: deed ?? '' });
  if (deed !== undefined) return yield* doFor(t, i, deed as AllyDeed);
  const faces = [...new Set(h.pool.filter(isDie))];
  const options = faces.map((id): Option<string> => ({ id: `die:${id}`, value: id }));
  const question = { id: 'give-up-die', rule: 'FF-413', figure: h.id, data: { die } };
  const given = yield* t.choose(seatOf(s, i), question, options);
  const { colour, face } = resultFacts(die);
  h.pool[h.pool.indexOf(given)] = `&${colour}:${face}`;
}

function* doFor(t: FateforgeTable, i: number, deed: AllyDeed): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const seat = seatOf(s, i);
  const by = s.companion?.id ?? '';
  const ask = { rule: 'FF-414', figure: h.id, data: { by, op: deed, n: 2 } };
  switch (deed) {
    case 'heal-2': {
      const hurt = heroesIn(s, h.zone).filter((j) => heroAt(s, j).health < heroAt(s, j).maxHealth);
      const options = hurt.map((j) => ({ id: `hero:${heroAt(s, j).id}`, value: j, at: heroAt(s, j).id }));
      recover(t, heroAt(s, yield* t.choose(seat, { id: 'whom', ...ask }, options)), 'health', 2, by);
      return;
    }
    case 'block-2':
    case 'steps': {
      const options = heroesIn(s, h.zone).map((j) => ({
        id: `hero:${heroAt(s, j).id}`,
        value: j,
        at: heroAt(s, j).id,
      }));
      const j = yield* t.choose(seat, { id: 'whom', ...ask }, options);
      const whom = heroAt(s, j);
      if (deed === 'block-2') whom.block += 2;
      else (j === i ? whom.pool : whom.gifts).push('*:step', '*:step');
      return;
    }
    case 'bury':
      s.enemies = s.enemies.filter((e) => !e.laid || e.zone !== h.zone);
      return;
    case 'door': {
      const options = doorsNear(s, h.zone).map((d) => ({ id: `door:${d.id}`, value: d }));
      return switchDoor(t, yield* t.choose(seat, { id: 'blast', ...ask }, options), h.id);
    }
    case 'stun-guards':
      for (const e of guardsNear(s, h.zone)) stunEnemy(t, e, by);
      return;
    case 'step-each':
      for (const j of heroesIn(s, h.zone)) (j === i ? heroAt(s, j).pool : heroAt(s, j).gifts).push('*:step');
      return;
    case 'dry-feet':
      for (const j of heroesIn(s, h.zone)) heroAt(s, j).marks.push('dry-feet');
      return;
    case 'take-gem': {
      const gems = gemsNear(s, h.zone);
      const options = gems.map((g) => ({
        id: `gem:${zoneName(s, g.zone)}-${s.tokens.indexOf(g)}`,
        value: g,
      }));
      const gem = yield* t.choose(seat, { id: 'loot', ...ask }, options);
      gem.by = 'bag';
      s.gems.push(gem.n);
      t.tell({ kind: 'collects', rule: 'FF-414', what: 'gem', n: gem.n, zone: gem.zone });
      return;
    }
    case 'unmask': {
      const hidden = s.enemies.filter((e) => !e.laid && has(s, e, 'stealth'));
      const options = hidden.map((e) => ({ id: `enemy:${e.id}`, value: e }));
      (yield* t.choose(seat, { id: 'target', ...ask }, options)).marks.push('unmasked');
      return;
    }
    case 'hit-2':
      return yield* perform(t, { i, by, deeds: [hit(2)], chain: false });
    case 'push-2':
      return yield* perform(t, { i, by, deeds: [push, push], chain: false });
  }
}
