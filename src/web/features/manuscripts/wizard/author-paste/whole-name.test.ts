import { expect, test } from 'vitest';
import { wholeName } from './read-name.ts';

const typed = (authorGivenName: string, others = {}) => ({
  authorTitle: '',
  authorLastName: '',
  ...others,
  authorGivenName,
});

test('a whole name typed as a given name fills all three fields', () => {
  expect(wholeName(typed('Dr Amal Haddad'))).toEqual({
    authorTitle: 'Dr.',
    authorGivenName: 'Amal',
    authorLastName: 'Haddad',
  });
  expect(wholeName(typed('Prof. Maria van der Berg'))).toMatchObject({ authorLastName: 'van der Berg' });
});

test('a given name alone stays, and so does what was chosen or typed beside it', () => {
  for (const fields of [
    typed('Amal'),
    typed('Maria Luisa'),
    typed('Dr Amal'),
    typed('Dr Amal Haddad', { authorTitle: 'Prof' }),
    typed('Dr Amal Haddad', { authorLastName: 'Berg' }),
  ])
    expect(wholeName(fields)).toEqual({});
});
