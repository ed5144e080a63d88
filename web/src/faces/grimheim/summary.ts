import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import type { Summary, SummaryLine } from '../../kit/face.ts';
import { doomOf, foresee } from './foresee.ts';
import { heroColor, heroIcon } from './look.ts';
import { heroIdAt, monsterName, nameAt } from './named.ts';
import { grimIcon } from './pictures.ts';
import { grim } from './words/words.ts';

/** When the monsters are done: what they did to whom, and what they would do next. */
export function summary(events: readonly GrimheimTold[], view: GrimheimView): Summary | undefined {
  const from = events.findLastIndex(({ kind }) => kind === 'time');
  if (from < 0 || view.phase !== 'hero' || view.pieces === 0) return undefined;
  const since = events.slice(from);
  const words = grim.value.fight;
  const lines = [
    ...view.heroes.flatMap((_, seat) => hurtLine(since, view, seat)),
    ...townLine(since, view),
    ...waveLine(since, view),
  ];
  const hero = view.heroes[view.turn];
  return {
    title: words.done,
    lines: lines.length > 0 ? lines : [{ icon: grimIcon.house, color: '#24592a', text: words.quietTurn }],
    next: { title: words.next, lines: nextLines(view) },
    go: words.goOn(nameAt(view, view.turn), 2 - (hero?.actions.length ?? 0)),
  };
}

function hurtLine(events: readonly GrimheimTold[], view: GrimheimView, seat: number): SummaryLine[] {
  const words = grim.value.fight;
  const causes = causesOf(events, view, seat);
  let lost = 0;
  let isOut = false;
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.kind === 'hurt') lost += e.amount;
    if (e.kind === 'knocked-out') isOut = true;
  }
  if (causes.length === 0) return [];
  const hero = view.heroes[seat];
  const now = (hero?.health ?? 0) - (hero?.damage ?? 0);
  return [
    {
      icon: heroIcon(heroIdAt(view, seat)),
      color: heroColor[heroIdAt(view, seat)],
      text: isOut ? words.knockedOutTwo(nameAt(view, seat)) : words.hurt(nameAt(view, seat), now + lost, now),
      note: causes.join(', '),
      ...(lost > 0 && { amount: `−${lost}`, tone: 'loss' as const }),
    },
  ];
}

/** What became of each attack on a hero; the same said once, with how often. */
function causesOf(events: readonly GrimheimTold[], view: GrimheimView, seat: number): string[] {
  const words = grim.value.fight;
  const blows: string[] = [];
  let attack: { readonly who: string; armour: number; prevented: number } | undefined;
  const say = (result: string) => {
    if (attack) blows.push(`${attack.who} ${result}`);
    attack = undefined;
  };
  /** Of an attack of which nothing came, what stopped it. */
  const settle = () => attack && say(`0 (${words.stopped(attack.armour, attack.prevented)})`);
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.kind === 'attack') {
      settle();
      attack = { who: monsterName(view, e.monster), armour: 0, prevented: 0 };
    }
    if (e.kind === 'armour' && attack) attack.armour += e.amount;
    if (e.kind === 'prevent' && attack) attack.prevented += e.amount;
    if (e.kind === 'missed') say(words.misses);
    if (e.kind === 'hurt') {
      attack ??= { who: monsterName(view, e.monster), armour: 0, prevented: 0 };
      say(`−${e.amount}`);
    }
  }
  settle();
  return [...new Set(blows)].map((blow) => {
    const times = blows.filter((one) => one === blow).length;
    return times > 1 ? `${times} × ${blow}` : blow;
  });
}

function townLine(events: readonly GrimheimTold[], view: GrimheimView): SummaryLine[] {
  let lost = 0;
  const causes: string[] = [];
  for (const e of events) {
    if (e.kind === 'town' && e.change < 0) lost -= e.change;
    if (e.kind === 'enters') causes.push(monsterName(view, e.monster));
    if (e.kind === 'knocked-out') causes.push(nameAt(view, e.seat));
  }
  if (lost === 0) return [];
  return [
    {
      icon: grimIcon.house,
      color: '#8f1f12',
      text: grim.value.fight.lost(lost, view.pieces + lost, view.pieces),
      note: causes.join(', '),
      amount: `−${lost}`,
      tone: 'loss',
    },
  ];
}

function waveLine(events: readonly GrimheimTold[], view: GrimheimView): SummaryLine[] {
  const come = events.flatMap((e) => (e.kind === 'arrives' ? [monsterName(view, e.monster)] : []));
  if (come.length === 0) return [];
  const kinds = [...new Set(come)].map((kind) => `${come.filter((one) => one === kind).length} × ${kind}`);
  return [
    {
      icon: grimIcon.wave,
      color: '#8f1f12',
      text: grim.value.fight.newMonsters(come.length),
      note: kinds.join(', '),
      amount: `+${come.length}`,
    },
  ];
}

function nextLines(view: GrimheimView): SummaryLine[] {
  const words = grim.value.fight;
  const { threats, lost } = foresee(view);
  const doom = doomOf(view);
  return [
    ...(doom ? [{ amount: '!', text: doom.text, tone: 'loss' as const }] : []),
    ...threats
      .filter(({ monsters }) => monsters.length > 0)
      .map(
        ({ seat, knockOut }): SummaryLine => ({
          amount: grim.value.chance(knockOut),
          text: words.risk(nameAt(view, seat)),
          ...(knockOut >= 0.1 ? { tone: 'loss' as const } : {}),
        }),
      ),
    {
      amount: String(lost),
      text: words.piecesInReach(lost),
      tone: lost === 0 ? 'gain' : 'loss',
    },
  ];
}
