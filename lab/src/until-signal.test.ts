import { expect, it } from 'vitest';
import { untilSignal } from './until-signal.ts';

it.each(['SIGINT', 'SIGTERM'] as const)('%s stops once, and is then itself again', (name) => {
  const before = process.listenerCount(name);
  const { signal, release } = untilSignal();
  expect(signal.aborted).toBe(false);
  process.emit(name);
  expect(signal.aborted).toBe(true);
  expect(process.listenerCount(name)).toBe(before);
  release();
});

it('is released without having stopped anything', () => {
  const { signal, release } = untilSignal();
  release();
  expect(process.listenerCount('SIGTERM')).toBe(process.listenerCount('SIGHUP'));
  expect(signal.aborted).toBe(false);
});
