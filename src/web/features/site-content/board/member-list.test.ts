import { expect, test } from 'vitest';
import { memberKeys } from './member-list.tsx';

const member = (name: string, contact_details: string) => ({
  name,
  contact_details,
  designation: 'Board Member' as const,
  university: 'U',
  about: 'A',
  profileImg: '',
});

test('members that are alike in name and address have keys of their own', () => {
  const [one, other] = [member('Ada', 'a@example.org'), member('Bo', 'b@example.org')];
  const keys = memberKeys([one, other, one]);
  expect(new Set(keys).size).toBe(3);
  expect(memberKeys([other, one])).toEqual([keys[1], keys[0]]);
});
