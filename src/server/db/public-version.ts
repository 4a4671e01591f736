import { permanentConnection } from './permanent-connection.ts';

/** The channel on which every process hears that public content changed. */
export const publicContentChannel = 'public_content_changed';

/**
 * How long the known version counts without news from the database, in milliseconds. While the database is down
 * nothing can change; the limit is for a cut connection, during which others may publish.
 */
const longestSilence = 60_000;

/** Counts the changes of public content that this process knows of. */
export interface PublicVersion {
  /**
   * Null while the version is unknown: the database has been silent for too long or serves other processes. No cache
   * is used then.
   */
  current(): number | null;
  /**
   * The first version whose cached pages may be shown if they cannot be rendered: since then no public change and no
   * long silence is known.
   */
  standsFrom(): number;
  /** Whether changes are being announced now: without announcements a replica that may be behind is not used. */
  isHearing(): boolean;
  bump(): void;
  close(): Promise<void>;
}

/** Listens for announcements of every process; reconnects when the connection is lost. */
export async function listenForPublicChanges(
  databaseUrl: string,
  { onLost, onChange }: { onLost: (error: Error | undefined) => void; onChange: () => void },
): Promise<PublicVersion> {
  let version = 1;
  let confirmed = 1;
  /** The times that were not heard, by the versions that they ended with. */
  let missed: readonly { readonly version: number; readonly since: number }[] = [];
  /** Old gaps only limit the oldest usable version, so the list of them can be dropped. */
  const forget = () => {
    const isLongAgo = ({ since }: { readonly since: number }) => performance.now() - since > longestSilence;
    confirmed = Math.max(confirmed, missed.findLast(isLongAgo)?.version ?? 0);
    missed = missed.filter((one) => !isLongAgo(one));
  };
  const next = () => {
    version += 1;
    onChange();
  };
  const bump = () => {
    next();
    confirmed = version;
  };
  const connection = await permanentConnection(databaseUrl, {
    name: 'colophon listener',
    prepare: (client) => client.query(`listen ${publicContentChannel}`),
    onNotification: bump,
    onConnected: (silence) => {
      next();
      forget();
      if (silence === null) confirmed = version;
      else missed = [...missed, { version, since: performance.now() - silence }];
    },
    onLost,
  });
  return {
    current: () => {
      const silence = connection.silence();
      return silence !== null && silence <= longestSilence ? version : null;
    },
    standsFrom: () => {
      forget();
      return confirmed;
    },
    isHearing: () => connection.isConnected(),
    bump,
    close: connection.close,
  };
}
