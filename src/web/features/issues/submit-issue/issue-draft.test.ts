import { expect, test } from 'vitest';
import { IssueForm, nameAt } from './issue-draft.ts';

test.each([
  ['', null, 'Volume 3, Issue 4'],
  ['Volume 3, Issue 3', 'Volume 3, Issue 3', 'Volume 3, Issue 4'],
  ['Volume 3, Issue 3: Winds', 'Volume 3, Issue 3', 'Volume 3, Issue 4: Winds'],
  ['Winds', 'Volume 3, Issue 3', 'Winds'],
  ['Volume 1, Issue 1: Winds', 'Volume 3, Issue 3', 'Volume 1, Issue 1: Winds'],
  ['Volume 1, Issue 1: Winds', null, 'Volume 1, Issue 1: Winds'],
])('the name %j of an issue that stood at %j becomes %j', (name, before, after) => {
  expect(nameAt(name, before, 'Volume 3, Issue 4')).toBe(after);
});

const typed = {
  journalId: '01a1fb19-0000-7000-8000-000000000000',
  issueVolume: '3',
  issueNumber: '4',
  issuePrice: '149.00',
  stripeName: 'Volume 3, Issue 4: Winds',
  stripeDescription: 'The whole issue as one PDF.',
  issueDoccumentURL: '/api/files/1',
  issueImageURL: '/api/files/2',
};

test('decision 25: a price is typed as AED 149.00 is shown, and sent in minor units', () => {
  expect(IssueForm.parse(typed)).toEqual({ ...typed, issuePrice: 149 });
});

test.each([
  ['', 'The price is required.'],
  ['149,00', 'Enter the price as 149.00.'],
  ['AED 149', 'Enter the price as 149.00.'],
  ['1.99', 'The price is at least 2.00.'],
  ['1000000', 'This price is too high.'],
])('a price of %j: %s', (issuePrice, message) => {
  const { error } = IssueForm.safeParse({ ...typed, issuePrice });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['issuePrice'], message]]);
});

test('an empty form has one message for each field', () => {
  const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
  const { error } = IssueForm.safeParse(empty);
  const fields = new Set(error?.issues.map(({ path }) => path.join('.')));
  expect([...fields].toSorted()).toEqual(Object.keys(typed).toSorted());
});
