import type { Owners, OwnKind } from '@wyrdhall/kernel';
import { Choices } from '../kit/choices.tsx';
import { say } from '../words/words.ts';
import { choiceOf, type OwnerChoice, ownersFor, withOwner } from './owners.ts';

interface OwnChanceFieldProps {
  readonly kind: OwnKind;
  readonly owners: Owners;
  readonly players: number;
  onChange(owners: Owners): void;
}

/** Who rolls, or who draws: the hall, everybody, or some of the seats. */
export function OwnChanceField({ kind, owners, players, onChange }: OwnChanceFieldProps) {
  const words = say.value.setUp;
  const own = words.ownChance[kind];
  const values: OwnerChoice[] = players > 1 ? ['hall', 'own', 'some'] : ['hall', 'own'];
  return (
    <>
      <Choices
        legend={own.name}
        name={kind}
        value={choiceOf(owners)}
        values={values}
        label={(value) => own[value as OwnerChoice]}
        onChoose={(value) => onChange(ownersFor(value as OwnerChoice))}
      />
      {typeof owners !== 'boolean' && (
        <fieldset>
          <legend>{own.some}</legend>
          {Array.from({ length: players }, (_, seat) => (
            <label key={seat} class="field check">
              <input
                type="checkbox"
                name={`${kind}-${seat}`}
                checked={owners.includes(seat)}
                onChange={(event) => onChange(withOwner(owners, seat, event.currentTarget.checked))}
              />
              <span>{words.seat(seat + 1)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
