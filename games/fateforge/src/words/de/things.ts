import { cardName, resultName } from './names.ts';

const list = new Intl.ListFormat('de');
export const and = (parts: readonly string[]): string => list.format(parts);

/** Im Satz, wo sich ein Name nicht beugen soll; was von selbst beantwortet wurde, nennt keinen. */
export const quoted = (id: string): string => (id === '' ? 'etwas' : `„${cardName(id) ?? id}“`);

/** `red:hit` ist ein Treffer. */
export const result = (id: string): string => resultName(id.slice(id.indexOf(':') + 1));

/** Wen oder was, eines und mehrere, wo es anders lautet als auf dem Würfel. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  step: ['Schritt', 'Schritte'],
  'long-hit': ['weiten Treffer', 'weite Treffer'],
  shot: ['Schuss', 'Schüsse'],
  'skill-shot': ['Meisterschuss', 'Meisterschüsse'],
  miss: ['Fehlwurf', 'Fehlwürfe'],
};

/** „2 Schüsse, 1 Fokus und 1 Fehlwurf“: was jemand hat, ausgibt, erhält. */
export function resultsIn(ids: readonly string[]): string {
  const faces = ids.map((id) => id.slice(id.indexOf(':') + 1));
  return and(
    [...new Set(faces)].map((face) => {
      const n = faces.filter((other) => other === face).length;
      return `${n} ${COUNTED[face]?.[n === 1 ? 0 : 1] ?? resultName(face)}`;
    }),
  );
}

const KINDS: Readonly<Record<string, readonly [nominative: string, accusative: string]>> = {
  gem: ['der Edelstein', 'den Edelstein'],
  food: ['der Proviant', 'den Proviant'],
  book: ['das Zollbuch', 'das Zollbuch'],
  ledger: ['das Kassenbuch', 'das Kassenbuch'],
  casket: ['die Schatulle', 'die Schatulle'],
  mould: ['die Gussform', 'die Gussform'],
  purse: ['die Geldbörse', 'die Geldbörse'],
  ring: ['der Glutring', 'den Glutring'],
  heart: ['das Bronzeherz', 'das Bronzeherz'],
  obj: ['das Zielplättchen', 'das Zielplättchen'],
  civ: ['der Bürger', 'den Bürger'],
  chest: ['die Truhe', 'die Truhe'],
  exp: ['das Erkundungsplättchen', 'das Erkundungsplättchen'],
  barricade: ['die Barrikade', 'die Barrikade'],
  trap: ['die Falle', 'die Falle'],
  bell: ['die Glocke', 'die Glocke'],
};

/** `mould2`, `chest1`, `gem`: was auf der Karte liegt; eine Tür heißt nach ihren Zonen. */
function thing(id: string, which: 0 | 1): string {
  const door = /^([a-z])-([a-z])$/.exec(id);
  if (door) return `die Tür ${door[1]?.toUpperCase()}–${door[2]?.toUpperCase()}`;
  const [, kind = '', number = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? [];
  const found = KINDS[kind];
  if (!found) return id;
  const nth = NTH[number];
  if (nth === undefined) return found[which];
  const [article = '', noun = ''] = found[which].split(' ');
  return `${article} ${nth}${article === 'den' ? 'n' : ''} ${noun}`;
}
const NTH: Readonly<Record<string, string>> = { '2': 'zweite', '3': 'dritte' };

const MANY: Readonly<Record<string, string>> = {
  ledger: 'Kassenbücher',
  mould: 'Gussformen',
  civ: 'Bürger',
  obj: 'Zielplättchen',
};

/** „das Zollbuch“, „beide Gussformen“, „alle drei Gussformen“: wen oder was. */
export function whatevers(ids: readonly string[]): string {
  const kind = ids[0]?.replace(/\d+$/, '') ?? '';
  const many = MANY[kind];
  if (ids.length < 2 || many === undefined || !ids.every((id) => id.startsWith(kind)))
    return and(ids.map(whatever));
  return `${ids.length === 2 ? 'beide' : `alle ${ids.length === 3 ? 'drei' : ids.length}`} ${many}`;
}
/** Wer oder was, wen oder was. */
export const what = (id: string): string => thing(id, 0);
export const whatever = (id: string): string => thing(id, 1);
