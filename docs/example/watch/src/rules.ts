import { type Flow, leaderOf, type Option, type Reaction, type Seat, type Table } from '@wyrdhall/kernel';
import {
  firstFire,
  goalOf,
  HAND,
  leads,
  raidDie,
  type Warden,
  type Watch,
  type WatchTold,
  watchDie,
} from './state.ts';

type WatchTable = Table<Watch, WatchTold>;

export function step(t: WatchTable): Flow {
  switch (t.state.phase) {
    case 'dusk':
      return dusk(t);
    case 'raid':
      return raid(t);
    case 'way':
      return chooseWay(t);
  }
}

/** WA-002 */
function* dusk(t: WatchTable): Flow {
  const s = t.state;
  const seatOf = (i: number): Seat => leaderOf(i, s.players);
  yield* t.allFigures([...s.wardens.keys()], seatOf, function* (i) {
    const warden = s.wardens[i];
    if (!warden) return;
    const mine = { figure: warden.id, secret: { id: 'dusk', rule: 'WA-002' } };
    warden.dice = yield* t.roll(seatOf(i), watchDie, 2, 'WA-002', mine);
    const data = { dice: [...warden.dice] };
    const again = yield* t.choose(seatOf(i), { id: 'again', rule: 'WA-002', data, quiet: 'keep', ...mine }, [
      { id: 'keep', value: false },
      { id: 'again', value: true },
    ]);
    if (again) warden.dice = yield* t.roll(seatOf(i), watchDie, 2, 'WA-002', mine);
  });
  s.phase = 'raid';
  t.reveal();
  for (const { id, dice } of s.wardens) {
    t.tell({ kind: 'dice', rule: 'WA-002', warden: id, dice: [...dice] });
    for (const face of dice) s.fire += face === 'blaze' ? 2 : face === 'spark' ? 1 : 0;
  }
}

/** WA-003 */
function* raid(t: WatchTable): Flow {
  const s = t.state;
  const [face] = yield* t.roll(0, raidDie, 1, 'WA-003');
  let strength = Number(face) + (s.storm ? 1 : 0);
  t.tell({ kind: 'raid', rule: 'WA-003', strength });
  const burn = ({ id, hand }: Warden) => {
    s.used.push(...hand.splice(hand.findIndex(isWood), 1));
    strength--;
    t.reveal();
    t.tell({ kind: 'burn', rule: 'WA-003', warden: id });
  };
  const reactions = (seat: Seat): Option<Reaction>[] =>
    wardensOf(s, seat)
      .filter(({ hand }) => strength > 0 && hand.some(isWood))
      .map((warden) => ({ id: `burn:${warden.id}`, value: () => burn(warden) }));
  yield* t.offer({ id: 'burn', rule: 'WA-003' }, seatsOf(s), reactions, {
    might: (seat) => strength > 0 && wardensOf(s, seat).some(({ hand }) => hand.length > 0),
    until: ['night'],
  });
  s.fire = Math.max(0, s.fire - strength);
  t.tell({ kind: 'fire', rule: 'WA-003', fire: s.fire });
  yield* drawUp(t);
  s.night++;
  s.phase = s.fire >= goalOf(s) && s.chapter === 'valley' ? 'way' : 'dusk';
  for (const warden of s.wardens) warden.dice = [];
  t.lift('night');
}

function* drawUp(t: WatchTable): Flow {
  const s = t.state;
  for (const [i, { id, hand }] of s.wardens.entries()) {
    if (hand.length >= HAND) continue;
    const seat = leaderOf(i, s.players);
    const [card] = yield* t.drawCards(seat, s.deck, 1, 'WA-003', { figure: id, secret: true });
    if (card === undefined) continue;
    hand.push(card);
    const told = { kind: 'draw', rule: 'WA-003', warden: id } as const;
    t.tellOnly([seat], { ...told, card }, told);
  }
}

/** WA-004 */
function* chooseWay(t: WatchTable): Flow {
  const s = t.state;
  const { seat, value } = yield* t.anyone(seatsOf(s), { id: 'way', rule: 'WA-004' }, () => [
    { id: 'forest', value: 'owl' },
    { id: 'cliff', value: 'horn' },
  ]);
  Object.assign(s, { chapter: 'peak', phase: 'dusk', night: 1, found: [value], fire: firstFire(s.charms) });
  t.tell({ kind: 'way', rule: 'WA-004', seat, charm: value });
}

const seatsOf = (s: Watch): Seat[] => Array.from({ length: s.players }, (_, seat) => seat);

const wardensOf = (s: Watch, seat: Seat): Warden[] => s.wardens.filter((_, i) => leads(s, seat, i));

const isWood = (card: string): boolean => card.startsWith('wood');
