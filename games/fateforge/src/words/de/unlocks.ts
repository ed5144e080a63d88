/** Die Regeln, die warten, bis sie vorkommen, der Nummer nach (FF-011). */
export const UNLOCKS = [
  'Truhen',
  'Barrikaden',
  'schwieriges Gelände',
  'Heilbrunnen',
  'Portale',
  'bewachte Gegner',
  'Fertigkeiten der Stufe II',
  'Verbündete',
  'Erkundungsplättchen',
  'Fallen',
  'Türen',
  'Schwachstellen',
  'Furcht',
  'Giftschaden',
] as const;
