import type { Prompt } from '@wyrdhall/kernel';
import { cardUse, usableCards } from '../rules/cards.ts';
import { enemiesIn, isStanding } from '../rules/figures.ts';
import { resultFacts } from '../rules/pool.ts';
import { type Fateforge, type Hero, heroAt } from '../state.ts';
import { Heap } from './heap.ts';
import { coversAll, type Means, meansOf, nameOf } from './means.ts';
import { acting } from './outlook.ts';
import { positionKey } from './position-key.ts';
import { type Answered, TryOut } from './try-out.ts';
import { worth } from './worth.ts';

/** A whole turn: what is answered, use by use, and what the party stands like afterwards. */
export interface Line {
  readonly uses: readonly (readonly Answered[])[];
  readonly worth: number;
  /** What each position is called in which one of the uses begins. */
  readonly froms: readonly string[];
}

export interface Solution {
  /** Ends that differ, the best first. */
  readonly lines: readonly Line[];
  /** Every line was looked at. */
  readonly isWhole: boolean;
  readonly runs: number;
}

interface Node {
  /** Gone once it has been looked at: states are large, and there are thousands of them. */
  state: Fateforge | undefined;
  readonly before: Node | undefined;
  readonly answers: readonly Answered[];
  /** Faces of which one has to be spent next: what a conversion has just gained. 0: any. */
  readonly must: number;
  readonly key: number;
  readonly means: Means;
  /** Where to look first. */
  readonly rank: number;
}

interface End {
  readonly worth: number;
  readonly node: Node;
  readonly answers: readonly Answered[];
}

const FALLEN = -200;
/** What a result that is left may still be good for, when it is decided where to look first. */
const A_RESULT = 1.5;
const MOST_LINES = 12;

const faceBits = new Map<string, number>();

/** Faces as bits, so that what two pools differ in can be compared. */
function bitOf(face: string): number {
  const known = faceBits.get(face);
  if (known !== undefined) return known;
  const made = 1 << (faceBits.size % 31);
  faceBits.set(face, made);
  return made;
}

const countOf = (h: Hero, bit: number): number => {
  let n = 0;
  for (const id of h.pool) if (bitOf(resultFacts(id).face) === bit) n++;
  return n;
};

/** A card that only turns results into others can wait until one of them is spent. */
function isConversion(answers: readonly Answered[]): boolean {
  const [first] = answers;
  if (first === undefined || first.prompt.question.id !== 'turn') return false;
  const { id } = first.prompt.options[first.pick as number] ?? { id: '' };
  const [kind, card = ''] = id.split(':');
  if (kind !== 'use' && kind !== 'back') return false;
  const found = cardUse(card);
  return found !== null && found.use.deeds.length === 0 && found.use.gain.length > 0;
}

/** The faces of which the pool now holds more. */
function gained(before: Hero, now: Hero): number {
  let mask = 0;
  for (const id of now.pool) {
    const bit = bitOf(resultFacts(id).face);
    if (countOf(now, bit) > countOf(before, bit)) mask |= bit;
  }
  return mask;
}

function spentSome(before: Hero, now: Hero, must: number): boolean {
  for (let bit = 1; bit > 0 && bit <= must; bit <<= 1)
    if ((must & bit) !== 0 && countOf(now, bit) < countOf(before, bit)) return true;
  return false;
}

/** Looks for the best way to play a hero's turn. */
class Search {
  private readonly tryOut: TryOut;
  private readonly hero: number;
  private readonly at: number;
  private readonly seen = new Map<number, Node[]>();
  private readonly ends = new Map<number, End>();
  private best = FALLEN;
  private peers: Node[] = [];
  private readonly open = new Heap<Node>((node) => node.rank);

  constructor(s: Fateforge, seed?: number) {
    this.tryOut = new TryOut(s, seed);
    this.hero = acting(s);
    this.at = s.at;
    const ways = s.began ? [{ state: s, answers: [], told: [] }] : this.tryOut.beginnings(s);
    for (const way of ways) {
      const means = meansOf(heroAt(way.state, this.hero));
      const key = positionKey(way.state, this.hero);
      this.open.push({ ...way, before: undefined, must: 0, key, means, rank: 0 });
    }
  }

