import { eq } from 'drizzle-orm';
import { fees } from '../../contracts/fees.ts';
import { handlingFees } from '../../server/db/schema/index.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, missing, nothing, ownerAndAdministrator, ownerOnly, row, signedInOnly } from './table.ts';

const percentAsked = 50;
const justification = 'Our faculty has no fund.';

/** The accepted manuscript of the cast, without its fee. */
async function whereNothingIsDue({ product, articleId }: Cast): Promise<string> {
  await product.parts.db.update(handlingFees).set({ listMinor: 0 }).where(eq(handlingFees.manuscriptId, articleId));
  return articleId;
}

/** The calls of handling fees and their waivers: the author's and administrators', and no one else's. */
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
  row(
    fees.claimWaiver,
    'where nothing is due',
    async (cast) => ({ params: { articleId: await whereNothingIsDue(cast) } }),
    ownerOnly(409, 404),
  ),
  row(
    fees.requestWaiver,
    'where nothing is due',
    async (cast) => ({ params: { articleId: await whereNothingIsDue(cast) }, body: { percentAsked, justification } }),
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
