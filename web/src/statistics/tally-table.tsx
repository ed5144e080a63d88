import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';
import type { Tally } from './tally.ts';

interface TallyTableProps {
  readonly title: string;
  readonly tallies: readonly Tally[];
  name(id: string): string;
}

/** Won and played, with a bar for the part that was won. */
export function TallyTable({ title, tallies, name }: TallyTableProps) {
  const words = sayPages.value.statistics;
  if (tallies.length === 0) return null;
  return (
    <table class="tally">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.wonColumn}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ id, played, won }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name(id)}</bdi>
            </th>
            <td class="tally-part">
              <span class="tally-bar" aria-hidden="true">
                <i style={{ width: `${(100 * won) / played}%` }} />
              </span>
              {say.value.percent(won / played)}
            </td>
            <td class="quiet">{words.wonOf(won, played)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
