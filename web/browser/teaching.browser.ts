import { describe, expect, it } from 'vitest';
import { useHall } from './hall.ts';

const { visit } = useHall();

describe('the rulebook teaches', () => {
  it('a rule has examples, and one of them plays on the board, to and fro', async () => {
    const page = await visit('/rules/grimheim/GR-220');
    await page.click('#GR-220 .examples summary');
    await page.click('#GR-220 .example-open >> text=A stays next to Embla');
    await page.waitForSelector('dialog .example svg');
    const said = page.locator('dialog .steps-said');
    expect(await said.innerText()).toContain('This is how it stands.');
    await page.keyboard.press('Enter');
    const first = await said.innerText();
    expect(await page.innerText('dialog .steps-at')).toContain('step 2 of');
    await page.click('dialog [aria-label="One on"]');
    await page.click('dialog [aria-label="One back"]');
    expect(await said.innerText()).toBe(first);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });
});
