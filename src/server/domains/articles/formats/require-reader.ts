import * as t from '../../../../messages/article-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError, notLoggedIn } from '../../../errors.ts';
import type { FoundArticle } from '../article-store.ts';
import { entitlementTo, type Entitlement } from '../reading-entitlement.ts';

function refusalOf(reason: Extract<Entitlement, { mayRead: false }>['reason']): AppError {
  switch (reason) {
    case 'withdrawn':
      return new AppError('withdrawn', t.articleWithdrawn());
    case 'not-signed-in':
      return notLoggedIn();
    case 'subscription-needed':
    case 'purchase-needed':
      return new AppError('subscription-needed', t.subscribersOnly());
  }
}

/** Throws for those who may not read an article: 401 for visitors, 402 without a pass or its issue, 410 once withdrawn. */
export async function requireReader(ctx: Context, { article }: Pick<FoundArticle, 'article'>): Promise<void> {
  const decision = await entitlementTo(ctx, { kind: 'article', ...article });
  if (!decision.mayRead) throw refusalOf(decision.reason);
}
