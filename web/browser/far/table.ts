import { type Game, hashState, Random, Run } from '@wyrdhall/kernel';
import { faceOf } from '../../src/faces/faces.ts';
import { boxOf, openBox, openTexts } from '../../src/hall/boxes.ts';
import type { TableLink } from '../../src/session/link.ts';
import { hostTable } from '../../src/session/testing/far/host.ts';
import { linkFar } from '../../src/session/testing/far/link.ts';
import type { Ask, Say } from '../../src/session/testing/far/messages.ts';
import { badWire, clockTimes } from '../../src/session/testing/far/wire.ts';
import type { KeptTable } from '../../src/store/kept-table.ts';

/** What must never go over the wire: values of options, seeds, states. */
const SECRET = /"(value|seed|checkpoint|state)":/;

/** What came of a table far away. */
export interface FarReport {
  readonly outcome: boolean;
  readonly answers: number;
  /** Askings that were answered more than once. */
  readonly twice: number;
  /** Whether the same answers, given here, lead to the same state, and to what the screen shows. */
  readonly sameState: boolean;
  readonly sameView: boolean;
  readonly sent: number;
  readonly lost: number;
  readonly overtaken: number;
  /** Messages that held what no screen may know. */
  readonly leaks: number;
}

export interface FarTable {
  readonly game: Game;
  readonly face: Awaited<ReturnType<typeof faceOf>>;
  /** Of the person at this screen, who has the first seat. */
  readonly link: TableLink;
  /** Of the person elsewhere, who has the second. */
  readonly other: TableLink;
  readonly speed: number;
  cut(milliseconds: number): void;
  report(): FarReport;
}

export async function farTable(wish: URLSearchParams): Promise<FarTable> {
  const box = boxOf(wish.get('game') ?? '');
  if (!box) throw new Error('There is no such game.');
  const [game, face] = await Promise.all([openBox(box), faceOf(box.id)]);
  const options = JSON.parse(wish.get('options') ?? '{"players":2}') as Record<string, unknown>;
  const settings = { seed: Number(wish.get('seed') ?? 1) };
  const run = Run.start(game, options, settings) as Run;
  await openTexts(box, run);
  const host = hostTable(run);
  const random = Random.fromSeed(Number(wish.get('weather') ?? 7));
  const speed = Number(wish.get('speed') ?? 1);
  const clock = clockTimes(speed);
  const loss = Number(wish.get('loss') ?? 0.05);
  const chance = () => random.below(10_000) / 10_000;
  let leaks = 0;
  const wires = [0, 1].map(() => {
    const wire = badWire<Ask, Say>({ delay: 300, jitter: 300, loss, random: chance, clock });
    wire.passage.heard = (text) => {
      if (SECRET.test(text)) leaks++;
    };
    return wire;
  });
  const kept = { id: 'far', name: 'Far away', game: game.id, seats: ['human', 'human'] };
  const { seed: _, ...others } = run.settings;
  const links = wires.map(({ near, far }, seat) => {
    host.join([seat], far);
    return linkFar({
      game,
      settings: others,
      table: kept as unknown as KeptTable,
      seats: [seat],
      wire: near,
      clock,
      name: `screen ${seat}`,
    });
  });
  const [link, other] = await Promise.all(links);
  if (!link || !other) throw new Error('Nobody is linked.');

  const report = (): FarReport => {
    const answers = host.carriedOut.flatMap((change) => ('answer' in change ? [change.answer] : []));
    const here = Run.start(game, options, settings) as Run;
    for (const { seat, choice } of answers) here.answer({ seat, choice });
    const sum = (of: 'sent' | 'lost' | 'overtaken') =>
      wires.reduce((all, { passage }) => all + passage[of], 0);
    return {
      outcome: link.now.peek().outcome !== undefined,
      answers: answers.length,
      twice: answers.length - new Set(answers.map(({ key }) => key)).size,
      sameState: hashState(here.state) === hashState(run.state),
      sameView: hashState(link.now.peek().see(0).view) === hashState(here.view(0)),
      sent: sum('sent'),
      lost: sum('lost'),
      overtaken: sum('overtaken'),
      leaks,
    };
  };
  return { game, face, link, other, speed, cut: (ms) => wires[0]?.cut(ms), report };
}
