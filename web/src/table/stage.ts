import { type Signal, signal } from '@preact/signals';
import type { Told } from '@wyrdhall/kernel';
import { pace } from '../comfort/comfort.ts';
import type { GameFace } from '../faces/face.ts';
import { playEvent } from '../hall/sound.ts';

const USUAL = 420;
/** However much happens, one does not wait longer than this. */
const LONGEST = 6000;

/** What the board shows: runs behind the game while events are being played. */
export interface Stage {
  readonly shown: Signal<unknown>;
  readonly event: Signal<Told | undefined>;
  readonly playing: Signal<boolean>;
  /** Ends the show at once. */
  finish: (() => void) | undefined;
}

export function newStage(): Stage {
  return {
    shown: signal<unknown>(undefined),
    event: signal<Told | undefined>(undefined),
    playing: signal(false),
    finish: undefined,
  };
}

export function showNow(stage: Stage, view: unknown): void {
  stage.finish?.();
  stage.shown.value = view;
}

/** Plays the events one after the other, then shows the view they led to. */
export function showEvents(stage: Stage, face: GameFace, events: readonly Told[], view: unknown): void {
  stage.finish?.();
  const lasts = events.map((event) => (event.kind === 'auto' ? 0 : (face.lasts?.(event) ?? USUAL)));
  const whole = lasts.reduce((sum, ms) => sum + ms, 0);
  const haste = Math.min(1, LONGEST / Math.max(1, whole));
  if (pace(whole) === 0) {
    for (const event of events.slice(-3)) playEvent(event, face.sound);
    showNow(stage, view);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    stage.finish = undefined;
    stage.playing.value = false;
    stage.event.value = undefined;
    stage.shown.value = view;
  };
  const play = (i: number): void => {
    const event = events[i];
    if (!event) {
      end();
      return;
    }
    stage.event.value = event;
    playEvent(event, face.sound);
    if (face.after && event.kind !== 'auto') stage.shown.value = face.after(stage.shown.value, event);
    timer = setTimeout(() => play(i + 1), pace((lasts[i] ?? 0) * haste));
  };
  stage.playing.value = true;
  stage.finish = end;
  play(0);
}
