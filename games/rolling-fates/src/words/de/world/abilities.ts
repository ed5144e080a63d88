/** Fähigkeiten auf den Tafeln der Helden. */
export const abilities: Readonly<Record<string, string>> = {
  chip: 'Splittern',
  maul: 'Zermalmen',
  crackstone: 'Steinbrecher',
  rockfall: 'Steinschlag',
  'seam-finder': 'Den Riss finden',

  'snap-shot': 'Schnellschuss',
  'crossed-fletch': 'Gekreuzte Federn',
  'twin-nock': 'Zwei auf der Sehne',
  'pinning-volley': 'Nagelsalve',
  'hawks-eye': 'Falkenauge',

  'lamp-oil': 'Lampenöl',
  'warm-light': 'Warmes Licht',
  'searing-beam': 'Sengender Strahl',
  vigil: 'Nachtwache',
  dawnburst: 'Tagesanbruch',

  spark: 'Funke',
  'forked-flame': 'Gegabelte Flamme',
  'cinder-lance': 'Glutlanze',
  'rising-heat': 'Steigende Hitze',
  'wild-ember': 'Wilde Glut',

  flick: 'Münzschnipser',
  'palmed-pair': 'Paar im Ärmel',
  'house-edge': 'Die Bank gewinnt',
  'long-odds': 'Das große Los',
  'even-break': 'Glatt geteilt',
  'lucky-number': 'Glückszahl',

  needle: 'Nadel',
  nightshade: 'Nachtschatten',
  'rot-bloom': 'Faulblüte',
  fester: 'Schwären',
  'black-pollen': 'Schwarzer Blütenstaub',

  shove: 'Schubser',
  'raise-the-boards': 'Bretter hoch',
  'gate-slam': 'Tor zu',
  'hold-the-line': 'Die Stellung halten',
  'bar-the-door': 'Riegel vor',
  immovable: 'Unverrückbar',

  'marginal-note': 'Randnotiz',
  'field-study': 'Feldforschung',
  expose: 'Bloßstellen',
  correction: 'Berichtigung',
  thesis: 'These',
  eureka: 'Heureka',
};
