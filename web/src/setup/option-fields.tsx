import { type Game, makesDifference, type OptionSpec } from '@wyrdhall/kernel';
import { Choices } from '../kit/choices.tsx';
import { keptTables } from '../store/tables.ts';
import { say } from '../words/words.ts';
import { isLadder, ladderOf, wonWith } from './ladder.ts';
import { LadderChoices } from './ladder-choices.tsx';
import { optionName } from './option-names.ts';

type Values = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly game: Game;
  readonly options: Values;
  readonly players: number;
  onChange(options: Values): void;
}

/** A field for each option of the whole table, with what it does to the difficulty; fine points come last, folded up. */
export function OptionFields({ game, options, players, onChange }: OptionFieldsProps) {
  const specs = Object.entries(game.options).filter(
    ([, spec]) => spec.kind !== 'seats' && makesDifference(spec, { ...options, players }),
  );
  if (specs.length === 0) return <p class="quiet">{say.value.setUp.noOptions}</p>;
  const field = ([name, spec]: [string, OptionSpec]) => (
    <OptionField
      key={name}
      game={game}
      name={name}
      spec={spec}
      value={options[name]}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  );
  const fine = specs.filter(([, spec]) => spec.fine);
  return (
    <>
      {specs.filter(([, spec]) => !spec.fine).map(field)}
      {fine.length > 0 && (
        <details class="fine-points">
          <summary>{say.value.setUp.finePoints}</summary>
          {fine.map(field)}
        </details>
      )}
    </>
  );
}

interface OptionFieldProps {
  readonly game: Game;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: unknown;
  onChange(value: unknown): void;
}

export function OptionField({ game, name, spec, value, onChange }: OptionFieldProps) {
  const title = optionName(game, name);
  const valueName = (one: string): string => optionName(game, name, one);
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
          ladder={ladderOf(spec.values, wonWith(game.id, name, keptTables.value ?? []))}
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
    case 'set': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      const toggle = (one: string, isIn: boolean) =>
        onChange(spec.values.filter((other) => (other === one ? isIn : chosen.includes(other))));
      return (
        <fieldset>
          <legend>{title}</legend>
          {spec.values.map((one) => (
            <label key={one} class="field check">
              <input
                type="checkbox"
                name={name}
                value={one}
                checked={chosen.includes(one)}
                onChange={(event) => toggle(one, event.currentTarget.checked)}
              />
              <span>{valueName(one)}</span>
            </label>
          ))}
          {effect}
        </fieldset>
      );
    }
    case 'seats':
      return null; // chosen where the seats are
  }
}
