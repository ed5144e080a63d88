import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { toolIcon } from './grimheim.icons.ts';
import { stepping } from './looking.ts';
import { grim } from './words/words.ts';

/** While a hero walks: to the end at once, or step by step. */
export function StepTool({ prompt }: FaceProps<GrimheimView>) {
  if (prompt?.question.id !== 'walk' || !prompt.options.some(({ id }) => id.startsWith('step:'))) return null;
  return (
    <button
      type="button"
      class="button grim-stepping"
      aria-pressed={stepping.value}
      aria-keyshortcuts="S"
      data-key="s"
      onClick={() => {
        stepping.value = !stepping.value;
      }}
    >
      <Icon of={toolIcon.steps} size={18} />
      {grim.value.stepByStep}
      <kbd aria-hidden="true">S</kbd>
    </button>
  );
}
