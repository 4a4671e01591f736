import type { ReplyOf } from '../../../../contracts/call.ts';
import { mostCounted } from '../../../../contracts/constants.ts';
import {
  waitingKinds,
  type overview,
  type UnpaidFee,
  type Waiting,
  type WaitingKind,
} from '../../../../contracts/overview.ts';
import { reducedFeeOf } from '../../../../contracts/reduced-fee.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findRequestsToDecide } from '../../fees/index.ts';
import { listWithdrawnArticles } from '../../issues/index.ts';
import { emailReader } from '../../mailings/index.ts';
import { partOf, partSize, readPlace } from '../../editorial/index.ts';
import { findStuckDois } from '../dois/open-doi-store.ts';
import {
  countUnpaidFees,
  listUnpaidFees,
  findDecisions,
  findFailedEmails,
  findFindings,
  findLateReviews,
  findLostAddresses,
  findRatifications,
  findVerification,
  type Queue,
} from './waiting-store.ts';

const oldestOf = (dates: readonly Date[]): Date | null =>
  dates.length === 0 ? null : new Date(Math.min(...dates.map((date) => date.getTime())));

/** Full issues on sale that hold an article which was withdrawn since. */
async function findSpoiltIssues(ctx: Context): Promise<Queue> {
  const onSale = (await listWithdrawnArticles(ctx.db)).filter(({ isOnSale }) => isOnSale);
  return {
    count: new Set(onSale.map(({ fullIssueId }) => fullIssueId)).size,
    since: oldestOf(onSale.map(({ withdrawnOn }) => new Date(withdrawnOn))),
  };
}

async function findWaivers(ctx: Context): Promise<Queue> {
  const requests = await findRequestsToDecide(ctx);
  return { count: Math.min(requests.length, mostCounted), since: oldestOf(requests.map((one) => one.requestedAt)) };
}

/** What is pending; administrators with a conflict of interest see nothing about that manuscript. */
export async function readWaiting(ctx: Context): Promise<Waiting[]> {
  const person = signedIn(ctx);
  const { db } = ctx;
  const reader = await emailReader(ctx);
  const queues: Readonly<Record<WaitingKind, Promise<Queue>>> = {
    'verify-regular': findVerification(db, person, false),
    'verify-special': findVerification(db, person, true),
    decisions: findDecisions(db, person),
    ratifications: findRatifications(db, person),
    reviews: findLateReviews(db, person, ctx.now()),
    fees: countUnpaidFees(db, person),
    waivers: findWaivers(ctx),
    findings: findFindings(db),
    addresses: findLostAddresses(db, reader),
    emails: findFailedEmails(db, reader),
    dois: findStuckDois(db, ctx.now()),
    issues: findSpoiltIssues(ctx),
  };
  return Promise.all(
    waitingKinds.map(async (kind) => {
      const { count, since } = await queues[kind];
      return { kind, count, since: since?.toISOString() ?? null };
    }),
  );
}

/** A part of the fees that are asked and not paid. */
export async function readUnpaidFees(
  ctx: Context,
  wish: { readonly after?: string | undefined },
): Promise<ReplyOf<typeof overview.unpaidFees>> {
  const rows = await listUnpaidFees(ctx.db, signedIn(ctx), { after: readPlace(wish.after), limit: partSize + 1 });
  const { part, next } = partOf(rows, ({ since, articleId }) => ({ at: new Date(since), id: articleId }));
  const fees = part.map(({ listMinor, waiverPercent, since, ...fee }): UnpaidFee => ({
    ...fee,
    amountMinor: reducedFeeOf(listMinor, waiverPercent),
    since: new Date(since).toISOString(),
  }));
  return { fees, next };
}
