export const toyIcon = {
  wolf: 'game-icons:wolf-head',
  hunters: ['game-icons:bowman', 'game-icons:swordwoman', 'game-icons:barbarian', 'game-icons:hooded-figure'],
  spear: 'game-icons:stone-spear',
  shield: 'game-icons:viking-shield',
  salve: 'game-icons:three-leaves',
  stores: 'game-icons:ham-shank',
  claw: 'game-icons:claw-slashes',
  fang: 'game-icons:fangs',
  deck: 'game-icons:card-draw',
  snow: 'game-icons:snowflake-1',
  steps: 'game-icons:boot-prints',
} as const;
