import { type Choice, type Given, Play, type Prompt, Random, readOptions, Table } from '@wyrdhall/kernel';
import { ADVENTURES } from '../adventures/index.ts';
import { rollingFates } from '../rolling-fates.ts';
import type { AdventureId, Enemy, Hero, RollingFates } from '../state.ts';
import type { RollingFatesTold } from '../told.ts';

type Kind = RollingFatesTold['kind'];

/** `gutter-imp: {}` is the one and only `gutter-imp-1`; a second one is written out. */
const numbered = (enemies: object): Given =>
  Object.fromEntries(
    Object.entries(enemies).map(([name, words]) => {
      const [, kind = name, number = '1'] = /^(.*?)-(\d+)$/.exec(name) ?? [];
      return [`${kind}-${number}`, { kind, ...words }];
    }),
  );

/** A table in the middle of a game, whose dice are said by the test. */
export class TestTable {
  readonly play: Play<RollingFates, RollingFatesTold>;

  /** `given` as in a case (src/arrange.ts). */
  constructor(given: Readonly<Record<string, unknown>>, options: Readonly<Record<string, unknown>> = {}) {
    const players = Object.keys((given.heroes ?? {}) as object).length;
    const heroes = Object.keys((given.heroes ?? {}) as object);
    const read = readOptions(rollingFates as never, { players, heroes, ...options });
    const table = new Table<RollingFates, RollingFatesTold>(
      rollingFates.arrange({ ...given, enemies: numbered((given.enemies ?? {}) as object) } as Given, read),
      Random.fromSeed(1),
      true,
    );
    this.play = new Play(rollingFates, table);
    this.play.go();
  }

  get state(): RollingFates {
    return this.play.table.state;
  }

  hero(id: string): Hero {
    return this.state.heroes.find((hero) => hero.id === id) as Hero;
  }

  enemy(id: string): Enemy {
    return this.state.combat?.enemies.find((enemy) => enemy.id === id) as Enemy;
  }

  /** The question that is open; of several, the first. */
  get asked(): string {
    return this.play.prompts[0]?.question.id ?? 'nothing';
  }

  /** Ids of the open options of the first prompt. */
  get offered(): string[] {
    return (this.play.prompts[0]?.options ?? []).flatMap(({ id, closed }) => (closed ? [] : [id]));
  }

  /** Answers one after the other, each by the first seat that is offered it. */
  do(...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const [first] =
        typeof choice === 'string' ? [choice] : Array.isArray(choice) ? choice : Object.keys(choice);
      const offers = (prompt: Prompt): boolean =>
        first === undefined || prompt.options.some(({ id, closed }) => id === first && !closed);
      const prompt = this.play.prompts.find(offers) ?? this.play.prompts[0];
      this.play.answer({ seat: prompt?.seat ?? 0, choice });
    }
    return this;
  }

  /** What dice show, roll after roll. */
  roll(...rolls: readonly (readonly (number | string)[])[]): this {
    for (const faces of rolls) {
      const prompt = this.play.prompts.find(({ ask }) => ask === 'dice');
      this.play.answer({ seat: prompt?.seat ?? 0, choice: faces.map(String) });
    }
    return this;
  }

  told<K extends Kind>(kind: K): Extract<RollingFatesTold, { kind: K }>[] {
    return this.play.table.log.flatMap(({ event }) =>
      event.kind === kind ? [event as Extract<RollingFatesTold, { kind: K }>] : [],
    );
  }
}

/** One hero with these dice in a Character Phase. */
export const facing = (
  enemies: object,
  hero: object = {},
  options: Readonly<Record<string, unknown>> = {},
): TestTable => new TestTable({ heroes: { brakka: hero }, enemies }, options);

/** The party arrives at a node. */
export function arrive(adventure: AdventureId, node: string, heroes: Given, more: Given = {}): TestTable {
  const zone = ADVENTURES[adventure].zones.findIndex(({ nodes }) => nodes.some(({ id }) => id === node)) + 1;
  return new TestTable({ heroes, adventure, zone, node, part: '', ...more });
}

/** Why an option of the first prompt is closed. */
export const closedFor = (at: TestTable, option: string): string | undefined =>
  at.play.prompts[0]?.options.find(({ id }) => id === option)?.closed?.id;

export const lives = (at: TestTable): number[] => at.state.heroes.map(({ life }) => life);
