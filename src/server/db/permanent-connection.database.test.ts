import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { permanentConnection } from './permanent-connection.ts';

const { url } = await testDatabase();

test('issue 9: a connection that does not answer in time is let go of, with all that it may still do', async () => {
  const onLost = vi.fn<(error: Error | undefined) => void>();
  const connection = await permanentConnection(url, {
    name: 'colophon test',
    prepare: async () => undefined,
    onNotification: () => undefined,
    onConnected: () => undefined,
    onLost,
  });
  const backend = async () => (await connection.query<{ pid: number }>('select pg_backend_pid() as pid', []))[0]?.pid;
  const before = await backend();
  // It would take the lock after its caller has given up.
  await expect(connection.query('select pg_sleep(8), pg_try_advisory_lock(1)', [])).rejects.toThrow('timeout');
  expect(onLost).toHaveBeenCalledOnce();
  await expect.poll(() => backend().catch(() => before), { timeout: 5000 }).not.toBe(before);
  const wrong = connection.query('select nothing_of_that_name', []);
  await expect(wrong).rejects.toThrow('nothing_of_that_name');
  expect(onLost, 'what the database refuses is an answer').toHaveBeenCalledOnce();
  await connection.close();
}, 30_000);
