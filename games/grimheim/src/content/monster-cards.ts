import type { Location } from '../rules/map.ts';
import type { Colour, LegendName, MonsterKind } from './monsters.ts';

/** A monster card: which monsters appear where (GR-331, GR-332). */
export interface MonsterCard {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly location: Location;
  readonly legend?: LegendName;
  /** `area=monster`; the Legend itself as `area=legend`. */
  readonly placement: readonly (readonly [area: string, monster: MonsterKind | 'legend'])[];
}

const card = (
  colour: Colour,
  name: string,
  location: Location,
  placement: string,
  legend?: LegendName,
): MonsterCard => ({
  id: `${colour}:${name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z-]/g, '')}`,
  name,
  colour,
  location,
  placement: placement.split(' ').map((token) => token.split('=') as [string, MonsterKind | 'legend']),
  ...(legend && { legend }),
});

export const MONSTER_CARDS: readonly MonsterCard[] = [
  card('yellow', 'Queen of the Dead', 'nailfare', '17_5=legend', 'queen'),
  card('yellow', 'Seer of Odin', 'temple-ruins', '12_4=legend', 'seer'),
  card('yellow', 'Grendel', 'troll-caves', '6_7=legend', 'grendel'),
  card('yellow', 'Surt', 'highlands', '7_16=elemental 8_16=legend 9_16=jotunn 8_17=elemental', 'surt'),
  card('yellow', 'Hrungbald', 'ogre-valley', '2_8=brute 1_9=legend 2_9=brute 1_10=brute', 'hrungbald'),
  card('yellow', 'Nidhuggr', 'wyrm-lair', '5_17=legend', 'nidhuggr'),
  card('yellow', 'Fiery Projectiles', 'highlands', '10_15=elemental 10_16=jotunn 8_17=jotunn'),
  card(
    'yellow',
    'Whirlwinds',
    'highlands',
    '11_14=elemental 10_15=elemental 10_16=elemental 8_17=elemental 9_17=elemental',
  ),
  card(
    'yellow',
    'Trending Monsters',
    'highlands',
    '12_14=elemental 7_16=elemental 8_16=sprite 9_16=sprite 6_17=jotunn',
  ),
  card(
    'yellow',
    'Burnt Offerings',
    'highlands',
    '11_15=elemental 7_16=sprite 8_16=elemental 7_17=elemental 9_17=elemental',
  ),
  card(
    'yellow',
    'Jotunn Clan',
    'highlands',
    '11_14=sprite 10_15=sprite 9_16=elemental 10_16=jotunn 8_17=elemental',
  ),
  card(
    'yellow',
    'Mischievous Sprites',
    'spewing-mountain',
    '1_14=sprite 1_15=sprite 3_15=sprite 1_16=sprite 4_16=sprite 1_17=sprite 2_17=sprite 3_17=sprite',
  ),
  card(
    'yellow',
    'Fire-Breathing Stones',
    'spewing-mountain',
    '2_14=elemental 2_15=elemental 2_16=jotunn 3_16=elemental',
  ),
  card(
    'yellow',
    'Jotunn Youth Camp',
    'spewing-mountain',
    '2_14=sprite 1_15=elemental 2_15=sprite 3_15=elemental 1_16=elemental 2_16=sprite',
  ),
  card(
    'yellow',
    'Air Strike',
    'spewing-mountain',
    '1_14=elemental 3_16=sprite 4_16=sprite 1_17=jotunn 2_17=sprite 3_17=sprite',
  ),
  card(
    'yellow',
    'Reunion',
    'spewing-mountain',
    '2_14=jotunn 1_15=sprite 2_15=elemental 3_15=elemental 2_16=sprite',
  ),
  card(
    'yellow',
    'Boneyard',
    'marsh-of-sorrow',
    '16_9=skeleton 15_10=skeleton 16_10=imp 15_11=skeleton 14_12=skeleton',
  ),
  card(
    'yellow',
    'Bad to the Bone',
    'marsh-of-sorrow',
    '16_7=skeleton 17_9=draugr 14_11=skeleton 13_12=skeleton',
  ),
  card(
    'yellow',
    'Eyes in the Dark',
    'marsh-of-sorrow',
    '17_7=imp 16_8=imp 17_8=skeleton 16_9=imp 15_10=imp 16_10=imp 15_11=imp 14_12=skeleton',
  ),
  card(
    'yellow',
    'Skeletons on a Leash',
    'marsh-of-sorrow',
    '16_8=skeleton 17_8=draugr 15_10=skeleton 15_11=draugr',
  ),
  card(
    'yellow',
    'Marshing',
    'marsh-of-sorrow',
    '16_7=draugr 17_7=skeleton 16_9=imp 17_9=imp 16_10=imp 14_12=imp',
  ),
  card(
    'yellow',
    'Imp-ressive Swarm',
    'dead-plains',
    '15_1=skeleton 16_1=imp 17_1=imp 15_2=imp 16_2=imp 17_2=imp 16_3=imp 17_3=imp 16_4=skeleton',
  ),
  card(
    'yellow',
    'Bone Structures',
    'dead-plains',
    '15_1=skeleton 16_1=skeleton 17_1=skeleton 15_2=skeleton 17_2=skeleton',
  ),
  card('yellow', 'Brain Dead', 'dead-plains', '16_2=draugr 16_3=imp 17_3=skeleton 16_4=skeleton'),
  card('yellow', 'Dead Trio', 'dead-plains', '16_1=draugr 16_2=draugr 17_3=draugr'),
  card('yellow', 'Sudden Death', 'dead-plains', '15_1=skeleton 17_1=imp 15_2=draugr 17_2=skeleton 16_3=imp'),
  card('yellow', 'Brutish Offense', 'ogre-valley', '2_8=brute 3_8=brute 2_9=brute 2_10=brute 1_11=brute'),
  card('yellow', 'Flanking', 'ogre-valley', '2_8=goblin 3_8=goblin 2_9=brute 2_10=troll 1_11=brute'),
  card('yellow', 'Foraging', 'ogre-valley', '4_8=goblin 1_9=brute 3_9=goblin 1_10=brute 3_10=troll'),
  card(
    'yellow',
    'Brutus the Babysitter',
    'ogre-valley',
    '2_8=goblin 3_8=goblin 1_9=goblin 2_9=brute 3_9=goblin 1_10=goblin 2_10=goblin 1_11=goblin',
  ),
  card('yellow', 'Strolling', 'ogre-valley', '4_8=troll 3_9=brute 3_10=troll'),
  card(
    'yellow',
    'Younglings',
    'dark-forest',
    '9_1=goblin 10_1=brute 10_2=goblin 11_2=goblin 7_3=goblin 8_3=goblin 9_3=goblin 7_4=goblin',
  ),
  card('yellow', 'Brutal Band', 'dark-forest', '11_1=brute 12_1=brute 8_2=brute 9_2=brute 6_4=brute'),
  card(
    'yellow',
    'Family Trip',
    'dark-forest',
    '10_1=goblin 10_2=goblin 11_2=goblin 7_3=goblin 9_3=troll 8_4=brute',
  ),
  card(
    'yellow',
    'Forest Patrol',
    'dark-forest',
    '9_1=brute 12_1=brute 8_2=brute 9_2=goblin 6_4=brute 7_4=goblin',
  ),
  card('yellow', 'Viral Trolls', 'dark-forest', '12_1=troll 9_2=troll 7_4=troll'),
  card(
    'red',
    'Queen of the Dead',
    'dead-plains',
    '15_1=imp 16_1=skeleton 17_1=imp 15_2=draugr 16_2=legend 17_2=imp 16_3=skeleton 17_3=imp 16_4=skeleton',
    'queen',
  ),
  card(
    'red',
    'Seer of Odin',
    'marsh-of-sorrow',
    '16_7=skeleton 16_8=skeleton 17_8=imp 16_9=imp 17_9=legend 15_10=skeleton 16_10=imp 15_11=skeleton',
    'seer',
  ),
  card('red', 'Grendel', 'ogre-valley', '2_8=legend 1_9=goblin 3_9=goblin 3_10=goblin', 'grendel'),
  card('red', 'Surt', 'spewing-mountain', '2_15=elemental 1_16=legend 2_16=elemental 4_16=elemental', 'surt'),
  card(
    'red',
    'Hrungbald',
    'dark-forest',
    '9_1=goblin 10_1=legend 12_1=brute 9_2=goblin 10_2=brute 7_3=brute 6_4=brute 8_4=brute',
    'hrungbald',
  ),
  card(
    'red',
    'Nidhuggr',
    'highlands',
    '12_14=elemental 10_15=elemental 6_17=elemental 7_17=elemental 9_17=legend',
    'nidhuggr',
  ),
  card(
    'red',
    'Feed the Flames',
    'highlands',
    '11_14=sprite 12_14=sprite 10_15=sprite 11_15=elemental 7_16=sprite 8_16=sprite 9_16=sprite 10_16=elemental 6_17=sprite 7_17=elemental 8_17=elemental 9_17=jotunn',
  ),
  card(
    'red',
    'Brimstone',
    'highlands',
    '12_14=jotunn 10_15=jotunn 9_16=sprite 10_16=jotunn 6_17=jotunn 9_17=sprite',
  ),
  card(
    'red',
    'Erupting',
    'spewing-mountain',
    '2_14=jotunn 2_15=jotunn 1_16=jotunn 2_16=elemental 4_16=jotunn',
  ),
  card(
    'red',
    'The Red Tide',
    'spewing-mountain',
    '1_14=jotunn 2_14=sprite 1_15=sprite 2_15=sprite 3_15=sprite 2_16=elemental 3_16=elemental 4_16=sprite 1_17=jotunn 2_17=sprite',
  ),
  card('red', 'Walking Armors', 'marsh-of-sorrow', '17_8=draugr 16_9=draugr 15_10=draugr 14_11=draugr'),
  card(
    'red',
    'Gloom Fate',
    'marsh-of-sorrow',
    '16_7=draugr 17_7=skeleton 16_8=skeleton 17_9=skeleton 16_10=skeleton 15_11=skeleton 13_12=skeleton 14_12=skeleton',
  ),
  card(
    'red',
    'Dread Summoning',
    'dead-plains',
    '15_1=imp 16_1=draugr 17_1=draugr 15_2=imp 17_2=imp 16_3=skeleton 17_3=draugr 16_4=imp',
  ),
  card(
    'red',
    'Intense Darkness',
    'dead-plains',
    '15_1=draugr 16_1=skeleton 17_1=skeleton 15_2=draugr 16_2=imp 16_3=imp 17_3=skeleton 16_4=skeleton',
  ),
  card(
    'red',
    'Trololololol',
    'ogre-valley',
    '3_8=goblin 4_8=troll 2_9=goblin 3_9=troll 1_10=troll 1_11=troll',
  ),
  card(
    'red',
    'Immoral Brutes',
    'ogre-valley',
    '3_8=brute 4_8=brute 2_9=brute 3_9=troll 1_10=brute 2_10=brute 3_10=goblin 1_11=brute',
  ),
  card(
    'red',
    'Trollkin United',
    'dark-forest',
    '9_1=troll 11_1=brute 12_1=brute 9_2=troll 11_2=brute 7_3=goblin 6_4=goblin 7_4=goblin 8_4=goblin',
  ),
  card(
    'red',
    'Brawling Brutes',
    'dark-forest',
    '9_1=goblin 10_1=goblin 11_1=goblin 8_2=troll 9_2=brute 10_2=brute 11_2=goblin 7_3=goblin 8_3=goblin 6_4=brute 7_4=brute',
  ),
];

const legendCards = new Map(
  MONSTER_CARDS.flatMap(({ id, legend, colour }): [string, string][] =>
    legend ? [[`${colour} ${legend}`, id]] : [],
  ),
);
/** GR-304: the card of a Legend of this level, 1 yellow, 2 red. */
export const legendCard = (legend: string, level: 1 | 2): string | undefined =>
  legendCards.get(`${level === 1 ? 'yellow' : 'red'} ${legend}`);
