import { expect, test } from 'vitest';
import { permissionSealer } from './sealed-permission.ts';

const { seal, open } = permissionSealer('the secret');

test('what is sealed is read again with the same secret, and looks different each time', () => {
  const sealed = seal('a-token');
  expect(open(sealed)).toBe('a-token');
  expect(seal('a-token')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a-token');
});

test('another secret, a changed letter and nonsense open nothing', () => {
  const sealed = seal('a-token');
  const changed = sealed.startsWith('A') ? 'B' : 'A';
  expect(permissionSealer('another').open(sealed)).toBe(null);
  expect(open(changed + sealed.slice(1))).toBe(null);
  for (const nonsense of ['', 'x', 'a-token']) expect(open(nonsense)).toBe(null);
});
