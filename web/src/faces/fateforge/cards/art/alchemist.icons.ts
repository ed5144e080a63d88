/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  'acid-splash': 'game-icons:acid',
  tinker: 'game-icons:gear-hammer',
  refill: 'game-icons:square-bottle',
  'fire-flask': 'game-icons:molotov',
  'sticky-tar': 'game-icons:oil-drum',
  stimulant: 'game-icons:syringe',
  corrosion: 'game-icons:acid-blob',
  salve: 'game-icons:medical-pack',
  goggles: 'game-icons:steampunk-goggles',
  'chain-reaction': 'game-icons:chain-lightning',
  antidote: 'game-icons:health-potion',
  'blast-cap': 'game-icons:dynamite',
  'measured-dose': 'game-icons:standing-potion',
  thunderpowder: 'game-icons:powder-bag',
  notes: 'game-icons:notebook',
};
