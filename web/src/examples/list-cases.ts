/** A case as a rulebook lists it; its file is read in full only when somebody wants to see it. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly hasTitle: boolean;
}

const BEGIN = /^ *- id: +/m;

/** What a file of cases holds, by its lines: an id, the rules and a title. Much quicker than reading YAML. */
export function listCases(text: string): Listed[] {
  const [, ...parts] = text.split(BEGIN);
  return parts.map((part) => {
    const id = bare(part.split('\n')[0] ?? '');
    const rules = /^ *rules: *\[?([^\]\n]*)/m.exec(part)?.[1] ?? '';
    const title = /^ *title: *(.+)$/m.exec(part)?.[1];
    return {
      id,
      title: title === undefined ? spoken(id) : bare(title),
      rules: rules
        .split(',')
        .map((rule) => rule.trim())
        .filter(Boolean),
      hasTitle: title !== undefined,
    };
  });
}

const bare = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/, '$2');

/** `r72-a-wolf-bites` is "A wolf bites". */
function spoken(id: string): string {
  const words = id.replace(/^[a-z]+\d+-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
