import '../testing/no-browser.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { setPreferences } from '../preferences/preferences.ts';
import { playSound } from './sound.ts';

afterEach(() => {
  setPreferences({ sound: false });
  vi.unstubAllGlobals();
});

test('sound that a call has interrupted comes back with the next tone', () => {
  const resume = vi.fn(async () => undefined);
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const node = { frequency: param, gain: param, connect: () => node, start: vi.fn(), stop: () => undefined };
  const audio = { state: 'running', currentTime: 0, resume, destination: node };
  const context = { ...audio, createOscillator: () => node, createGain: () => node };
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  setPreferences({ sound: true });
  playSound('knock');
  expect(resume).not.toHaveBeenCalled();
  context.state = 'interrupted';
  playSound('knock');
  expect(resume).toHaveBeenCalledOnce();
  expect(node.start).toHaveBeenCalledTimes(2);
});
