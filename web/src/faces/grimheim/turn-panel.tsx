import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { foresee } from './foresee.ts';
import { monsterIcon, sideOf } from './look.ts';
import { kindOf, monsterName, nameAt } from './named.ts';
import { newcomer } from './newcomer.ts';
import { grim } from './words/words.ts';

interface Attack {
  readonly monster: string;
  readonly seat: number;
  readonly result: string;
  /** Of an attack of which nothing is left: what stopped it. */
  readonly note?: string | undefined;
  readonly state: 'done' | 'now' | 'coming';
}

/** In the monsters' turn: who has struck whom, and who is still to strike. */
export function TurnPanel({ view, told }: { view: GrimheimView; told: readonly GrimheimTold[] }) {
  const words = grim.value.fight;
  const attacks = attacksOf(view, told);
  const done = attacks.filter(({ state }) => state !== 'coming').length;
  return (
    <section class="panel grim-turn" aria-label={words.turn}>
      <div class="panel-head">
        <h2>{words.turn}</h2>
        {attacks.length > 0 && (
          <small>
            {done === 0 ? words.attacksToCome(attacks.length) : words.attackOf(done, attacks.length)}
          </small>
        )}
      </div>
      <ul>
        {attacks.map(({ monster, seat, result, note, state }, i) => (
          <li key={i} class={state}>
            <Sign view={view} monster={monster} />
            <span>
              {monsterName(view, monster)} → {nameAt(view, seat)}
              {note && <small>{note}</small>}
            </span>
            <b>{result}</b>
          </li>
        ))}
        {attacks.length === 0 && <li class="none">{words.nothingToCome}</li>}
      </ul>
    </section>
  );
}

function Sign({ view, monster }: { view: GrimheimView; monster: string }) {
  const kind = kindOf(view, monster);
  const faction = newcomer(monster, 0)?.faction ?? 'trollkin';
  return kind ? <Icon of={monsterIcon(kind)} size={20} color={sideOf[faction].color} /> : null;
}

export function attacksOf(view: GrimheimView, told: readonly GrimheimTold[]): Attack[] {
  const words = grim.value.fight;
  const from = told.findLastIndex(({ kind }) => kind === 'time');
  const done: { monster: string; seat: number; armour: number; prevented: number; result: string }[] = [];
  for (const e of from < 0 ? [] : told.slice(from)) {
    const last = done.at(-1);
    if (e.kind === 'attack')
      done.push({ monster: e.monster, seat: e.seat, armour: 0, prevented: 0, result: '…' });
    if (last && e.kind === 'missed') last.result = words.misses;
    if (!last || !('seat' in e) || e.seat !== last.seat) continue;
    if (e.kind === 'hurt') last.result = `−${e.amount}`;
    if (e.kind === 'armour') last.armour += e.amount;
    if (e.kind === 'prevent') last.prevented += e.amount;
    // As long as nothing gets through, this is what became of it.
    if (e.kind === 'armour' || e.kind === 'prevent') last.result = '0';
  }
  const struck = new Map<string, number>();
  for (const { monster } of done) struck.set(monster, (struck.get(monster) ?? 0) + 1);
  const coming = foresee(view).monsters.flatMap(({ monster, attacks, strikes }): Attack[] => {
    const [strike] = strikes;
    const left = attacks - (view.step === 'attack' ? 0 : (struck.get(monster) ?? 0));
    if (!strike || left <= 0) return [];
    const result = grim.value.diceCount(strike.dice);
    return Array.from({ length: left }, () => ({ monster, seat: strike.seat, result, state: 'coming' }));
  });
  return [
    ...done.map(
      ({ monster, seat, result, armour, prevented }, i): Attack => ({
        monster,
        seat,
        result,
        note: armour + prevented > 0 ? words.stopped(armour, prevented) : undefined,
        state: i === done.length - 1 ? 'now' : 'done',
      }),
    ),
    ...coming,
  ];
}
