import pg from 'pg';
import { oneAtATime } from '../ports/one-at-a-time.ts';

const reconnectAfter = 500;

interface Standing {
  /** How the database's administrator sees it. */
  readonly name: string;
  /** Done on each new connection before it counts. */
  readonly prepare: (client: pg.Client) => Promise<unknown>;
  readonly onNotification: (payload: string) => void;
  readonly onConnected: () => void;
  readonly onLost: (error: Error | undefined) => void;
}

/** One connection beside the pool, for what lives as long as a connection does; when it is lost, another is tried for. */
export async function standingConnection(databaseUrl: string, standing: Standing) {
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: standing.name, keepAlive: true });
    const lost = (error?: Error) => {
      if (client !== next || isClosed) return;
      client = null;
      standing.onLost(error);
      retry();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload = '' }) => standing.onNotification(payload));
    try {
      await next.connect();
      await standing.prepare(next);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return next.end();
    client = next;
    standing.onConnected();
  }

  function retry(): void {
    setTimeout(() => {
      if (!isClosed) connect().catch(retry);
    }, reconnectAfter).unref();
  }

  /** One statement after the other: that is all that one connection can do. */
  const inTurn = oneAtATime();

  async function query<Row extends pg.QueryResultRow>(text: string, values: readonly string[]): Promise<Row[]> {
    return inTurn(async () => {
      if (client === null) throw new Error('Connection terminated: it is being made again');
      return (await client.query<Row>(text, [...values])).rows;
    });
  }

  await connect();
  return {
    isConnected: () => client !== null,
    query,
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
