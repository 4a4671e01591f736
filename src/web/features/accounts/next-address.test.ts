import { expect, test } from 'vitest';
import { loginLeadingTo, nextAddress } from './next-address.ts';

test.each([
  ['/dashboard/1?tab=1', '/dashboard/1?tab=1'],
  ['/journal/EIJER#contents', '/journal/EIJER#contents'],
])('after login, %s is followed', (next, expected) => {
  expect(nextAddress(next)).toBe(expected);
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/\t/[',
])('after login, %j leads home and to no other site', (next) => {
  expect(nextAddress(next)).toBe('/');
});

test('the login page carries the address that it leads back to', () => {
  expect(loginLeadingTo('/dashboard/1?tab=1')).toBe('/login?next=%2Fdashboard%2F1%3Ftab%3D1');
});
