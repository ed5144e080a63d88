import type { Game } from '@wyrdhall/kernel';
import { figureOptions } from '../setup/figures.ts';
import { optionName, shortName } from '../setup/option-names.ts';
import type { Result } from '../store/results.ts';
import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';
import { difficultyOptions, inOrderOf, luckIn, tallyBy } from './tally.ts';
import { TallyTable } from './tally-table.tsx';

/** One game: by hero, by how many played, by what makes it harder; and how kind the dice were. */
export function GameStatistics({ game, results }: { game: Game; results: readonly Result[] }) {
  const { statistics: words } = sayPages.value;
  const { percent, setUp } = say.value;
  const luck = luckIn(results);
  return (
    <section class="panel form-panel" aria-label={game.name} data-statistics={game.id}>
      <h2>{game.name}</h2>
      <div class="tallies">
        {figureOptions(game).map(([name, spec]) => (
          <TallyTable
            key={name}
            title={optionName(game, name)}
            tallies={inOrderOf(
              tallyBy(results, ({ options }) => listOf(options[name])),
              spec.values,
            )}
            name={(id) => shortName(optionName(game, name, id))}
          />
        ))}
        <TallyTable
          title={setUp.players}
          tallies={tallyBy(results, ({ options }) => [String(options.players)]).sort(
            (one, other) => Number(one.id) - Number(other.id),
          )}
          name={(id) => id}
        />
        {difficultyOptions(game).map((name) => {
          const spec = game.options[name];
          const isChoice = spec?.kind === 'choice';
          return (
            <TallyTable
              key={name}
              title={optionName(game, name)}
              tallies={inOrderOf(
                tallyBy(results, ({ options }) => listOf(options[name])),
                isChoice ? spec.values : ['false', 'true'],
              )}
              name={(id) =>
                isChoice ? shortName(optionName(game, name, id)) : id === 'true' ? words.on : words.off
              }
            />
          );
        })}
      </div>
      {luck !== undefined && (
        <p data-luck={luck.toFixed(2)}>
          <b>{words.luck}</b>{' '}
          {words.luckLine(percent(luck), luck >= 1.02 ? 'kind' : luck <= 0.98 ? 'unkind' : 'even')}
        </p>
      )}
    </section>
  );
}

/** What an option was set to; nothing where it was not there yet. */
function listOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
