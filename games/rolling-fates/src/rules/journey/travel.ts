import type { Flow, Seat } from '@wyrdhall/kernel';
import { ADVENTURES, entrance, nodeOf, VARIANTS } from '../../adventures/index.ts';
import { type LineUp, type Node, readLineUp, type Template } from '../../adventures/node.ts';
import type { FateTable, RollingFates } from '../../state.ts';
import { meet } from '../../story/omens.ts';
import { beginScene, sceneStep } from '../../story/scene.ts';
import { sceneAt } from '../../story/scene-tale.ts';
import { askWhoFell } from '../companion.ts';
import { ACTION_DIE, rollDie } from '../dice.ts';
import { heal } from '../life.ts';
import { rememberZone } from '../retry.ts';
import { tell } from '../tell.ts';
import { findTreasures } from './carry.ts';
import { levelUp } from './levels.ts';
import { hasTreasures, openPack, seatsOf } from './trade.ts';

/*
 * A node has these parts (journey.part):
 *   ''       arrival: the node is told, a find or a rest is carried out
 *   scene    choices of the story, one after the other, and the scenes that follow; then the combat, if any
 *   won      the combat is over: what is told about it, and what it brings
 *   leave    the party goes on, and may first share out what it carries
 * and before them: prologue (the adventure begins), enter (a zone begins).
 *
 * Questions
 *   onward        one of   onward, pack              any seat; in companion mode: fallen
 *   scene         one of   the ids of the story      data: knot, and references: title, texts (of the options)
 *   volunteer     one of   hero:<hero>               who does it; `whom`: who gets it
 *   treasure      one of   keep | swap:<treasure>, refuse     data.treasure
 *   pick          one of   treasure:<treasure>       which of several is taken
 *   pack          one of   treasure:<treasure>, close
 *   hand          one of   give:<hero>, swap:<treasure>, discard, close     data.treasure
 *   discard       one of   treasure:<treasure>       what is given up, where there is no room
 *   pay-treasure  one of   treasure:<treasure>       data: need, paid
 *   pay-treasures many of  treasure:<treasure>
 *   barter        one of   heal, treasure            data.left
 *   mate          one of   hero:<hero>               Shield Mate
 *   mute          one of   trait:<trait>
 *   trait         one of   trait:<trait>             which of two is kept (RF-188)
 */

/** One part of the way outside combat (RF-021). */
export function* travel(t: FateTable): Flow {
  const { journey } = t.state;
  switch (journey.part) {
    case 'prologue':
      return yield* depart(t);
    case 'enter':
      yield* goOn(t);
      journey.part = '';
      return;
    case '':
      return yield* arrive(t);
    case 'scene':
      return yield* scene(t);
    case 'won':
      return yield* spoils(t);
    case 'leave':
      yield* goOn(t);
      return yield* moveOn(t);
  }
}

/** RF-013: one hero alone begins with a Treasure. */
function* depart(t: FateTable): Flow {
  const s = t.state;
  tellZone(t);
  s.journey.variant = t.random.below(VARIANTS);
  yield* beginScene(t, sceneAt('prologue'));
  if (s.heroes.length === 1) yield* findTreasures(t, [0], 'alone');
  s.journey.part = 'enter';
  rememberZone(s);
}

const tellZone = (t: FateTable): void => {
  const { adventure, zone } = t.state.journey;
  tell(t, { kind: 'zone', rule: 'RF-021', adventure, zone });
};

const QUESTION = { id: 'onward', rule: 'RF-021', quiet: 'onward' };
const ONWARD = { id: 'onward', value: 'onward' };
const FALLEN = { id: 'fallen', value: 'fallen' };
const PACK = { id: 'pack', value: 'pack' };

/**
 * The party goes on; before that it may share out what it carries (RF-166). A seat that opened the pack and
 * changed nothing may open it again only after somebody else has changed something.
 */
function* goOn(t: FateTable): Flow {
  const s = t.state;
  let content: Seat[] = [];
  for (;;) {
    const trades = !s.settings.companion && hasTreasures(s);
    const { seat, value } = yield* t.anyone(seatsOf(s), QUESTION, (of) => {
      if (s.settings.companion) return [ONWARD, FALLEN];
      return trades && !content.includes(of) ? [ONWARD, PACK] : [ONWARD];
    });
    if (value === 'onward') return;
    if (value === 'fallen') yield* askWhoFell(t, seat);
    else content = (yield* openPack(t, seat)) ? [] : [...content, seat];
  }
}

