import { bossOf, cardOf, isItem, itemOf, skillOf } from '@wyrdhall/fateforge';
import type { Explained } from '../../../kit/explain/explained.ts';
import { landInWords } from '../board/map.ts';
import { ffIcon } from '../fateforge.icons.ts';
import { enemyColor, heroColor } from '../look.ts';
import { headOf } from '../pictures.ts';
import type { FateforgeProps, SeenEnemy, SeenHero } from '../seen.ts';
import { spokenZone } from '../spoken.ts';
import { ff } from '../words/words.ts';
import { Bands } from './bands.tsx';
import { deedOf } from './forecast.tsx';
import { signsOf } from './signs.ts';

/** What is pointed at: a figure, a zone, a card, a tile of the track, a result. */
export function explain(props: FateforgeProps, subject: string): Explained | undefined {
  const at = subject.indexOf(':');
  const [kind, id] = [subject.slice(0, at), subject.slice(at + 1)];
  const { view } = props;
  switch (kind) {
    case 'figure': {
      const enemy = view.enemies.find((e) => e.id === id);
      const hero = view.heroes.find((h) => h.id === id);
      return enemy ? aboutEnemy(props, enemy) : hero && aboutHero(hero);
    }
    case 'enemy-card':
      return aboutCard(id);
    case 'at':
      return aboutZone(props, id);
    case 'skill':
    case 'item':
      return aboutUse(props, id);
    case 'tile':
      return aboutTile(props, id);
    case 'result':
      return aboutResult(id);
    default:
      return undefined;
  }
}

function aboutHero(hero: SeenHero): Explained {
  const words = ff.value;
  return {
    title: words.hero(hero.id),
    icon: headOf(hero.id),
    color: heroColor[hero.id],
    facts: [
      { label: words.healthWord, value: `${hero.health} / ${hero.maxHealth}`, icon: ffIcon.health },
      { label: words.energyWord, value: `${hero.energy} / ${hero.maxEnergy}`, icon: ffIcon.energy },
    ],
    says: [
      ...signsOf(hero).map(({ label }) => label),
      ...[...hero.corruption, ...hero.fear].map((id) => words.card(id)),
      ...(hero.skills.length > 0 ? [`${words.skills}: ${hero.skills.map(words.card).join(', ')}`] : []),
      ...(hero.gear.length > 0
        ? [`${words.gear}: ${hero.gear.map(({ id }) => words.card(id)).join(', ')}`]
        : []),
    ],
    rules: ['FF-065', 'FF-214'],
  };
}

function aboutEnemy({ view, places }: FateforgeProps, e: SeenEnemy): Explained {
  const words = ff.value;
  const card = cardOf(e.card);
  const block = e.block + e.fresh;
  const turn = view.forecast.turns.find(({ enemy }) => enemy === e.id);
  const reaction = view.forecast.reactions.find(({ enemy }) => enemy === e.id);
  const answer = places.open.get(e.id);
  return {
    title: words.enemy(e.id),
    kind: words.faction(card.faction),
    icon: headOf(e.card),
    color: enemyColor(e.card),
    ...(answer && { does: [answer.label] }),
    facts: [
      {
        label: words.healthWord,
        value: `${Math.max(0, e.toughness - e.damage)} / ${e.toughness}`,
        icon: ffIcon.health,
      },
      ...(e.armour > 0 ? [{ label: words.armourWord, value: e.armour, icon: ffIcon.armour }] : []),
      ...(block > 0 ? [{ label: words.blockWord, value: block, icon: ffIcon.block }] : []),
    ],
    says: [
      ...(reaction ? [`${words.reactions}, ${words.reacts}: ${deedOf(reaction, true)}.`] : []),
      ...(turn ? [`${words.ifNothing}: ${deedOf(turn, false)}.`] : []),
      ...(e.guarded ? [words.guarded] : []),
      ...(e.stunned ? [words.stunned] : []),
      ...e.abilities.map((id) => `${words.abilities[id][0]}: ${words.abilities[id][1]}`),
    ],
    rules: ['FF-165', 'FF-239'],
    ...(!bossOf(e.card) && { More: () => <Bands sections={e.sections} /> }),
  };
}

