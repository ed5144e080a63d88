import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { optionsOf, take, useHall } from './hall.ts';
import { plainHost } from './plain-host.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

describe('a plain host that has the hall in a folder', () => {
  let host: Server;
  let address = '';
  beforeAll(async () => {
    host = plainHost(() => inject('dist'));
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hall/`;
  });
  afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  const come = (place: string, offline = false): Promise<Page> => visit(place, { at: address, offline });

  it('is enough to play, to reload, to read the rules and to watch again', async () => {
    const page = await come('#/new/toy?players=2&seats=human,greedy&seed=4&start=1');
    await take(page, 'bold');
    await playOn(page, { prefers: ['end', 'done'], until: ({ turn = '' }) => turn.startsWith('2 ') });
    await page.waitForSelector('[data-option]');
    const options = (await optionsOf(page)).sort();
    await page.reload();
    await page.waitForSelector('[data-option]');
    expect((await optionsOf(page)).sort()).toEqual(options);
    const table = page.url();
    await page.goto(table.replace('#/table/', '#/replay/'));
    await page.waitForSelector('.scrubber');
    await page.goto(`${address}#/rules/grimheim/GR-101`);
    await page.waitForSelector('#GR-101');
    await page.goto(`${address}#/cellar`);
    await page.waitForSelector('[role=alert]:has-text("cellar")');
  });

  it('needs no network after the first visit; deep addresses lead to their place', async () => {
    const page = await come('', true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.goto(`${address}new/grimheim?heroes=bjorn&seed=7&start=1`);
    await page.waitForSelector(':root[data-game=grimheim] [data-option]');
    expect(page.url()).toContain('/hall/#/table/');
    await page.reload();
    await page.waitForSelector(':root[data-game=grimheim] [data-option]');
  });
});
