/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  'spirit-bolt': 'game-icons:lightning-tree',
  'mending-breath': 'game-icons:healing',
  'reed-song': 'game-icons:pan-flute',
  'root-grip': 'game-icons:tree-roots',
  'wind-hand': 'game-icons:wind-slap',
  'storm-call': 'game-icons:lightning-storm',
  'ancestors-shield': 'game-icons:bone-mace',
  'spirit-walk': 'game-icons:ghost',
  'shared-pain': 'game-icons:linked-rings',
  'bone-reading': 'game-icons:crossed-bones',
  drumbeat: 'game-icons:drum',
  'leech-charm': 'game-icons:leeching-worm',
  cleanse: 'game-icons:water-drop',
  'quiet-mind': 'game-icons:meditation',
  'wake-the-fallen': 'game-icons:raise-skeleton',
};
