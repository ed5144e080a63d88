import { readdirSync, readFileSync } from 'node:fs';
import { caseTests } from '@wyrdhall/kernel/cases';
import { test } from 'vitest';
import { fateforge } from './index.ts';

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
for (const { name, run } of caseTests(fateforge, texts)) test(name, run);
