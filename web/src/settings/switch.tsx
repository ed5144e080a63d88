import { type Preferences, preferences, setPreferences } from '../preferences/preferences.ts';

type Switched = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences];

/** A preference that is on or off. */
export function Switch({ of, label, why }: { of: Switched; label: string; why?: string }) {
  return (
    <label class="field check">
      <input
        type="checkbox"
        name={of}
        checked={preferences.value[of]}
        onChange={(event) => setPreferences({ [of]: event.currentTarget.checked })}
      />
      <span>
        {label} {why && <small class="quiet">{why}</small>}
      </span>
    </label>
  );
}
