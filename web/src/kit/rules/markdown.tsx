import type { ComponentChildren, JSX } from 'preact';

/** The little Markdown that rulebooks use: paragraphs, lists, tables, bold, italic, code, rule ids. */
export function Markdown(props: { text: string; ruleLink: (id: string) => JSX.Element }) {
  return <>{props.text.split(/\n\s*\n/).map((block) => renderBlock(block.trim(), props.ruleLink))}</>;
}

type RuleLink = (id: string) => JSX.Element;

function renderBlock(block: string, ruleLink: RuleLink): JSX.Element {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const start = lines.findIndex((line) => /^([-*] |\d+\. |\|)/.test(line));
  if (start > 0) {
    return (
      <>
        {renderBlock(lines.slice(0, start).join('\n'), ruleLink)}
        {renderBlock(lines.slice(start).join('\n'), ruleLink)}
      </>
    );
  }
  if (/^[-*] /.test(first)) return <ul>{items(lines, /^[-*] /, ruleLink)}</ul>;
  if (/^\d+\. /.test(first)) return <ol>{items(lines, /^\d+\. /, ruleLink)}</ol>;
  if (first.startsWith('|')) return renderTable(lines, ruleLink);
  if (first.startsWith('> ')) {
    return (
      <blockquote>{inline(lines.map((line) => line.replace(/^> ?/, '')).join(' '), ruleLink)}</blockquote>
    );
  }
  return <p>{inline(lines.join(' '), ruleLink)}</p>;
}

function items(lines: readonly string[], mark: RegExp, ruleLink: RuleLink): JSX.Element[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) texts.push(line.replace(mark, ''));
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map((text) => <li>{inline(text, ruleLink)}</li>);
}

function renderTable(lines: readonly string[], ruleLink: RuleLink): JSX.Element {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|'));
  const [head = [], ...body] = rows;
  return (
    <div class="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) =>
              cell.trim() ? <th scope="col">{inline(cell.trim(), ruleLink)}</th> : <td />,
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{inline(cell.trim(), ruleLink)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`|\b([A-Z]{2,4}-\d{2,4}[a-z]?)\b/g;

function inline(text: string, ruleLink: RuleLink): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) parts.push(text.slice(last, match.index));
    const [whole, bold, italic, also, code, rule] = match;
    if (bold) parts.push(<strong>{inline(bold, ruleLink)}</strong>);
    else if (italic ?? also) parts.push(<em>{italic ?? also}</em>);
    else if (code) parts.push(<code>{code}</code>);
    else if (rule) parts.push(ruleLink(rule));
    last = match.index + whole.length;
  }
  if (last < text.length) parts.push(text.slice(last));
  return parts;
}
