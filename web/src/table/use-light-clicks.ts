import { useEffect } from 'preact/hooks';

const ANSWERS = '.board-area, .prompt, .dock, .close-up';
const CONTROLS = 'button, [role=button]';

/**
 * What was clicked with the mouse does not keep the focus: the Enter that is printed on an answer must give that
 * answer, not press the figure again. Whoever goes by keys keeps their place.
 */
export function useLightClicks(): void {
  useEffect(() => {
    const click = ({ target, detail }: MouseEvent) => {
      if (detail === 0 || !(target instanceof Element) || !target.closest(ANSWERS)) return;
      const control = target.closest<HTMLElement | SVGElement>(CONTROLS);
      if (control && control === document.activeElement) control.blur();
    };
    addEventListener('click', click);
    return () => removeEventListener('click', click);
  }, []);
}
