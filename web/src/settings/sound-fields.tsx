import { playSound } from '../hall/sound.ts';
import { preferences, setPreferences } from '../preferences/preferences.ts';
import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';
import { Switch } from './switch.tsx';

const VOLUMES = [
  ['effects', 'dice'],
  ['voices', 'horn'],
  ['fire', undefined],
] as const;

/** Whether and how loud: each volume is heard as it is set. */
export function SoundFields() {
  const { comfort } = sayPages.value;
  const { percent } = say.value;
  return (
    <>
      <Switch of="sound" label={comfort.sound} />
      {preferences.value.sound && (
        <fieldset class="volumes">
          <legend>{comfort.volume}</legend>
          {VOLUMES.map(([name, sample]) => (
            <label key={name} class="field volume">
              <span>{comfort.volumes[name]}</span>
              <input
                type="range"
                name={name}
                min={0}
                max={100}
                step={10}
                value={preferences.value[name]}
                aria-valuetext={percent(preferences.value[name] / 100)}
                onInput={(event) => setPreferences({ [name]: event.currentTarget.valueAsNumber })}
                onChange={() => sample && playSound(sample)}
              />
              <span class="quiet">{percent(preferences.value[name] / 100)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Switch of="captions" label={comfort.captions} why={comfort.captionsWhy} />
    </>
  );
}
