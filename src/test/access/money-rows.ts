import { files } from '../../contracts/files.ts';
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
      body: {
        journalId: journal.id,
        issueVolume: '9',
        issueNumber: '9',
        issuePrice: 9900,
        stripeName: 'Volume 9, Issue 9',
        stripeDescription: 'The whole issue as one PDF.',
        issueImageURL: `/api/files/${missing}`,
        issueDoccumentURL: `/api/files/${missing}`,
      },
    }),
    administratorOnly(422),
  ),
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
