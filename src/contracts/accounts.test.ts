import { expect, test } from 'vitest';
import { Registration } from './accounts.ts';

const { next } = Registration.shape;

test('a registration leads on to a page of this site', () => {
  expect(next.parse('/journal/EIJER?page=2#contents')).toBe('/journal/EIJER?page=2#contents');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\nBcc: a@evil.example',
  'javascript:alert(1)',
  7,
])('a registration is taken without %j, which leads elsewhere', (elsewhere) => {
  expect(next.parse(elsewhere)).toBeUndefined();
});
