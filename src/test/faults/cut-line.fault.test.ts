import { expect, test } from 'vitest';
import { listenForPublicChanges } from '../../server/db/public-version.ts';
import { testDatabase } from '../test-database.ts';
import { aRelay } from './relay.ts';

const { url } = await testDatabase();
const { hostname, port } = new URL(url);
const line = await aRelay({ host: hostname, port: Number(port) });
const byTheLine = new URL(url);
byTheLine.port = String(line.port);

test('decision 0002: a line that is cut without a word is noticed', { timeout: 30_000 }, async () => {
  const lost: unknown[] = [];
  const version = await listenForPublicChanges(byTheLine.href, {
    onLost: (error) => void lost.push(error),
    onChange: () => undefined,
  });
  line.hang();
  await expect.poll(() => lost.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await line.mend();
  await expect.poll(() => version.current(), { timeout: 12_000 }).toBeGreaterThan(1);
  await version.close();
});
