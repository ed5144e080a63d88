import type { RollingFatesTold, RollingFatesView } from '@wyrdhall/rolling-fates';
import { enemyName, telegraphLine } from '@wyrdhall/rolling-fates';
import type { Summary, SummaryLine } from '../../kit/face.ts';
import { enemyColor, heroColor } from './look.ts';
import { enemyIcon, heroIcon } from './pictures.ts';
import { nameOf } from './spoken.ts';
import { fate, language, quoted } from './words/words.ts';

/** What befell a hero in an Enemy Phase and in the Fate Phase after it. */
interface Befallen {
  lost: number;
  readonly from: string[];
}

/** RF-111: when the enemies are done, what they did to whom; and what comes next, as far as they gave it away. */
export function summary(events: readonly RollingFatesTold[], view: RollingFatesView): Summary | undefined {
  const from = events.findLastIndex((event) => event.kind === 'phase' && event.phase === 'enemy');
  if (from < 0 || !view.combat) return undefined;
  const since = events.slice(from);
  if (!since.some((event) => event.kind === 'phase' && event.phase === 'fate')) return undefined;
  const words = fate.value;
  const lines = view.heroes.flatMap((hero, seat): SummaryLine[] => {
    const { lost, from: causes } = befallen(since, seat);
    if (lost === 0 && causes.length === 0) return [];
    return [
      {
        icon: heroIcon(hero.id),
        color: heroColor[hero.id],
        text: nameOf(hero),
        note: causes.join(', '),
        ...(lost > 0 && { amount: `−${lost}`, tone: 'loss' as const }),
      },
    ];
  });
  const unhurt: SummaryLine = { text: words.nobodyHurt };
  const ahead = view.combat.enemies.filter(({ telegraphed }) => telegraphed);
  return {
    title: words.enemiesDid,
    lines: lines.length > 0 ? lines : [unhurt],
    ...(ahead.length > 0 && {
      next: {
        title: words.heavyAhead,
        lines: ahead.map(({ id, kind }) => ({
          icon: enemyIcon(kind),
          color: enemyColor(kind),
          text: `${enemyName(id, language.value)}: ${quoted(telegraphLine(kind, language.value))}`,
        })),
      },
    }),
    go: words.goOn,
  };
}

function befallen(events: readonly RollingFatesTold[], seat: number): Befallen {
  const words = fate.value;
  const told: Befallen = { lost: 0, from: [] };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.kind) {
      case 'hurt':
        told.lost += event.lost;
        told.from.push(words.lossFrom(sourceOf(event.by), event.lost));
        break;
      case 'loses':
        told.lost += event.amount;
        told.from.push(words.lossFrom(sourceOf(event.by), event.amount));
        break;
      case 'afflicted':
        told.from.push(words.afflicted[event.status]);
        break;
      case 'at-the-table':
        if (event.what === 'damage') told.from.push(words.damageFrom(sourceOf(event.by), event.amount));
        if (event.what === 'loss') told.from.push(words.lossFrom(sourceOf(event.by), event.amount));
        if (event.what === 'status' && event.status) told.from.push(words.afflicted[event.status]);
        break;
    }
  }
  return told;
}

/** The enemy, or the status. */
function sourceOf(by: string): string {
  const { statuses } = fate.value;
  return by === 'poison' || by === 'weakness' || by === 'stun' ? statuses[by] : enemyName(by, language.value);
}
