import { expect, test } from 'vitest';
import { fakeAudio } from '../testing/fake-audio.ts';
import { newSpeaker } from './speaker.ts';
import { TONES } from './tones.ts';

function fakeSpeaker() {
  const { context, ...record } = fakeAudio();
  return { ...record, speaker: newSpeaker(() => context) };
}

test('a sound is as loud as its volume says, and silent at none', () => {
  const { audio, louds, speaker } = fakeSpeaker();
  speaker.play(TONES.knock, 0);
  expect(speaker.isThere()).toBe(false);
  speaker.play(TONES.knock, 100);
  speaker.play(TONES.knock, 50);
  speaker.play(TONES.knock, 700);
  const layers = TONES.knock.length;
  const [full, half, most] = [0, 1, 2].map((i) => louds.slice(i * layers, (i + 1) * layers));
  expect(full).toEqual(TONES.knock.map(({ loud }) => loud));
  expect(half).toEqual(TONES.knock.map(({ loud }) => loud / 2));
  expect(most).toEqual(full);
  expect(audio.started).toBe(3 * layers);
});

test('after an interruption it goes on: at the next sound, or when the page is touched', () => {
  const { audio, speaker } = fakeSpeaker();
  speaker.wake();
  expect(audio.resumed).toBe(0);
  speaker.play(TONES.dice, 50);
  expect(audio.resumed).toBe(0);
  audio.state = 'interrupted';
  speaker.wake();
  expect(audio).toMatchObject({ resumed: 1, state: 'running' });
  audio.state = 'suspended';
  speaker.play(TONES.dice, 50);
  expect(audio.resumed).toBe(2);
});

test('one fire burns at a time, and goes out', () => {
  const { audio, fires, speaker } = fakeSpeaker();
  speaker.burn(50);
  speaker.burn(100);
  expect(audio.started).toBe(1);
  const [half = 0, full = 0] = fires;
  // 30 dB below the loudest.
  expect(20 * Math.log10(half)).toBeCloseTo(-30, 0);
  expect(full).toBeCloseTo(2 * half);
  speaker.burn(0);
  expect(audio.stopped).toBe(1);
});

test.each(Object.entries(TONES))(
  '%s has weight: layers, none of them a bare beep, and no more than a table bears',
  (_, layers) => {
    expect(layers.length).toBeGreaterThan(1);
    for (const { loud, seconds, from, to } of layers) {
      expect(loud).toBeLessThanOrEqual(0.7);
      expect(seconds).toBeLessThan(2);
      expect(Math.min(from, to)).toBeGreaterThan(20);
    }
  },
);
