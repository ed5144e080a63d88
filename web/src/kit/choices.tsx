import type { ComponentChildren } from 'preact';

export interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly hint?: string;
  readonly label?: (value: string) => string;
  /** What stands below its label. */
  readonly note?: (value: string) => ComponentChildren;
  readonly closed?: (value: string) => boolean;
  onChoose(value: string): void;
}

/** One of a few: radio buttons that look like pegs in a row. */
export function Choices({ legend, name, value, values, hint, label, note, closed, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="choices">
        {values.map((one) => (
          <label key={one} class={one === value ? 'choice chosen' : 'choice'}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              disabled={closed?.(one) ?? false}
              onChange={() => onChoose(one)}
            />
            <span>
              {label ? label(one) : one}
              {note?.(one)}
            </span>
          </label>
        ))}
      </div>
      {hint && <small class="quiet">{hint}</small>}
    </fieldset>
  );
}
