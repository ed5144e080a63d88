import type { FateforgeTold, FateforgeView } from '@wyrdhall/fateforge';
import type { Summary, SummaryLine } from '../../kit/face.ts';
import { heroColor } from './look.ts';
import { headOf } from './pictures.ts';
import { ff } from './words/words.ts';

interface Lost {
  health: number;
  energy: number;
  toxic: number;
}

/** When Enemy Turns are over: who lost what. */
export function summary(events: readonly FateforgeTold[], view: FateforgeView): Summary | undefined {
  const end = events.findLastIndex(({ kind }) => kind === 'clean-up');
  if (end < 0 || view.ending !== '') return undefined;
  const words = ff.value;
  const from = events.findLastIndex(({ kind }, i) => i < end && kind === 'turn-over');
  const since = events.slice(from + 1, end + 1);
  if (!since.some(({ kind }) => kind === 'acts' || kind === 'idle' || kind === 'boss')) return undefined;
  const lines = view.heroes.flatMap(({ id }): SummaryLine[] => {
    const lost: Lost = { health: 0, energy: 0, toxic: 0 };
    for (const e of since) {
      if (!('hero' in e) || e.hero !== id) continue;
      if (e.kind === 'hurt' || (e.kind === 'suffers' && e.what === 'health')) lost.health++;
      if (e.kind === 'suffers' && e.what === 'energy') lost.energy++;
      if (e.kind === 'poisoned') lost.toxic++;
    }
    if (lost.health + lost.energy + lost.toxic === 0) return [];
    const amount = words.loses(lost.health, lost.energy, lost.toxic);
    return [{ icon: headOf(id), color: heroColor[id], text: words.hero(id), amount, tone: 'loss' }];
  });
  return {
    title: words.enemiesDid,
    lines: lines.length > 0 ? lines : [{ text: words.nobodyHurt }],
    go: words.goOn,
  };
}
