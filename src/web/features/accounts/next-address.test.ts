import { expect, test } from 'vitest';
import { addressAfterLogin, loginLeadingTo, nextAddress } from './next-address.ts';

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

const of = (role: 'editor' | 'editor-in-chief' | 'reviewer') => ({
  roles: [{ journalId: '1', journalAbbreviation: 'EIJER', role } as const],
});

test.each([
  [null, of('editor'), '/dashboard'],
  [null, of('editor-in-chief'), '/dashboard'],
  [null, of('reviewer'), '/'],
  [null, { roles: [] }, '/'],
  ['/search', of('editor'), '/search'],
])('the login with next = %s leads %j to %s', (next, user, expected) => {
  expect(addressAfterLogin(next, user)).toBe(expected);
});
