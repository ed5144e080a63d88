import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, serveFolder } from './serve.mjs';
import { whereOpen } from './where-open.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wyrdhall-serve-'));
const server = serveFolder(join(folder, 'dist'));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist/assets/a.js'), '1');
  writeFileSync(join(folder, 'dist/assets/large.js'), 'x'.repeat(8_000_000));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  port = await listen(server, 0, { host: '127.0.0.1' });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });

/** As it is written: fetch would tidy the path up. */
const getRaw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('the static server', () => {
  it('gives files with their type, and keeps only what has a hash in its name', async () => {
    const [page, script] = await Promise.all([get('/'), get('/assets/a.js')]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  it('leads an address of the hall to the page, with all it asks for', async () => {
    const { status, headers } = await get('/new/toy?players=2&start=1');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/#/new/toy?players=2&start=1');
  });

  it('does not find a file that is not there', async () => {
    expect((await get('/assets/b.js')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00.js',
  ])('gives nothing outside its folder: %s', async (path) => {
    expect(await getRaw(path)).not.toContain('200 OK');
  });

  it('takes the next port where one is in use, unless it must be that one', async () => {
    const other = serveFolder(folder);
    expect(await listen(other, port, { host: '127.0.0.1' })).toBeGreaterThan(port);
    other.close();
    await expect(listen(serveFolder(folder), port, { exact: true, host: '127.0.0.1' })).rejects.toThrow(
      'EADDRINUSE',
    );
  });

  it('says with everything what the page may do, and that nobody may frame it', async () => {
    for (const path of ['/', '/assets/a.js', '/assets/b.js', '/new/toy']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it.skipIf(process.platform !== 'linux')('closes the file when a visitor leaves early', async () => {
    const large = join(folder, 'dist/assets/large.js');
    for (let visits = 0; visits < 300; visits += 30) {
      await Promise.all(Array.from({ length: 30 }, () => leaveEarly('/assets/large.js')));
    }
    await expect.poll(() => openHandles(large), { timeout: 10_000 }).toBe(0);
    expect((await (await get('/assets/large.js')).text()).length).toBe(8_000_000);
  });

  it.skipIf(process.platform === 'win32')('lives on when a file cannot be read', async () => {
    symlinkSync('circle.js', join(folder, 'dist/assets/circle.js'));
    expect((await get('/assets/circle.js')).status).toBe(500);
    expect((await get('/')).status).toBe(200);
  });
});

/** Begins a download and goes away with the first bytes. */
const leaveEarly = (path: string): Promise<void> =>
  new Promise((left) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: hall\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => left());
  });

/** How often this process has the file open. */
function openHandles(file: string): number {
  return readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`) === file;
    } catch {
      return false;
    }
  }).length;
}

describe('where it says that it is open', () => {
  it('to this machine, unless somebody says otherwise', () => {
    expect(whereOpen('127.0.0.1', 80)).toEqual([
      'Wyrdhall is open: http://localhost:80/',
      'For this machine only; HOST=0.0.0.0 lets others of your network in.',
    ]);
    expect(whereOpen('192.168.0.7', 80)).toEqual(['Open to your network: http://192.168.0.7:80/']);
    expect(whereOpen('0.0.0.0', 80)[0]).toBe('Wyrdhall is open: http://localhost:80/');
  });
});
