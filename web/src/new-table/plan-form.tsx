import { type Game, Refusal } from '@wyrdhall/kernel';
import { useRef, useState } from 'preact/hooks';
import { Page } from '../hall/page.tsx';
import { goTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';
import { Choices } from '../kit/choices.tsx';
import type { GameFace } from '../kit/face.ts';
import { withPlayers } from '../setup/figures.ts';
import { OptionFields } from '../setup/option-fields.tsx';
import { OwnChanceField } from '../setup/own-chance-field.tsx';
import { ownersAmong, ownKinds } from '../setup/owners.ts';
import type { Plan } from '../setup/plan.ts';
import { SeatFields } from '../setup/seat-fields.tsx';
import type { Sitter } from '../store/kept-table.ts';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { newSeed, readSeed } from './seed.ts';
import { startTable } from './start-table.ts';

/** Made from what the game says about itself: how many play, and its options. */
export function PlanForm({ game, face, plan: first }: { game: Game; face: GameFace; plan: Plan }) {
  const [plan, setPlan] = useState(first);
  const [seed, setSeed] = useState(String(first.seed));
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const words = say.value.setUp;
  const set = (change: Partial<Plan>) => setPlan({ ...plan, ...change });
  const count = plan.seats.length;
  const sit = (n: number) => {
    const seats = Array.from({ length: n }, (_, seat): Sitter => plan.seats[seat] ?? 'human');
    set({
      seats,
      options: withPlayers(game, plan.options, n),
      ownDice: ownersAmong(plan.ownDice, n),
      ownCards: ownersAmong(plan.ownCards, n),
    });
  };
  // A second click lays no second table.
  const isStarting = useRef(false);
  const start = async (): Promise<void> => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      goTo(['table', await startTable(game, { ...plan, seed: readSeed(seed) ?? newSeed() })]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(refusalWords(error));
    } finally {
      isStarting.current = false;
    }
  };
  const { min, max } = game.players;
  return (
    <Page title={words.title(game.name)} size="roomy">
      <form
        class="plan"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <section class="panel form-panel">
          <Choices
            legend={words.players}
            name="players"
            value={String(count)}
            values={Array.from({ length: max - min + 1 }, (_, i) => String(min + i))}
            onChoose={(n) => sit(Number(n))}
          />
          <SeatFields game={game} face={face} plan={plan} onChange={set} />
        </section>
        <section class="panel form-panel">
          <h2>{words.options}</h2>
          <OptionFields
            game={game}
            options={plan.options}
            players={count}
            onChange={(options) => set({ options })}
          />
        </section>
        <section class="panel form-panel">
          {ownKinds(game).map((kind) => {
            const field = kind === 'dice' ? 'ownDice' : 'ownCards';
            return (
              <OwnChanceField
                key={kind}
                kind={kind}
                owners={plan[field]}
                players={count}
                onChange={(owners) => set({ [field]: owners })}
              />
            );
          })}
          <Choices
            legend={words.undo}
            name="undo"
            value={plan.freeUndo ? 'free' : 'strict'}
            values={['strict', 'free']}
            label={(value) => (value === 'free' ? words.undoFree : words.undoStrict)}
            onChoose={(value) => set({ freeUndo: value === 'free' })}
          />
          <label class="field">
            {words.seed}
            <span class="row">
              <input
                type="text"
                name="seed"
                maxLength={64}
                pattern="[\p{L}\p{N}_\-]*"
                title={words.seedForm}
                value={seed}
                onInput={(event) => setSeed(event.currentTarget.value)}
              />
              <button
                type="button"
                class="button icon-button"
                aria-label={words.seedNew}
                title={words.seedNew}
                onClick={() => setSeed(newSeed())}
              >
                <Icon of={laterIcon.dice} size={20} />
              </button>
            </span>
            <small class="quiet">{words.seedWhy}</small>
          </label>
          <label class="field">
            {words.name}
            <input
              type="text"
              dir="auto"
              name="name"
              maxLength={60}
              value={plan.name}
              onInput={(event) => set({ name: event.currentTarget.value })}
            />
          </label>
        </section>
        <div class="plan-start">
          {refused && (
            <p class="refusal" role="alert">
              {refused}
            </p>
          )}
          <button type="submit" class="button primary large">
            <Icon of={icon.play} />
            {words.start}
          </button>
        </div>
      </form>
    </Page>
  );
}
