import { useState } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { preferences } from '../preferences/preferences.ts';
import { say } from '../words/words.ts';
import type { Example } from './library.ts';

interface RuleExamplesProps {
  readonly rule: string;
  readonly examples: readonly Example[];
  onShow(example: Example): void;
}

/** Below a rule: the examples that show it, each to be played on a board. */
export function RuleExamples({ rule, examples, onShow }: RuleExamplesProps) {
  const [open, setOpen] = useState(false);
  const words = say.value.teach;
  if (examples.length === 0) return null;
  return (
    <details class="examples" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang={preferences.value.language} aria-label={words.examplesOf(examples.length, rule)}>
        {words.examples(examples.length)}
      </summary>
      {open && (
        <ul>
          {examples.map((example) => (
            <li key={example.file + example.id}>
              <button type="button" class="example-open" onClick={() => onShow(example)}>
                <Icon of={icon.play} size={15} />
                <span lang="en">{example.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
