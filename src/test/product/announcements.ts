import pg from 'pg';
import { publicContentChannel } from '../../server/db/public-version.ts';
import type { Product } from './start-product.ts';

const end = 'announcements_end';

/**
 * How often the processes of the publisher are told of a public change while something is done; what was done before is not
 * heard any more, so that it cannot stand in for what is missing.
 */
export async function announcementsOf(product: Product, work: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client({ connectionString: product.parts.databaseUrl });
  await client.connect();
  try {
    let heard = 0;
    const isOver = Promise.withResolvers<undefined>();
    client.on('notification', ({ channel }) => {
      if (channel === publicContentChannel) heard += 1;
      else isOver.resolve(undefined);
    });
    await client.query(`listen ${publicContentChannel}; listen ${end}`);
    await work();
    // They come in the order of the commits.
    await client.query(`notify ${end}`);
    await isOver.promise;
    return heard;
  } finally {
    await client.end();
  }
}
