import { networkInterfaces } from 'node:os';

const HERE = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Where a server that listens there is found, and by whom. Here the address is always `localhost`: browsers keep
 * tables for an address, and another one for the same hall would have none.
 * @param {string} host
 * @param {number} port
 * @returns {string[]}
 */
export function whereOpen(host, port) {
  const here = `Wyrdhall is open: http://localhost:${port}/`;
  if (HERE.includes(host))
    return [here, 'For this machine only; HOST=0.0.0.0 lets others of your network in.'];
  const hosts = EVERYWHERE.includes(host) ? ownAddresses() : [host];
  const others = hosts.map((name) => `Open to your network: http://${inAddress(name)}:${port}/`);
  return EVERYWHERE.includes(host) ? [here, ...others] : others;
}

/** @param {string} host */
const inAddress = (host) => (host.includes(':') ? `[${host}]` : host);

function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}
