import type pg from 'pg';

/**
 * Takes connections that are lost while they are used out of the pool at once. Nobody else does: the pool listens to those that
 * nobody uses, and the query builder never gives one back on which a transaction could not even begin. Each would be a place
 * less for ever, and the error of a line that nobody listens to would end the process.
 */
export function freeLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  const lettingGo = new WeakMap<pg.PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const hold = { isOn: true };
    const lost = (error: Error) => {
      onLost(error);
      client.release(error);
    };
    const ended = () => client.release(true);
    client.on('error', lost).on('end', ended);
    lettingGo.set(client, () => {
      hold.isOn = false;
      client.off('error', lost).off('end', ended);
    });
    // The pool is about to make the function that gives it back; whoever waits for the connection goes on after this. Who waited
    // too long has given it back by then.
    queueMicrotask(() => {
      if (!hold.isOn) return;
      const giveBack = client.release.bind(client);
      client.release = (error) => {
        if (hold.isOn) giveBack(error);
      };
    });
  });
  pool.on('release', (_error, client) => lettingGo.get(client)?.());
}
