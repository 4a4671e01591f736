import { standingConnection } from './standing-connection.ts';

/** The channel on which every process hears that public content changed. */
export const publicContentChannel = 'public_content_changed';

/** Counts the changes of public content that this process knows of. */
export interface PublicVersion {
  /** Null while nothing can be known, because the listening connection is lost: then nothing may be served from a cache. */
  current(): number | null;
  bump(): void;
  close(): Promise<void>;
}

/** Listens for announcements of every process; keeps trying when the connection is lost. */
export async function listenForPublicChanges(
  databaseUrl: string,
  onLost: (error: Error | undefined) => void,
): Promise<PublicVersion> {
  let version = 1;
  const bump = () => void (version += 1);
  const connection = await standingConnection(databaseUrl, {
    name: 'colophon listener',
    prepare: (client) => client.query(`listen ${publicContentChannel}`),
    onNotification: bump,
    onConnected: bump,
    onLost,
  });
  return {
    current: () => (connection.isConnected() ? version : null),
    bump,
    close: connection.close,
  };
}
