import { expect, test } from 'vitest';
import { peopleAddress } from './people-panel.tsx';

test.each([
  ['', 1, '?tab=10'],
  ['amal haddad', 1, '?tab=10&q=amal+haddad'],
  ['', 2, '?tab=10&p=2'],
  ['a&p=3', 2, '?tab=10&q=a%26p%3D3&p=2'],
])('the people that %j finds, page %i, stand at %s', (words, page, address) => {
  expect(peopleAddress(words, page)).toBe(address);
});
