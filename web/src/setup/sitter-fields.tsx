import { BOTS } from '@wyrdhall/players';
import { useId } from 'preact/hooks';
import { knownPeople } from '../preferences/people.ts';
import type { Sitter } from '../store/kept-table.ts';
import { say } from '../words/words.ts';

const isBot = (sitter: Sitter): boolean => (BOTS as readonly Sitter[]).includes(sitter);

interface SitterFieldsProps {
  readonly seat: number;
  readonly sitter: Sitter;
  /** What the person is called. */
  readonly name: string;
  onSitter(sitter: Sitter): void;
  onName(name: string): void;
}

/** Who sits at a seat: a person, by name where they like, or a bot of any kind. */
export function SitterFields({ seat, sitter, name, onSitter, onName }: SitterFieldsProps) {
  const list = useId();
  const { setUp: words, people } = say.value;
  const number = words.seat(seat + 1);
  // A file or an address may seat a bot with a budget of its own.
  const sitters = ['human', ...BOTS, ...(sitter === 'human' || isBot(sitter) ? [] : [sitter])];
  return (
    <div class="field sitter">
      <select
        aria-label={`${words.seats} ${number}`}
        value={sitter}
        name={`seat-${seat}`}
        onChange={(event) => onSitter(event.currentTarget.value)}
      >
        {sitters.map((who) => (
          <option key={who} value={who}>
            {who === 'human' ? words.human : words.bot(who)}
          </option>
        ))}
      </select>
      {sitter === 'human' && (
        <>
          <input
            type="text"
            name={`name-${seat}`}
            aria-label={people.nameOf(number)}
            placeholder={people.name}
            dir="auto"
            maxLength={60}
            autocomplete="off"
            list={list}
            value={name}
            onInput={(event) => onName(event.currentTarget.value)}
          />
          <datalist id={list}>
            {knownPeople().map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}
