import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { doomOf, foresee } from './foresee.ts';
import { inSentence } from './outlook.ts';
import { grimIcon } from './pictures.ts';
import { standingAt } from './sighted.ts';
import { grim } from './words/words.ts';

/** From this risk on it is an alarm. */
const ALARM = 0.1;

/** On a small screen, in one line: what the monsters would do to the asked hero, here or where a finger points. */
export function Warning({ view, prompt, touched }: FaceProps<GrimheimView>) {
  if (!prompt || view.phase !== 'hero') return null;
  const words = grim.value;
  const to = touched?.startsWith('hex:') ? touched.slice(4) : undefined;
  const then = to === undefined ? view : standingAt(view, prompt.seat, to);
  const { threats, lost } = foresee(then);
  const isDoomed = doomOf(then)?.isSure === true;
  const { monsters = [], expected = 0, knockOut = 0 } = threats[prompt.seat] ?? {};
  const risk = [
    ...(knockOut >= 0.005 ? [words.fight.knockOut(knockOut)] : []),
    ...(isDoomed
      ? [words.fight.youLose]
      : lost > 0 || to !== undefined
        ? [inSentence(words.falls(lost))]
        : []),
  ];
  return (
    <p class={knockOut >= ALARM || lost > 0 ? 'grim-warning alarm' : 'grim-warning'}>
      <Icon of={grimIcon.attack} size={18} />
      {words.fight.warns(to !== undefined, monsters.length, expected)}
      {risk.length > 0 && <b>{risk.join(', ')}</b>}
    </p>
  );
}
