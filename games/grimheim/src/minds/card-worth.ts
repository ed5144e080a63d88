import type { Deed, Effect } from '../content/effect.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Quest } from '../content/quest.ts';
import { cardOf, titleOf } from '../rules/cards.ts';
import type { CardId, Hero } from '../rules/state.ts';
import { activeEffects, handEffects } from '../rules/tableau.ts';

/** What using a card brings; a plan works out what that is worth. */
export type Gain =
  /** Pieces of the town. */
  | { readonly pieces: number }
  | { readonly heals: number }
  /** Damage to each of so many monsters. */
  | { readonly hits: number }
  /** A further attack action. */
  | { readonly attacks: true }
  | { readonly steps: number }
  | { readonly range: number };

/** What any effect is worth that nothing better is known about. */
const USUAL: Gain = { pieces: 0.3 };
const TRIFLE: Gain = { pieces: 0.05 };

function gainOf(deed: Deed | undefined): Gain {
  switch (deed?.does) {
    case 'build':
      return { pieces: 1 };
    case 'heal':
      return { heals: deed.amount };
    case 'attack':
      return { attacks: true };
    case 'move':
      return { steps: deed.steps };
    case 'lengthen':
      return deed.what === 'range' ? { range: deed.amount } : USUAL;
    case 'repair':
      return TRIFLE;
    default:
      return USUAL;
  }
}

function gainOfEffect(effect: Effect): Gain {
  if ('deeds' in effect) return gainOf(effect.deeds[0]);
  const worth = 'own' in effect ? effect.worth : undefined;
  return typeof worth === 'number' ? { pieces: worth } : (worth ?? USUAL);
}

/** What a free action of the hero brings, by the id of its option. */
export function gainOfOption(hero: Hero, option: string): Gain {
  const [kind] = option.split(':');
  const offered = kind === 'play' ? handEffects(hero, 'free') : activeEffects(hero, 'free');
  for (const { effect } of offered) if (effect.option === option) return gainOfEffect(effect.printed);
  return USUAL;
}

/** Whether an event, or a copy of it, adds a piece to the town. */
export function isTownPiece(event: CardId): boolean {
  const card = cardOf(titleOf(event));
  if (card.kind !== 'event' || !('deeds' in card.effect)) return false;
  return card.effect.deeds.some((deed) => deed.does === 'build');
}

const QUEST = 0.5;
/** What a monster takes away that comes with a quest. */
const PLACED: Partial<Record<MonsterKind, number>> = { brute: 0.4, troll: 0.3 };

/** What a quest is worth to the hero, in pieces of the town. */
export function questWorth(quest: Quest | undefined): number {
  if (!quest || quest.by === 'count' || quest.by === 'end-move' || !quest.place) return QUEST;
  const [monsters, kind] = quest.place;
  return QUEST - monsters * (PLACED[kind] ?? 0);
}
