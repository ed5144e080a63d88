import { Compiler, CompilerOptions } from 'inkjs/full';

/** Compiles an ink script. What the compiler complains about is thrown, warnings too. */
export function compile(file: string, source: string): string {
  const complaints: string[] = [];
  const options = new CompilerOptions(null, [], false, (message: string) => complaints.push(message));
  const json = attempt(() => new Compiler(source, options).Compile().ToJson(), complaints);
  if (complaints.length > 0 || typeof json !== 'string') {
    throw new Error(`${file}:\n${complaints.join('\n')}`);
  }
  return json;
}

/** Where the compiler has complained, it may also give up. */
function attempt<T>(work: () => T, complaints: string[]): T | undefined {
  try {
    return work();
  } catch (error) {
    complaints.push(String(error));
    return undefined;
  }
}
