// Imported into the server's process before its own modules. In JavaScript, as whatever is measured runs without what takes the
// types off: that would be 17 MB of its memory.
import pg from 'pg';

let statements = 0;
// The proxy calls it with the client that it was called on.
// oxlint-disable-next-line typescript/unbound-method
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  /** @returns {unknown} */
  apply(query, client, asked) {
    statements += 1;
    return Reflect.apply(query, client, asked);
  },
});

process.on('message', (message) => {
  if (message !== 'what have you cost?') return;
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage.rss();
  /** @type {import('./server-cost.ts').ServerCost} */
  const cost = { cpuMicroseconds: user + system, statements, residentBytes };
  process.send?.(cost);
});
