import { mapOf } from '@wyrdhall/fateforge';
import { useEffect } from 'preact/hooks';
import type { Answer, Places } from '../../../kit/face.ts';
import { meant } from '../look.ts';
import { actingHero, type FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

interface Quick {
  readonly places: Places;
  choose(option: string): void;
}

/**
 * In a hero's turn the map itself answers: a neighbouring zone takes a Step there, an enemy is hit or shot. The action
 * is chosen first, and its target as soon as it is asked.
 */
export function quickPlaces(props: FateforgeProps): Quick {
  const { prompt, offers, places, view } = props;
  const acts = actingHero(view);
  const hero = acts === undefined ? undefined : view.heroes[acts];
  const plain = {
    places,
    choose: (option: string) => {
      meant.value = undefined;
      props.choose(option);
    },
  };
  if (prompt?.question.id !== 'turn' || !hero) return plain;
  const words = ff.value;
  const open = new Map<string, Answer>();
  const means = new Map<string, string>();
  const isOpen = (id: string): boolean => offers.get(id) !== undefined && !offers.get(id)?.closed;
  const add = (at: string, action: string, target: string, label: string): void => {
    open.set(at, { id: `${action} ${at}`, label, at, marked: 0 });
    means.set(`${action} ${at}`, target);
  };
  const { zones, ways } = mapOf(view.board);
  const here = zones[hero.zone]?.id ?? '';
  const near = new Set(
    ways.flatMap(({ from, to, bit }) =>
      (view.edges & bit) === 0 ? [] : from === here ? [to] : to === here ? [from] : [],
    ),
  );
  if (isOpen('step')) for (const zone of near) add(zone, 'step', `zone:${zone}`, words.quick.step);
  for (const e of view.enemies) {
    if (e.laid || e.guarded) continue;
    const at = zones[e.zone]?.id ?? '';
    if (at === here && isOpen('hit')) add(e.id, 'hit', `enemy:${e.id}`, words.quick.hit);
    else if (near.has(at) && isOpen('shot')) add(e.id, 'shot', `enemy:${e.id}`, words.quick.shot);
  }
  return {
    places: { ...places, open: new Map([...open, ...places.open]) },
    choose: (option) => {
      const target = means.get(option);
      meant.value = target;
      props.choose(target === undefined ? option : (option.split(' ')[0] ?? option));
    },
  };
}

const BETWEEN = new Set(['pay', 'where', 'target']);

/** Answers what was meant, once it is asked; forgets it where something else is. */
export function useMeant({ prompt, choose, event }: FateforgeProps): void {
  useEffect(() => {
    const target = meant.peek();
    if (target === undefined || !prompt || event) return;
    const { id } = prompt.question;
    if (!BETWEEN.has(id)) {
      if (id !== 'turn') meant.value = undefined;
      return;
    }
    if (id === 'pay') return;
    meant.value = undefined;
    if (prompt.options.some((option) => option.id === target && !option.closed)) choose(target);
  }, [prompt]);
}
