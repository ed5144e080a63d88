import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { fateforge } from '../fateforge.ts';
import { counsel } from './counsel.ts';

const WITHIN = ['pay', 'where', 'target'];

it('a turn is advised from its first answer to its last, and what is advised can be answered', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const options = { players: 1, heroes: ['forest-guard', 'rogue'], scene: 'c01', screens: false };
    const run = Run.start(fateforge, options, { seed });
    const random = Random.fromSeed(seed);
    let advised = 0;
    while (!run.outcome) {
      const prompt = run.prompts[0] as Prompt;
      const { id } = prompt.question;
      const said = counsel(run.state, prompt);
      if (id === 'turn' || WITHIN.includes(id)) expect(said, `${seed} ${id}`).toBeDefined();
      if (id === 'prepare' || id === 'order') expect(said).toBeUndefined();
      if (said) {
        const open = prompt.options.filter(({ closed }) => !closed).map((option) => option.id);
        expect(open).toContain(said.choice);
        advised++;
      }
      run.answer({ seat: prompt.seat, choice: said?.choice ?? choice(prompt, randomPick(prompt, random)) });
    }
    expect(advised).toBeGreaterThan(8);
  }
});
