import { fees } from '../../contracts/fees.ts';
import { administratorOnly, missing, nothing, ownerAndAdministrator, ownerOnly, row, signedInOnly } from './table.ts';

const percentAsked = 50;
const justification = 'Our faculty has no fund.';

/** The calls of handling fees and their waivers: the author's and administrators', and nobody else's. */
export const feeRows = [
  row(
    fees.single,
    'of an accepted one',
    ({ articleId }) => ({ params: { articleId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(
    fees.single,
    'of a waiting one',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    signedInOnly(404),
  ),
  row(
    fees.chooseMode,
    'of an accepted one',
    ({ articleId }) => ({ params: { articleId }, body: { mode: 'subscription' } }),
    ownerOnly(200, 404),
  ),
  row(fees.claimWaiver, 'where nothing is due', ({ articleId }) => ({ params: { articleId } }), ownerOnly(409, 404)),
  row(
    fees.requestWaiver,
    'where nothing is due',
    ({ articleId }) => ({ params: { articleId }, body: { percentAsked, justification } }),
    ownerOnly(409, 404),
  ),
  row(fees.waiverRequests, 'all', nothing, administratorOnly(200)),
  row(
    fees.decideWaiver,
    'a missing one',
    () => ({ params: { requestId: missing }, body: { grantedPercent: 0, answer: 'No.' } }),
    administratorOnly(404),
  ),
  row(fees.journalFees, 'all', nothing, administratorOnly(200)),
  row(
    fees.setJournalFee,
    'one journal’s',
    ({ journal }) => ({ params: { journalId: journal.id }, body: { handlingFeeMinor: 0 } }),
    administratorOnly(200),
  ),
];
