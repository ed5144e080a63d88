import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, rootOf, take, useHall } from './hall.ts';
import { inSight } from './in-sight.ts';

const { visit } = useHall();

describe('the rulebook teaches', () => {
  it('a rule has examples, and one of them plays on the board, to and fro', async () => {
    const page = await visit('/rules/grimheim/GR-220');
    await page.click('#GR-220 .examples summary');
    await page.click('#GR-220 .example-open >> text=A stays next to Embla');
    await page.waitForSelector(':root[data-game=grimheim] dialog .example svg');
    const said = page.locator('dialog .steps-said');
    expect(await said.innerText()).toContain('The starting position.');
    await page.waitForSelector('[data-step=next]:focus');
    await page.keyboard.press('Enter');
    const at = (step: number) => page.waitForSelector(`.steps-at:has-text("step ${step} of")`);
    await at(2);
    const first = await said.innerText();
    await page.click('dialog [aria-label="Next step"]');
    await at(3);
    await page.click('dialog [aria-label="Previous step"]');
    await at(2);
    expect(await said.innerText()).toBe(first);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForSelector(':root:not([data-game])');
  });
});

describe('words and cards', () => {
  it('the words of the rulebook are found', async () => {
    const page = await visit('/rules/grimheim/words');
    await page.fill('input[type=search]', 'crystals mana');
    await page.waitForSelector('.book-nav >> text="1 term"');
    expect(await page.locator('.terms dt').allInnerTexts()).toEqual(['Mana']);
  });

  it('a card is looked at with the rules that name it, in German too', async () => {
    const page = await visit('/rules/grimheim', { locale: 'de-DE' });
    await page.click('.book-tabs >> text=Karten');
    await page.fill('input[type=search]', 'Fokussieren');
    await page.click('.card-open >> text=Bjorn');
    await page.waitForSelector('dialog .rulings .rule');
    expect(await page.innerText('dialog .large-card-face')).toContain('Seite II');
  });

  it('at the table the key I enlarges the card that has the focus', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await page.waitForSelector('[data-option]');
    await page.locator('.dock .card').first().focus();
    await page.keyboard.press('i');
    await page.waitForSelector('dialog .large-card');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  });
});

describe('looking back', () => {
  it('after the monster turn one steps through what happened, and goes on', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await take(page, 'end');
    await take(page, 'no');
    if (await page.isVisible('[data-show=go-on]')) await page.click('[data-show=go-on]');
    await page.waitForSelector('[data-option="action:move"]');
    await page.keyboard.press('p');
    await page.waitForSelector('.look-back >> text=This is how it was before.');
    await page.waitForSelector('[data-step=next]:focus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.look-back .event-line >> text=/R-2\\d\\d/');
    expect(await page.locator('.board-area [data-option]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#prompt [data-option], .dock [data-option]');
  });
});

describe('a first game', () => {
  it('tells what to do when it comes up, each hint once, until one has had enough', async () => {
    const page = await visit('/');
    await page.click('.box-first');
    const hint = page.locator('.guide p');
    await hint.waitFor();
    expect(await hint.innerText()).toContain('You win if');
    await page.click('.guide >> text=Got it');
    await page.waitForFunction(() =>
      document.querySelector('.guide p')?.textContent?.includes('choose Move'),
    );
    // What the words ask for is marked, and the hint says the same.
    await page.click('[data-option="action:move"].hinted');
    await page.waitForSelector('.place.hinted');
    await page.keyboard.press('h');
    await page.waitForSelector('.hint-do');
    await page.click('.guide-end');
    await page.waitForSelector('.guide', { state: 'detached' });
    await page.reload();
    await page.waitForSelector('[data-option]');
    expect(await page.locator('.guide').count()).toBe(0);
  });

  it.each([DESKTOP, { width: 1366, height: 768 }, PHONE])(
    'at $width × $height nothing lies over the hints, and what they call marked is marked',
    async (size) => {
      const page = await visit('/', { size });
      await page.click('.box-first');
      const met = new Set<string>();
      const wanted = ['walk', 'after-roll', 'put-under', 'upgrade'];
      for (let i = 0; i < 40 && !wanted.every((question) => met.has(question)); i++) {
        await page.waitForSelector('.guide.parchment, [data-show=go-on]', { state: 'attached' });
        if (await page.isVisible('[data-show=go-on]')) {
          await page.click('[data-show=go-on]');
          continue;
        }
        const { question = '' } = await rootOf(page);
        // On a phone the hint makes way for the dice.
        if (size === PHONE && !(await page.isVisible('.guide'))) {
          met.add(question);
          await take(page, (await page.getAttribute('.prompt [data-option]', 'data-option')) ?? '');
          continue;
        }
        const said = await page.innerText('.guide p');
        for (const part of ['.guide p', '.guide .button', '.guide-end'])
          expect(await inSight(page, part), `${question}: ${said}`).toBe(true);
        if (question === 'after-roll') {
          const hint = await page.locator('.guide').boundingBox();
          const die = await page.locator('.grim-dice .die').first().boundingBox();
          const isApart =
            hint &&
            die &&
            (die.y >= hint.y + hint.height ||
              die.x >= hint.x + hint.width ||
              hint.x >= die.x + die.width ||
              hint.y >= die.y + die.height);
          expect(isApart, 'the dice beside the hint').toBe(true);
        }
        const marked = page.locator('.hinted-place, .hinted:not(.place)');
        if ((await marked.count()) === 0) {
          expect(said).not.toMatch(/marked|white ring/);
          await page.click('.guide .button');
          continue;
        }
        met.add(question);
        const at = page.locator('.hinted-place');
        const option =
          (await at.count()) > 0
            ? `.place[data-cell="${await at.getAttribute('data-hinted')}"]`
            : '.hinted:not(.place)';
        const asked = await page.getAttribute(option, 'data-option');
        await take(page, asked ?? '');
      }
      expect([...met]).toEqual(expect.arrayContaining(wanted));
    },
  );

  it('a question tells its rule to learners, and only to them', async () => {
    const page = await visit('/new/grimheim?heroes=bjorn&seed=7&start=1');
    await page.waitForSelector('.learner');
    expect(await page.innerText('.learner')).toContain('two different actions');
    expect(await page.locator('.guide').count()).toBe(0);
    await page.goto(new URL('#/comfort', page.url()).href);
    await page.uncheck('input[name=learner]');
    await page.goBack();
    await page.waitForSelector('#prompt [data-option]');
    expect(await page.locator('.learner').count()).toBe(0);
  });
});
