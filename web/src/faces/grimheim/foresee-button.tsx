import { Icon } from '../../icons/icon.tsx';
import { toolIcon } from './grimheim.icons.ts';
import { foreseeing } from './looking.ts';
import { grim } from './words/words.ts';

/** Turns the sight of the coming monster turn on and off. */
export function ForeseeButton() {
  const words = grim.value;
  return (
    <button
      type="button"
      class="button icon-button grim-foresee"
      aria-pressed={foreseeing.value}
      aria-label={words.showPaths}
      title={words.showPaths}
      onClick={() => {
        foreseeing.value = !foreseeing.value;
      }}
    >
      <Icon of={toolIcon.paths} size={20} />
    </button>
  );
}
