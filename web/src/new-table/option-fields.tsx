import type { Game, OptionSpec } from '@wyrdhall/kernel';
import { keptTables } from '../store/tables.ts';
import { say, wordsOf } from '../words/words.ts';
import { Choices } from './choices.tsx';
import { isLadder, ladderOf, wonWith } from './ladder.ts';
import { LadderChoices } from './ladder-choices.tsx';

type Values = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly game: Game;
  readonly options: Values;
  readonly seats: number;
  onChange(options: Values): void;
}

/** A field for each option of the game, with what it does to the difficulty. */
export function OptionFields({ game, options, seats, onChange }: OptionFieldsProps) {
  const specs = Object.entries(game.options);
  if (specs.length === 0) return <p class="quiet">{say.value.setUp.noOptions}</p>;
  return (
    <>
      {specs.map(([name, spec]) => (
        <OptionField
          key={name}
          game={game.id}
          name={name}
          term={(id) => wordsOf(game, undefined).term?.(id)}
          spec={spec}
          value={options[name]}
          seats={seats}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </>
  );
}

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  /** The game's own name for an option or one of its values. */
  term(id: string): string | undefined;
  readonly spec: OptionSpec;
  readonly value: unknown;
  readonly seats: number;
  onChange(value: unknown): void;
}

function OptionField({ game, name, term, spec, value, seats, onChange }: OptionFieldProps) {
  const title = term(name) ?? readable(name);
  const valueName = (one: string): string => term(`${name}:${one}`) ?? readable(one);
  const words = say.value.setUp;
  const hint = spec.effect ? words.effect(spec.effect) : undefined;
  const effect = hint && <small class="quiet">{hint}</small>;
  switch (spec.kind) {
    case 'flag':
      return (
        <label class="field check">
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>
            {title} {effect}
          </span>
        </label>
      );
    case 'number':
      return (
        <label class="field">
          {title} ({spec.min}–{spec.max}) {effect}
          <input
            type="number"
            name={name}
            min={spec.min}
            max={spec.max}
            value={Number(value)}
            onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
        </label>
      );
    case 'choice':
      return isLadder(spec) ? (
        <LadderChoices
          legend={title}
          name={name}
          value={String(value)}
          ladder={ladderOf(spec.values, wonWith(game, name, keptTables.value ?? []))}
          label={valueName}
          {...(hint !== undefined && { hint })}
          onChoose={onChange}
        />
      ) : (
        <Choices
          legend={title}
          name={name}
          value={String(value)}
          values={spec.values}
          label={valueName}
          {...(hint !== undefined && { hint })}
          onChoose={onChange}
        />
      );
    case 'seats': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      const swap = (seat: number, next: string) => {
        const other = chosen.indexOf(next);
        const swapped = other < 0 ? chosen : chosen.with(other, chosen[seat] ?? next);
        onChange(swapped.with(seat, next));
      };
      return (
        <fieldset>
          <legend>{title}</legend>
          {Array.from({ length: seats }, (_, seat) => (
            <label key={seat} class="field seat-field">
              {words.seat(seat + 1)}
              <select
                name={`${name}-${seat}`}
                value={chosen[seat] ?? ''}
                onChange={(event) => swap(seat, event.currentTarget.value)}
              >
                {spec.values.map((one) => (
                  <option key={one} value={one}>
                    {valueName(one)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {effect}
        </fieldset>
      );
    }
  }
}

/** `long-track` as "Long track". */
const readable = (id: string): string => {
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
