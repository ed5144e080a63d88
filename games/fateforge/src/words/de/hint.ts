import type { HintWords } from '../hint-words.ts';
import { who } from './enemies.ts';
import { heroName, resultName } from './names.ts';
import { what, whatever } from './things.ts';

const TIMES = ['', '', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal'];

const OPTIONS: Readonly<Record<string, string>> = {
  energy: 'ein Schritt für Energie',
  flip: 'die Haltung wechseln',
  flask: 'eine Flasche',
  quarter: 'Gnade anbieten',
};

function option(id: string): string {
  const [kind = '', rest = ''] = id.split(':');
  if (kind === 'take') return `${whatever(rest)} nehmen`;
  if (kind === 'revive') return `${heroName(rest)} wiederbeleben`;
  if (kind === 'spot') return `${resultName(rest)} auf die Schwachstelle`;
  if (kind === 'ally') return 'der Würfel des Verbündeten';
  return OPTIONS[kind] ?? kind;
}

export const hints: HintWords = {
  as: (results, card) => (results.length > 0 ? `${results.join(' und ')} für „${card}“` : `„${card}“`),
  times: (n, what) => `${TIMES[n] ?? `${n}-mal`} ${what}`,
  falls: (enemy) => `${who(enemy)} fällt`,
  takes: (token) => `${what(token)} ist euer`,
  option,
  end: 'mehr würde nicht helfen',
  goesOn: 'so geht der beste Zug weiter',
};
