import type { Flow, Option, Question, Reason, Seat } from '@wyrdhall/kernel';
import { markerActionClosed, takeAction } from './actions.ts';
import { throwAway, throwable } from './draw.ts';
import type { GrimheimTable } from './effect.ts';
import { heroesAdjacent } from './places.ts';
import { claimQuest, currentQuest, questClosed } from './quests.ts';
import { because } from './reasons.ts';
import { ACTIONS, type Action, heroAt } from './state.ts';
import { attackRange, moveLength, strength } from './tableau.ts';
import { follow, freeOptions } from './use.ts';

/** GR-101 to GR-103: one action or free action of the hero whose turn it is. */
export function* heroTurn(t: GrimheimTable, seat: Seat): Flow {
  const s = t.state;
  if (!s.begun) {
    s.begun = true;
    t.reveal(); // GR-384: nobody goes back past the start of a turn.
    t.tell({ kind: 'turn', rule: 'GR-103', seat, spot: s.spot });
    yield* follow(t, seat, 'turn-start');
    return;
  }
  const hero = heroAt(s, seat);
  const question: Question = {
    id: 'turn',
    rule: 'GR-101',
    data: {
      actionsLeft: 2 - hero.actions.length,
      move: moveLength(hero),
      dice: strength(hero),
      range: attackRange(hero),
    },
    confirm: true,
    quiet: 'end',
  };
  yield* perform(t, seat, yield* t.choose(seat, question, turnOptions(t, seat)));
}

type Act = Action | 'quest' | 'throw-away' | 'end' | (() => Flow);
const THROW_AWAY: Option<Act> = { id: 'throw-away', value: 'throw-away' };
const END: Option<Act> = { id: 'end', value: 'end' };

/** The options of one action: open, and closed for each reason. */
const byMarker = ACTIONS.map((action) => {
  const id = `action:${action}`;
  const open: Option<Act> = { id, value: action };
  const closed = new Map(
    Object.values(because).map((reason): [Reason, Option<Act>] => [
      reason,
      { id, value: action, closed: reason },
    ]),
  );
  return { action, open, closed };
});

function turnOptions(t: GrimheimTable, seat: Seat): Option<Act>[] {
  const s = t.state;
  const hero = heroAt(s, seat);
  const options: Option<Act>[] = [];
  for (const { action, open, closed } of byMarker) {
    const reason = markerActionClosed(t, seat, action);
    options.push(reason ? (closed.get(reason) as Option<Act>) : open);
  }
  freeOptions(t, seat, options);
  const quest = currentQuest(hero);
  if (quest) {
    const id = `quest:${quest.id}`;
    const closed = questClosed(t, seat);
    options.push(closed ? { id, value: 'quest', closed } : { id, value: 'quest' });
  }
  for (let other = 0; other < s.heroes.length; other++) {
    const friend = heroAt(s, other);
    if (!heroesAdjacent(hero, friend)) continue;
    if (hero.gold > 0)
      options.push({ id: `give:${friend.id}`, value: () => shareGold(t, seat, seat, other) });
    if (friend.gold > 0)
      options.push({ id: `ask:${friend.id}`, value: () => shareGold(t, seat, other, seat) });
  }
  if (hero.hand.length > 0) options.push(THROW_AWAY);
  options.push(END);
  return options;
}

function* perform(t: GrimheimTable, seat: Seat, act: Act): Flow {
  if (typeof act !== 'string') yield* act();
  else if (act === 'end') t.state.phase = 'end-of-turn';
  else if (act === 'throw-away') yield* throwEvents(t, seat);
  else if (act === 'quest') yield* completeQuest(t, seat);
  else yield* takeAction(t, seat, act);
}

/** GR-147, and what follows an attack action that was spent (GR-142). */
function* completeQuest(t: GrimheimTable, seat: Seat): Flow {
  const quest = yield* claimQuest(t, seat);
  if (quest?.by === 'deed' && quest.cost?.spend === 'attack') yield* follow(t, seat, 'after-attack');
}

/** GR-126: gold passes between adjacent heroes if both agree. */
function* shareGold(t: GrimheimTable, asked: Seat, from: Seat, to: Seat): Flow {
  const giver = heroAt(t.state, from);
  const taker = heroAt(t.state, to);
  const question = { id: 'share-gold', rule: 'GR-126', data: { from: giver.id, to: taker.id } };
  const gold = [{ id: 'gold', value: 0, most: giver.gold }];
  const [share] = yield* t.chooseAmounts(asked, question, gold, { min: 1, max: giver.gold });
  const amount = share?.amount ?? 1;
  if (asked !== from) {
    const consent = { id: 'give-gold', rule: 'GR-126', data: { to: taker.id, amount }, quiet: 'no' };
    const agreed = yield* t.choose(from, consent, [
      { id: 'yes', value: true },
      { id: 'no', value: false },
    ]);
    if (!agreed) return;
  }
  giver.gold -= amount;
  taker.gold += amount;
  t.tell({ kind: 'give-gold', rule: 'GR-126', seat: from, to, amount });
}

/** GR-114: events may be thrown away at any time. */
function* throwEvents(t: GrimheimTable, seat: Seat): Flow {
  const options = throwable(heroAt(t.state, seat));
  const question = { id: 'throw-away', rule: 'GR-114' };
  const thrown = yield* t.chooseMany(seat, question, options, { min: 1, max: options.length });
  throwAway(t, seat, thrown);
}
