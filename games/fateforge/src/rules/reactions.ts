import type { Flow, Option } from '@wyrdhall/kernel';
import type { Section } from '../content/band.ts';
import { COLOURS } from '../content/enemy.ts';
import { bossOf, cardOf } from '../content/index.ts';
import { type Enemy, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { bossTurn } from './boss.ts';
import { actOut, chooseTarget, isHindered } from './enemy-act.ts';
import { bandOf, inRange } from './enemy-target.ts';
import { reactionsOf } from './facts.ts';
import { isStanding, toughnessOf } from './figures.ts';
import { isQuiet, moreReactions } from './hardship.ts';

/** FF-230: the cards shown in a round, in the order in which enemies act; more in harder games. */
export function shownCards(s: Fateforge, round: number): string[] {
  if (isQuiet(s, round)) return [];
  const shown = [...reactionsOf(s, round)];
  const { profile, solo, soloReactions } = s.settings;
  if (profile === 'story' && shown.length > 1) shown.pop();
  const later = round >= 2 ? Number(profile === 'heroic') + (solo ? soloReactions : 0) : 0;
  const more = later + moreReactions(s, round);
  for (let n = 0; n > more && shown.length > 0; n--) shown.pop();
  for (let n = 0; n < more; n++) {
    const another = [...new Set(s.enemies.filter((e) => !e.laid && !bossOf(e.card)).map(({ card }) => card))]
      .filter((card) => !shown.includes(card))
      .sort((a, b) => priority(a) - priority(b))[0];
    if (another !== undefined) shown.push(another);
  }
  return shown.sort((a, b) => priority(a) - priority(b));
}

const priority = (card: string): number => COLOURS.indexOf(cardOf(card).colour);

/** FF-231 to FF-234: section before initiative; those who cannot act are passed over. */
export function reacting(s: Fateforge, card: string): { e: Enemy; section: Section } | undefined {
  const tokens = s.enemies.filter((e) => e.card === card && !e.laid).sort((a, b) => a.number - b.number);
  const sections = Math.max(0, ...tokens.map((e) => bandOf(s, e).length));
  for (let k = 0; k < sections; k++) {
    for (const e of tokens) {
      const section = bandOf(s, e)[k];
      if (section && !isHindered(s, e, section) && inRange(s, e, section).length > 0) return { e, section };
    }
  }
  return undefined;
}

/** One card reacts. */
export function* reaction(t: FateforgeTable): Flow {
  const s = t.state;
  if (!s.began) {
    s.began = true;
    s.queue = shownCards(s, s.round);
    t.tell({ kind: 'reactions', rule: 'FF-228', cards: [...s.queue] });
    yield* beforeReactions(t);
    return;
  }
  const card = s.queue.shift();
  if (card === undefined) {
    yield* bossReaction(t);
    s.began = false;
    s.at++;
    return;
  }
  const found = reacting(s, card);
  t.tell({ kind: 'reaction', rule: 'FF-229', card, enemy: found?.e.id ?? '' });
  if (found) yield* actOut(t, found.e, found.section, yield* chooseTarget(t, found.e, found.section));
}

/** A boss with half its toughness or less reacts last. */
function* bossReaction(t: FateforgeTable): Flow {
  const s = t.state;
  const e = s.enemies.find((other) => bossOf(other.card));
  if (e && e.damage * 2 >= toughnessOf(s, e)) yield* bossTurn(t, e);
}

/** Night Cloak and Signal Mirror: once per scene, when Reactions are shown. */
function* beforeReactions(t: FateforgeTable): Flow {
  const s = t.state;
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    if (!isStanding(h)) continue;
    for (const { id, worn } of h.gear) {
      if (!worn || h.scene.includes(id) || (id !== 'night-cloak' && id !== 'signal-mirror')) continue;
      const options: Option<string>[] =
        id === 'night-cloak'
          ? [{ id: 'cloak', value: 'cloak' }]
          : s.queue.map((card) => ({ id: `skip:${card}`, value: card }));
      if (options.length === 0) continue;
      options.push({ id: 'leave', value: '' });
      const question = {
        id: 'before-reactions',
        rule: 'FF-107',
        figure: h.id,
        quiet: 'leave',
        data: { item: id },
      };
      const chosen = yield* t.choose(i % s.players, question, options);
      if (chosen === '') continue;
      h.scene.push(id);
      t.tell({ kind: 'uses', rule: 'FF-107', hero: h.id, card: id, spent: [] });
      if (chosen === 'cloak') h.marks.push('unseen-reactions');
      else s.queue.splice(s.queue.indexOf(chosen), 1);
    }
  }
}
