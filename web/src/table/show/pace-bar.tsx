import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Session } from '../../session/session.ts';
import { say } from '../../words/words.ts';

/** Top right while something is shown: rest, one by one, or to the end of it. */
export function PaceBar({ session }: { session: Session }) {
  const { stage } = session;
  if (!stage.playing.value || stage.summary.value || stage.waits.value) return null;
  const words = say.value.show;
  const paused = stage.paused.value;
  return (
    <section class="pace-bar panel" aria-label={words.pace}>
      <Pace
        of={paused ? icon.play : icon.pause}
        label={paused ? words.resume : words.pause}
        keys="P"
        onClick={() => stage.pause?.()}
      />
      <Pace of={icon.next} label={words.step} keys="S" onClick={() => stepOn(session)} />
      <Pace of={icon.skip} label={words.skip} keys="Esc" onClick={() => stage.skip?.()} />
    </section>
  );
}

/** The next event, and there the show rests. */
export function stepOn({ stage }: Session): void {
  if (!stage.paused.peek()) stage.pause?.();
  stage.hurry?.();
}

function Pace(props: { of: string; label: string; keys: string; onClick(): void }) {
  return (
    <button type="button" class="button" aria-label={props.label} onClick={props.onClick}>
      <Icon of={props.of} size={18} />
      <span aria-hidden="true">
        {props.label} <kbd>{props.keys}</kbd>
      </span>
    </button>
  );
}