  run({ least, most }: Budget): Solution {
    const { tryOut, open } = this;
    let best = FALLEN;
    let foundAt = 0;
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.state) this.expand(node, node.state);
      node.state = undefined;
      const { runs } = tryOut;
      if (this.best > best) {
        best = this.best;
        foundAt = runs;
      }
      const isEndless = runs + COPIES_A_NODE * open.size > most;
      if (runs >= most || (isEndless && runs >= least && runs >= PATIENCE * foundAt)) break;
    }
    const lines = [...this.ends.values()]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST_LINES)
      .map(({ worth: value, node, answers }): Line => {
        const path = pathTo(node);
        const uses = [...path.slice(1).map((at) => at.answers), answers];
        return { uses, worth: value, froms: path.map((at) => nameOf(at.key, at.means)) };
      });
    return { lines, isWhole: open.size === 0, runs: tryOut.runs };
  }

  private expand(node: Node, from: Fateforge): void {
    const { tryOut, hero } = this;
    const asked = tryOut.turnPrompt(from, hero);
    for (let k = 0; k < asked.options.length; k++) {
      const option = asked.options[k];
      if (!option || option.closed) continue;
      if (option.id === 'end') this.end(node, from, asked, k);
      else
        for (const { state, answers } of tryOut.uses(from, hero, asked, k))
          this.reach(node, from, state, answers);
    }
  }

  /** Ending the turn: by the rules where anything is asked then, else at once. */
  private end(node: Node, state: Fateforge, asked: Prompt, k: number): void {
    const h = heroAt(state, this.hero);
    const keeps = h.passives.includes('keep-result') || h.passives.includes('keep-focus');
    const drinks = state.tokens.some(({ kind, zone, n }) => kind === 'fountain' && zone === h.zone && n > 0);
    if (keeps || drinks) {
      for (const way of this.tryOut.uses(state, this.hero, asked, k))
        this.note(node, way.answers, worth(way.state));
    } else if (node.must === 0) this.note(node, [{ prompt: asked, pick: k }], this.worthNow(state));
  }

  /** As if the turn were over. */
  private worthNow(s: Fateforge): number {
    const h = heroAt(s, this.hero);
    const { pool, block, hidden } = h;
    h.pool = [];
    if (h.id === 'nobleman' && !h.lunge) h.block++;
    if (h.hidden && enemiesIn(s, h.zone).length >= 2) h.hidden = false;
    const value = worth(s, this.hero);
    h.pool = pool;
    h.block = block;
    h.hidden = hidden;
    return value;
  }

  private note(node: Node, answers: readonly Answered[], value: number): void {
    this.best = Math.max(this.best, value);
    const rounded = Math.round(value * 1e6);
    const known = this.ends.get(rounded);
    if (!known) this.ends.set(rounded, { worth: value, node, answers });
  }

  private reach(before: Node, from: Fateforge, state: Fateforge, answers: readonly Answered[]): void {
    if (state.ending !== '') {
      this.note(before, answers, FALLEN);
      return;
    }
    const h = heroAt(state, this.hero);
    if (state.phase !== 'action' || state.at !== this.at || !isStanding(h)) {
      this.note(before, answers, worth(state));
      return;
    }
    const was = heroAt(from, this.hero);
    if (before.must !== 0 && !spentSome(was, h, before.must)) return;
    const must = isConversion(answers) ? gained(was, h) : 0;
    const means = meansOf(h);
    const key = positionKey(state, this.hero);
    if (!this.isNew(key, means, must)) return;
    const rank = must === 0 ? this.worthNow(state) + A_RESULT * means.results.length : before.rank;
    const node: Node = { state, before, answers, must, key, means, rank };
    this.peers.push(node);
    this.open.push(node);
  }

  /** Whether nothing that was reached before is as good: the same position with as much left to spend. */
  private isNew(key: number, means: Means, must: number): boolean {
    let peers = this.seen.get(key);
    if (!peers) {
      peers = [];
      this.seen.set(key, peers);
    }
    for (const peer of peers) {
      if ((peer.must === 0 || peer.must === must) && coversAll(peer.means, means)) return false;
      if (must === 0 && coversAll(means, peer.means)) peer.state = undefined;
    }
    this.peers = peers;
    return true;
  }
}

/** From the beginning of the turn; what was answered before that, as at a fountain, is not part of the plan. */
function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | undefined = node; at; at = at.before) path.unshift(at);
  return path;
}

/** How many copies are played on for one turn: at least and at the most. */
export interface Budget {
  readonly least: number;
  readonly most: number;
}

/** Beyond the least, it goes on where it will come to an end, or something better was found not too long ago. */
const PATIENCE = 2;
const COPIES_A_NODE = 12;
/** With few results and cards a turn is looked at whole, if that is possible at all. */
const FEW = 6;
const SHORT: Budget = { least: 20_000, most: 20_000 };
const LONG: Budget = { least: 250, most: 2200 };

const usualFor = (s: Fateforge): Budget => {
  const h = s.heroes[acting(s)];
  return h && h.pool.length + usableCards(h).length <= FEW ? SHORT : LONG;
};

/** The best ways to play the turn of the hero whose tile is resolved, from a plain state; anytime, by its budget. */
export const solve = (s: Fateforge, budget: Budget = usualFor(s), seed?: number): Solution =>
  new Search(s, seed).run(budget);
