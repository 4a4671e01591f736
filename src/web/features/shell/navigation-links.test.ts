import { expect, test } from 'vitest';
import type { SignedIn } from '../../../contracts/accounts.ts';
import { accountLinks } from './navigation-links.ts';

const user: SignedIn['user'] = {
  id: 'u1',
  email: 'a@b.example',
  title: 'Dr',
  surname: 'Haddad',
  otherName: 'Lina',
  affiliation: 'X',
  country: 'AE',
  marketingCommunications: false,
  isAdmin: false,
  roles: [],
};
const session: SignedIn = { token: 't', user };

test('a visitor who wants to submit is led to the login, and from there to the wizard', () => {
  const { submit, others } = accountLinks(null, 'desktop');
  expect(submit.to).toBe('/login?next=%2Fdashboard%3Ftab%3D1');
  expect(others.map((link) => link.label())).toEqual(['Login', 'Register']);
});

test('a signed-in person submits on tab 0 from the desktop bar and on tab 1 from the phone menu', () => {
  expect(accountLinks(session, 'desktop').submit.to).toBe('/dashboard/u1?tab=0');
  expect(accountLinks(session, 'mobile').submit.to).toBe('/dashboard/u1?tab=1');
  expect(accountLinks(session, 'mobile').others.map((link) => link.label())).toEqual(['Dashboard', 'Logout']);
});
