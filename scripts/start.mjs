// npm start: installs what is missing, builds the hall and serves it. PORT chooses the port, HOST who may come.
import { ensureInstalled, root } from './install.mjs';
import { listen, serveFolder } from './serve.mjs';
import { whereOpen } from './where-open.mjs';

ensureInstalled('to play');
const { build } = await import('vite');
console.log('Building the hall …');
await build({ configFile: `${root}web/vite.config.ts`, logLevel: 'warn' });

const { PORT, HOST = '127.0.0.1' } = process.env;
const port = Number(PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is a number from 0 to 65535, not "${PORT}".`);
  process.exit(2);
}
try {
  const server = serveFolder(`${root}web/dist`);
  const taken = await listen(server, port, { exact: PORT !== undefined, host: HOST });
  for (const line of whereOpen(HOST, taken)) console.log(line);
} catch (error) {
  console.error(`${HOST}:${port} cannot be used: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
