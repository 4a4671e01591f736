import { files } from '../../contracts/files.ts';
import { issueBuilds } from '../../contracts/issue-builds.ts';
import { issues } from '../../contracts/issues.ts';
import { payments } from '../../contracts/payments.ts';
import { sandbox } from '../../contracts/sandbox.ts';
import { wishFor } from '../product/full-issues.ts';
import {
  administratorOnly,
  all,
  missing,
  nothing,
  ownerAndAdministrator,
  ownerOnly,
  row,
  signedInOnly,
} from './table.ts';

const anIssue = {
  issueVolume: '9',
  issueNumber: '9',
  issuePrice: 99,
  stripeName: 'Volume 9, Issue 9',
  stripeDescription: 'The whole issue as one PDF.',
  issueImageURL: `/api/files/${missing}`,
  issueDoccumentURL: `/api/files/${missing}`,
};

/** The calls of payments, and what is bought by them. */
export const moneyRows = [
  row(
    payments.sessionStatus,
    'the owner’s session',
    ({ sessionId }) => ({ query: { session_id: sessionId } }),
    ownerOnly(200, 404),
  ),
  row(
    payments.sessionStatus,
    'a missing session',
    () => ({ query: { session_id: 'cs_test_none' } }),
    signedInOnly(404),
  ),
  row(
    payments.subscriptionOf,
    'the owner’s',
    ({ owner }) => ({ params: { email: owner.email } }),
    ownerAndAdministrator(200),
  ),
  row(sandbox.session, 'a session, by its secret id', ({ sessionId }) => ({ params: { sessionId } }), all(200)),
  row(sandbox.session, 'a missing session', () => ({ params: { sessionId: 'cs_test_none' } }), all(404)),
  row(
    sandbox.pay,
    'a session, with a card that is declined',
    ({ sessionId }) => ({ params: { sessionId }, body: { cardNumber: '4000000000000002' } }),
    all(402),
  ),
  row(sandbox.confirm, 'a session that awaits no step', ({ sessionId }) => ({ params: { sessionId } }), all(409)),
  row(issues.purchased, 'one’s own; none for who is not signed in', nothing, all(200)),
  row(issues.uploaded, 'nobody’s upload', () => ({ params: { uuid: missing } }), administratorOnly(404)),
  row(
    issues.create,
    'with files that nobody uploaded',
    ({ journal }) => ({
      body: { journalId: journal.id, ...anIssue },
    }),
    administratorOnly(422),
  ),
  row(issues.manage, 'all issues', nothing, administratorOnly(200)),
  row(
    issues.change,
    'a missing issue',
    () => ({ params: { fullIssueId: missing }, body: { ...anIssue, version: 1 } }),
    administratorOnly(404),
  ),
  row(
    issues.change,
    'an issue of a version that is not there',
    ({ issue }) => ({ params: { fullIssueId: issue.id }, body: { ...anIssue, version: 9 } }),
    administratorOnly(409),
  ),
  row(
    issues.withdraw,
    'an issue of a version that is not there',
    ({ issue }) => ({ params: { fullIssueId: issue.id }, body: { version: 9, reason: 'Wrong.' } }),
    administratorOnly(409),
  ),
  row(
    issues.restore,
    'an issue that is on sale',
    ({ issue }) => ({ params: { fullIssueId: issue.id }, body: { version: 1 } }),
    administratorOnly(409),
  ),
  row(
    issueBuilds.places,
    'a journal',
    ({ journal }) => ({ params: { journalId: journal.id } }),
    administratorOnly(200),
  ),
  row(
    issueBuilds.articles,
    'a place without articles',
    ({ journal }) => ({ params: { journalId: journal.id }, query: { volume: '9', issueNumber: '9' } }),
    administratorOnly(200),
  ),
  row(
    issueBuilds.start,
    'of an article that is not there',
    ({ journal }) => ({
      body: {
        journalId: journal.id,
        issueVolume: '9',
        issueNumber: '9',
        articleIds: [missing],
        preface: '',
        issueImageURL: '',
      },
    }),
    administratorOnly(422),
  ),
  row(issueBuilds.list, 'one’s own', nothing, administratorOnly(200)),
  row(issueBuilds.discard, 'nobody’s', () => ({ params: { buildId: missing } }), administratorOnly(404)),
  row(
    payments.startCheckout,
    'an issue, in the owner’s name',
    ({ issue, owner }) => ({ body: wishFor(issue, owner) }),
    ownerOnly(200),
  ),
  row(
    payments.startCheckout,
    'a missing issue, in the owner’s name',
    ({ issue, owner }) => ({ body: { ...wishFor(issue, owner), articleId: missing } }),
    ownerOnly(404),
  ),
  row(
    files.open,
    'an issue’s document that nobody of them has bought',
    ({ issue }) => ({ params: { fileId: issue.issueDoccumentURL?.split('/').at(-1) ?? '' } }),
    [401, 401, 401, 404, 404, 404, 404, 200],
  ),
];
