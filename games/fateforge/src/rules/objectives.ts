import type { Objective } from '../content/scene.ts';
import type { Fateforge } from '../state.ts';
import { boardFor, exitsOf } from './board.ts';

/** carried out by somebody who left, or held by somebody standing where there is no exit. */
function isTaken(s: Fateforge, id: string): boolean {
  const token = s.tokens.find((other) => other.kind === 'objective' && other.id === id);
  const bearer = s.heroes.find((h) => h.id === token?.by);
  if (!bearer || bearer.ko) return false;
  return bearer.exited || exitsOf(s).length === 0;
}

/** FF-269: whether an objective is met at the end of the scene. */
export function isMet(s: Fateforge, o: Objective): boolean {
  switch (o.kind) {
    case 'take':
      return o.tokens.every((id) => isTaken(s, id));
    case 'exit': {
      if (!o.exits.includes(s.exit)) return false;
      const standing = s.heroes.filter((h) => !h.ko);
      return o.all ? s.heroes.every((h) => h.exited) : standing.some((h) => h.exited);
    }
    case 'defeat':
      return s.defeated.some(({ id }) => id === o.enemy);
    case 'defeat-all':
      return !s.enemies.some((e) => !e.laid && o.cards.includes(e.card)) && allBy(s, o.cards, o.by);
    case 'gone':
      return !s.enemies.some((e) => !e.laid && e.card === o.card);
    case 'spare':
      return s.enemies.some((e) => e.id === o.enemy && !e.laid);
    case 'collect': {
      const zone = boardFor(s.board).map.zones.get(o.zone);
      return s.tokens.some((token) => token.kind === o.what && token.zone === zone && token.by === 'bag');
    }
    case 'open':
      return o.chests.every((id) => s.tokens.some((token) => token.id === id && token.open));
    case 'explore':
      return o.tokens.every((id) => s.tokens.some((token) => token.id === id && token.open));
    case 'door':
      return s.tokens.some((token) => token.kind === 'door' && token.id === o.door && token.open);
    case 'counter':
      return s.tokens.some((token) => token.id === o.counter && token.n >= o.least);
    case 'exploit': {
      const round = s.boss?.exploited[o.spot] ?? 0;
      return round > 0 && round <= o.by;
    }
    case 'health': {
      const asked = o.who === 'all' ? s.heroes : s.heroes.filter((h) => h.exited);
      return asked.length > 0 && asked.every((h) => !h.ko && h.health > o.above);
    }
    case 'no-ko':
      return s.heroes.every((h) => !h.wasKO);
    case 'no-gem-stolen':
      return !s.gemStolen;
    case 'no-fear-card':
      return s.fearCards === 0;
    case 'no-trap-card':
      return s.trapCards === 0;
  }
}

const allBy = (s: Fateforge, cards: readonly string[], by: number): boolean =>
  s.defeated.every(({ id, round }) => round <= by || !cards.some((card) => id.startsWith(`${card}-`))) &&
  !s.escaped.some((id) => cards.some((card) => id.startsWith(`${card}-`)));
