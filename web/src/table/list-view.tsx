import type { FaceProps } from '../kit/face.ts';
import { RuleLink } from '../kit/rules/rule-link.tsx';
import type { Session } from '../session/session.ts';
import { say } from '../words/words.ts';

/** The board without a picture: each place that an option lies at, in words. */
export function ListView({ session, props }: { session: Session; props: FaceProps }) {
  const { List } = session.face;
  if (List) return <List {...props} />;
  const { closed } = props.places;
  const described = session.face.hasPlaces ? [...closed.values()] : [];
  const lines = session.seen.value.log.length;
  return (
    <div class="list-view parchment" tabIndex={0}>
      <h2>{say.value.table.places}</h2>
      <p class="quiet-ink">{say.value.table.onBoard(props.places.open.size)}</p>
      <ul key={lines}>
        {[...props.places.open.values()].map((answer) => (
          <li key={answer.id}>{answer.label}</li>
        ))}
        {described.map(
          (answer) =>
            answer.closed && (
              <li key={answer.id} class="quiet-ink">
                {answer.label}: {say.value.table.closed(answer.closed.reason)}{' '}
                <RuleLink id={answer.closed.rule} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
