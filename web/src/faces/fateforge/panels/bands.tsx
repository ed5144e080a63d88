import type { Section } from '@wyrdhall/fateforge';
import { Result } from '../dice/result.tsx';
import { ff } from '../words/words.ts';

/** What an enemy does, by how far away a hero is. */
export function Bands({ sections }: { sections: readonly Section[] }) {
  const words = ff.value;
  return (
    <div class="ff-bands">
      <b>{words.byDistance}</b>
      <ul>
        {sections.map(({ from, to, actions, target }, k) => (
          <li key={k}>
            <b>{to > from ? `${from}–${to}` : from}</b>
            <span class="ff-band-signs">
              {actions.map(({ op }, n) => (
                <Result key={n} face={op} size={22} />
              ))}
            </span>
            <span>
              {words.list(actions.map((a) => words.op(a.op, a.plus, a.range, a.toxic, a.harmless)))}
              {words.targets[target] ? <small>: {words.targets[target]}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
