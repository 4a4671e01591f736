import { expect, test } from 'vitest';
import { needsServer, screenAt } from './screen-ahead.ts';

const location = { href: 'https://press.example/journal/EIJER?page=2', pathname: '/journal/EIJER', search: '?page=2' };
const seen = new Set([screenAt('/'), screenAt('/journal/EIJER'), screenAt('/login')]);

test.each([
  ['/proceedings', true, true],
  ['/journal/publications', true, true],
  ['/nowhere/at/all', true, true],
  ['/journal/ADME', true, false],
  ['/', true, false],
  ['/', false, true],
  ['/journal/EIJER', false, true],
  ['/journal/EIJER?page=2#contents', false, false],
  ['/login?next=%2F', false, false],
])('whether %s needs the server, online %s: %s', (address, isOnline, isNeeded) => {
  expect(needsServer(address, { location, seen, isOnline })).toBe(isNeeded);
});
