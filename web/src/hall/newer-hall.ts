import { say } from '../words/words.ts';
import { tell } from './faults.ts';
import { notify } from './notices.ts';

/** Says that there is a newer hall; it comes when the person reloads, and not before. */
export function newerHall(reload: () => void = () => location.reload()): void {
  const { newer, reload: label } = say.peek().hall;
  notify({ kind: 'newer', text: newer, act: { label, run: reload } });
}

/** As long as this page is open, the files of its version stay. */
function holdFiles(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  void navigator.locks.request(`wyrdhall-page ${script}`, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Undefined where the browser lets no page keep itself at hand: that is the person's own wish. */
async function registerAt(worker: URL): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(worker);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}

/** Keeps the hall at hand for when there is no network, and looks for a newer one whenever the page comes to the front. */
async function keepAtHand(): Promise<void> {
  const { serviceWorker } = navigator;
  holdFiles();
  const hadOne = serviceWorker.controller !== null;
  let isReloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload();
    else if (hadOne) newerHall();
  });
  const registration = await registerAt(new URL('service-worker.js', document.baseURI));
  if (!registration) return;
  const offer = (): void => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    newerHall(() => {
      isReloading = true;
      waiting.postMessage('take over');
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing to look for.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

const RELOADED = 'wyrdhall-reloaded';
/** A second failure so soon is no old page. */
const SOON = 60_000;

/** A file of this page is gone, as after a new version on a host without our worker: a reload brings the new one. */
export function reloadWhereFilesAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (Date.now() - last < SOON) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return; // Nobody could tell that it was tried.
    }
    event.preventDefault();
    location.reload();
  });
}

/** Where the hall cannot be kept at hand, it can be played all the same. */
export const keepAtHandIfPossible = (): Promise<void> => keepAtHand().catch(tell);
