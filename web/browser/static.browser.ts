import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { optionsOf, take, useHall } from './hall.ts';
import { playOn } from './robot.ts';

const { visit } = useHall();

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A host that knows nothing but files, and keeps the hall in a folder beside other things. */
function plainHost(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname === '/hall/' ? '/hall/index.html' : pathname;
    try {
      if (!name.startsWith('/hall/')) throw new Error('elsewhere');
      const file = readFileSync(join(folder, name.slice('/hall/'.length)));
      response
        .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
        .end(file);
    } catch {
      response.writeHead(404).end('Not found');
    }
  });
}

describe('a plain host that has the hall in a folder', () => {
  let host: Server;
  let address = '';
  beforeAll(async () => {
    host = plainHost(inject('dist'));
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hall/`;
  });
  afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  const come = async (place: string): Promise<Page> => {
    const page = await visit('/credits');
    await page.goto(address + place);
    return page;
  };

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
    const page = await come('');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    await page.context().setOffline(true);
    await page.goto(`${address}new/grimheim?heroes=bjorn&seed=7&start=1`);
    await page.waitForSelector(':root[data-game=grimheim] [data-option]');
    expect(page.url()).toContain('/hall/#/table/');
    await page.reload();
    await page.waitForSelector(':root[data-game=grimheim] [data-option]');
  });
});
