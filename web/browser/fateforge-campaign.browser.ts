import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { PHONE, take, useHall } from './hall.ts';

const { visit } = useHall();

const CAMPAIGN = '/new/fateforge?players=1&mode=campaign&seed=4&start=1';
const { SHOTS } = process.env;

describe('the campaign', () => {
  it('tells its prologue, takes a test and comes to its first fight', async () => {
    const page = await visit(CAMPAIGN);
    await page.waitForSelector('.ff-told');
    expect(await page.textContent('.ff-told')).toContain('Third Ford');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/prologue.png` });
    await take(page, 'on');
    await page.waitForSelector('[data-option="talk"]');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/choices.png` });
    expect(await complaints(page)).toEqual([]);
    await take(page, 'give');
    expect(await page.textContent('.ff-brought')).toContain('the Lantern Guard rises to 1');
    await take(page, 'on');
    await take(page, 'on');
    await take(page, 'go');
    await page.waitForSelector('.ff-map');
  });

  it('rests on a phone', async () => {
    const page = await visit(`${CAMPAIGN}&at=r1`, { size: PHONE });
    await page.waitForSelector('[data-option="on"]');
    while (await page.isVisible('[data-option="on"]')) await take(page, 'on');
    await page.waitForSelector('[data-option="visit:wet-anchor"]');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/rest-phone.png` });
    await take(page, 'visit:wet-anchor');
    await take(page, 'on');
    await page.waitForSelector('[data-option="go-back"]');
    // The log keeps a page under its title; its paragraphs are opened again.
    expect(await page.textContent('.line-reading summary')).not.toContain('. ');
    expect(await page.isVisible('.line-reading p')).toBe(false);
  });

  it('finds its way through the city, with a marker that the players put down', async () => {
    const page = await visit(`${CAMPAIGN}&at=2.3`);
    await page.waitForSelector('.ff-told');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/node.png` });
    for (let n = 0; n < 12 && !(await page.isVisible('[data-option="mark"]')); n++) {
      const first = await page.locator('.ff-answer.can').first().getAttribute('data-option');
      await take(page, first ?? 'on');
    }
    await page.waitForSelector('.ff-city');
    await take(page, 'mark');
    await take(page, 'place:reed-landing');
    await page.waitForSelector('.ff-place.marked-here');
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/city.png` });
  });
});
