import type { Box } from '@wyrdhall/games';
import { covers } from '../faces/covers.ts';
import { hrefTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { Lid } from '../kit/pictures/lid.tsx';
import { preferences } from '../preferences/preferences.ts';
import { say } from '../words/words.ts';

/** A box on the shelf, as one wants to open it. */
export function GameBox({ box }: { box: Box }) {
  const cover = Object.hasOwn(covers, box.id) ? covers[box.id] : undefined;
  const [accent, ground, edge] = cover?.colors ?? ['#e8b65a', '#2b1c11', '#4a2c10'];
  const { language } = preferences.value;
  const { shelf: words, teach } = say.value;
  return (
    <article class="box" style={{ '--accent': accent, '--ground': ground, '--edge': edge }}>
      <a class="box-lid" href={hrefTo(['new', box.id])} aria-label={words.newTableOf(box.name)} tabIndex={-1}>
        {cover && <Lid layers={cover.lid} />}
        <span class="box-title">
          <span class="box-name">{box.name}</span>
          {cover && <span class="box-line">{cover.line[language]}</span>}
        </span>
      </a>
      <div class="box-foot">
        <div class="box-facts">
          {cover?.time && <span>{cover.time[language]}</span>}
          <a class="box-rules" href={hrefTo(['rules', box.id])} aria-label={words.rulesOf(box.name)}>
            <Icon of={icon.book} size={16} />
            {words.rules}
          </a>
        </div>
        <div class="box-ways">
          {cover?.first && (
            <a
              class="button box-first"
              href={hrefTo(['new', box.id], {
                ...cover.first,
                name: teach.firstGame,
                guide: '1',
                start: '1',
              })}
              aria-label={teach.firstGameOf(box.name)}
            >
              <Icon of={icon.hint} />
              {teach.firstGame}
            </a>
          )}
          <a class="button" href={hrefTo(['new', box.id])} aria-label={words.newTableOf(box.name)}>
            <Icon of={icon.plus} />
            {words.newTable}
          </a>
        </div>
      </div>
    </article>
  );
}
