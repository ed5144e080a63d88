import { batch, type Signal, signal } from '@preact/signals';
import type { Options, Told } from '@wyrdhall/kernel';
import { playSound } from '../hall/sound.ts';
import { diceOf, lengthOf, lineOf, soundOf, tellingOf, viewAfter } from '../kit/events/shown.ts';
import type { GameFace, Pause, Summary } from '../kit/face.ts';
import { hold } from '../preferences/preferences.ts';

const USUAL = 420;
/** A line that tells a loss can be read at normal speed. */
const LOSS = 1200;
/** More than any turn of the enemies tells; older events are of no account. */
const REMEMBERED = 3000;

/** What the board shows: runs behind the game while events are being played. */
export interface Stage {
  readonly shown: Signal<unknown>;
  readonly event: Signal<Told | undefined>;
  /** The roll that is still spoken of. */
  readonly roll: Signal<Told | undefined>;
  /** The event is held so long, in milliseconds; 0 while the show rests. */
  readonly held: Signal<number>;
  /** From the first event to the last word: nothing is asked meanwhile. */
  readonly playing: Signal<boolean>;
  readonly paused: Signal<boolean>;
  /** What the enemies did, when they are done; somebody has to have read it. */
  readonly summary: Signal<Summary | undefined>;
  /** There is something to be read before the show goes on. */
  readonly waits: Signal<Pause | undefined>;
  /** Ends the show at once, without another word. */
  finish: (() => void) | undefined;
  /** Shows the next event, or goes on from what was to be read. */
  hurry: (() => void) | undefined;
  /** Shows where all events led; a summary is still to be read. */
  skip: (() => void) | undefined;
  pause: (() => void) | undefined;
  /** Plays these after whatever is being played. */
  append: ((act: Act) => void) | undefined;
  /** What was told since the last summary. */
  told: Told[];
}

/** Events, and the view they led to. */
interface Act {
  readonly events: readonly Told[];
  readonly view: unknown;
}

export function newStage(): Stage {
  return {
    shown: signal<unknown>(undefined),
    event: signal<Told | undefined>(undefined),
    roll: signal<Told | undefined>(undefined),
    held: signal(0),
    playing: signal(false),
    paused: signal(false),
    summary: signal<Summary | undefined>(undefined),
    waits: signal<Pause | undefined>(undefined),
    finish: undefined,
    hurry: undefined,
    skip: undefined,
    pause: undefined,
    append: undefined,
    told: [],
  };
}

export function showNow(stage: Stage, view: unknown): void {
  stage.finish?.();
  stage.told = [];
  stage.shown.value = view;
}

interface Audience {
  readonly options: Options;
  /** Whether anybody is there to read a summary. */
  readonly reads: boolean;
}

/** Plays the events one after the other, then shows the view they led to. What arrives during a show waits its turn. */
export function showEvents(
  stage: Stage,
  face: GameFace,
  events: readonly Told[],
  view: unknown,
  audience: Audience = { options: { players: 1 }, reads: false },
): void {
  const act = { events, view };
  if (stage.append) {
    stage.append(act);
    return;
  }
  const isRead = audience.reads && events.some((event) => pauseBefore(face, event) !== undefined);
  if (!isRead && !events.some((event) => heldFor(face, event) > 0)) {
    remember(stage, events);
    for (const event of events.slice(-3)) hear(face, event);
    stage.shown.value = view;
    return;
  }
  play(stage, face, act, audience);
}

const pauseBefore = (face: GameFace, event: Told): Pause | undefined =>
  event.kind === 'auto' ? undefined : safely(() => face.waitsBefore?.(event));

function hear(face: GameFace, event: Told): void {
  if (event.kind !== 'auto') safely(() => playSound(soundOf(face, event)));
}

/** How long an event is held, in milliseconds. */
function heldFor(face: GameFace, event: Told): number {
  if (event.kind === 'auto') return 0;
  const length = safely(() => lengthOf(face, event)) ?? USUAL;
  const isLoss = length > 0 && safely(() => lineOf(face, event).tone) === 'loss';
  return hold(isLoss ? Math.max(LOSS, length) : length);
}

