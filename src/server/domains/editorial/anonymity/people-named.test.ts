import { expect, test } from 'vitest';
import { peopleOf } from './people-named.ts';

const author = {
  authorTitle: 'Dr.',
  authorGivenName: 'Amal',
  authorLastName: 'Haddad',
  authorEmail: 'amal@example.org',
  authorAffiliation: 'University of Dunes',
};
const amal = { givenName: 'Amal', lastName: 'Haddad', email: 'amal@example.org', affiliation: 'University of Dunes' };

test('a name in its original script is searched for, too', () => {
  expect(peopleOf([{ ...author, originalName: 'أمل بنت حداد' }], null)).toEqual([
    amal,
    { givenName: 'أمل بنت', lastName: 'حداد', email: '', affiliation: '' },
  ]);
});

test('the person who submitted is searched for once, as an author or beside the authors', () => {
  const submitter = { ...amal, givenName: 'Bo', email: 'bo@example.org' };
  expect(peopleOf([author], amal)).toEqual([amal]);
  expect(peopleOf([author, { ...author, originalName: '' }], submitter)).toEqual([amal, submitter]);
});
