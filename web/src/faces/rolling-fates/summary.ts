import type { Told } from '@wyrdhall/kernel';
import type { RollingFatesTold, RollingFatesView } from '@wyrdhall/rolling-fates';
import { enemyName, isEnemy, telegraphLine } from '@wyrdhall/rolling-fates';
import type { Summary, SummaryLine } from '../../kit/face.ts';
import { enemyColor, heroColor } from './look.ts';
import { enemyIcon, heroIcon } from './pictures.ts';
import type { SeenHero } from './seen.ts';
import { nameOf } from './spoken.ts';
import { fate, language, quoted } from './words/words.ts';

/** What befell a hero in an Enemy Phase and in the Fate Phase after it. */
interface Befallen {
  /** Beside a real table: after the Defence on the board. */
  lost: number;
  readonly from: string[];
}

/** RF-111: what they did lies over the table until it is read; beside a real table, in the dock until all are ready. */
export const summary = (events: readonly RollingFatesTold[], view: RollingFatesView): Summary | undefined =>
  view.settings.companion ? undefined : reportOf(events, view);

/** RF-111: when the enemies are done, what they did to whom; and what comes next, as far as they gave it away. */
export function reportOf(events: readonly RollingFatesTold[], view: RollingFatesView): Summary | undefined {
  const from = events.findLastIndex((event) => event.kind === 'phase' && event.phase === 'enemy');
  if (from < 0 || !view.combat) return undefined;
  const since = events.slice(from);
  if (!since.some((event) => event.kind === 'phase' && event.phase === 'fate')) return undefined;
  const words = fate.value;
  const lines = view.heroes.flatMap((hero, seat): SummaryLine[] => {
    const { lost, from: causes } = befallen(since, hero, seat);
    if (lost === 0 && causes.length === 0) return [];
    const { companion } = view.settings;
    return [
      {
        icon: heroIcon(hero.id),
        color: heroColor[hero.id],
        text: nameOf(hero),
        note: causes.join('; '),
        ...(lost > 0 && { amount: companion ? words.lossOf(lost) : `−${lost}`, tone: 'loss' as const }),
      },
    ];
  });
  const unhurt: SummaryLine = { text: words.nobodyHurt };
  const mended = since.flatMap((event): SummaryLine[] => {
    if (event.kind !== 'mends' || event.amount === 0) return [];
    const kind = event.enemy.replace(/-\d+$/, '');
    return [
      {
        ...(isEnemy(kind) && { icon: enemyIcon(kind), color: enemyColor(kind) }),
        text: enemyName(event.enemy, language.value),
        note: words.mendsBy(event.amount),
      },
    ];
  });
  const idle = since.flatMap((event): SummaryLine[] => {
    if (event.kind !== 'skips') return [];
    const kind = event.enemy.replace(/-\d+$/, '');
    return [
      {
        ...(isEnemy(kind) && { icon: enemyIcon(kind), color: enemyColor(kind) }),
        text: enemyName(event.enemy, language.value),
        note: words.didNothing,
      },
    ];
  });
  const ahead = view.combat.enemies.filter(({ telegraphed }) => telegraphed);
  return {
    title: words.enemiesDid,
    lines: [
      ...(lines.length === 0 ? [unhurt] : lines),
      ...mended,
      ...idle,
      ...(lines.length > 0 && view.settings.companion ? [{ text: words.onYourBoards }] : []),
    ],
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

/** Beside a real table: the Life that a hero's dial has lost since the enemies began their last turn. */
export function sinceTheEnemies(told: readonly Told[], hero: SeenHero, seat: number): number {
  const from = told.findLastIndex(
    (event) => event.kind === 'phase' && 'phase' in event && event.phase === 'enemy',
  );
  const since: readonly unknown[] = told.slice(from + 1);
  return befallen(since as readonly RollingFatesTold[], hero, seat).lost;
}

function befallen(events: readonly RollingFatesTold[], hero: SeenHero, seat: number): Befallen {
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
        if (event.what === 'damage') {
          const stopped = Math.min(event.amount, hero.defence);
          told.lost += event.amount - stopped;
          told.from.push(words.damageFrom(sourceOf(event.by), event.amount, stopped));
        }
        if (event.what === 'loss') {
          told.lost += event.amount;
          told.from.push(words.lossFrom(sourceOf(event.by), event.amount));
        }
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
