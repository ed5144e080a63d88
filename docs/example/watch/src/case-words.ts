import { type Given, type Json, type Options, Refusal, WordsReader } from '@wyrdhall/kernel';
import { begin, type Watch } from './state.ts';

/** `{ chapter, night, now, fire, hands: { ash: [wood.1] } }`; every word may be left out. */
export function arrange(given: Given, options: Options): Watch {
  const s = begin(options);
  const words = new WordsReader('given', given);
  s.chapter = (words.oneOf('chapter', ['valley', 'peak']) as Watch['chapter']) ?? s.chapter;
  s.phase = (words.oneOf('now', ['dusk', 'raid', 'way']) as Watch['phase']) ?? s.phase;
  s.night = words.number('night') ?? s.night;
  s.fire = words.number('fire') ?? s.fire;
  const hands = new WordsReader('given.hands', words.map('hands'));
  for (const { id, hand } of s.wardens) {
    for (const card of hands.list(id)) {
      if (!s.deck.includes(card)) throw new Refusal(`given.hands.${id}: there is no ${card} in the deck.`);
      s.deck.splice(s.deck.indexOf(card), 1);
      hand.push(card);
    }
  }
  hands.done();
  words.done();
  return s;
}

export const describe = ({ wardens, phase, ...s }: Watch): Json => ({
  ...s,
  now: phase,
  wardens: Object.fromEntries(wardens.map(({ id, hand, dice }) => [id, { hand, dice }])),
});
