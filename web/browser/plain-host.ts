import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A host that knows nothing but files, and keeps the hall in a folder beside other things. */
export function plainHost(folder: () => string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname === '/hall/' ? '/hall/index.html' : pathname;
    try {
      if (!name.startsWith('/hall/')) throw new Error('elsewhere');
      const file = readFileSync(join(folder(), name.slice('/hall/'.length)));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(file);
    } catch {
      response.writeHead(404).end('Not found');
    }
  });
}
