import type { Box } from '@wyrdhall/games';
import { faceOf } from '../faces/faces.ts';
import { boxOf, type OpenRulebook, openBox, openRulebook } from '../hall/boxes.ts';
import { Loaded } from '../hall/loaded.tsx';
import { NoSuchGame } from '../hall/not-found.tsx';
import { Page } from '../hall/page.tsx';
import type { GameFace } from '../kit/face.ts';
import { sayPages } from '../words/pages.ts';
import { Book } from './book.tsx';
import { type BookPart, BookTabs } from './book-tabs.tsx';
import { CardBook } from './card-book.tsx';
import { Glossary } from './glossary.tsx';
import { readTerms, type Term } from './read-terms.ts';

/** The whole book of a game: its rules, its words, its cards. */
export function RulebookPage({ id, rule }: { id: string; rule: string | undefined }) {
  const box = boxOf(id);
  if (!box) return <NoSuchGame id={id} />;
  return (
    <Page title={sayPages.value.rules.title(box.name)} size="wide">
      <Loaded key={id} make={() => open(box)}>
        {(opened) => <Opened game={id} opened={opened} rule={rule} />}
      </Loaded>
    </Page>
  );
}

interface OpenBook {
  readonly book: OpenRulebook;
  readonly terms: readonly Term[];
  readonly face: GameFace;
}

async function open(box: Box): Promise<OpenBook> {
  // Its cards are known once the game itself is there.
  const [book, face] = await Promise.all([openRulebook(box), faceOf(box.id), openBox(box)]);
  return { book, terms: readTerms(book.markdown), face };
}

function Opened({ game, opened, rule }: { game: string; opened: OpenBook; rule: string | undefined }) {
  const { book, terms, face } = opened;
  const parts: BookPart[] = ['rules'];
  if (terms.length > 0) parts.push('words');
  if (face.cards) parts.push('cards');
  const at = parts.find((part) => part === rule) ?? 'rules';
  return (
    <>
      <BookTabs game={game} at={at} parts={parts} />
      {at === 'rules' && <Book game={game} book={book} at={rule} />}
      {at === 'words' && <Glossary game={game} terms={terms} language={book.language} />}
      {at === 'cards' && <CardBook face={face} game={game} book={book} />}
    </>
  );
}
