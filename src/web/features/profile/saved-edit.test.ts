import { beforeEach, expect, test, vi } from 'vitest';
import { changesOf, keepEdit, profileOf, readSavedEdit, withChanges } from './saved-edit.ts';

const profile = {
  title: 'Dr',
  surname: 'Haddad',
  otherName: 'Amal',
  email: 'amal@example.org',
  affiliation: 'Example University',
  country: 'AE',
  marketingCommunications: true,
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('only what was typed over the profile counts as a change', () => {
  expect(changesOf(profile, profile)).toBeNull();
  expect(changesOf(profile, { ...profile, otherName: '', marketingCommunications: false })).toEqual({
    otherName: '',
    marketingCommunications: false,
  });
});

test('changes typed over a profile are it and them together', () => {
  const typed = { ...profile, surname: 'Haddad-Noor', marketingCommunications: false };
  expect(withChanges(profile, changesOf(profile, typed))).toEqual(typed);
  expect(withChanges(profile, null)).toEqual(profile);
});

test('a profile is its seven fields and nothing else of the account', () => {
  expect(profileOf(Object.assign({ id: '1', isAdmin: true }, profile))).toEqual(profile);
});

test('unsaved changes come back as they were typed, for the person who typed them', () => {
  keepEdit('amal', { email: 'not an address' });
  expect(readSavedEdit('amal')).toEqual({ email: 'not an address' });
  expect(readSavedEdit('somebody-else')).toBeNull();
});

test('changes that are saved or given up do not come back', () => {
  keepEdit('amal', { surname: 'X' });
  keepEdit('amal', null);
  expect(readSavedEdit('amal')).toBeNull();
});

test.each(['', '{', '{"title":1}', '[]', 'null'])('what is no edit is none: %j', (text) => {
  kept.set('colophon:profile:amal', text);
  expect(readSavedEdit('amal')).toBeNull();
});
