import { expect, test } from 'vitest';
import type { Person } from '../../../contracts/administration.ts';
import { changeWords } from './person-change.ts';

const person: Person = {
  id: '1',
  email: 'amal@example.org',
  title: 'Dr',
  surname: 'Haddad',
  otherName: 'Amal',
  affiliation: 'Example University',
  country: 'AE',
  isAdmin: false,
  marketingCommunications: false,
  roles: [],
  createdAt: '2026-01-01T00:00:00Z',
  isVerified: true,
  isDisabled: false,
  comesBack: null,
};

test('a question names the person, and the answer says what is so now', () => {
  const words = changeWords({ kind: 'disabled', person, isDisabled: true }, 'somebody-else');
  expect(words.question).toMatch(/^Dr Amal Haddad is logged out everywhere/);
  expect(words.done).toBe('The account of Dr Amal Haddad is disabled.');
});

test('making and unmaking, disabling and opening are told apart', () => {
  const said = [true, false].flatMap((isOn) => [
    changeWords({ kind: 'administrator', person, isAdmin: isOn }, '').done,
    changeWords({ kind: 'disabled', person, isDisabled: isOn }, '').done,
  ]);
  expect(new Set(said).size).toBe(4);
});

test('a role is named with its journal', () => {
  const held = { journalId: '2', journalAbbreviation: 'EIJER', role: 'editor-in-chief' } as const;
  expect(changeWords({ kind: 'role-taken', person, held }, '').question).toContain('Editor in chief of EIJER');
});

test('whoever changes their own account is told so first', () => {
  const change = { kind: 'administrator', person, isAdmin: false } as const;
  expect(changeWords(change, '1').question).toMatch(/^This is your own account\./);
  expect(changeWords(change, '2').question).not.toContain('your own account');
});
