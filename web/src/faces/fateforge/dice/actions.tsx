import { mapOf } from '@wyrdhall/fateforge';
import { Icon } from '../../../icons/icon.tsx';
import { Option } from '../../../kit/answers/option.tsx';
import type { Answer } from '../../../kit/face.ts';
import { zoneNameIn } from '../board/map.ts';
import { ffIcon } from '../fateforge.icons.ts';
import { pointedCost } from '../look.ts';
import { actingHero, type FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';
import { Result } from './result.tsx';

const RESULTS = ['step', 'hit', 'long-hit', 'shot', 'skill-shot', 'block', 'special'];
const SIGN: Readonly<Record<string, string>> = {
  energy: ffIcon.energy,
  flip: ffIcon.lunge,
  flask: ffIcon.flask,
  quarter: ffIcon.flag,
  take: ffIcon.objective,
  focus: ffIcon.exploration,
  revive: ffIcon.revive,
  spot: ffIcon.todo,
  ally: ffIcon.ally,
  reroll: ffIcon.reroll,
  three: ffIcon.three,
  dash: ffIcon.dash,
};
const COST: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(RESULTS.map((id) => [id, [id]])),
  'long-hit': ['hit'],
  focus: ['focus'],
};

const kindOf = (id: string): string => id.split(':')[0] ?? id;
const isAction = ({ id }: Answer): boolean =>
  RESULTS.includes(id) || (Object.hasOwn(SIGN, kindOf(id)) && id !== 'focus-result');

/** Short for a button: a weak spot by the result, a door by where it leads. */
function shortName({ view }: FateforgeProps, answer: string): string | undefined {
  if (answer.startsWith('spot:')) return ff.value.spotBy(ff.value.result(answer.slice('spot:'.length)));
  const [, one = '', other = ''] = /^focus:([a-z])-([a-z])$/.exec(answer) ?? [];
  if (other === '') return undefined;
  const here = view.heroes[actingHero(view) ?? 0]?.zone ?? 0;
  const to = mapOf(view.board).zones[here]?.id === one ? other : one;
  return ff.value.doorTo(zoneNameIn(view.board, to));
}

/** Two rows of buttons, where there are more than that. */
const IN_A_ROW = 3;

function actionsIn({ prompt, offers }: FateforgeProps): readonly Answer[] {
  const kind = prompt?.question.id;
  return kind === 'turn' || kind === 'prepare' ? [...offers.values()].filter(isAction) : [];
}

export const hasManyActions = (props: FateforgeProps): boolean => actionsIn(props).length > IN_A_ROW;

/** What can be done without a card: results as actions, the map, one’s own tricks. */
export function Actions(props: FateforgeProps) {
  const words = ff.value;
  const answers = actionsIn(props);
  if (answers.length === 0) return null;
  return (
    <fieldset class={hasManyActions(props) ? 'ff-actions many' : 'ff-actions'} aria-label={words.actions}>
      {answers.map((answer) => {
        const of = kindOf(answer.id);
        const name = words.act[answer.id] ?? shortName(props, answer.id) ?? answer.label;
        const cost = COST[of];
        return (
          <Option
            key={answer.id}
            face={props}
            answer={answer}
            class="ff-action"
            title={answer.closed?.reason ?? name}
            aria-label={
              answer.closed
                ? `${name}: ${answer.closed.reason}`
                : name === words.act[answer.id]
                  ? answer.label
                  : name
            }
            onPointerEnter={() => {
              pointedCost.value = answer.closed ? undefined : cost;
            }}
            onPointerLeave={() => {
              pointedCost.value = undefined;
            }}
          >
            {RESULTS.includes(answer.id) ? (
              <Result face={answer.id} size={22} />
            ) : (
              <Icon of={SIGN[of] ?? ffIcon.flag} size={19} />
            )}
            <span>{name}</span>
          </Option>
        );
      })}
    </fieldset>
  );
}
