/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  rush: 'game-icons:bull',
  brace: 'game-icons:guarded-tower',
  'wide-arc': 'game-icons:spinning-blades',
  shove: 'game-icons:push',
  grudge: 'game-icons:angry-eyes',
  'break-armour': 'game-icons:cracked-shield',
  'drag-down': 'game-icons:grab',
  'battle-rhythm': 'game-icons:war-pick',
  'thick-skin': 'game-icons:armor-vest',
  'thrown-axe': 'game-icons:thrown-spear',
  'war-cry': 'game-icons:sonic-shout',
  'bull-through': 'game-icons:bull-horns',
  'bite-down': 'game-icons:fangs',
  plunder: 'game-icons:swap-bag',
  headsman: 'game-icons:axe-in-stump',
};
