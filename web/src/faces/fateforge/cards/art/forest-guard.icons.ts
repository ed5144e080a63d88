/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  'bow-first': 'game-icons:bow-arrow',
  'light-tread': 'game-icons:feather',
  'twin-shafts': 'game-icons:striking-arrows',
  'pin-down': 'game-icons:pin',
  'long-sight': 'game-icons:archery-target',
  'give-ground': 'game-icons:back-forth',
  'snare-loop': 'game-icons:rope-coil',
  'read-the-ground': 'game-icons:footprint',
  'boot-knife': 'game-icons:boot-kick',
  'covering-volley': 'game-icons:arrow-scope',
  patience: 'game-icons:sands-of-time',
  'leaf-cloak': 'game-icons:oak-leaf',
  'bind-wounds': 'game-icons:bandage-roll',
  'second-nock': 'game-icons:quiver',
  'heartwood-arrow': 'game-icons:flaming-arrow',
};
