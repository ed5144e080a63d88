import { Refusal, type Why } from '@wyrdhall/kernel';
import { catalogue } from './catalogue.ts';

type Refusals = Readonly<Record<string, (why: Why) => string>>;

/** The kernel says them in English by itself. */
const refusals = catalogue<Refusals>(
  {},
  { de: () => import('./refusals.de.ts').then(({ germanRefusals }) => germanRefusals) },
);

/** Why something could not be done, in the chosen language where there are words for it. */
export function refusalWords(error: unknown): string {
  const why = error instanceof Refusal ? error.why : undefined;
  const known = refusals.peek();
  const told = why && Object.hasOwn(known, why.id) ? known[why.id] : undefined;
  if (why && told) return told(why);
  return error instanceof Error ? error.message : String(error);
}
