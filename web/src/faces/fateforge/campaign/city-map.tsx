import { PLACES } from '@wyrdhall/fateforge';
import { Option } from '../../../kit/answers/option.tsx';
import type { FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

const at = new Map(PLACES.map(({ id, at }) => [id, at]));
const streets = PLACES.flatMap(({ id, at: [x, y], ways }) =>
  Object.values(ways).flatMap((to) => {
    const [u, v] = at.get(to) ?? [x, y];
    return id < to ? [{ key: `${id} ${to}`, x, y, u, v }] : [];
  }),
);

/** FF-346: the city as a map of its own. Where the party is, only its players mark. */
export function CityMap(props: FateforgeProps) {
  const words = ff.value;
  const marker = props.view.campaign?.marker;
  return (
    <section class="ff-city" aria-label={words.city}>
      <svg viewBox="0 0 100 96" aria-hidden="true">
        {streets.map(({ key, x, y, u, v }) => (
          <line key={key} x1={x} y1={y} x2={u} y2={v} />
        ))}
      </svg>
      {PLACES.map(({ id, at: [x, y] }) => {
        const name = props.words.term?.(`place:${id}`) ?? id;
        const isHere = marker === id;
        return (
          <span key={id} class="ff-place-at" style={{ left: `${x}%`, top: `${(100 * y) / 96}%` }}>
            <Option
              face={props}
              answer={props.offers.get(`place:${id}`)}
              class={`ff-place${isHere ? ' marked-here' : ''}`}
              title={isHere ? `${name}: ${words.marker}` : name}
            >
              {name}
            </Option>
          </span>
        );
      })}
    </section>
  );
}
