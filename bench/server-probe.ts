import pg from 'pg';

/** What a server has cost since it began: processor time of all its threads, and statements sent to the database. */
export interface ServerCost {
  readonly cpuMicroseconds: number;
  readonly statements: number;
  readonly residentBytes: number;
}

/** What the server is asked by whoever started it. */
export const costQuestion = 'what have you cost?';

// Imported into the server's process before its own modules.
let statements = 0;
// The proxy calls it with the client that it was called on.
// oxlint-disable-next-line typescript/unbound-method
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, asked): unknown {
    statements += 1;
    return Reflect.apply<unknown, unknown[], unknown>(query, client, asked);
  },
});

process.on('message', (message) => {
  if (message !== costQuestion) return;
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage.rss();
  process.send?.({ cpuMicroseconds: user + system, statements, residentBytes } satisfies ServerCost);
});
