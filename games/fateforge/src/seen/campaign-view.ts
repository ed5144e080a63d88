import type { StoryScene } from '../campaign-state.ts';
import { explorationOf, placeOf } from '../content/campaign/city.ts';
import { bandFor, FACTIONS, PEOPLE } from '../content/campaign/people.ts';
import { actOf, entriesOfAct, kindOf, SCHEDULE } from '../content/campaign/schedule.ts';
import { alliesOf } from '../rules/campaign/muster.ts';
import { sceneOf, taleOf } from '../rules/story/scene.ts';
import { traitsOf } from '../rules/story/test.ts';
import { placeKnot } from '../rules/story/walk.ts';
import type { Fateforge } from '../state.ts';

/** A paragraph, who speaks it, and whether a page ends with it. */
interface Paragraph {
  readonly text: string;
  readonly says: string;
  readonly ends: boolean;
}

/** What lies open of the story: up to each choice its paragraphs, and what was chosen there. */
export interface StoryPage {
  readonly knot: string;
  readonly title: string;
  readonly passages: readonly { readonly paragraphs: readonly Paragraph[]; readonly chosen: string }[];
}

function pageOf(scene: StoryScene): StoryPage {
  const { head, beats } = taleOf(scene);
  const passages = beats.map(({ lines, choices }, k) => {
    const made = choices[scene.choices[k] ?? -1];
    return {
      paragraphs: lines.flatMap(({ text, effects }) =>
        text === ''
          ? []
          : [
              {
                text,
                says: effects.flatMap((effect) => (effect.kind === 'says' ? [effect.person] : []))[0] ?? '',
                ends: effects.some(({ kind }) => kind === 'page'),
              },
            ],
      ),
      // Which branch a test took is no choice of anybody's.
      chosen: made && !made.when ? made.text : '',
    };
  });
  return { knot: scene.knot, title: head.title, passages };
}

const knotted = (id: string): string => id.replaceAll('-', '_');

const told = (s: Fateforge, knot: string): StoryPage[] => {
  const scene = sceneOf(s, knot);
  return scene ? [pageOf(scene)] : [];
};

/** What everybody may see of the campaign; where the party is in the city the players find out themselves (FF-346). */
export function viewCampaign(s: Fateforge) {
  const { campaign: c } = s;
  if (!c) return null;
  const { walk, memory } = c;
  // Nobody reads these in a fight.
  const isOpen = s.phase === 'story';
  const pageOn = (who: string): StoryPage[] =>
    isOpen ? [...told(s, `person_${who}`), ...told(s, `faction_${knotted(who)}`)] : [];
  const act = actOf(c.at);
  return {
    act,
    /** FF-003 to FF-005 */
    bar: entriesOfAct(act).map((at) => ({
      entry: SCHEDULE[at] ?? '',
      kind: kindOf(SCHEDULE[at] ?? 'ending'),
      done: at < c.at,
      now: at === c.at,
    })),
    page: c.scene ? pageOf(c.scene) : null,
    walk: walk && {
      id: walk.id,
      left: walk.left,
      hints: Array.from({ length: walk.hints }, (_, k) => told(s, `${walk.id}_hint_${k + 1}`)).flat(),
      here: told(s, placeKnot(walk.at)),
      /** A street that is closed tonight, where the party has come upon it. */
      blocked: Object.values(placeOf(walk.at).ways).some((to) =>
        explorationOf(walk.id).blocked.includes(`${walk.at}:${to}`),
      )
        ? told(s, `${walk.id}_blocked`)
        : [],
    },
    marker: c.marker,
    rest: c.rest,
    muster: c.muster,
    reputation: [...FACTIONS, ...PEOPLE].map((who) => {
      const n = { ...memory.reputation, ...memory.people }[who];
      return { who, n, band: bandFor(n), page: pageOn(who) };
    }),
    cards: memory.cards.map((card) => ({ card, page: isOpen ? told(s, `card_${knotted(card)}`) : [] })),
    points: memory.points,
    quests: memory.quests,
    allies: alliesOf(s),
    traits: s.heroes.map((_, i) => traitsOf(s, i)),
    bestiary: c.bestiary,
    purse: c.purse,
    /** What is known of the next fight (the Archive). */
    foreseen: c.next.seen,
    ending: c.ending,
  };
}
