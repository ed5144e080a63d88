import type { Random, Seat, Viewer } from '@wyrdhall/kernel';
import { upgradePrice } from '../content/tracks.ts';
import { TOWN } from '../rules/map.ts';
import { monsterStrength } from '../rules/monster-attacks.ts';
import { facts, healthLeft } from '../rules/places.ts';
import { type CardId, copy, type Grimheim, type Hero } from '../rules/state.ts';
import { armour, attackRange, handLimit, health, moveLength, strength } from '../rules/tableau.ts';

/** GR-382: who sees a hand. */
export const seesHand = (s: Grimheim, viewer: Viewer, seat: Seat): boolean =>
  !s.settings.closedHands || viewer === seat;

/** GR-085 to GR-087: of a pile on the player board only the top is seen, of the events nothing. */
function viewHero(s: Grimheim, hero: Hero, seat: Seat, viewer: Viewer) {
  const { abilities, equipment, deck, hand, ...open } = hero;
  return {
    ...open,
    inTown: hero.at === TOWN,
    abilities: { top: abilities.at(-1) ?? null, left: abilities.length },
    equipment: { top: equipment.at(-1) ?? null, left: equipment.length },
    deck: deck.length,
    hand: seesHand(s, viewer, seat) ? hand : hand.map(() => null),
    strength: strength(hero),
    health: health(hero),
    armour: armour(hero),
    attackRange: attackRange(hero),
    moveLength: moveLength(hero),
    handLimit: handLimit(hero),
    upgradePrice: upgradePrice(hero.upgrades),
  };
}

/** A picture of the table that stays as it is while the game goes on. */
export function view(state: Grimheim, viewer: Viewer) {
  const s = copy(state);
  const { yellow, red, heroes, monsters, ...open } = s;
  return {
    ...open,
    heroes: heroes.map((hero, seat) => viewHero(s, hero, seat, viewer)),
    monsters: monsters.map((m) => ({
      ...m,
      faction: facts(m).faction,
      rank: facts(m).rank,
      healthLeft: healthLeft(s, m),
      strength: monsterStrength(s, m),
      range: facts(m).range,
    })),
    yellow: yellow.length,
    red: red.length,
  };
}

export type GrimheimView = ReturnType<typeof view>;

/** Events that the viewer cannot know: those in the decks and in hands that are closed to them. */
export function secrets(s: Grimheim, viewer: Viewer): CardId[] {
  return s.heroes.flatMap((hero, seat) =>
    seesHand(s, viewer, seat) ? hero.deck : [...hero.deck, ...hero.hand],
  );
}

/** Deals anew what the seat cannot see; a pile keeps its top card, which is open. */
export function redeal(s: Grimheim, seat: Seat, random: Random): void {
  random.shuffle(s.yellow);
  random.shuffle(s.red);
  s.heroes.forEach((hero, other) => {
    for (const pile of [hero.abilities, hero.equipment]) {
      const top = pile.pop();
      random.shuffle(pile);
      if (top !== undefined) pile.push(top);
    }
    if (seesHand(s, seat, other)) random.shuffle(hero.deck);
    else {
      const hidden = [...hero.deck, ...hero.hand];
      random.shuffle(hidden);
      hero.hand = hidden.splice(0, hero.hand.length);
      hero.deck = hidden;
    }
  });
}
