import { resultFacts } from '@wyrdhall/fateforge';
import { ListSheet } from '../../kit/board/list-sheet.tsx';
import { landInWords, zoneNameIn } from './board/map.ts';
import { isStory, Told } from './campaign/story-board.tsx';
import { deedOf } from './panels/forecast.tsx';
import type { FateforgeProps } from './seen.ts';
import { spokenEnemy, spokenHero, spokenZone } from './spoken.ts';
import { ff } from './words/words.ts';

/** The map in words: each zone with who and what is there, the heroes with their results, what enemies would do. */
export function List(props: FateforgeProps) {
  const { view } = props;
  const words = ff.value;
  if (isStory(view)) {
    const pages = [view.campaign?.page ?? [], view.campaign?.walk?.here ?? []].flat();
    return (
      <ListSheet face={props}>
        {pages.map((page) => (
          <Told key={page.knot} page={page} props={props} />
        ))}
      </ListSheet>
    );
  }
  const land = landInWords(view.board);
  const { primary, secondary } = view.objectives;
  const nameOf = (zone: string) => zoneNameIn(view.board, zone);
  return (
    <ListSheet face={props}>
      <h2>{words.board(words.scene(view.scene))}</h2>
      <p>
        {words.round(view.round, view.rounds + view.extra)}. {words.phases[view.phase]}.
      </p>
      <h3>{words.objectives}</h3>
      <ul>
        {[...primary, ...secondary].map(({ objective, met }, k) => (
          <li key={k}>
            {words.objective(objective, nameOf)}: {met ? words.met : words.open}
          </li>
        ))}
      </ul>
      <ul>
        {land.zones.map(({ id }, index) => (
          <li key={id}>
            {spokenZone(view, land, id)}
            <ul>
              {view.enemies
                .filter((e) => e.zone === index)
                .map((e) => (
                  <li key={e.id}>{spokenEnemy(e)}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>{words.party}</h3>
      <ul>
        {view.heroes.map((hero) => (
          <li key={hero.id}>
            {spokenHero(hero)}.{' '}
            {hero.pool.length > 0 && words.list(hero.pool.map((id) => words.result(resultFacts(id).face)))}
          </li>
        ))}
      </ul>
      <h3>{words.forecast}</h3>
      <ul>
        {view.forecast.turns.map((one, k) => (
          <li key={k}>
            {words.enemy(one.enemy)}: {deedOf(one, false)}
          </li>
        ))}
      </ul>
    </ListSheet>
  );
}
