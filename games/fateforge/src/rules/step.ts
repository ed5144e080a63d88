import type { Flow } from '@wyrdhall/kernel';
import type { FateforgeTable } from '../state.ts';
import { arm } from './arm.ts';
import { camp } from './camp.ts';
import { campaignStep } from './campaign/agenda.ts';
import { cleanUp } from './clean-up.ts';
import { dashes } from './dash.ts';
import { extraRound, recovery } from './ending.ts';
import { callNearest } from './enemy-move.ts';
import { enemyTurn } from './enemy-turns.ts';
import { exits } from './exits.ts';
import { heroPlace } from './harm-enemy.ts';
import { AllFallen } from './harm-hero.ts';
import { heroTurn } from './hero-turn.ts';
import { late } from './late.ts';
import { buySkills } from './learn.ts';
import { moveHero } from './move.ts';
import { setOrder } from './order.ts';
import { preparation } from './prepare.ts';
import { reaction } from './reactions.ts';

late.moveHero = moveHero;
late.callNearest = callNearest;

/** FF-188: the tile that comes next. */
function action(t: FateforgeTable): Flow {
  const s = t.state;
  if (s.at > s.heroes.length) return enemyTurn(t);
  return s.at === s.place ? reaction(t) : heroTurn(t, s.order[heroPlace(s)] as number);
}

/** FF-187: what comes next; in a campaign a fight ends at once when nobody stands (FF-009, FF-073). */
export function* step(t: FateforgeTable): Flow {
  try {
    yield* phase(t);
  } catch (error) {
    if (!(error instanceof AllFallen)) throw error;
    t.state.phase = 'recover';
  }
}

function phase(t: FateforgeTable): Flow {
  switch (t.state.phase) {
    case 'setup':
    case 'arm':
      return arm(t);
    case 'learn':
      return buySkills(t);
    case 'prepare':
      return preparation(t);
    case 'dash':
      return dashes(t);
    case 'order':
      return setOrder(t);
    case 'action':
      return action(t);
    case 'clean-up':
      return cleanUp(t);
    case 'extra':
      return extraRound(t);
    case 'exit':
      return exits(t);
    case 'camp':
      return camp(t);
    case 'story':
      return campaignStep(t);
    case 'recover':
    case 'over':
      return recovery(t);
  }
}
