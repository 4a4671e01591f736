import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { refuseTakenAddress } from './listening-address.ts';

const taken = createServer();
await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
afterAll(() => void taken.close());
const { port } = taken.address() as AddressInfo;

test('issue 9: a start is refused in words before anything is opened where its address cannot be listened on', async () => {
  await expect(refuseTakenAddress({ port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} is in use`);
  await expect(refuseTakenAddress({ port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST=192.0.2.1 is not an address');
  await expect(refuseTakenAddress({ port: 0, host: '127.0.0.1' })).resolves.toBeUndefined();
});
