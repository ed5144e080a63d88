import '../testing/no-browser.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { setPreferences } from '../preferences/preferences.ts';
import { fakeAudio } from '../testing/fake-audio.ts';
import { playSound } from './sound.ts';
import { TONES } from './tones.ts';

afterEach(() => {
  setPreferences({ sound: false });
  vi.unstubAllGlobals();
});

test('sound that a call has interrupted comes back with the next tone', async () => {
  const { audio, context } = fakeAudio();
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  setPreferences({ sound: true });
  playSound('knock');
  // What makes it comes when it is first wanted.
  await vi.waitFor(() => expect(audio.started).toBe(TONES.knock.length));
  expect(audio.resumed).toBe(0);
  audio.state = 'interrupted';
  playSound('knock');
  expect(audio.resumed).toBe(1);
  expect(audio.started).toBe(2 * TONES.knock.length);
});
