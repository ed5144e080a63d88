import {
  type Container,
  contentOf,
  type Entry,
  type Item,
  isContainer,
  isEntry,
  isText,
  knotsOf,
  namedIn,
} from '../ink/script.ts';
import { CLOSE, GAP, GAP_END, OPEN } from '../reference.ts';
import { type Inline, inlineAt, matching } from './inline.ts';

/** Where keys are counted: a knot, a stitch or a labelled gather in it. */
interface Scope {
  readonly name: string;
  count: number;
}

/** A piece of a line: a text, or a gap that the structure fills. */
type Piece = { readonly kind: 'text'; readonly index: number } | Inline;

/**
 * Replaces each text of a script by a reference, in place and without moving anything: paths in a script count the
 * items of a container. Returns the texts by key. A key is the knot, the stitch and the label of the
 * gather within it, and a number that counts the texts there.
 */
export function takeProse(root: Container, proseTags: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  const splitter = new Splitter(texts, proseTags);
  const top = { name: 'top', count: 0 };
  for (const item of contentOf(root)) if (isContainer(item)) splitter.container(item, top);
  for (const [name, knot] of knotsOf(root)) splitter.container(knot, { name, count: 0 });
  return texts;
}

/** Names that the compiler gives: branches, steps of a sequence, the first words of a choice. */
const MADE = /^(b|s\d*|.*\W.*|)$/;

class Splitter {
  private readonly texts: Map<string, string>;
  private readonly proseTag: RegExp | undefined;

  constructor(texts: Map<string, string>, proseTags: readonly string[]) {
    this.texts = texts;
    this.proseTag = proseTags.length > 0 ? new RegExp(`^\\^\\s*(${proseTags.join('|')})\\s+`) : undefined;
  }

  container(container: Container, scope: Scope): void {
    this.range(container, 0, container.length - 1, scope);
    for (const [name, inner] of namedIn(container)) this.container(inner, within(scope, name));
  }

  /** The items of a container from `from` up to `to`, line by line. */
  private range(items: Container, from: number, to: number, scope: Scope): void {
    let line: Piece[] = [];
    const endLine = (): void => {
      this.line(items, line, scope);
      line = [];
    };
    for (let i = from; i < to; i++) {
      const item = items[i] as Item;
      const inline = inlineAt(items, i);
      if (isText(item)) line.push({ kind: 'text', index: i });
      else if (inline) {
        line.push(inline);
        i = inline.to;
      } else {
        endLine();
        if (item === '#') i = this.tag(items, i, scope);
        else if (item === 'ev') i = this.evaluated(items, i, scope);
        else if (isContainer(item)) this.container(item, within(scope, labelOf(item)));
      }
    }
    endLine();
  }

  /** A tag is no prose, except behind certain words. */
  private tag(items: Container, from: number, scope: Scope): number {
    // A tag at the end of a branch is closed behind it.
    const closed = items.indexOf('/#', from);
    const to = closed < 0 ? items.length - 1 : closed;
    const first = items[from + 1];
    const verb = isText(first) ? this.proseTag?.exec(first)?.[0] : undefined;
    if (verb && isText(first)) {
      items[from + 1] = `^${first.slice(verb.length)}`;
      this.range(items, from + 1, to, scope);
      items[from + 1] = `${verb}${String(items[from + 1]).slice(1)}`;
    }
    return to;
  }

  /** Strings in logic are words, but those before a choice are what it says. */
  private evaluated(items: Container, from: number, scope: Scope): number {
    const to = matching(items, from, 'ev', '/ev');
    const choice = items[to + 1];
    if (!isEntry(choice) || choice['*'] === undefined) return to;
    let strings = stringsOf(choice);
    for (let i = from + 1; i < to && strings > 0; i++) {
      if (items[i] !== 'str') continue;
      const end = matching(items, i, 'str', '/str');
      this.range(items, i + 1, end, scope);
      strings--;
      i = end;
    }
    return to;
  }

  private line(items: Container, pieces: readonly Piece[], scope: Scope): void {
    const isBlank = (piece: Piece | undefined): boolean =>
      piece?.kind === 'text' && textAt(items, piece.index).trim() === '';
    let [from, to] = [0, pieces.length];
    while (from < to && isBlank(pieces[from])) from++;
    while (to > from && isBlank(pieces[to - 1])) to--;
    const line = pieces.slice(from, to);
    // Where nothing but logic makes the line, the texts in it stand for themselves.
    if (line.some((piece) => piece.kind === 'text')) this.refer(items, line, scope);
    for (const piece of line)
      if (piece.kind !== 'text') for (const inner of piece.texts) this.container(inner, scope);
  }

  private refer(items: Container, line: readonly Piece[], scope: Scope): void {
    const key = `${scope.name}.${++scope.count}`;
    let gaps = 0;
    let template = '';
    for (const [i, piece] of line.entries()) {
      const before = i === 0 ? `${OPEN}${key}` : '';
      const after = i === line.length - 1 ? CLOSE : '';
      if (piece.kind === 'text') {
        const text = textAt(items, piece.index);
        const [lead = ''] = i === 0 ? (/^\s*/.exec(text) ?? []) : [];
        const [trail = ''] = i === line.length - 1 ? (/\s*$/.exec(text) ?? []) : [];
        if (/[{}]/.test(text)) throw new Error(`${key}: braces in a text are kept for its gaps.`);
        template += text;
        items[piece.index] = `^${lead}${before}${after}${trail}`;
      } else {
        const name = piece.variable ?? String(++gaps);
        template += `{${name}}`;
        piece.wrap(`${before}${GAP}${name}=`, `${GAP_END}${after}`);
      }
    }
    this.texts.set(key, template.trim());
  }
}

const within = (scope: Scope, name: string): Scope =>
  MADE.test(name) ? scope : { name: `${scope.name}.${name}`, count: 0 };

/** The name of a container that is not among the named ones: the label of a gather, or one that the compiler gave. */
function labelOf(container: Container): string {
  const last = container.at(-1);
  return isEntry(last) ? String(last['#n'] ?? '') : '';
}

const textAt = (items: Container, index: number): string => String(items[index]).slice(1);

/** Flags of a choice point: words before the bracket, words inside it. */
const STARTS = 2;
const BRACKETED = 4;

function stringsOf(choice: Entry): number {
  const flags = Number(choice.flg ?? 0);
  return ((flags & STARTS) > 0 ? 1 : 0) + ((flags & BRACKETED) > 0 ? 1 : 0);
}
