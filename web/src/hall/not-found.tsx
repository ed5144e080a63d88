import { say } from '../words/words.ts';
import { Trouble } from './trouble.tsx';

export function NotFound({ path }: { path: readonly string[] }) {
  return <Trouble title={say.value.notFound.title} message={say.value.notFound.why(path.join('/'))} />;
}

export function NoSuchGame({ id }: { id: string }) {
  return <Trouble title={say.value.notFound.title} message={say.value.notFound.noGame(id)} />;
}
