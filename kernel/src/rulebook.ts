/**
 * A rulebook is Markdown: headings, and one rule a paragraph that begins with its id in bold:
 *
 *     **GR-045** When a monster enters Grimheim, remove one town piece.
 *
 * A list or table that follows directly belongs to the rule. Paragraphs without an id introduce a section.
 */
export interface Rule {
  readonly id: string;
  /** Markdown, without the id. */
  readonly text: string;
  /** The headings above it, the outermost first, without the book's title. */
  readonly section: readonly string[];
}

export interface Rulebook {
  readonly title: string;
  /** What all its ids begin with. */
  readonly prefix: string;
  readonly rules: readonly Rule[];
  /** What is wrong with it: an id twice, two kinds of ids, a reference to a rule that is not there. */
  readonly problems: readonly string[];
}

const RULE = /^\*\*([A-Z]{2,4}-\d{2,4}[a-z]?)\*\*\s+(.+)$/s;
/** What somebody meant to be a rule: an id in bold at the beginning of a line. */
const MEANT = /^\*\*([A-Za-z]+-\d+\w*)\b/gm;
/** A rule's id wherever it stands: in code, in a test's name, in a case. */
export const RULE_ID = /\b[A-Z]{2,4}-\d+[a-z]?\b/g;

export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

export function readRulebook(markdown: string): Rulebook {
  const rules: Rule[] = [];
  const problems: string[] = [];
  const section: string[] = [];
  let title = '';
  let open = false;
  for (const block of markdown.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const text = block.trim();
    const heading = /^(#{1,4}) (.+)$/.exec(text.split('\n')[0] ?? '');
    const rule = RULE.exec(text);
    for (const [, id] of text.matchAll(MEANT)) {
      if (id !== rule?.[1])
        problems.push(`${id} must be XX-000 and begin a paragraph of its own, with its text.`);
    }
    if (heading) {
      const [, marks, name] = heading as unknown as [string, string, string];
      if (marks.length === 1) title ||= name.trim();
      else section.splice(marks.length - 2, section.length, name.trim());
      open = false;
      if (text.includes('\n')) problems.push(`Text must not follow the heading "${name}" directly.`);
    } else if (rule) {
      const [, id, words] = rule as unknown as [string, string, string];
      if (rules.some((known) => known.id === id)) problems.push(`${id} stands there twice.`);
      rules.push({ id, text: words, section: [...section] });
      open = true;
    } else if (open && /^([-*|>]|\d+\.)/.test(text)) {
      const last = rules.pop() as Rule;
      rules.push({ ...last, text: `${last.text}\n\n${text}` });
    } else open = false;
  }
  if (!title) problems.push('The rulebook has no title (# Title).');
  if (rules.length === 0) problems.push('The rulebook has no rules (**XX-001** text).');
  const ids = new Set(rules.map((rule) => rule.id));
  const prefixes = [...new Set(rules.map((rule) => prefixOf(rule.id)))];
  if (prefixes.length > 1) problems.push(`The ids begin in different ways: ${prefixes.join(', ')}.`);
  for (const id of new Set(markdown.match(RULE_ID) ?? [])) {
    if (!ids.has(id) && prefixes.includes(prefixOf(id)))
      problems.push(`${id} is referred to, but not there.`);
  }
  return { title, prefix: prefixes[0] ?? '', rules, problems };
}
