import type { Viewer } from '@wyrdhall/kernel';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';

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
  onPoint(point: number): void;
  onPlaying(playing: boolean): void;
  onViewer(viewer: Viewer): void;
  onPlayOn(): void;
  onShare(): void;
}

/** To and fro in a game: step, play, or drag to any point. */
export function Scrubber(props: ScrubberProps) {
  const { point, last, playing, viewer, onPoint } = props;
  const words = say.value.replay;
  const to = (next: number) => () => {
    props.onPlaying(false);
    onPoint(Math.min(last, Math.max(0, next)));
  };
  return (
    <section class="scrubber prompt" aria-label={words.position}>
      <div class="scrubber-row">
        <span class="scrubber-buttons">
          <Step label={words.first} of={icon.first} onClick={to(0)} />
          <Step label={words.previous} of={icon.previous} onClick={to(point - 1)} />
          <Step
            label={playing ? words.pause : words.play}
            of={playing ? icon.pause : icon.play}
            onClick={() => props.onPlaying(!playing)}
          />
          <Step label={words.next} of={icon.next} onClick={to(point + 1)} />
          <Step label={words.last} of={icon.last} onClick={to(last)} />
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
