import { faceOf } from '../faces/faces.ts';
import { boxOf, openBox, openTextsOfPart } from '../hall/boxes.ts';
import { Loaded } from '../hall/loaded.tsx';
import { Trouble } from '../hall/trouble.tsx';
import { preferences } from '../preferences/preferences.ts';
import { openWhole } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { type Film, makeFilm } from './film.ts';
import { FilmView } from './projector.tsx';

/** A kept game, watched again. */
export function ReplayPage({ id }: { id: string }) {
  return (
    <Loaded key={`${id} ${preferences.value.language}`} make={() => openFilm(id)}>
      {(film) =>
        film ? (
          <FilmView film={film} />
        ) : (
          <Trouble title={say.value.table.gone} message={say.value.table.goneWhy} />
        )
      }
    </Loaded>
  );
}

async function openFilm(id: string): Promise<Film | undefined> {
  const opened = await openWhole(id);
  const box = opened && boxOf(opened.table.game);
  if (!opened || !box) return undefined;
  const [game, face] = await Promise.all([openBox(box), faceOf(box.id)]);
  const film = makeFilm(game, face, opened.table, opened.save);
  await Promise.all(film.parts.map(({ run }) => run && openTextsOfPart(box, run)));
  return film;
}
