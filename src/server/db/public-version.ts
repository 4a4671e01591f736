import { standingConnection } from './standing-connection.ts';

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
  const bump = () => {
    version += 1;
    onChange();
  };
  const connection = await standingConnection(databaseUrl, {
    name: 'colophon listener',
    prepare: (client) => client.query(`listen ${publicContentChannel}`),
    onNotification: bump,
    onConnected: bump,
    onLost,
  });
  return {
    current: () => {
      const silence = connection.silence();
      return silence !== null && silence <= longestSilence ? version : null;
    },
    isHearing: () => connection.isConnected(),
    bump,
    close: connection.close,
  };
}
