import { expect, test } from 'vitest';
import { issueAddress } from './issue-address.ts';

const issue = { id: 'issue-1', issueImageURL: '/api/files/cover', issueDoccumentURL: '/api/files/document' };
const reader = { id: 'user-1', email: 'amal@example.org' };
const none = new Set<string>();

test('without a reader a cover leads to the login, which leads on to the checkout of this very issue', () => {
  expect(issueAddress(issue, 'vol1Issue2', null, none)).toEqual({
    kind: 'login',
    href: '/login?next=%2Fcheckout%2Fissue-1%2FfullIssue%2Fme%2Fme%2Fvol1Issue2',
  });
});

test('for who owns the issue it leads to the document', () => {
  expect(issueAddress(issue, 'key', reader, new Set(['issue-1']))).toEqual({
    kind: 'document',
    href: '/api/files/document',
  });
});

test('for everyone else it leads to the checkout, with names and key as specified', () => {
  expect(issueAddress(issue, 'vol1Issue2', reader, new Set(['another']))).toEqual({
    kind: 'checkout',
    href: '/checkout/issue-1/fullIssue/user-1/amal%40example.org/vol1Issue2',
  });
});

test.each(['issueImageURL', 'issueDoccumentURL'])('without its %s it leads nowhere', (missing) => {
  for (const who of [null, reader])
    expect(issueAddress({ ...issue, [missing]: null }, 'key', who, new Set(['issue-1']))).toBeNull();
});