function aboutCard(id: string): Explained {
  const words = ff.value;
  const card = cardOf(id);
  return {
    title: words.enemy(id),
    kind: words.faction(card.faction),
    icon: headOf(id),
    color: enemyColor(id),
    facts: [{ label: words.healthWord, value: card.toughness, icon: ffIcon.health }],
    says: [
      words.noneCan,
      ...card.abilities.map((one) => `${words.abilities[one][0]}: ${words.abilities[one][1]}`),
    ],
    rules: ['FF-229'],
    More: () => <Bands sections={card.band} />,
  };
}

function aboutZone(props: FateforgeProps, id: string): Explained | undefined {
  const words = ff.value;
  const { view, places } = props;
  const land = landInWords(view.board);
  const index = land.zones.findIndex((zone) => zone.id === id);
  const zone = land.zones[index];
  if (!zone) return undefined;
  const answer = places.open.get(id);
  const closed = places.closed.get(id)?.closed;
  const [, ...rest] = spokenZone(view, land, id).split(', ');
  const exits = land.exits.filter((exit) => exit.zone === id);
  const costs = view.ways
    .filter(({ exit }) => exits.some(({ letter }) => letter === exit))
    .map(({ exit, guarded, heroes }) =>
      guarded
        ? `${words.exit(exit)}: ${words.exitGuarded}`
        : `${words.exit(exit)}: ${heroes.map(({ hero, damage }) => words.exitCost(words.hero(hero), damage)).join(', ')}`,
    );
  const kinds = new Set(
    view.tokens
      .filter((token) => token.zone === index && token.by === '' && !token.open)
      .map(({ kind }) => kind),
  );
  return {
    title: words.zone(zone.name),
    ...(answer && { does: [answer.label] }),
    ...(closed && { closed }),
    says: [
      `${rest.join(', ')}.`,
      ...[...kinds].map((kind) => `${words.tokens[kind]?.[0]}: ${words.tokens[kind]?.[1]}`),
      ...(exits.length > 0 ? [words.exitSays, ...costs] : []),
    ],
    rules: exits.length > 0 ? ['FF-261'] : ['FF-054'],
  };
}

function aboutUse({ offers }: FateforgeProps, id: string): Explained {
  const words = ff.value;
  const limit = isItem(id) ? itemOf(id).limit : skillOf(id).limit;
  const closed = offers.get(`use:${id}`)?.closed;
  return {
    title: words.card(id),
    ...(words.when[limit] !== undefined && { kind: words.when[limit] as string }),
    ...(closed && { closed }),
    says: [words.cardText(id)],
    rules: ['FF-085'],
  };
}

const RESULT_RULES: Readonly<Record<string, string>> = {
  step: 'FF-054',
  hit: 'FF-055',
  'long-hit': 'FF-055',
  'skill-hit': 'FF-056',
  shot: 'FF-057',
  'skill-shot': 'FF-058',
  focus: 'FF-059',
  block: 'FF-096',
  wild: 'FF-463',
  miss: 'FF-060',
};

/** A face of a die, each of its halves. */
function aboutResult(face: string): Explained {
  const words = ff.value;
  const parts = face.split('/');
  const says = parts.flatMap((part) => words.resultSays[part] ?? []);
  return {
    title: words.result(face),
    says: parts.length > 1 ? [words.splitSays, ...says] : says,
    rules: [...new Set(parts.flatMap((part) => RESULT_RULES[part] ?? []))],
  };
}

function aboutTile({ view }: FateforgeProps, id: string): Explained {
  const words = ff.value;
  const isReactions = id === 'reactions';
  return {
    title: isReactions ? words.reactions : words.enemies,
    icon: isReactions ? ffIcon.reactions : ffIcon.enemies,
    says: [
      isReactions ? words.reactionsSay(view.shown.map(words.enemy)) : words.enemiesSay,
      ...(view.foreseen && isReactions ? [words.reactionsSay(view.next.map(words.enemy))] : []),
    ],
    rules: [isReactions ? 'FF-228' : 'FF-238'],
  };
}