function* arrive(t: FateTable): Flow {
  const { journey } = t.state;
  const node = nodeOf(journey);
  t.reveal();
  journey.variant = t.random.below(VARIANTS);
  if (node.stop.kind === 'combat' && !node.stop.boss && journey.omens.skip) {
    journey.omens.skip = false;
    return yield* moveOn(t);
  }
  if (isInVain(t.state, node)) return yield* moveOn(t);
  tell(t, { kind: 'node', rule: 'RF-021', node: node.id, of: node.stop.kind });
  journey.winnings = [];
  journey.part = 'scene';
  yield* beginScene(t, sceneAt(node.id));
  yield* stay(t, node);
}

/** Who lives by what others give. */
const WANTING: readonly Template[] = ['beggar', 'pedlar'];

/** RF-023: nobody asks a party that holds nothing. A meeting at a fork takes place: there the party chooses its way. */
const isInVain = (s: RollingFates, { stop, ways }: Node): boolean =>
  stop.kind === 'encounter' &&
  WANTING.includes(stop.template) &&
  ways.length === 1 &&
  !s.settings.companion &&
  !hasTreasures(s);

/** RF-031: at a find everybody draws a Treasure, at a rest everybody heals. */
function* stay(t: FateTable, { stop }: Node): Flow {
  const seats = seatsOf(t.state);
  if (stop.kind === 'find') yield* findTreasures(t, seats, 'find');
  if (stop.kind !== 'rest') return;
  tell(t, { kind: 'rest', rule: 'RF-031', amount: stop.heal });
  for (const seat of seats) heal(t, seat, stop.heal, -1, 'rest');
}

/** RF-023: the story up to its end, then the combat that it leads to. */
function* scene(t: FateTable): Flow {
  const { journey } = t.state;
  if (journey.story && (yield* sceneStep(t, journey.story))) return;
  const next = journey.scenes.shift();
  if (next) return yield* beginScene(t, next);
  const lineUp = combatAhead(t);
  journey.part = lineUp ? 'won' : 'leave';
  if (!lineUp) return;
  const { stop } = nodeOf(journey);
  journey.ambush = '';
  meet(t, lineUp, stop.kind === 'combat' && stop.boss);
}

function combatAhead(t: FateTable): LineUp | undefined {
  const { journey } = t.state;
  if (journey.ambush !== '') return readLineUp(journey.ambush);
  const { stop } = nodeOf(journey);
  return stop.kind === 'combat' ? stop.lineUps[journey.variant % stop.lineUps.length] : undefined;
}

/** The lowest face of the die that finds something after a combat (RF-032). */
const FOUND = 5;

/** RF-032: what a won combat brings. */
function* spoils(t: FateTable): Flow {
  const s = t.state;
  const { journey } = s;
  if (isLastNode(t)) return yield* moveOn(t);
  yield* beginScene(t, sceneAt(`${journey.node}_won`));
  for (; journey.omens.reward > 0; journey.omens.reward--) yield* findTreasures(t, seatsOf(s), 'story');
  const lucky: Seat[] = [];
  for (const seat of seatsOf(s)) {
    const face = yield* rollDie(t, seat, ACTION_DIE, 'RF-032');
    if (face >= FOUND) lucky.push(seat);
    tell(t, { kind: 'spoils', rule: 'RF-032', seat, face, found: face >= FOUND });
  }
  yield* findTreasures(t, lucky, 'spoils');
  journey.part = 'leave';
}

function isLastNode(t: FateTable): boolean {
  const { journey } = t.state;
  return nodeOf(journey).ways.length === 0 && journey.zone === ADVENTURES[journey.adventure].zones.length - 1;
}

/** RF-023: the way that was chosen; at the end of a zone the next one (RF-180), at the last end victory (RF-020). */
function* moveOn(t: FateTable): Flow {
  const s = t.state;
  const { journey } = s;
  const { ways } = nodeOf(journey);
  const last = isLastNode(t);
  journey.path.push(journey.node);
  if (last) return yield* win(t);
  if (ways.length === 0) return yield* nextZone(t);
  journey.node = ways[Math.max(0, journey.way)] ?? '';
  journey.way = -1;
  journey.part = '';
  // A table that was begun under older rules may have been there already.
  if (journey.path.includes(journey.node)) yield* moveOn(t);
}

function* nextZone(t: FateTable): Flow {
  const s = t.state;
  const { journey } = s;
  const letter = 'abcd'[journey.zone];
  yield* beginScene(t, sceneAt(`end_${letter}`));
  const { story } = journey;
  Object.assign(journey, entrance(journey.adventure, journey.zone + 1), { story, part: 'enter' });
  tellZone(t);
  yield* levelUp(t);
  rememberZone(s);
}

/** RF-020 */
function* win(t: FateTable): Flow {
  const s = t.state;
  yield* beginScene(t, sceneAt('victory'));
  s.ending = 'won';
  tell(t, { kind: 'won', rule: 'RF-020', adventure: s.journey.adventure });
}
