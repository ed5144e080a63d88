import { Refusal } from '@wyrdhall/kernel';
import {
  collect,
  counterLeft,
  defeat,
  defeatAll,
  doorOpen,
  exitAll,
  exitAny,
  explore,
  gone,
  type Objective,
  open,
  spare,
  take,
} from '../content/scene.ts';

/** `take obj1`, `exit A all`, `defeat street-guard-1` … */
export function readGoal(text: string): Objective {
  const [word, ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  switch (word) {
    case 'take':
      return take(...rest);
    case 'exit':
      return second === 'all' ? exitAll(first) : exitAny(first);
    case 'defeat':
      return defeat(first);
    case 'defeat-all':
      return defeatAll(rest);
    case 'gone':
      return gone(first);
    case 'spare':
      return spare(first);
    case 'collect':
      return collect(first === 'food' ? 'food' : 'gem', second);
    case 'open':
      return open(...rest);
    case 'explore':
      return explore(...rest);
    case 'door':
      return doorOpen(first);
    case 'counter':
      return counterLeft(first, Number(second));
    case 'no-ko':
    case 'no-gem-stolen':
    case 'no-fear-card':
    case 'no-trap-card':
      return { kind: word };
    default:
      throw new Refusal(`given: there is no objective "${text}".`);
  }
}
