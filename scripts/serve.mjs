// Serves a folder of built files, as any static host would, and leads deep addresses to the page.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { securityHeaders } from './policy.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
export function serveFolder(folder) {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    answer(folder, request, response).catch(() => {
      // A visitor who leaves early, or a file that cannot be read: half a file is never taken for a whole one.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const address = request.url ?? '/';
  const { pathname } = new URL(address, 'http://hall');
  const file = await openFile(folder, pathname);
  if (file) {
    await give(file, pathname, request.method, response);
    return;
  }
  if (extname(pathname) !== '') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  // A place in the hall, as in /new/toy?seed=7: the page keeps it behind the #.
  response.writeHead(302, { location: `/#${address}` }).end();
}

/**
 * Whatever becomes of the response, the file is closed.
 * @param {import('node:fs/promises').FileHandle} file
 * @param {string} pathname
 * @param {string} method
 * @param {import('node:http').ServerResponse} response
 */
async function give(file, pathname, method, response) {
  try {
    const { size } = await file.stat();
    const forEver = pathname.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': TYPES[extname(nameOf(pathname))] ?? 'application/octet-stream',
      'content-length': size,
      'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (method === 'HEAD') response.end();
    else await pipeline(file.createReadStream({ autoClose: false }), response);
  } finally {
    await file.close();
  }
}

/** @param {string} pathname */
const nameOf = (pathname) => (pathname === '/' ? '/index.html' : pathname);

/**
 * The file that the path names, if it is one and lies in the folder.
 * @param {string} folder
 * @param {string} pathname
 */
async function openFile(folder, pathname) {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(nameOf(pathname))));
  } catch {
    return undefined;
  }
  if (!path.startsWith(normalize(folder + sep)) || path.includes('\0')) return undefined;
  const file = await open(path).catch(unlessMissing);
  if (!file) return undefined;
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return undefined;
}

/**
 * What is not there is not found; what cannot be opened for another reason is an error.
 * @param {unknown} error
 * @returns {undefined}
 */
function unlessMissing(error) {
  const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) throw error;
  return undefined;
}

/**
 * Listens on the first free port from the wanted one on; an exact one is taken or refused.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {{ exact?: boolean, host?: string }} [how]
 * @returns {Promise<number>}
 */
export function listen(server, port, { exact = false, host } = {}) {
  return new Promise((resolve, reject) => {
    const attempt = (/** @type {number} */ wanted) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'EADDRINUSE' && !exact && wanted < port + 100) attempt(wanted + 1);
        else reject(error);
      });
      server.listen(wanted, host, () => {
        server.removeAllListeners('error');
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : wanted);
      });
    };
    attempt(port);
  });
}
