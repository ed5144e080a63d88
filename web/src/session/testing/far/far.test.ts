import '../../../testing/no-browser.ts';
import { type Game, hashState, Random, Run, randomPick, choice as said } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptTable } from '../../../store/kept-table.ts';
import type { TableLink } from '../../link.ts';
import { hostTable } from './host.ts';
import { linkFar } from './link.ts';
import type { Ask, Say } from './messages.ts';
import { badWire, clockTimes } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SEATS = [0, 1];
const table = { id: 'far', name: 'Far away', game: 'toy', seats: ['human', 'human'] } as Partial<KeptTable>;

/** Two screens with a person each, at a table that is far from both. */
async function farTable(loss: number) {
  const run = Run.start(toy as Game, { players: 2 }, { seed: 5 }) as Run;
  const host = hostTable(run);
  const random = Random.fromSeed(3);
  const clock = clockTimes(1);
  const texts: string[] = [];
  const wires = SEATS.map(() => {
    const chance = () => random.below(1000) / 1000;
    const wire = badWire<Ask, Say>({ delay: 300, jitter: 300, loss, random: chance, clock });
    wire.passage.heard = (text) => texts.push(text);
    return wire;
  });
  const linking = wires.map(({ near, far }, seat) => {
    host.join([seat], far);
    const { seed: _, ...settings } = run.settings;
    return linkFar({
      game: toy as Game,
      settings,
      table: table as KeptTable,
      seats: [seat],
      wire: near,
      clock,
      name: `s${seat}`,
    });
  });
  await vi.advanceTimersByTimeAsync(5000);
  return { run, host, wires, texts, links: await Promise.all(linking) };
}

const mine = ({ now }: TableLink, seat: number) =>
  now
    .peek()
    .see(seat)
    .prompts.filter((prompt) => prompt.seat === seat);

test('a table far away is played to its end: nothing is lost, nothing counts twice, nothing else is shown', async () => {
  const { run, host, wires, links, texts } = await farTable(0.05);
  const chance = Random.fromSeed(8);
  let given = 0;
  for (let round = 0; round < 400 && !run.outcome; round++) {
    if (round % 25 === 24) wires[round % 2]?.cut(6000);
    for (const seat of SEATS) {
      const link = links[seat];
      const prompt = link && mine(link, seat).find(({ key }) => key !== undefined);
      if (!link || !prompt?.key || link.pending.peek().length > 0) continue;
      const choice = said(prompt, randomPick(prompt, chance));
      link.answer({ seat, key: prompt.key, choice }).then(
        () => given++,
        () => undefined,
      );
      expect(link.pending.peek()).toMatchObject([{ key: prompt.key, choice }]);
    }
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run.outcome).toBeDefined();
  expect(given).toBe(run.revision);

  const here = Run.start(toy as Game, { players: 2 }, { seed: 5 }) as Run;
  for (const change of host.carriedOut) {
    if (!('answer' in change)) continue;
    here.answer({ seat: change.answer.seat, choice: change.answer.choice });
  }
  expect(hashState(run.state)).toBe(hashState(here.state));
  for (const seat of SEATS) {
    const seen = links[seat]?.now.peek().see(seat);
    expect(seen?.view).toEqual(JSON.parse(JSON.stringify(here.view(seat))));
    expect(seen?.log).toEqual(JSON.parse(JSON.stringify(here.told(seat))));
  }
  const passed = wires.map(({ passage }) => passage);
  expect(Math.min(...passed.map(({ lost, overtaken }) => Math.min(lost, overtaken)))).toBeGreaterThan(0);
  expect(texts.filter((text) => /"(value|seed|checkpoint)":/.test(text))).toEqual([]);
});

test('a request that arrives twice is carried out once; one that is refused says why', async () => {
  const { run, links, wires } = await farTable(0);
  const [link] = links;
  const key = link && mine(link, 0)[0]?.key;
  if (!link || !key) throw new Error('Somebody is asked.');
  const given = link.answer({ seat: 0, key, choice: 'bold' });
  // The answer to it is lost, so it is sent again and again.
  await vi.advanceTimersByTimeAsync(500);
  wires[0]?.cut(4000);
  await vi.advanceTimersByTimeAsync(4000);
  expect([link.state.peek(), link.pending.peek().length]).toEqual(['lost', 1]);
  await vi.advanceTimersByTimeAsync(4000);
  await given;
  expect([run.revision, link.state.peek(), link.pending.peek().length]).toEqual([1, 'live', 0]);
  const refused = expect(link.answer({ seat: 0, key, choice: 'wary' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(4000);
  await refused;
  const other = expect(link.answer({ seat: 1, key: 'x', choice: 'wary' })).rejects.toThrow('Somebody else');
  await vi.advanceTimersByTimeAsync(4000);
  await other;
  expect(run.revision).toBe(1);
});
