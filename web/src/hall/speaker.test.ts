import { expect, test } from 'vitest';
import { newSpeaker } from './speaker.ts';
import { TONES } from './tones.ts';

/** Only what the speaker touches, with a record of it. */
function fakeAudio(state = 'running') {
  const louds: number[] = [];
  const fires: number[] = [];
  const audio = { state, resumed: 0, started: 0, stopped: 0 };
  const param = (set: number[] = []) => ({
    value: 0,
    setValueAtTime: (value: number) => void set.push(value),
    exponentialRampToValueAtTime: () => {},
    setTargetAtTime: (value: number) => void fires.push(value),
  });
  const node = () => ({
    type: '',
    buffer: undefined,
    loop: false,
    frequency: param(),
    gain: param(louds),
    connect: (to: unknown) => to,
    start: () => void audio.started++,
    stop: () => void audio.stopped++,
  });
  const context = {
    get state() {
      return audio.state;
    },
    currentTime: 0,
    sampleRate: 400,
    destination: {},
    resume: async () => {
      audio.resumed++;
      audio.state = 'running';
    },
    createOscillator: node,
    createGain: node,
    createBufferSource: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { audio, louds, fires, speaker: newSpeaker(() => context as unknown as AudioContext) };
}

test('a sound is as loud as its volume says, and silent at none', () => {
  const { audio, louds, speaker } = fakeAudio();
  speaker.play(TONES.knock, 0);
  expect(speaker.isThere()).toBe(false);
  speaker.play(TONES.knock, 100);
  speaker.play(TONES.knock, 50);
  speaker.play(TONES.knock, 700);
  const [full = 0, half = 0, most = 0] = louds;
  expect(full).toBeGreaterThan(0);
  expect(half).toBeCloseTo(full / 2);
  expect(most).toBe(full);
  expect(audio.started).toBe(3);
});

test('after an interruption it goes on: at the next sound, or when the page is touched', () => {
  const { audio, speaker } = fakeAudio();
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
  const { audio, fires, speaker } = fakeAudio();
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
