import type { Reporter, TestCase } from 'vitest/node';

/** More than so many that pass only when they are tried again are no accident. */
const MOST = 2;

/** Counts the tests that passed only when they were tried again; `npm test` reads the line. */
export class Retries implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(test.fullName);
  }

  onTestRunEnd(): void {
    if (this.names.length === 0) return;
    console.log(`Passed only when tried again: ${this.names.length}\n  ${this.names.join('\n  ')}`);
    if (this.names.length > MOST) process.exitCode = 1;
  }
}
