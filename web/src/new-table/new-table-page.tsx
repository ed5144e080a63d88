import { type Game, optionsFromLegacy, Refusal } from '@wyrdhall/kernel';
import { faceOf } from '../faces/faces.ts';
import { boxOf, openBox } from '../hall/boxes.ts';
import { Loaded } from '../hall/loaded.tsx';
import { NoSuchGame } from '../hall/not-found.tsx';
import { goTo, hrefTo, type Route } from '../hall/route.ts';
import { Trouble } from '../hall/trouble.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import type { GameFace } from '../kit/face.ts';
import { knownPeople } from '../preferences/people.ts';
import { preferences, setPreferences } from '../preferences/preferences.ts';
import { goOn } from '../setup/ladder.ts';
import type { Plan } from '../setup/plan.ts';
import { legacyOf } from '../store/legacy.ts';
import { keptTables, readTables } from '../store/tables.ts';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { planLike } from './like-table.ts';
import type { PlanForm } from './plan-form.tsx';
import { readPlan } from './read-plan.ts';
import { newSeed } from './seed.ts';
import { startTable } from './start-table.ts';

type Prepared =
  | {
      readonly state: 'plan';
      readonly Form: typeof PlanForm;
      readonly game: Game;
      readonly face: GameFace;
      readonly plan: Plan;
    }
  | { readonly state: 'wrong'; readonly message: string }
  | { readonly state: 'started' };

/** Sets up a table: by hand, or at once from the address. */
export function NewTablePage({ id, query }: { id: string; query: Route['query'] }) {
  const box = boxOf(id);
  if (!box) return <NoSuchGame id={id} />;
  return (
    <Loaded key={id + JSON.stringify(query)} make={() => openBox(box).then((game) => prepare(game, query))}>
      {(prepared) => {
        if (prepared.state === 'plan') {
          const { Form, game, face, plan } = prepared;
          return <Form game={game} face={face} plan={plan} />;
        }
        if (prepared.state === 'started') return <p class="loading">{say.value.hall.loading}</p>;
        return (
          <Trouble title={say.value.setUp.wrong} message={prepared.message}>
            <a class="button primary" href={hrefTo(['new', id])}>
              <Icon of={icon.plus} />
              {say.value.setUp.choose}
            </a>
          </Trouble>
        );
      }}
    </Loaded>
  );
}

async function prepare(game: Game, query: Route['query']): Promise<Prepared> {
  await readTables();
  const tables = keptTables.peek() ?? [];
  const n = 1 + tables.filter((table) => table.game === game.id).length;
  try {
    const left = optionsFromLegacy(game, legacyOf(game.id));
    const asked = readPlan(game, query, {
      seed: newSeed(),
      name: say.peek().tables.named(game.name, n),
      options: left,
      names: knownPeople(),
    });
    const liked = query.like === undefined ? undefined : await planLike(game, query.like);
    const plan: Plan = { ...asked, ...liked, ...(liked && { options: { ...liked.options, ...left } }) };
    if (query.start !== '1') {
      const { inOrder } = preferences.peek();
      const options = goOn(game, tables, {
        options: plan.options,
        asked: { ...query, ...liked?.options },
        inOrder,
      });
      // A table that begins at once needs no form.
      const [face, { PlanForm }] = await Promise.all([faceOf(game.id), import('./plan-form.tsx')]);
      return { state: 'plan', Form: PlanForm, game, face, plan: { ...plan, options } };
    }
    if (plan.guided) setPreferences({ learner: true, lessons: true });
    goTo(['table', await startTable(game, plan)], { instead: true });
    return { state: 'started' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: 'wrong', message: refusalWords(error) };
  }
}
