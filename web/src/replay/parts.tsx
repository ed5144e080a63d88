import { sayPages } from '../words/pages.ts';
import { readable } from '../words/readable.ts';
import { wordsOf } from '../words/words.ts';
import type { Film } from './film.ts';

/** The chapters of a game, one to be watched at a time; nothing where there is only one. */
export function PartChoice(props: { film: Film; index: number; onIndex: (index: number) => void }) {
  const { film, index, onIndex } = props;
  if (film.parts.length < 2) return null;
  return (
    <label class="row">
      {sayPages.value.replay.part}
      <select
        name="part"
        value={String(index)}
        onChange={({ currentTarget }) => onIndex(Number(currentTarget.value))}
      >
        {film.parts.map((_, i) => (
          <option key={i} value={String(i)}>
            {partName(film, i)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** By its chapter where it has one; the game names it by `chapter:ID`. */
function partName({ game, parts }: Film, index: number): string {
  const { chapter } = parts[index] ?? {};
  const number = sayPages.value.replay.partNumber(index + 1);
  if (chapter === undefined) return number;
  return `${index + 1}. ${wordsOf(game, undefined).term?.(`chapter:${chapter}`) ?? readable(chapter)}`;
}
