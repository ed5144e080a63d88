import { relative } from 'node:path';
import { type CheckedCase, checkFiles } from './case-files.ts';
import { pc } from './colours.ts';

/** wyrdhall check: 0 all passed, 1 a case failed, 2 something could not be read. */
export async function check(
  files: readonly string[],
  options: { readonly game?: string; readonly json?: boolean } = {},
): Promise<number> {
  const { cases, problems } = await checkFiles(files, options.game);
  const failed = cases.filter((one) => !one.passed);
  const passed = cases.length - failed.length;
  if (options.json) {
    const listed = cases.map(({ id, file, rules, passed, message }) => ({
      id,
      file,
      rules,
      passed,
      message,
    }));
    console.log(JSON.stringify({ passed, failed: failed.length, cases: listed }, null, 2));
  } else {
    for (const one of cases) console.log(lineOf(one));
    for (const one of failed) console.log(`\n${pc.bold(titleOf(one))}\n${indent(one.message ?? '')}`);
    console.log(`\n${passed} passed, ${failed.length} failed`);
  }
  for (const problem of problems) console.error(problem);
  if (files.length === 0) console.error('Name a file or a folder of cases.');
  if (problems.length > 0 || files.length === 0) return 2;
  return failed.length > 0 ? 1 : 0;
}

function lineOf({ id, rules, passed }: CheckedCase): string {
  const verdict = passed ? pc.green('ok    ') : pc.red('FAILED');
  return `${verdict} ${id}${rules.length > 0 ? pc.dim(` [${rules.join(', ')}]`) : ''}`;
}

const titleOf = ({ id, file, line }: CheckedCase): string => `${id} (${relative('.', file) || file}:${line})`;

const indent = (text: string): string => text.replace(/^/gm, '  ');
