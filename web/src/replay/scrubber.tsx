import type { Viewer } from '@wyrdhall/kernel';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';
import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';

/** How long each step is seen when it plays by itself, in milliseconds. */
export const STEP = { slow: 1600, normal: 800, fast: 300 } as const;
export type Speed = keyof typeof STEP;
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];

interface ScrubberProps {
  readonly point: number;
  readonly last: number;
  readonly playing: boolean;
  /** What was answered on the way here. */
  readonly label: string;
  readonly viewer: Viewer;
  readonly seats: number;
  /** Points that are worth a look. */
  readonly marks?: readonly number[];
  readonly speed: Speed;
  onSpeed(speed: Speed): void;
  onPoint(point: number): void;
  /** To where a round begins. */
  onRound(way: 1 | -1): void;
  onPlaying(playing: boolean): void;
  onViewer(viewer: Viewer): void;
  onPlayOn(): void;
  onShare(): void;
}

/** To and fro in a game: step, play, or drag to any point. */
export function Scrubber(props: ScrubberProps) {
  const { point, last, playing, viewer, onPoint } = props;
  const words = sayPages.value.replay;
  const { steps } = sayPages.value;
  const to = (next: number) => () => {
    props.onPlaying(false);
    onPoint(Math.min(last, Math.max(0, next)));
  };
  return (
    <section class="scrubber prompt" aria-label={words.position}>
      <div class="scrubber-row">
        <span class="scrubber-buttons">
          <Step label={steps.first} of={laterIcon.first} onClick={to(0)} />
          <Step label={words.previousRound} of={laterIcon.rewind} onClick={() => props.onRound(-1)} />
          <Step label={steps.previous} of={laterIcon.previous} onClick={to(point - 1)} />
          <Step
            label={playing ? steps.pause : steps.play}
            of={playing ? icon.pause : icon.play}
            onClick={() => props.onPlaying(!playing)}
          />
          <Step label={steps.next} of={icon.next} onClick={to(point + 1)} />
          <Step label={words.nextRound} of={laterIcon.forward} onClick={() => props.onRound(1)} />
          <Step label={steps.last} of={laterIcon.last} onClick={to(last)} />
        </span>
        <span class="scrubber-track">
          <input
            type="range"
            min={0}
            max={last}
            value={point}
            aria-label={words.position}
            aria-valuetext={words.at(point, last)}
            onInput={(event) => {
              props.onPlaying(false);
              onPoint(event.currentTarget.valueAsNumber);
            }}
          />
          {props.marks?.map((mark) => (
            <i
              key={mark}
              class="scrubber-mark"
              aria-hidden="true"
              style={{ '--part': mark / Math.max(1, last) }}
            />
          ))}
        </span>
        <span class="quiet">{words.at(point, last)}</span>
      </div>
      <div class="scrubber-row">
        <p class="scrubber-said" role="status">
          {props.label}
        </p>
        <label class="row">
          {words.viewer}
          <select
            value={String(viewer)}
            onChange={({ currentTarget: { value } }) =>
              props.onViewer(value === 'watcher' ? value : Number(value))
            }
          >
            <option value="watcher">{words.watcher}</option>
            {Array.from({ length: props.seats }, (_, seat) => (
              <option key={seat} value={String(seat)}>
                {say.value.setUp.seat(seat + 1)}
              </option>
            ))}
          </select>
        </label>
        <label class="row">
          {words.speed}
          <select
            name="speed"
            value={props.speed}
            onChange={({ currentTarget: { value } }) => props.onSpeed(value as Speed)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {sayPages.value.comfort.speeds[speed]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={props.onShare}>
          <Icon of={icon.export} />
          {say.value.tables.export}
        </button>
        <button type="button" class="button primary" onClick={props.onPlayOn}>
          <Icon of={icon.play} />
          {words.fork}
        </button>
      </div>
    </section>
  );
}

function Step(props: { label: string; of: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class="button icon-button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon of={props.of} size={20} />
    </button>
  );
}
