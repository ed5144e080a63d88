import type { Flow, Seat } from '@wyrdhall/kernel';
import { traitOf } from '../../content/index.ts';
import { type FateTable, heroAt, type TraitId } from '../../state.ts';
import { maxLife } from '../board.ts';
import { capLife } from '../life.ts';
import { tell } from '../tell.ts';
import { findTreasures, settle, without } from './carry.ts';

/** RF-180: the next zone, one level higher for every hero. */
export function* levelUp(t: FateTable): Flow {
  const s = t.state;
  s.spared = false;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (s.settings.companion) tell(t, { kind: 'instruct', rule: 'RF-181', seat, what: 'level', amount: 1 });
    else yield* riseOneLevel(t, seat);
  }
}

/** RF-181, RF-183: the new row, the Trait, and only then Life to its maximum. */
function* riseOneLevel(t: FateTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  hero.level++;
  hero.muted = [];
  hero.used.zone = [];
  capLife(t, seat);
  yield* drawTrait(t, seat);
  hero.life = maxLife(hero); // RF-182
  tell(t, { kind: 'level', rule: 'RF-181', seat, level: hero.level, life: hero.life });
}

/** RF-184, RF-185: it cannot be refused. */
function* drawTrait(t: FateTable, seat: Seat): Flow {
  const trait = yield* pickTrait(t, seat);
  if (trait !== undefined) {
    heroAt(t.state, seat).traits.push(trait);
    tell(t, { kind: 'trait', rule: 'RF-181', seat, trait });
    capLife(t, seat);
    yield* atOnce(t, seat, trait);
  }
  yield* settle(t, seat); // RF-169
}

/** RF-181, or RF-188: the one that is not kept is set aside. */
function* pickTrait(t: FateTable, seat: Seat): Flow<TraitId | undefined> {
  const { settings, aside } = t.state;
  const first = nextTrait(t, seat);
  const second = settings.twoTraits ? nextTrait(t, seat) : undefined;
  if (first === undefined || second === undefined) return first;
  const options = [first, second].map((id) => ({ id: `trait:${id}`, value: id }));
  // In the state while it is asked: other rules may take the table up here.
  aside.push(first, second);
  const kept = yield* t.choose(seat, { id: 'trait', rule: 'RF-188', confirm: true }, options);
  t.state.aside = without(t.state.aside, kept);
  return kept;
}

/** RF-189: while a party goes up for the first time, one bad Trait is enough. */
function nextTrait(t: FateTable, seat: Seat): TraitId | undefined {
  const { heroes, traits, aside } = t.state;
  const isBad = (id: TraitId): boolean => traitOf(id).sign === 'bad';
  const enough = heroAt(t.state, seat).level === 2 && heroes.some((hero) => hero.traits.some(isBad));
  for (;;) {
    const trait = t.draw(traits);
    if (trait === undefined || !enough || !isBad(trait)) return trait;
    aside.push(trait);
    tell(t, { kind: 'spares-trait', rule: 'RF-189', seat, trait });
  }
}

/** What some Traits do when they are drawn. */
function* atOnce(t: FateTable, seat: Seat, trait: TraitId): Flow {
  if (trait === 'scavenger') yield* findTreasures(t, [seat], trait);
  if (trait === 'shield-mate') yield* chooseMate(t, seat);
}

/** Shield Mate: another hero of your choice. */
function* chooseMate(t: FateTable, seat: Seat): Flow {
  const s = t.state;
  const others = s.heroes.flatMap(({ id }, other) =>
    other === seat ? [] : [{ id: `hero:${id}`, value: other }],
  );
  if (others.length === 0) return;
  const mate = yield* t.choose(seat, { id: 'mate', rule: 'RF-184' }, others);
  heroAt(s, seat).mate = mate;
  tell(t, { kind: 'mate', rule: 'RF-184', seat, mate });
}

/** The latest Trait makes room for another (RF-185: something says so). */
export function* retrain(t: FateTable, seat: Seat): Flow {
  const s = t.state;
  if (s.settings.companion) {
    tell(t, { kind: 'instruct', rule: 'RF-185', seat, what: 'retrain', amount: 1 });
    return;
  }
  const hero = heroAt(s, seat);
  const latest = hero.traits.pop();
  if (latest === undefined) return;
  hero.muted = without(hero.muted, latest);
  if (latest === 'shield-mate') hero.mate = -1;
  s.aside.push(latest);
  tell(t, { kind: 'loses-trait', rule: 'RF-185', seat, trait: latest });
  capLife(t, seat);
  yield* drawTrait(t, seat);
}

/** One bad Trait of each hero does nothing until the end of the zone. */
export function* mute(t: FateTable, seat: Seat): Flow {
  const s = t.state;
  if (s.settings.companion) {
    tell(t, { kind: 'instruct', rule: 'RF-184', seat, what: 'mute', amount: 1 });
    return;
  }
  const hero = heroAt(s, seat);
  const bad = hero.traits.filter((id) => traitOf(id).sign === 'bad' && !hero.muted.includes(id));
  if (bad.length === 0) return;
  const question = { id: 'mute', rule: 'RF-184' };
  const trait = yield* t.choose(
    seat,
    question,
    bad.map((id) => ({ id: `trait:${id}`, value: id })),
  );
  hero.muted.push(trait);
  tell(t, { kind: 'mutes', rule: 'RF-184', seat, trait });
  capLife(t, seat);
}
