/** Was Würfel zeigen und Karten geben. */
export const results: Readonly<Record<string, string>> = {
  step: 'Schritt',
  hit: 'Treffer',
  'long-hit': 'weiter Treffer',
  'skill-hit': 'Meistertreffer',
  shot: 'Schuss',
  'skill-shot': 'Meisterschuss',
  focus: 'Fokus',
  block: 'Block',
  special: 'Spezial',
  wild: 'Joker',
  miss: 'Fehlwurf',
};
