import { plans } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { hasRole } from '../accounts/index.ts';
import { findPurchase, findRunningPass, type IssueWanted } from '../payments/index.ts';
import type { ArticleRow } from './article-store.ts';

/** What people pay to read: the PDF of an article, or the document of a full issue. */
export type Readable =
  | ({ readonly kind: 'article' } & Pick<
      ArticleRow,
      'access' | 'withdrawnOn' | 'submittedBy' | 'journalId' | 'volume' | 'issue'
    >)
  | { readonly kind: 'full-issue'; readonly fullIssueId: string };

/** Whether a person may read a thing, and why; for a purchase with its start, end and name. */
export type Entitlement =
  | { readonly mayRead: true; readonly reason: 'open' | 'author' | 'editor' | 'administrator' }
  | { readonly mayRead: true; readonly reason: 'issue'; readonly since: Date; readonly name: string }
  | { readonly mayRead: true; readonly reason: 'subscription'; readonly until: Date; readonly name: string }
  | {
      readonly mayRead: false;
      readonly reason: 'withdrawn' | 'not-signed-in' | 'subscription-needed' | 'purchase-needed';
    };

/** The full issue that gives access to a thing; older articles may have none. */
function issueOf(thing: Readable): IssueWanted | null {
  if (thing.kind === 'full-issue') return { fullIssueId: thing.fullIssueId };
  const { journalId, volume, issue } = thing;
  return volume === null || issue === null ? null : { journalId, volume, number: issue };
}

/** What a person's purchases give access to: an issue permanently, an article also during a pass. */
async function boughtBy(ctx: Context, userId: string, thing: Readable): Promise<Entitlement> {
  const wanted = issueOf(thing);
  const purchase = wanted && (await findPurchase(ctx.db, userId, wanted));
  if (purchase) {
    const name = purchase.name || `Volume ${purchase.volume}, Issue ${purchase.number}`;
    return { mayRead: true, reason: 'issue', since: purchase.purchasedAt, name };
  }
  if (thing.kind === 'full-issue') return { mayRead: false, reason: 'purchase-needed' };
  const pass = await findRunningPass(ctx, userId);
  if (!pass) return { mayRead: false, reason: 'subscription-needed' };
  return { mayRead: true, reason: 'subscription', until: pass.endsAt, name: plans[pass.plan].name };
}

/** Those who publish a journal read all of it. */
const publishes = (ctx: Context, userId: string, journalId: string) =>
  hasRole(ctx.db, userId, journalId, ['editor-in-chief', 'production-editor']);

/**
 * Whether the actor may read a thing, and why: the only place that decides, at each request. If a pass ends during
 * reading in parts, requests after its end are refused.
 */
export async function entitlementTo(ctx: Context, thing: Readable): Promise<Entitlement> {
  const { actor } = ctx;
  const isAdministrator = actor.kind === 'user' && actor.isAdmin;
  if (thing.kind === 'article') {
    if (thing.withdrawnOn !== null && !isAdministrator) return { mayRead: false, reason: 'withdrawn' };
    if (thing.withdrawnOn === null && thing.access === 'open') return { mayRead: true, reason: 'open' };
  }
  if (actor.kind !== 'user') return { mayRead: false, reason: 'not-signed-in' };
  if (isAdministrator) return { mayRead: true, reason: 'administrator' };
  if (thing.kind === 'article' && thing.submittedBy === actor.userId) return { mayRead: true, reason: 'author' };
  if (thing.kind === 'article' && (await publishes(ctx, actor.userId, thing.journalId)))
    return { mayRead: true, reason: 'editor' };
  return boughtBy(ctx, actor.userId, thing);
}
