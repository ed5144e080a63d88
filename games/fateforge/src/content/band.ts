/** What an enemy does (FF-224), with modifiers (FF-464 to FF-472). */
export interface EnemyAction {
  readonly op: 'hit' | 'shot' | 'step' | 'push' | 'pull' | 'stun' | 'call' | 'block';
  /** FF-466 */
  readonly plus: number;
  /** FF-470 */
  readonly range: number;
  /** FF-471 */
  readonly toxic: boolean;
  /** Without the 1 damage of every attack. */
  readonly harmless: boolean;
  /** FF-467: the letter of an exit, or ''. */
  readonly exit: string;
  /** FF-468, FF-469 */
  readonly colours: readonly string[];
}

/** FF-165: at this distance, these actions. */
export interface Section {
  readonly from: number;
  readonly to: number;
  readonly actions: readonly EnemyAction[];
  /** FF-246 to FF-248; `none` where the action has a target of its own. */
  readonly target: 'earliest' | 'later' | 'choice' | 'none';
  readonly moves: boolean;
}

export type Band = readonly Section[];

const OPS = ['hit', 'shot', 'step', 'push', 'pull', 'stun', 'call', 'block'] as const;
const COLOUR = /^(white|blue|red|green|brown)(\/(white|blue|red|green|brown))?$/;

function readAction(text: string): EnemyAction {
  const [first = '', ...words] = text.trim().split(/\s+/);
  const op = OPS.find((name) => name === first);
  if (op === undefined) throw new RangeError(`a band has no action "${first}"`);
  let action: EnemyAction = { op, plus: 0, range: 0, toxic: false, harmless: false, exit: '', colours: [] };
  for (const word of words) {
    if (/^\+\d$/.test(word)) action = { ...action, plus: Number(word) };
    else if (word === 'far') action = { ...action, range: 1 };
    else if (word === 'toxic') action = { ...action, toxic: true };
    else if (word === 'harmless') action = { ...action, harmless: true };
    else if (/^exit:[A-Z]$/.test(word)) action = { ...action, exit: word.slice(5) };
    else if (COLOUR.test(word)) action = { ...action, colours: word.split('/') };
    else throw new RangeError(`"${word}" does not modify the action ${op}`);
  }
  return action;
}

const hasOwnTarget = ({ op, exit }: EnemyAction): boolean => op === 'call' || op === 'block' || exit !== '';

function readSection(text: string): Section {
  const [, from = '', to = from, rest = '', aim = ''] =
    /^(\d)(?:-(\d))? (.+?)(?: (earliest|later))?$/.exec(text.trim()) ?? [];
  if (from === '') throw new RangeError(`"${text}" is no section of a band`);
  const actions = rest.split(',').map(readAction);
  const moves = actions.some(({ op }) => op === 'step');
  const target = actions.every(hasOwnTarget) ? 'none' : ((aim || 'choice') as Section['target']);
  return { from: Number(from), to: Number(to), actions, target, moves };
}

const kept = new Map<string, Band>();
const MOST_KEPT = 500;

/**
 * `0 hit +1 earliest / 1-2 step earliest`: sections from left to right, each with its distance, its actions and whom it
 * is for. Modifiers: `+1`, `far` (range), `toxic`, `harmless`, `exit:B`, a colour or two. Throws a RangeError.
 */
export function readBand(text: string): Band {
  const known = kept.get(text);
  if (known) return known;
  const band = text.split('/ ').map((section) => readSection(section.replace(/\s*$/, '')));
  if (kept.size < MOST_KEPT) kept.set(text, band);
  return band;
}
