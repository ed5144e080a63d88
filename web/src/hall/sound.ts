import { signal } from '@preact/signals';
import { preferences } from '../preferences/preferences.ts';
import { orTell } from './faults.ts';
import { soon } from './later.tsx';
import type { Sound } from './tones.ts';

type Voice = typeof import('./voice.ts');

/** What makes the sounds: nobody hears any before they have touched the page. */
let voice: Voice | undefined;
const fetchVoice = soon(async () => {
  voice = await import('./voice.ts');
  return voice;
});

/** At once where it is there: some browsers let only a touch itself begin to sound. */
function withVoice(act: (voice: Voice) => void): void {
  if (voice) act(voice);
  else orTell(fetchVoice().then(act));
}

/** What could be heard last, and how often anything could: whoever does not hear it can read it. */
export const heard = signal<{ readonly sound: Sound; readonly times: number } | undefined>(undefined);

export function playSound(sound: Sound): void {
  heard.value = { sound, times: (heard.peek()?.times ?? 0) + 1 };
  const { sound: isOn, effects, voices } = preferences.peek();
  if (!isOn) return;
  withVoice(({ speaker, TONES, VOICES }) =>
    speaker.play(TONES[sound], VOICES.includes(sound) ? voices : effects),
  );
}

/** The fire burns as the preferences say; and after a call or another app has taken the sound away, it comes back. */
export function listenForSound(): void {
  const tend = ({ speaker }: Voice): void => {
    const { sound, fire } = preferences.peek();
    speaker.burn(sound ? fire : 0);
  };
  // Browsers let nothing sound before somebody has touched the page.
  for (const kind of ['pointerdown', 'keydown'] as const) {
    addEventListener(kind, () => {
      if (!voice && !preferences.peek().sound) return;
      withVoice((made) => {
        tend(made);
        made.speaker.wake();
      });
    });
  }
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && voice?.speaker.wake(),
  );
  preferences.subscribe(() => voice?.speaker.isThere() && tend(voice));
}
