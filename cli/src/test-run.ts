import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_ID } from '@wyrdhall/kernel';
import { root } from './rulebooks.ts';
import { failed } from './stop.ts';

/** A test whose name cites a rule, by its file and its whole name, the enclosing ones included. */
interface RunTest {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
}

export interface TestRun {
  readonly tests: readonly RunTest[];
  /** Files that could not be run, and why. */
  readonly broken: readonly { readonly file: string; readonly why: string }[];
}

/** What vitest's JSON report says, as far as it is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs the tests below a folder that cite a rule, in a process of their own, and says nothing meanwhile. */
export async function runCitingTests(folder: string, args: readonly string[] = []): Promise<TestRun> {
  const scratch = mkdtempSync(join(tmpdir(), 'wyrdhall-rules-'));
  const file = join(scratch, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const citing = ['--testNamePattern', RULE_ID.source, '--passWithNoTests'];
    const report = ['--reporter=json', `--outputFile=${file}`];
    const said = await run([vitest, 'run', '--dir', folder, ...citing, ...report, ...args]);
    return readReport(file, said);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function run(args: readonly string[]): Promise<string> {
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

function readReport(file: string, said: string): TestRun {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    throw failed(`The tests could not be run:\n${said.trim()}`);
  }
  const tests = report.testResults.flatMap((result) =>
    result.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: result.name,
        name: fullName,
        passed: status === 'passed',
      })),
  );
  const broken = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ file: name, why: message }));
  return { tests, broken };
}
