/** Männlich, weiblich, sächlich, Mehrzahl. */
export type Gender = 'm' | 'f' | 'n' | 'p';

export interface Noun {
  readonly gender: Gender;
  readonly noun: string;
  /** Der Stamm eines Eigenschaftsworts davor: „Versunken“; '' ohne eines. */
  readonly adjective: string;
  /** Wen und wem, wo es anders lautet: „Regenten“. */
  readonly bent: string;
}

type Case = 0 | 1 | 2;
const ARTICLES: Readonly<Record<Gender, readonly [string, string, string]>> = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
};
/** „ein Versunkener Altar“, „Geborstene Treppe“, „Erste Planken“: ohne Artikel. */
const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es', p: 'e' };

const before = (adjective: string, end: string): string => (adjective === '' ? '' : `${adjective}${end} `);

/** „Den Pfählen“, „den Planken“: Wem? in der Mehrzahl. */
const many = (noun: string): string => (/[ns]$/.test(noun) ? noun : `${noun}n`);

/** Wie es auf einem Schild steht. */
export const title = ({ gender, noun, adjective }: Noun): string =>
  `${before(adjective, STRONG[gender])}${noun}`;

function bend(thing: Noun, which: Case): string {
  const { gender, adjective } = thing;
  const weak = gender === 'p' || which === 2 || (which === 1 && gender === 'm') ? 'en' : 'e';
  const noun = which === 0 ? thing.noun : gender === 'p' && which === 2 ? many(thing.noun) : thing.bent;
  return `${ARTICLES[gender][which]} ${before(adjective, weak)}${noun}`;
}

/** Wer, wen, wem: „der Hohle Regent“, „den Hohlen Regenten“, „dem Hohlen Regenten“. */
export const nominative = (noun: Noun): string => bend(noun, 0);
export const accusative = (noun: Noun): string => bend(noun, 1);
export const dative = (noun: Noun): string => bend(noun, 2);

export type Preposition = 'an' | 'auf' | 'in' | 'unter';

const MELTED: Readonly<Record<string, string>> = {
  'an dem': 'am',
  'an das': 'ans',
  'in dem': 'im',
  'in das': 'ins',
};
const meet = (preposition: Preposition, noun: string): string => {
  const [article = '', ...rest] = noun.split(' ');
  return [MELTED[`${preposition} ${article}`] ?? `${preposition} ${article}`, ...rest].join(' ');
};

/** „auf die Furtsteine“, „ins Zollhaus“. */
export const into = (preposition: Preposition, noun: Noun): string => meet(preposition, accusative(noun));
/** „auf den Furtsteinen“, „im Zollhaus“. */
export const within = (preposition: Preposition, noun: Noun): string => meet(preposition, dative(noun));

const make =
  (gender: Gender) =>
  (noun: string, adjective = '', bent = noun): Noun => ({ gender, noun, adjective, bent });

export const he = make('m');
export const she = make('f');
export const it = make('n');
export const they = make('p');
