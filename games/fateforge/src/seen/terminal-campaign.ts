import type { Fateforge } from '../state.ts';
import { tellProse } from '../story/prose.ts';
import { campaign as names } from '../words/en/campaign-names.ts';
import { cardName, heroName } from '../words/en/names.ts';
import { type StoryPage, viewCampaign } from './campaign-view.ts';

const bold = (text: string): string => `\u001b[1m${text}\u001b[0m`;
const dim = (text: string): string => `\u001b[2m${text}\u001b[0m`;
const say = (line: string): string => tellProse(line, 'en');

const MARKS = { story: '·', fight: '×', rest: '○', ending: '◆' } as const;

/** The texts of a page are told in the log; the board says what they stand under. */
const hint = ({ passages }: StoryPage): string[] =>
  passages.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => say(text)));

/** What lies open of the campaign, as lines of text. */
export function drawCampaign(s: Fateforge): string {
  const seen = viewCampaign(s);
  if (!seen) return '';
  const bar = seen.bar.map(({ kind, now, done }) =>
    now ? bold(MARKS[kind]) : done ? MARKS[kind] : dim(MARKS[kind]),
  );
  const lines = [`${bold(`Act ${seen.act}`)}  ${bar.join(' ')}`];
  if (seen.page && seen.page.title !== '') lines.push(bold(say(seen.page.title)));
  if (seen.walk) {
    lines.push(`${names.explorations[seen.walk.id] ?? ''}: ${seen.walk.left} steps left`);
    for (const page of [...seen.walk.hints, ...seen.walk.here, ...seen.walk.blocked])
      lines.push(...hint(page));
    lines.push(dim(`marker: ${names.places[seen.marker] ?? 'nowhere'}`));
  }
  if (seen.rest) lines.push(`time tokens ${seen.rest.tokens}`);
  for (const [i, h] of s.heroes.entries()) {
    const traits = seen.traits[i]?.map((trait) => names.traits[trait]).join(', ') ?? '';
    const gear = h.gear.map(({ id }) => cardName(id) ?? id).join(', ');
    const ko = h.ko ? ' (KO)' : '';
    lines.push(
      `${bold(heroName(h.id))}${ko}: health ${h.health}/${h.maxHealth}, energy ${h.energy}/${h.maxEnergy}, ${traits}` +
        `${gear === '' ? '' : `; ${gear}`}${h.corruption.length > 0 ? `; Corruption ${h.corruption.length}` : ''}`,
    );
  }
  lines.push(
    `bag: ${s.bag.gold} gold, ${s.bag.food} food ${s.bag.items.map((id) => cardName(id) ?? id).join(', ')}`,
  );
  const known = seen.reputation
    .filter(({ n }) => n !== 0)
    .map(({ who, n }) => `${names.known[who] ?? who} ${n}`);
  if (known.length > 0) lines.push(dim(known.join(', ')));
  return lines.join('\n');
}
