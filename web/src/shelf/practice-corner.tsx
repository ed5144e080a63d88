import type { Box } from '@wyrdhall/games';
import { covers } from '../faces/covers.ts';
import { hrefTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { Lid } from '../kit/pictures/lid.tsx';
import { preferences } from '../preferences/preferences.ts';
import { say } from '../words/words.ts';

/** Small games to try the hall with, in a quiet corner. */
export function PracticeCorner({ boxes }: { boxes: readonly Box[] }) {
  const words = say.value.shelf;
  if (boxes.length === 0) return null;
  return (
    <section class="practice panel" aria-label={words.practice}>
      <h2>{words.practice}</h2>
      <p class="quiet">{words.practiceWhy}</p>
      {boxes.map((box) => {
        const cover = Object.hasOwn(covers, box.id) ? covers[box.id] : undefined;
        return (
          <article key={box.id} class="practice-piece">
            <span class="practice-lid">{cover && <Lid layers={cover.lid} />}</span>
            <div>
              <h3>{box.name}</h3>
              {cover && <p>{cover.line[preferences.value.language]}</p>}
              <div class="row">
                <a class="button" href={hrefTo(['new', box.id])} aria-label={words.newTableOf(box.name)}>
                  <Icon of={icon.plus} />
                  {words.newTable}
                </a>
                <a
                  class="button icon-button"
                  href={hrefTo(['rules', box.id])}
                  aria-label={words.rulesOf(box.name)}
                  title={words.rulesOf(box.name)}
                >
                  <Icon of={icon.book} size={20} />
                </a>
              </div>
            </div>
          </article>
        );
      })}
    </section>
  );
}
