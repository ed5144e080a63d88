import { catalogue } from '../../words/catalogue.ts';

const en = {
  river: 'The river',
  left: (left: number) => `${left} to the far bank`,
  ferryman: (seat: number) => `Ferryman ${seat + 1}`,
  round: (round: number) => `Round ${round} of 8`,
};

/** German has a file of its own in a real face, and comes when it is chosen: `() => import('./de.ts')…` */
export const ferryWords = catalogue(en, {
  de: async () => ({
    river: 'Der Fluss',
    left: (left: number) => `noch ${left} bis zum Ufer`,
    ferryman: (seat: number) => `${seat + 1}. Fährmann`,
    round: (round: number) => `Runde ${round} von 8`,
  }),
});
