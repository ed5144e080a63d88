import { Refusal } from '@wyrdhall/kernel';
import { pc } from '../colours.ts';
import { type Session, seenHere, wordsOf } from './session.ts';

/** `m` lists the game's own commands; `m ID option=value …` carries one out. */
export function remake(session: Session, text: string): void {
  const { run, game } = session;
  const words = wordsOf(session);
  const { remakes } = seenHere(session);
  if (remakes.length === 0) throw new Refusal(`${game.name} has no commands of its own.`);
  const [id = '', ...settings] = text.split(/\s+/).filter(Boolean);
  if (id === '') {
    for (const { id: each, changes, closed } of remakes) {
      const typed = ['m', each, ...changes.map((option) => `${option}=…`)].join(' ');
      const name = words.term(`remake:${each}`);
      const why = closed && pc.dim(`closed: ${words.reason(closed)}`);
      console.log(`  ${[typed, name, why].filter(Boolean).join('  ')}`);
    }
    return;
  }
  const wanted = remakes.find((each) => each.id === id);
  if (!wanted) {
    const known = remakes.map((each) => each.id).join(', ');
    throw new Refusal(`There is no command "${id}". There are: ${known}.`);
  }
  if (wanted.closed) throw new Refusal(`"${id}" is closed: ${words.reason(wanted.closed)}.`);
  run.apply({ remake: id, options: Object.fromEntries(settings.map(readSetting)) });
  console.log(`Done: ${words.term(`remake:${id}`) ?? id}.`);
}

function readSetting(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Refusal(`"${text}" is not OPTION=VALUE.`);
  return [text.slice(0, at), text.slice(at + 1)];
}
