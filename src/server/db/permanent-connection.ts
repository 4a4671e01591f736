import { Socket } from 'node:net';
import pg from 'pg';
import { oneAtATime } from '../ports/one-at-a-time.ts';

const reconnectAfter = 500;
/** How long a connection may take to be made, or to answer. */
const patience = 5000;
/**
 * How often to check that the other end answers, in milliseconds: nothing else reveals a line that was cut silently.
 */
const beat = 10_000;

interface ConnectionSettings {
  /** How the database's administrator sees it. */
  readonly name: string;
  /** Done on each new connection before it counts. */
  readonly prepare: (client: pg.Client) => Promise<unknown>;
  readonly onNotification: (payload: string) => void;
  /** Told the silence that it ends. */
  readonly onConnected: (silence: number | null) => void;
  readonly onLost: (error: Error | undefined) => void;
}

interface Line {
  readonly client: pg.Client;
  /** Lets go of it at once, whether or not anybody is at the other end. */
  readonly drop: () => void;
}

function openLine(databaseUrl: string, name: string): Line {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    stream: () => socket,
  });
  return { client, drop: () => void socket.destroy() };
}

/** PostgreSQL's error codes while it starts, shuts down or recovers from a crash. */
const servesNobody = /^57P0[123]$/;

/** Whether the server answers and takes others, but not us. */
const isRefusedAlone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !servesNobody.test(error.code ?? '');

/** How long ago the database was last heard of, and whether it shuts us out since. */
function hearing() {
  const heard = { at: 0, isShutOut: false };
  return {
    note: () => void Object.assign(heard, { at: performance.now(), isShutOut: false }),
    /** Others may have changed something since, whatever comes of the next try. */
    noteRefusal: (error: unknown) => void (heard.isShutOut ||= isRefusedAlone(error)),
    silence: () => (heard.isShutOut ? null : performance.now() - heard.at),
  };
}

/** A new connection that is ready for what it is there for. */
async function preparedLine(
  databaseUrl: string,
  { name, prepare, onNotification }: ConnectionSettings,
  onLost: (line: Line, error?: Error) => void,
): Promise<Line> {
  const line = openLine(databaseUrl, name);
  const { client, drop } = line;
  client.on('error', (error) => onLost(line, error));
  client.on('end', () => onLost(line));
  client.on('notification', ({ payload = '' }) => onNotification(payload));
  try {
    await client.connect();
    await prepare(client);
    return line;
  } catch (error) {
    drop();
    throw error;
  }
}

/** A statement that timed out may still run at the other end without a caller, so the connection is closed. */
async function rowsFrom<Row extends pg.QueryResultRow>(
  line: Line,
  text: string,
  values: readonly string[],
  lose: (line: Line, error?: Error) => void,
): Promise<Row[]> {
  try {
    return (await line.client.query<Row>(text, [...values])).rows;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) lose(line, error instanceof Error ? error : undefined);
    throw error;
  }
}

/** One connection beside the pool, for what lives as long as a connection does; when it is lost, another is tried for. */
export async function permanentConnection(databaseUrl: string, settings: ConnectionSettings) {
  let current: Line | null = null;
  let isClosed = false;
  const { note, noteRefusal, silence } = hearing();
  const inTurn = oneAtATime();

  function lose(line: Line, error?: Error): void {
    if (current !== line || isClosed) return;
    current = null;
    line.drop();
    settings.onLost(error);
    reconnect();
  }

  async function connect(): Promise<void> {
    const line = await preparedLine(databaseUrl, settings, lose).catch((error: unknown) => {
      noteRefusal(error);
      throw error;
    });
    if (isClosed) return line.client.end();
    current = line;
    const silent = silence();
    note();
    settings.onConnected(silent);
  }

  function reconnect(): void {
    if (!isClosed) connect().catch(() => setTimeout(reconnect, reconnectAfter).unref());
  }

  async function query<Row extends pg.QueryResultRow>(text: string, values: readonly string[]): Promise<Row[]> {
    return inTurn(async () => {
      if (current === null) throw new Error('Connection terminated: it is being made again');
      return rowsFrom<Row>(current, text, values, lose);
    });
  }

  async function ask(): Promise<void> {
    const asked = current;
    if (asked === null) return;
    await query('select 1', []).then(note, (error: unknown) => lose(asked, error instanceof Error ? error : undefined));
  }

  await connect();
  const asking = setInterval(() => void ask(), beat).unref();
  return {
    isConnected: () => current !== null,
    /**
     * How long ago it was certain that nothing had been missed, in milliseconds; null: the database serves others, but
     * not us.
     */
    silence,
    query,
    close: async () => {
      isClosed = true;
      clearInterval(asking);
      await current?.client.end();
    },
  };
}
