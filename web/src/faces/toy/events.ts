import { board, type Face, type Wolf } from '@wyrdhall/toy';
import { changeAt, changeOf } from '../../kit/events/change.ts';
import type { EventTable } from '../../kit/events/table.ts';
import type { Rolled } from '../../kit/face.ts';
import { toyIcon } from './toy.icons.ts';
import type { SeenHunter, ToyEvent, ToyView } from './view.ts';
import { winter } from './words/words.ts';

const DICE: Readonly<Record<Face, Omit<Rolled, 'label'>>> = {
  claw: { icon: toyIcon.claw, tone: 'hit' },
  fang: { icon: toyIcon.fang, tone: 'rune' },
  miss: { tone: 'blank' },
};
export const dieOf = (face: Face): Rolled => ({ ...DICE[face], label: winter.value.faces[face] });
const rolled = ({ faces }: { readonly faces: readonly Face[] }) => faces.map(dieOf);

const cellOf = (name: string): number => board.cells.get(name) ?? 0;

const hunter = (
  view: ToyView,
  seat: number,
  change: (hunter: SeenHunter) => Partial<SeenHunter>,
): ToyView => ({
  ...view,
  hunters: changeAt(view.hunters, seat, change),
});
const wolf = (view: ToyView, id: string, change: (wolf: Wolf) => Partial<Wolf>): ToyView => ({
  ...view,
  wolves: changeOf(view.wolves, id, change),
});

const STEP = 200;
const DICE_ROLL = 900;
const BLOW = 550;

export const events: EventTable<ToyView, ToyEvent> = {
  round: { after: (view, { round }) => ({ ...view, round }) },
  stance: { after: (view, { seat, stance }) => hunter(view, seat, () => ({ stance })) },
  step: {
    ms: STEP,
    after: (view, { seat, to }) => hunter(view, seat, ({ steps }) => ({ at: cellOf(to), steps: steps - 1 })),
  },
  heal: {
    sound: 'mend',
    tone: 'gain',
    after: (view, { seat, amount }) => hunter(view, seat, ({ wounds }) => ({ wounds: wounds - amount })),
  },
  strike: { ms: DICE_ROLL, dice: rolled },
  bite: { ms: DICE_ROLL, dice: rolled },
  hurt: {
    ms: BLOW,
    sound: 'iron',
    tone: 'loss',
    after: (view, { seat, damage }) => hunter(view, seat, ({ wounds }) => ({ wounds: wounds + damage })),
  },
  down: { ms: BLOW, sound: 'fall', after: (view, { seat }) => hunter(view, seat, () => ({ down: true })) },
  prowl: { ms: STEP, after: (view, { wolf: id, to }) => wolf(view, id, () => ({ at: cellOf(to) })) },
  wound: {
    ms: BLOW,
    sound: 'iron',
    tone: 'gain',
    after: (view, { wolf: id, damage }) => wolf(view, id, ({ wounds }) => ({ wounds: wounds + damage })),
  },
  'wolf-dies': {
    ms: BLOW,
    sound: 'fall',
    after: (view, { wolf: dead }) => ({ ...view, wolves: view.wolves.filter(({ id }) => id !== dead) }),
  },
  eat: {
    ms: BLOW,
    tone: 'loss',
    after: (view, { wolf: id, stores }) => ({ ...wolf(view, id, ({ lair }) => ({ at: lair })), stores }),
  },
};
