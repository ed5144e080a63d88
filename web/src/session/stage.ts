import { batch, type Signal, signal } from '@preact/signals';
import type { Options, Told } from '@wyrdhall/kernel';
import { fillGaps } from '../hall/later.tsx';
import { playSound } from '../hall/sound.ts';
import { diceOf, lengthOf, lineOf, soundOf, tellingOf, viewAfter } from '../kit/events/shown.ts';
import type { GameFace, Pause, Summary } from '../kit/face.ts';
import { hold } from '../preferences/preferences.ts';

const USUAL = 420;
/** A line that tells a loss can be read at normal speed. */
const LOSS = 1200;
/** What a line takes to be read at normal speed; a glimpse is none. */
const READING = { glimpse: 150, least: 350, each: 17, most: 2600 } as const;
/** How long a show waits for the code that draws and sums it up. */
const PATIENCE = 3000;
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
  /** The line that tells an event, for faces that hold it until it is read. */
  says?(event: Told): string;
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
  const isRead = audience.reads && events.some((event) => pauseBefore(face, events, event) !== undefined);
  if (!isRead && !events.some((event) => heldFor(face, event, audience) > 0)) {
    remember(stage, events);
    for (const event of events.slice(-3)) hear(face, event);
    stage.shown.value = view;
    return;
  }
  play(stage, face, act, audience);
}

const pauseBefore = (face: GameFace, events: readonly Told[], event: Told): Pause | undefined =>
  event.kind === 'auto'
    ? undefined
    : safely(() => face.waitsBefore?.(event, events.slice(0, events.indexOf(event))));

function hear(face: GameFace, event: Told): void {
  if (event.kind !== 'auto') safely(() => playSound(soundOf(face, event)));
}

/** How long an event is held, in milliseconds. */
function heldFor(face: GameFace, event: Told, audience: Audience): number {
  if (event.kind === 'auto') return 0;
  const length = safely(() => lengthOf(face, event)) ?? USUAL;
  const isLoss = length > 0 && safely(() => lineOf(face, event).tone) === 'loss';
  const read = length >= READING.glimpse && face.holdsLines ? readingOf(event, audience) : 0;
  return hold(Math.max(isLoss ? LOSS : 0, read, length));
}

function readingOf(event: Told, { says }: Audience): number {
  const said = safely(() => says?.(event)) ?? '';
  return said === '' ? 0 : Math.min(READING.most, READING.least + READING.each * said.length);
}

function play(stage: Stage, face: GameFace, first: Act, audience: Audience): void {
  const { options, reads } = audience;
  const acts = [first];
  let next = 0;
  /** The event before which the show has waited. */
  let read: Told | undefined;
  /** The event before which it was summed up. */
  let summed: Told | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** False while it waits for its code. */
  let begun = false;

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
    begun = true;
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
    const pause = reads && event !== read ? pauseBefore(face, acts[0]?.events ?? [], event) : undefined;
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
  const sumsUp = (said: Summary): void => {
    clearTimeout(timer);
    batch(() => {
      stage.summary.value = said;
      stage.event.value = undefined;
      stage.roll.value = undefined;
      stage.held.value = 0;
      stage.paused.value = false;
    });
  };
  /** Whether what was told so far is summed up before this event; then the show stays here. */
  const sumsUpAt = (event: Told): boolean => {
    if (!reads || event === summed || !safely(() => face.sumsUpBefore?.(event))) return false;
    const said = safely(() => face.summary?.([...stage.told, event], stage.shown.peek(), options));
    if (!said) return false;
    summed = event;
    stage.told = [];
    sumsUp(said);
    return true;
  };
  /** To where there is something to be read; false where that is nowhere. */
  const toTheNextPause = (): boolean => {
    begun = true;
    for (let act = acts[0]; act; act = acts[0]) {
      for (let event = act.events[next]; event; event = act.events[next]) {
        if (sumsUpAt(event) || waitsAt(event)) return true;
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
    sumsUp(said);
  };
  const step = (): void => {
    begun = true;
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
    if (sumsUpAt(event) || waitsAt(event)) return;
    next++;
    remember(stage, [event]);
    const length = heldFor(face, event, audience);
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
  /** Somebody may answer before the code for what follows has come; whoever hurries the show does not wait for it. */
  const waitFor = (coming: Promise<unknown>): void => {
    const begin = (): void => {
      if (!begun) step();
    };
    timer = setTimeout(begin, PATIENCE);
    void coming.then(begin);
  };
  stage.finish = () => {
    toTheEnd();
    stage.told = [];
    leave();
  };
  stage.hurry = () => {
    stage.waits.value = undefined;
    if (stage.summary.peek() && acts.length === 0) {
      leave();
      return;
    }
    stage.summary.value = undefined;
    step();
  };
  stage.skip = () => {
    if (stage.summary.peek() && acts.length === 0) {
      leave();
      return;
    }
    stage.summary.value = undefined;
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
    const isOver = acts.length === 0;
    acts.push(act);
    if (!stage.summary.peek() || !isOver) return;
    stage.summary.value = undefined;
    step();
  };
  batch(() => {
    stage.playing.value = true;
    const coming = fillGaps();
    if (coming) waitFor(coming);
    else step();
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
