import { hrefTo } from '../hall/route.ts';
import { say } from '../words/words.ts';

export type BookPart = 'rules' | 'words' | 'cards';

/** The parts of the book: its rules, its words, the cards. */
export function BookTabs({ game, at, parts }: { game: string; at: BookPart; parts: readonly BookPart[] }) {
  if (parts.length < 2) return null;
  return (
    <nav class="book-tabs" aria-label={say.value.teach.parts}>
      {parts.map((part) => (
        <a
          key={part}
          class="button"
          aria-current={part === at ? 'page' : undefined}
          href={hrefTo(part === 'rules' ? ['rules', game] : ['rules', game, part])}
        >
          {say.value.teach.part[part]}
        </a>
      ))}
    </nav>
  );
}
