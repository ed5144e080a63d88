import type { Flow } from '@wyrdhall/kernel';
import type { Deed } from '../content/deed.ts';
import { type FateforgeTable, heroAt } from '../state.ts';
import type { Work } from './deed-asks.ts';
import { blast, giveEach, takeLoot, wax } from './deeds-rare.ts';
import { heroesIn } from './figures.ts';

/** What concerns the hero who uses it, or the zone. */
export function* forSelf(t: FateforgeTable, work: Work, deed: Deed): Flow {
  const s = t.state;
  const { i } = work;
  const h = heroAt(s, i);
  const here = 1 << h.zone;
  switch (deed.op) {
    case 'snare':
      s.snares |= here;
      break;
    case 'smoke':
      s.smoke |= here;
      break;
    case 'unseen-afar':
      h.marks.push('unseen-afar');
      break;
    case 'untargetable':
      for (const j of heroesIn(s, h.zone)) heroAt(s, j).marks.push('untargetable');
      break;
    case 'hide':
      h.hidden = true;
      break;
    case 'oil':
      h.marks.push('oil');
      break;
    case 'flip-stance':
      h.lunge = !h.lunge;
      break;
    case 'flask':
      h.flasks++;
      break;
    case 'remove-trap':
      for (const token of s.tokens)
        if (token.kind === 'trap' && token.zone === h.zone && token.by === '') token.by = 'gone';
      break;
    case 'bury':
      s.enemies = s.enemies.filter((e) => {
        if (!e.laid || e.zone !== h.zone) return true;
        s.defeated.push({ id: e.id, round: s.round });
        return false;
      });
      break;
    case 'give-each':
      return giveEach(t);
    case 'take-loot':
      return yield* takeLoot(t, i);
    case 'blast':
      return yield* blast(t, i);
    case 'wax':
      return yield* wax(t, i);
    default:
      return;
  }
  t.tell({ kind: 'does', rule: 'FF-086', hero: h.id, deed: deed.op, zone: h.zone });
}
