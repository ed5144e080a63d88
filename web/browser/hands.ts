/** What a robot in the page wants. */
export interface Stretch {
  readonly luck: number;
  readonly prefers: readonly string[];
  readonly shuns: readonly string[];
  readonly most: number;
  /** Presses every answer twice, as hasty people do. */
  readonly twice?: boolean | undefined;
  /** A question: there it stops. */
  readonly stopAt?: string | undefined;
  /** How long it looks for something that can be pressed, in milliseconds. */
  readonly patience: number;
}

/** By the root's data and the open options: true where it stops, or the option that it takes; else it goes by luck. */
export type Guide = (
  root: Record<string, string | undefined>,
  options: readonly string[],
) => boolean | string | undefined;

export interface StretchEnd {
  readonly clicks: number;
  readonly end: 'over' | 'there' | 'enough';
  readonly luck: number;
}

/**
 * Inside the page: presses what is open, knowing nothing of the game, until it is over. It presses only what a person
 * could: what lies under the middle of an option is that option.
 */
export async function playStretch(wish: Stretch, guide: Guide): Promise<StretchEnd> {
  const { prefers, shuns, most, stopAt, patience } = wish;
  const root = document.documentElement;
  let luck = wish.luck;
  const below = (n: number): number => {
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((luck / 0x80000000) * n);
  };
  const aMoment = () => new Promise<void>((go) => setTimeout(go));
  const later = () => new Promise<void>((go) => setTimeout(go, 25));

  const isInReach = (one: Element): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null;
    return hit !== null && one.contains(hit);
  };
  const press = (one: Element): void => {
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  /** What a person does who looks for something: scrolls, opens the sheets below, sees the whole board. */
  const bringIntoReach = async (one: Element): Promise<boolean> => {
    if (isInReach(one)) return true;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (isInReach(one)) return true;
    for (const tool of document.querySelectorAll('.sheet-tabs button, .zoom button:last-child')) {
      if (!isInReach(tool)) continue;
      press(tool);
      await later();
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (isInReach(one)) return true;
    }
    return false;
  };
  /** By finger a place is only marked: the answer in the prompt takes it. */
  const isByFinger = matchMedia('(pointer: coarse)').matches;
  const rank = (one: Element): number =>
    one.hasAttribute('data-doubted') ? 2 : isByFinger && one.closest('.prompt') ? 1 : 0;
  /** What is asked once more comes first: the answer itself would only ask again. */
  const shownOf = (id: string): Element[] =>
    [...document.querySelectorAll(`[data-option="${CSS.escape(id)}"]`)]
      .filter((one) => one.checkVisibility())
      .sort((a, b) => rank(b) - rank(a));

  for (let clicks = 0, waited = performance.now(); ; ) {
    const goOn = document.querySelector('[data-show=go-on]');
    if (goOn && isInReach(goOn)) {
      press(goOn);
      waited = performance.now();
      await aMoment();
      continue;
    }
    const isBusy = Number(root.dataset.pending) > 0 || root.dataset.playing !== undefined;
    const all = [...document.querySelectorAll<HTMLElement>('[data-option]')]
      .filter((one) => !isBusy && one.checkVisibility())
      .map(({ dataset }) => dataset.option ?? '');
    if (root.dataset.outcome !== undefined && !isBusy) return { clicks, end: 'over', luck };
    if (all.length > 0) {
      const guided =
        (stopAt !== undefined && root.dataset.question === stopAt) || guide({ ...root.dataset }, all);
      if (guided === true) return { clicks, end: 'there', luck };
      if (clicks >= most) return { clicks, end: 'enough', luck };
      const liked = all.filter((option) => !shuns.includes(option));
      const open = liked.length > 0 ? liked : all;
      const luckily = () => prefers.find((option) => open.includes(option)) ?? open[below(open.length)] ?? '';
      const wanted = guided || luckily();
      let pressed = false;
      for (const one of shownOf(wanted)) {
        if (!(await bringIntoReach(one))) continue;
        press(one);
        // A second press on a mark would take it away.
        if (wish.twice && one.ariaPressed === null) press(one);
        pressed = true;
        break;
      }
      if (pressed) {
        clicks++;
        waited = performance.now();
        await aMoment();
        continue;
      }
      if (performance.now() - waited > patience) {
        const [covered] = shownOf(wanted);
        const { left = 0, top = 0, width = 0, height = 0 } = covered?.getBoundingClientRect() ?? {};
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        throw new Error(
          `${wanted} is open, but nobody could press it: at ${Math.round(left + width / 2)}, ` +
            `${Math.round(top + height / 2)} lies ${over?.outerHTML.slice(0, 200) ?? 'nothing'}.`,
        );
      }
    } else if (performance.now() - waited > patience) {
      throw new Error(`Nothing to press, and no end: ${JSON.stringify(root.dataset)}`);
    }
    await later();
  }
}
