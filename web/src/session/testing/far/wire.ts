import type { Wire } from './messages.ts';

/** Time as a test counts it. */
export interface Clock {
  after(milliseconds: number, act: () => void): void;
}

/** So many times as fast as the clock on the wall. */
export const clockTimes = (speed: number): Clock => ({
  after: (milliseconds, act) => setTimeout(act, milliseconds / speed),
});

export interface Weather {
  /** How long a message is on its way, in milliseconds: at least, and so much longer at the most. */
  readonly delay: number;
  readonly jitter: number;
  /** The share of messages that never arrive. */
  readonly loss: number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly clock: Clock;
}

/** How a way between two machines has fared. */
interface Passage {
  sent: number;
  lost: number;
  overtaken: number;
  /** The text of each message that was sent. */
  heard: (text: string) => void;
}

/** A way that delays, reorders and loses messages, and can be cut. */
export function badWire<A, B>(weather: Weather) {
  const passage: Passage = { sent: 0, lost: 0, overtaken: 0, heard: () => undefined };
  let isCut = false;
  const way = () => {
    let hear: (text: string) => void = () => undefined;
    let arrived = 0;
    let number = 0;
    return {
      send(message: unknown): void {
        const text = JSON.stringify(message);
        const mine = ++number;
        passage.sent++;
        passage.heard(text);
        if (isCut || weather.random() < weather.loss) {
          passage.lost++;
          return;
        }
        weather.clock.after(weather.delay + weather.random() * weather.jitter, () => {
          if (isCut) {
            passage.lost++;
            return;
          }
          if (mine < arrived) passage.overtaken++;
          arrived = Math.max(arrived, mine);
          hear(text);
        });
      },
      listen(listener: (text: string) => void): void {
        hear = listener;
      },
    };
  };
  const out = way();
  const back = way();
  const near: Wire<A, B> = {
    send: out.send,
    listen: (hear) => back.listen((text) => hear(JSON.parse(text))),
  };
  const far: Wire<B, A> = {
    send: back.send,
    listen: (hear) => out.listen((text) => hear(JSON.parse(text))),
  };
  const cut = (milliseconds: number): void => {
    isCut = true;
    weather.clock.after(milliseconds, () => {
      isCut = false;
    });
  };
  return { near, far, cut, passage };
}
