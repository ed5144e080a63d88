// npm start: installs what is missing, builds the hall and serves it. PORT chooses the port.
import { ensureInstalled, root } from './install.mjs';
import { listen, serveFolder } from './serve.mjs';

ensureInstalled();
const { build } = await import('vite');
console.log('Building the hall …');
await build({ configFile: `${root}web/vite.config.ts`, logLevel: 'warn' });

const { PORT } = process.env;
const port = Number(PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is a number from 0 to 65535, not "${PORT}".`);
  process.exit(2);
}
try {
  const server = serveFolder(`${root}web/dist`);
  console.log(
    `Wyrdhall is open: http://localhost:${await listen(server, port, { exact: PORT !== undefined })}/`,
  );
} catch (error) {
  console.error(`Port ${port} cannot be used: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
