import { Refusal } from '@wyrdhall/kernel';
import { TOKEN_KINDS, type TokenKind } from '../content/token.ts';
import { boardFor, edgeBetween, zoneName } from '../rules/board.ts';
import type { Fateforge, Token } from '../state.ts';

/** A zone of the map by its name. */
export function zoneOf(s: Fateforge, name: string, where: string): number {
  const zone = boardFor(s.board).map.zones.get(name);
  if (zone !== undefined) return zone;
  throw new Refusal(
    `${where}: there is no zone "${name}"; there are ${boardFor(s.board).map.names.join(', ')}.`,
  );
}

/** `gem 3 c`, `door a-b closed`, `barricade b from a`, `objective c` … */
export function readToken(s: Fateforge, id: string, text: string, where: string): Token | undefined {
  const [word = '', ...rest] = text.split(' ');
  const kind = TOKEN_KINDS.find((name) => name === word);
  if (kind === undefined) throw new Refusal(`${where}: there is no token "${word}".`);
  const n = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 0;
  const [from = '', to] = (rest.shift() ?? '').split('-');
  const zone = zoneOf(s, from, where);
  if (kind === 'difficult') {
    s.difficult |= 1 << zone;
    return undefined;
  }
  const barred = rest[0] === 'from' ? rest.slice(1).map((name) => zoneOf(s, name, where)) : [];
  const carrier = rest[0] === 'by' ? (rest[1] ?? '') : '';
  const token: Token = {
    kind,
    id: kind === 'door' || kind === 'portal' ? `${from}-${to}` : isNamed(kind) ? id : '',
    zone,
    to: to === undefined ? -1 : zoneOf(s, to, where),
    n: kind === 'barricade' ? barred.reduce((mask, other) => mask | (1 << other), 0) : n,
    open: rest[0] === 'open',
    by: carrier,
  };
  if (kind === 'door' && !token.open) s.edges &= ~edgeBetween(s, token.zone, token.to);
  return token;
}

const isNamed = (kind: TokenKind): boolean =>
  kind === 'objective' || kind === 'chest' || kind === 'exploration' || kind === 'counter';

/** The same the other way round. */
export function tokenName(token: Token, index: number): string {
  return token.id === '' ? `${token.kind}-${index}` : token.id;
}

export const describeToken = (s: Fateforge, token: Token) => ({
  kind: token.kind,
  at: zoneName(s, token.zone),
  n: token.n,
  open: token.open,
  by: token.by === '' ? 'map' : token.by,
});
