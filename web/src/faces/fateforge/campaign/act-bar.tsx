import type { FateforgeView } from '@wyrdhall/fateforge';
import { Icon } from '../../../icons/icon.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import { ff } from '../words/words.ts';

const ICONS = {
  story: ffIcon.objective,
  fight: ffIcon.enemies,
  rest: ffIcon.food,
  ending: ffIcon.trophy,
} as const;

/** FF-003: how far the Act has come. */
export function ActBar({ campaign }: { campaign: NonNullable<FateforgeView['campaign']> }) {
  const words = ff.value;
  return (
    <ol class="ff-act" aria-label={words.actBar(campaign.act)}>
      <li class="ff-act-name">{words.actBar(campaign.act)}</li>
      {campaign.bar.map(({ entry, kind, done, now }) => (
        <li
          key={entry}
          class={`ff-act-mark ${kind}${now ? ' now' : done ? ' done' : ''}`}
          aria-current={now ? 'step' : undefined}
          title={words.bar[kind]}
        >
          <Icon of={ICONS[kind]} size={16} />
        </li>
      ))}
    </ol>
  );
}
