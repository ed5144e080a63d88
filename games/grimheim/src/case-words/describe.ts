import type { Json } from '@wyrdhall/kernel';
import { MONSTER_KINDS } from '../content/monsters.ts';
import { upgradePrice } from '../content/tracks.ts';
import { titleOf } from '../rules/cards.ts';
import { nameOf } from '../rules/map.ts';
import { monsterStrength } from '../rules/monster-attacks.ts';
import { facts, healthLeft } from '../rules/places.ts';
import type { Grimheim, Hero } from '../rules/state.ts';
import { armour, attackRange, handLimit, health, moveLength, strength } from '../rules/tableau.ts';
import { supply } from '../rules/waves.ts';

/** Piles are named from the top down. */
const fromTop = (pile: readonly string[]): string[] => pile.map(titleOf).toReversed();

function describeHero(hero: Hero): Json {
  return {
    at: nameOf(hero.at),
    damage: hero.damage,
    gold: hero.gold,
    upgrades: hero.upgrades,
    price: upgradePrice(hero.upgrades),
    actions: hero.actions,
    rooted: hero.rooted,
    strength: strength(hero),
    health: health(hero),
    armour: armour(hero),
    range: attackRange(hero),
    move: moveLength(hero),
    handLimit: handLimit(hero),
    hand: hero.hand.map(titleOf),
    deck: fromTop(hero.deck),
    discard: fromTop(hero.discard),
    cards: Object.fromEntries(
      hero.cards.map(({ id, level, mana, damage, markers, used }) => [
        id,
        { level, mana, damage, markers, used },
      ]),
    ),
    covered: hero.covered,
    quest: hero.equipment.at(-1) ?? 'none',
    progress: hero.progress,
    equipment: fromTop(hero.equipment),
    abilities: fromTop(hero.abilities),
    suppressed: hero.suppressed,
    tally: { ...hero.tally },
  };
}

/** The whole table in readable words; cases/README.md lists them. */
export function describe(s: Grimheim): Json {
  return {
    now: s.phase === 'monsters' ? s.step : s.phase === 'hero' ? 'hero-turn' : s.phase,
    turn: s.phase === 'monsters' ? 'monsters' : (s.heroes[s.turn]?.id ?? 'nobody'),
    track: s.settings.track,
    spot: s.spot,
    pieces: s.pieces,
    face: s.face || 'none',
    markers: { ...s.markers },
    heroes: Object.fromEntries(s.heroes.map((hero) => [hero.id, describeHero(hero)])),
    monsters: Object.fromEntries(
      s.monsters.map((m) => [
        m.id,
        {
          kind: m.kind,
          level: m.level,
          at: nameOf(m.at),
          damage: m.damage,
          healthLeft: healthLeft(s, m),
          strength: monsterStrength(s, m),
          range: facts(m).range,
          gold: m.gold,
          held: m.held,
        },
      ]),
    ),
    supply: Object.fromEntries(MONSTER_KINDS.map((kind) => [kind, supply(s, kind)])),
    yellow: fromTop(s.yellow),
    red: fromTop(s.red),
    out: s.out,
  };
}
