import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { connectionsFor, shareConnections, shareOf, wholeShare } from './connection-share.ts';

const { url } = await testDatabase();
const current = 3;

test.each([1, 2, 5, 8, 10, 24, 64])('issue 9: %d processes never open more connections than there are', (workers) => {
  for (const room of [97, 197, 400, connectionsFor(workers)]) {
    const share = shareOf(room, workers);
    if (share === null) continue;
    expect(workers * (share.pool + share.queue + current)).toBeLessThanOrEqual(room - 15);
    expect(share.pool).toBeGreaterThanOrEqual(4);
    expect(share.pool).toBeLessThanOrEqual(wholeShare.pool);
  }
  expect(shareOf(connectionsFor(workers), workers)).toEqual(wholeShare);
});

test('issue 9: more workers than the database has connections for are refused in words where they were asked for', async () => {
  const refused = shareConnections(url, 64, true);
  await expect(refused).rejects.toThrow(/^WORKERS is 64, but the database’s \d+ connections are enough for \d+: set /);
  expect(await shareConnections(url, 2, true)).toEqual({ workers: 2, share: wholeShare });
});

test('issue 9: where nobody has asked for them, there are as many workers as find room', async () => {
  const { workers, share } = await shareConnections(url, 64, false);
  expect(workers).toBeGreaterThan(1);
  expect(workers).toBeLessThan(64);
  expect(share.pool).toBeGreaterThanOrEqual(4);
  await expect(shareConnections(url, workers, true)).resolves.toMatchObject({ workers });
});
