import { Portrait } from './board/portrait.tsx';

/** What was counted: for each hero, and for all of them together. */
interface Deed {
  readonly id: string;
  readonly label: string;
  readonly each: readonly number[];
  readonly together: number;
  /** Nobody is proud of the most of it. */
  readonly humble?: boolean;
  /** How a figure is written, where the number itself will not do. */
  said?(n: number): string;
}

interface DeedsProps {
  readonly heroes: readonly { id: string; name: string; icon: string; color: string }[];
  /** What stands above the names of the deeds, and above the last column. */
  readonly corner: string;
  readonly together: string;
  readonly groups: readonly { id: string; title?: string; deeds: readonly Deed[] }[];
}

/** At the end: what each hero did, the most of it marked. */
export function Deeds({ heroes, corner, together, groups }: DeedsProps) {
  const several = heroes.length > 1;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {heroes.map(({ id, name, icon, color }) => (
            <th key={id} scope="col">
              <Portrait icon={icon} color={color} size={26} />
              {name}
            </th>
          ))}
          {several && <th scope="col">{together}</th>}
        </tr>
      </thead>
      {groups.map(({ id, title, deeds }) => (
        <tbody key={id}>
          {title && (
            <tr class="group">
              <th scope="rowgroup" colSpan={heroes.length + (several ? 2 : 1)}>
                {title}
              </th>
            </tr>
          )}
          {deeds.map((deed) => (
            <DeedRow key={deed.id} deed={deed} several={several} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function DeedRow({ deed, several }: { deed: Deed; several: boolean }) {
  const { label, each, together, humble, said = String } = deed;
  const most = Math.max(...each);
  const isMost = (n: number): boolean => several && !humble && n === most && n > 0;
  return (
    <tr>
      <th scope="row">{label}</th>
      {each.map((n, hero) => (
        <td key={hero} class={isMost(n) ? 'most' : ''}>
          {said(n)}
        </td>
      ))}
      {several && <td>{said(together)}</td>}
    </tr>
  );
}
