import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { laterIcon } from '../../icons/later.icons.ts';
import { pace } from '../../preferences/preferences.ts';
import { sayPages } from '../../words/pages.ts';
import { say } from '../../words/words.ts';

interface StepperProps {
  readonly point: number;
  readonly last: number;
  onPoint(point: number): void;
  /** What happens at this point. */
  readonly children: ComponentChildren;
}

/** One step back, one on, or all of them one after the other. */
export function Stepper({ point, last, onPoint, children }: StepperProps) {
  const [playing, setPlaying] = useState(false);
  const words = sayPages.value.steps;
  useEffect(() => {
    if (!playing) return undefined;
    if (point >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onPoint(point + 1), Math.max(600, pace(1500)));
    return () => clearTimeout(timer);
  }, [playing, point, last, onPoint]);
  const to = (next: number) => () => {
    setPlaying(false);
    onPoint(Math.min(last, Math.max(0, next)));
  };
  return (
    <section class="steps" aria-label={say.value.teach.steps}>
      {/* Of a single step there is nothing to go through. */}
      {last > 0 && (
        <span class="scrubber-buttons">
          <Step label={words.first} of={laterIcon.first} off={point === 0} onClick={to(0)} />
          <Step label={words.previous} of={laterIcon.previous} off={point === 0} onClick={to(point - 1)} />
          <Step
            label={playing ? words.pause : words.play}
            of={playing ? icon.pause : icon.play}
            off={point >= last && !playing}
            onClick={() => setPlaying(!playing)}
          />
          <Step label={words.next} of={icon.next} off={point >= last} onClick={to(point + 1)} main />
          <span class="quiet steps-at">{say.value.teach.step(point + 1, last + 1)}</span>
        </span>
      )}
      <div class="steps-said" role="status">
        {children}
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly of: string;
  readonly off: boolean;
  readonly main?: boolean;
  onClick(): void;
}

/** Stays where it is when there is nowhere to go, so that the focus is not lost. */
function Step({ label, of, off, main, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={main ? 'button icon-button primary' : 'button icon-button'}
      aria-label={label}
      title={label}
      aria-disabled={off}
      data-step={main ? 'next' : undefined}
      onClick={() => !off && onClick()}
    >
      <Icon of={of} size={20} />
    </button>
  );
}
