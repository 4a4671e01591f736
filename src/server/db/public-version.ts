import pg from 'pg';

/** The channel on which every process hears that public content changed. */
export const publicContentChannel = 'public_content_changed';

/** Counts the changes of public content that this process knows of. */
export interface PublicVersion {
  /** Null while nothing can be known, because the listening connection is lost: then nothing may be served from a cache. */
  current(): number | null;
  bump(): void;
  close(): Promise<void>;
}

const reconnectAfter = 500;

/** Listens for announcements of every process; keeps trying when the connection is lost. */
export async function listenForPublicChanges(
  databaseUrl: string,
  onLost: (error: Error | undefined) => void,
): Promise<PublicVersion> {
  let version = 1;
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'colophon listener',
      keepAlive: true,
    });
    const lost = (error?: Error) => {
      if (client !== next || isClosed) return;
      client = null;
      onLost(error);
      retry();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', () => (version += 1));
    try {
      await next.connect();
      await next.query(`listen ${publicContentChannel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) return next.end();
    version += 1;
    client = next;
  }

  function retry(): void {
    setTimeout(() => {
      if (!isClosed) connect().catch(retry);
    }, reconnectAfter).unref();
  }

  await connect();
  return {
    current: () => (client === null ? null : version),
    bump: () => void (version += 1),
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
