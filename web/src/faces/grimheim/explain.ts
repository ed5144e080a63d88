import { ACTIONS, type Action, type GrimheimTold, type GrimheimView, TRACKS } from '@wyrdhall/grimheim';
import type { Explained } from '../../kit/explain/explained.ts';
import type { FaceProps } from '../../kit/face.ts';
import { aboutGround, aboutMonster, aboutTown, isTown } from './explain-area.ts';
import { aboutHero } from './explain-hero.tsx';
import { actionIcon } from './look.ts';
import { stepping } from './looking.ts';
import { outcome } from './outlook.ts';
import { grimIcon } from './pictures.ts';
import { placesFor } from './places.ts';
import { cellOf } from './reach.ts';
import { piecesOf } from './town.tsx';
import { explained } from './words/explained.ts';
import { grim } from './words/words.ts';

type Props = FaceProps<GrimheimView>;

/** What is pointed at on the table: areas, heroes, the track, the town, decks, actions. */
export function explain(props: Props, subject: string): Explained | undefined {
  const [kind, id = ''] = subject.split(':');
  switch (kind) {
    case 'at':
      return aboutArea(props, id);
    case 'hero':
      return aboutHero(props.view, Number(id));
    case 'spot':
      return aboutSpot(props.view, Number(id));
    case 'town':
      return aboutTown(props.view, piecesOf(props.options, props.view));
    case 'deck':
      return id === 'yellow' || id === 'red' ? aboutDeck(props, id) : undefined;
    case 'action':
      return isAction(id) ? aboutAction(props, id) : undefined;
    default:
      return undefined;
  }
}

const isAction = (id: string): id is Action => ACTIONS.some((action) => action === id);

/** Who stands there, or else the ground; and what a click there has in store. */
function aboutArea(props: Props, id: string): Explained {
  const { view, prompt, told } = props;
  const at = cellOf(id);
  const monster = view.monsters.find((other) => other.at === at);
  const seat = isTown(at) ? -1 : view.heroes.findIndex((hero) => hero.at === at);
  const what = monster
    ? aboutMonster(view, monster)
    : isTown(at)
      ? aboutTown(view, piecesOf(props.options, view))
      : (aboutHero(view, seat) ?? aboutGround(view, at));
  const answer = placesFor(props.places, stepping.value).open.get(id);
  if (!answer || !prompt) return what;
  const follows = outcome(prompt, answer.id, view, () => told?.() ?? []);
  const does = [answer.label, ...(follows ? [follows] : [])];
  // Where one may go, what follows is what counts: what all such ground does is known.
  const isGround = !monster && !isTown(at) && seat < 0;
  return {
    ...what,
    does,
    ...(isGround && what.says && { says: what.says.filter((line) => !isCommon(line)) }),
  };
}

function isCommon(line: string): boolean {
  const { grounds, road } = explained.value;
  return line === grounds.plains || line === road;
}

function aboutSpot(view: GrimheimView, number: number): Explained | undefined {
  const words = explained.value;
  const track = TRACKS[view.settings.track];
  const sign = track[number - 1];
  if (!sign) return undefined;
  const now = Math.min(view.spot, track.length);
  return {
    title: words.spot(number, track.length),
    kind: grim.value.signs[sign],
    icon: sign === 'skull' ? grimIcon.skull : sign === 'quiet' ? grimIcon.stone : grimIcon.wave,
    color: sign === 'red' || sign === 'skull' ? '#7c1f17' : '#8a5a1c',
    says: [
      ...(number === now ? [words.stone] : number < now ? [words.past] : []),
      words.spots[sign],
      ...(number === track.length ? [words.lastSpot] : []),
    ],
    rules: ['GR-061', 'GR-062', ...(number === track.length ? ['GR-063'] : [])],
  };
}

function aboutDeck({ view, told, words }: Props, colour: 'yellow' | 'red'): Explained {
  const said = explained.value;
  const drawn = ((told?.() ?? []) as readonly GrimheimTold[]).filter(
    (event) => event.kind === 'monster-card' && event.card.startsWith(`${colour}:`),
  );
  return {
    title: said.deck(colour),
    kind: grim.value.monsterCards(colour, view[colour]),
    icon: grimIcon.wave,
    color: colour === 'yellow' ? '#b77a17' : '#7c1f17',
    says: [
      said.deckSays(colour),
      ...(drawn.length > 0 ? [said.lately, ...drawn.toReversed().map((event) => words.event(event))] : []),
    ],
    rules: ['GR-330', 'GR-331', 'GR-332'],
  };
}

const ACTION_RULES: Readonly<Record<Action, string>> = {
  move: 'GR-110',
  attack: 'GR-113',
  prepare: 'GR-114',
  focus: 'GR-115',
  mend: 'GR-116',
  practice: 'GR-117',
};

function aboutAction({ prompt, words }: Props, action: Action): Explained {
  const closed = prompt?.options.find(({ id }) => id === `action:${action}`)?.closed;
  return {
    title: grim.value.actions[action].replaceAll('\u00ad', ''),
    icon: actionIcon(action),
    color: '#8a5a1c',
    says: [explained.value.actions[action]],
    ...(closed && { closed: { reason: words.reason(closed), rule: closed.rule } }),
    rules: [ACTION_RULES[action]],
  };
}
