import { QUESTS } from '../../content/campaign/quests.ts';
import type { Fateforge } from '../../state.ts';
import { campaignOf } from '../campaign/memory.ts';
import { restNumber } from './time.ts';

/** A rumour: the next quest of the list comes a rest early. */
export const nextQuest = (s: Fateforge): string | undefined => {
  const { memory, rest } = campaignOf(s);
  const known = [...memory.questsDone, ...memory.quests.map(({ id }) => id)];
  const now = restNumber(rest?.id ?? 'r0');
  return QUESTS.find(({ id, from }) => from > now && !known.includes(id))?.id;
};
