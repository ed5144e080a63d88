import { games } from '@wyrdhall/games';
import { pc } from './colours.ts';
import { takes } from './shelf.ts';

export async function listGames({ json }: { json?: boolean }): Promise<number> {
  const shelf = await Promise.all(
    games.map(async (box) => {
      const { version, players, options } = await box.load();
      return { id: box.id, name: box.name, practice: box.practice ?? false, version, players, options };
    }),
  );
  if (json) {
    console.log(JSON.stringify(shelf));
    return 0;
  }
  for (const { id, name, practice, players, options } of shelf) {
    const note = practice ? pc.dim(' · a practice piece') : '';
    console.log(`${pc.bold(id)}  ${name}, ${players.min} to ${players.max} players${note}`);
    for (const [option, spec] of Object.entries(options)) {
      const effect = spec.effect ? pc.dim(` · ${spec.effect}`) : '';
      const only = Object.entries(spec.onlyWith ?? {}).map(
        ([name, values]) => `${name}=${values.join(' or ')}`,
      );
      const where = only.length > 0 ? pc.dim(` · only with ${only.join(', ')}`) : '';
      console.log(`    --option ${option}=  ${takes(spec, players)}${effect}${where}`);
    }
  }
  return 0;
}
