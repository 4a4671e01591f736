import { permanentConnection } from './permanent-connection.ts';

/** The channel on which every process hears that public content changed. */
export const publicContentChannel = 'public_content_changed';

/**
 * For so long after the last word of the database what is known may count. While it is down nothing can change through it; a
 * line that was cut is what this bounds: there others may publish meanwhile.
 */
const longestSilence = 60_000;

/** Counts the changes of public content that this process knows of. */
export interface PublicVersion {
  /** Null while nothing can be known: nobody has heard of the database for too long, or it serves others. Nothing is served from a cache then. */
  current(): number | null;
  /**
   * The first version whose pages may be shown where they cannot be made anew: since then nobody is known to have changed anything, and
   * nothing was missed for longer than the longest silence.
   */
  standsFrom(): number;
  /** Whether changes are heard of just now: on what may be behind nothing counts without. */
  isHearing(): boolean;
  bump(): void;
  close(): Promise<void>;
}

/** Listens for announcements of every process; keeps trying when the connection is lost. */
export async function listenForPublicChanges(
  databaseUrl: string,
  { onLost, onChange }: { onLost: (error: Error | undefined) => void; onChange: () => void },
): Promise<PublicVersion> {
  let version = 1;
  let stands = 1;
  /** The times that were not heard, by the versions that they ended with. */
  let missed: readonly { readonly version: number; readonly since: number }[] = [];
  /** What was missed long ago bounds what stands, and needs not be remembered. */
  const forget = () => {
    const isLongAgo = ({ since }: { readonly since: number }) => performance.now() - since > longestSilence;
    stands = Math.max(stands, missed.findLast(isLongAgo)?.version ?? 0);
    missed = missed.filter((one) => !isLongAgo(one));
  };
  const next = () => {
    version += 1;
    onChange();
  };
  const bump = () => {
    next();
    stands = version;
  };
  const connection = await permanentConnection(databaseUrl, {
    name: 'colophon listener',
    prepare: (client) => client.query(`listen ${publicContentChannel}`),
    onNotification: bump,
    onConnected: (silence) => {
      next();
      forget();
      if (silence === null) stands = version;
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
      return stands;
    },
    isHearing: () => connection.isConnected(),
    bump,
    close: connection.close,
  };
}
