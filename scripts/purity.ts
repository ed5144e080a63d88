// Checks that the same answers always give the same game: no clock, no chance of its own, no waiting.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sources } from './sources.ts';

const pureFolders = ['kernel', 'parts', 'story', 'games'];
const impureGlobals = new Map([
  ['Date', 'reads the clock'],
  ['performance', 'reads the clock'],
  ['crypto', 'is chance that cannot be replayed'],
  ['setTimeout', 'waits'],
  ['setInterval', 'waits'],
  ['setImmediate', 'waits'],
  ['queueMicrotask', 'waits'],
  ['Promise', 'waits'],
  ['fetch', 'reaches outside'],
  ['process', 'reaches outside'],
  ['globalThis', 'reaches outside'],
]);
const excuse = /\/\/ purity: \S/;
const excuseAbove = /^\s*\/\/ purity: \S/;

/**
 * What is impure in one source, as `file:line: what and why`.
 * A line is excused by `// purity: <reason>` at its end or alone on the line above.
 */
export function impurities(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node);
    if (fault) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const excused = excuse.test(lines[line] ?? '') || excuseAbove.test(lines[line - 1] ?? '');
      if (!excused) found.push(`${file}:${line + 1}: ${fault}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function faultOf(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return "'async' waits";
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AwaitKeyword) return "'await' waits";
  if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent))
    return "'import()' waits";
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'Math' && isUsedAsValue(node)) {
    const named = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text !== 'random';
    return named ? undefined : "'Math.random' cannot be replayed";
  }
  const why = impureGlobals.get(node.text);
  return why && isUsedAsValue(node) ? `'${node.text}' ${why}` : undefined;
}

function isUsedAsValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isTypeNode(parent) && !(ts.isTypeElement(parent) || ts.isClassElement(parent));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = sources(root, pureFolders).filter(
    (file) => !/\.test\.tsx?$|^games\/[^/]+\/tools\//.test(file),
  );
  const found = files.flatMap((file) => impurities(file, readFileSync(join(root, file), 'utf8')));
  for (const fault of found) console.error(fault);
  console.log(`read ${files.length} files, ${found.length} faults`);
  if (found.length > 0 || files.length === 0) process.exitCode = 1;
}
