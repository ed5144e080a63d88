import type { ComponentChildren } from 'preact';
import { say } from '../../words/words.ts';
import type { FaceProps } from '../face.ts';
import { RuleLink } from '../rules/rule-link.tsx';

/** A board in words: what the face says about it, then each place that an answer lies at. */
export function ListSheet({ face, children }: { face: FaceProps; children: ComponentChildren }) {
  const { open, shared, closed } = face.places;
  const words = say.value.table;
  const answers = [...open.values(), ...[...shared.values()].flat()];
  return (
    <div class="list-view parchment" tabIndex={0}>
      {children}
      {answers.length + closed.size > 0 && (
        <>
          <h2>{words.places}</h2>
          <p class="quiet-ink">{words.onBoard(open.size + shared.size)}</p>
          <ul>
            {answers.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
            {[...closed.values()].map(
              ({ id, label, closed: why }) =>
                why && (
                  <li key={id} class="quiet-ink">
                    {label}: {words.closed(why.reason)} <RuleLink id={why.rule} />
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </div>
  );
}
