import type { ComponentChildren } from 'preact';
import { Portrait } from '../board/portrait.tsx';

interface HeroPanelProps {
  readonly icon: string;
  readonly color: string;
  readonly name: string;
  /** Who plays it. */
  readonly person?: string | undefined;
  /** What the hero is doing. */
  readonly state: ComponentChildren;
  readonly asked: boolean;
  readonly health: { readonly left: number; readonly of: number; readonly label: string };
  /** What pointing at it explains, `kind:id`. */
  readonly explain?: string;
  /** Chips. */
  readonly children: ComponentChildren;
}

/** A hero beside the board: portrait, name, health, and chips below. */
export function HeroPanel(props: HeroPanelProps) {
  const { icon, color, name, person, state, asked, health, explain, children } = props;
  return (
    <li
      class={asked ? 'panel hero asked' : 'panel hero'}
      data-explain={explain}
      tabIndex={explain ? 0 : undefined}
    >
      <Portrait icon={icon} color={color} size={48} />
      {person && <bdi class="person">{person}</bdi>}
      <div class="hero-words">
        <span class="hero-name">{name}</span>
        <span class="hero-health">
          {health.left}
          <small>/{health.of}</small>
        </span>
        <span class="quiet hero-state">{state}</span>
      </div>
      <span class="health" role="img" aria-label={health.label}>
        {Array.from({ length: health.of }, (_, i) => (
          <i key={i} class={i < health.left ? '' : 'off'} />
        ))}
      </span>
      <span class="chips">{children}</span>
    </li>
  );
}