function play(stage: Stage, face: GameFace, first: Act, { options, reads }: Audience): void {
  const acts = [first];
  let next = 0;
  /** The event before which the show has waited. */
  let read: Told | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = (): void => {
    clearTimeout(timer);
    batch(() => {
      stage.finish = undefined;
      stage.hurry = undefined;
      stage.skip = undefined;
      stage.pause = undefined;
      stage.append = undefined;
      stage.playing.value = false;
      stage.paused.value = false;
      stage.event.value = undefined;
      stage.roll.value = undefined;
      stage.held.value = 0;
      stage.summary.value = undefined;
      stage.waits.value = undefined;
    });
  };
  const toTheEnd = (): void => {
    for (const act of acts.splice(0)) {
      remember(stage, act.events.slice(next));
      next = 0;
      stage.shown.value = act.view;
    }
  };
  const follow = (event: Told): void => {
    const { shown } = stage;
    // A face that cannot follow leaves the board as it is: at the end of the act it is right again.
    if (event.kind !== 'auto')
      shown.value = safely(() => viewAfter(face, shown.peek(), event)) ?? shown.peek();
  };
  /** Whether there is something to be read before this event; then the show stays here. */
  const waitsAt = (event: Told): boolean => {
    const pause = reads && event !== read ? pauseBefore(face, event) : undefined;
    if (!pause) return false;
    clearTimeout(timer);
    batch(() => {
      read = event;
      stage.waits.value = pause;
      stage.roll.value = undefined;
      stage.held.value = 0;
      stage.paused.value = false;
    });
    return true;
  };
  /** To where there is something to be read; false where that is nowhere. */
  const toTheNextPause = (): boolean => {
    for (let act = acts[0]; act; act = acts[0]) {
      for (let event = act.events[next]; event; event = act.events[next]) {
        if (waitsAt(event)) return true;
        next++;
        remember(stage, [event]);
        stage.event.value = event;
        follow(event);
      }
      acts.shift();
      next = 0;
      stage.shown.value = act.view;
    }
    return false;
  };
  const sumUp = (): void => {
    clearTimeout(timer);
    const said = safely(() => face.summary?.(stage.told, stage.shown.peek(), options));
    if (said) stage.told = [];
    if (!said || !reads) {
      leave();
      return;
    }
    batch(() => {
      stage.summary.value = said;
      stage.event.value = undefined;
      stage.roll.value = undefined;
      stage.held.value = 0;
      stage.paused.value = false;
    });
  };
  const step = (): void => {
    clearTimeout(timer);
    const [act] = acts;
    if (!act) {
      sumUp();
      return;
    }
    const event = act.events[next];
    if (!event) {
      acts.shift();
      next = 0;
      stage.shown.value = act.view;
      step();
      return;
    }
    if (waitsAt(event)) return;
    next++;
    remember(stage, [event]);
    const length = heldFor(face, event);
    hear(face, event);
    batch(() => {
      if (length > 0 || !stage.event.peek()) stage.event.value = event;
      const { roll } = stage;
      if (safely(() => diceOf(face, event))) roll.value = event;
      else if (event.kind !== 'auto' && !safely(() => tellingOf(face, event)?.ofRoll)) roll.value = undefined;
      follow(event);
      stage.held.value = stage.paused.peek() ? 0 : length;
    });
    if (length === 0) step();
    else if (!stage.paused.peek()) timer = setTimeout(step, length);
  };
  stage.finish = () => {
    toTheEnd();
    stage.told = [];
    leave();
  };
  stage.hurry = () => {
    stage.waits.value = undefined;
    if (stage.summary.peek()) leave();
    else step();
  };
  stage.skip = () => {
    if (stage.summary.peek()) {
      leave();
      return;
    }
    stage.waits.value = undefined;
    if (!toTheNextPause()) sumUp();
  };
  stage.pause = () => {
    if (stage.summary.peek() || stage.waits.peek()) return;
    clearTimeout(timer);
    stage.paused.value = !stage.paused.peek();
    stage.held.value = 0;
    if (!stage.paused.peek()) step();
  };
  stage.append = (act) => {
    acts.push(act);
    if (!stage.summary.peek()) return;
    stage.summary.value = undefined;
    step();
  };
  batch(() => {
    stage.playing.value = true;
    step();
  });
}

function remember(stage: Stage, events: readonly Told[]): void {
  stage.told.push(...events);
  if (stage.told.length > REMEMBERED) stage.told.splice(0, stage.told.length - REMEMBERED);
}

/** A fault in drawing or sound is reported; the game and its show go on. */
function safely<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
