import { fees } from '../../contracts/fees.ts';
import {
  changeJournalFee,
  claimWaiver,
  decideWaiverRequest,
  readFee,
  readJournalFees,
  readWaiverRequests,
  requestWaiver,
} from '../domains/fees/index.ts';
import { route } from '../http/route.ts';
import { chooseModeOfPublication } from '../workflows/publication/choose-mode.ts';

export const feeRoutes = [
  route(fees.single, (ctx, { params }) => readFee(ctx, params.articleId)),
  route(fees.chooseMode, (ctx, { params, body }) => chooseModeOfPublication(ctx, params.articleId, body.mode)),
  route(fees.claimWaiver, (ctx, { params }) => claimWaiver(ctx, params.articleId)),
  route(fees.requestWaiver, (ctx, { params, body }) => requestWaiver(ctx, params.articleId, body)),
  route(fees.waiverRequests, (ctx, { query }) => readWaiverRequests(ctx, query)),
  route(fees.decideWaiver, (ctx, { params, body }) => decideWaiverRequest(ctx, params.requestId, body)),
  route(fees.journalFees, (ctx) => readJournalFees(ctx)),
  route(fees.setJournalFee, (ctx, { params, body }) => changeJournalFee(ctx, params.journalId, body.handlingFeeMinor)),
];
