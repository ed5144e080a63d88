import { readFileSync } from 'node:fs';
import { caseTests } from '@wyrdhall/kernel/cases';
import { checks } from '@wyrdhall/kernel/conformance';
import { test } from 'vitest';
import { ferry } from './ferry.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

for (const check of checks(ferry, { rulebook: read('../rulebook.md'), games: 100 }))
  test(check.name, check.run);
for (const { name, run } of caseTests(ferry, [read('../cases/ferry.yaml')])) test(name, run);
