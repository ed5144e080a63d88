import { signal } from '@preact/signals';
import { preferences } from '../preferences/preferences.ts';
import { newSpeaker } from './speaker.ts';
import { type Sound, TONES, VOICES } from './tones.ts';

const speaker = newSpeaker(() => new AudioContext());

/** What could be heard last, and how often anything could: whoever does not hear it can read it. */
export const heard = signal<{ readonly sound: Sound; readonly times: number } | undefined>(undefined);

export function playSound(sound: Sound): void {
  heard.value = { sound, times: (heard.peek()?.times ?? 0) + 1 };
  const { sound: isOn, effects, voices } = preferences.peek();
  if (isOn) speaker.play(TONES[sound], VOICES.includes(sound) ? voices : effects);
}

/** The fire burns as the preferences say; and after a call or another app has taken the sound away, it comes back. */
export function listenForSound(): void {
  const tend = (): void => {
    const { sound, fire } = preferences.value;
    speaker.burn(sound ? fire : 0);
  };
  // Browsers let nothing sound before somebody has touched the page.
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(kind, () => {
      tend();
      speaker.wake();
    });
  }
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && speaker.wake(),
  );
  preferences.subscribe(() => speaker.isThere() && tend());
}
