import type { FaceProps } from '../../kit/face.ts';

/** What the viewer may see, as nested lists. */
export function DescribedBoard({ view }: FaceProps) {
  return (
    <div class="described parchment" tabIndex={0}>
      <Described value={view} />
    </div>
  );
}

function Described({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null) return <span>{String(value)}</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return <span>{value.length > 0 ? value.join(', ') : '–'}</span>;
  }
  return (
    <dl>
      {Object.entries(value).map(([name, item]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Described value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
