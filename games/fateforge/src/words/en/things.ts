/** What lies on a map, by the word that its id begins with. */
const KINDS: Readonly<Record<string, string>> = {
  gem: 'gem',
  food: 'food',
  book: 'toll book',
  ledger: 'ledger',
  casket: 'casket',
  mould: 'mould',
  purse: 'purse',
  ring: 'ember ring',
  heart: 'bronze heart',
  obj: 'objective',
  civ: 'citizen',
  chest: 'chest',
  exp: 'place to explore',
  barricade: 'barricade',
  trap: 'trap',
  bell: 'bell',
};
const WHICH: Readonly<Record<string, string>> = { '2': 'second ', '3': 'third ' };

/** `ledger2` is the second ledger; a door goes by its zones. */
export function thing(id: string): string {
  const door = /^([a-z])-([a-z])$/.exec(id);
  if (door) return `the door ${door[1]?.toUpperCase()}–${door[2]?.toUpperCase()}`;
  const [, kind = '', number = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? [];
  const name = KINDS[kind];
  return name === undefined ? id : `the ${WHICH[number] ?? ''}${name}`;
}

/** "the toll book", "both moulds", "all three moulds". */
export function things(ids: readonly string[]): string {
  const [first = ''] = ids;
  const kind = first.replace(/\d+$/, '');
  const isAlike = ids.length > 1 && ids.every((id) => id.replace(/\d+$/, '') === kind);
  if (!isAlike) return ids.map(thing).join(' and ');
  const many = kind === 'civ' ? 'citizens' : `${KINDS[kind] ?? kind}s`;
  return ids.length === 2 ? `both ${many}` : `all ${ids.length === 3 ? 'three' : ids.length} ${many}`;
}
