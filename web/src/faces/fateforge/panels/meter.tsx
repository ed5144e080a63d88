import { Icon } from '../../../icons/icon.tsx';
import { ActBar } from '../campaign/act-bar.tsx';
import { isStory } from '../campaign/story-board.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import { headOf } from '../pictures.ts';
import type { FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

/** The order of the round as tiles: heroes, Reactions, Enemies. */
export function Meter({ view }: FateforgeProps) {
  if (view.campaign && isStory(view)) return <ActBar campaign={view.campaign} />;
  return <Track view={view} />;
}

function Track({ view }: Pick<FateforgeProps, 'view'>) {
  const words = ff.value;
  const isAction = view.phase === 'action';
  const tiles: { id: string; icon: string; label: string; hero: boolean }[] = view.order.map((i) => {
    const id = view.heroes[i]?.id ?? '';
    return { id, icon: headOf(id), label: words.hero(id).split(' ')[0] ?? '', hero: true };
  });
  tiles.splice(view.place, 0, {
    id: 'reactions',
    icon: ffIcon.reactions,
    label: words.reactions,
    hero: false,
  });
  tiles.push({ id: 'enemies', icon: ffIcon.enemies, label: words.enemies, hero: false });
  const round = words.round(view.round, view.rounds + view.extra);
  return (
    <ol class="ff-track" aria-label={words.track}>
      <li class="ff-round">
        <span class="ff-round-long">{round}</span>
        <span class="ff-round-short" aria-hidden="true">
          {`${view.round}/${view.rounds + view.extra}`}
        </span>
        <small>{words.phases[view.phase]}</small>
      </li>
      {tiles.map(({ id, icon, label, hero }, k) => {
        const state = !isAction ? '' : k === view.at ? ' now' : k < view.at ? ' done' : '';
        return (
          <li
            key={id}
            class={`ff-tile${hero ? '' : ' foe'}${state}`}
            aria-current={state === ' now' ? 'step' : undefined}
            data-explain={hero ? `figure:${id}` : `tile:${id}`}
          >
            <Icon of={icon} size={hero ? 24 : 20} />
            <span>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
