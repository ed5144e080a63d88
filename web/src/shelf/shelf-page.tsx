import { useEffect } from 'preact/hooks';
import { useArrival } from '../hall/arrival.ts';
import { gamesToPlay, practicePieces } from '../hall/boxes.ts';
import { Mark } from '../hall/mark.tsx';
import { hrefTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { elsewhere } from '../store/elsewhere.ts';
import { readTables } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { GameBox } from './game-box.tsx';
import { PracticeCorner } from './practice-corner.tsx';
import { TableList } from './table-list.tsx';

/** Home: the boxes one can open, and the tables one can go on with. */
export function ShelfPage() {
  const changed = elsewhere.value;
  useEffect(() => {
    void readTables();
  }, [changed]);
  const heading = useArrival('Wyrdhall');
  const words = say.value;
  return (
    <main class="shelf" id="content">
      <header class="shelf-head">
        <Mark size={62} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Wyrdhall
          </h1>
          <p class="slogan">{words.hall.slogan}</p>
        </div>
        <nav class="shelf-nav" aria-label="Wyrdhall">
          <a class="button ghost" href={hrefTo(['statistics'])}>
            <Icon of={icon.statistics} />
            {words.hall.statistics}
          </a>
          <a class="button ghost" href={hrefTo(['comfort'])}>
            <Icon of={icon.comfort} />
            {words.hall.comfort}
          </a>
          <a class="button ghost" href={hrefTo(['credits'])}>
            <Icon of={icon.credits} />
            {words.hall.credits}
          </a>
        </nav>
      </header>
      {gamesToPlay.length > 0 && (
        <section class="boxes" aria-label={words.shelf.games}>
          {gamesToPlay.map((box) => (
            <GameBox key={box.id} box={box} />
          ))}
        </section>
      )}
      <div class="plank" aria-hidden="true" />
      <div class="shelf-below">
        <TableList />
        <PracticeCorner boxes={practicePieces} />
      </div>
    </main>
  );
}
