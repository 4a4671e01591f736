import type { OpenInvitation } from '../../../../contracts/reviews.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import type { Context } from '../../../context.ts';
import { findAccount, findAccountByEmail, type Account } from '../../accounts/index.ts';
import { dayOf } from '../days.ts';
import { findByLink, type HeldInvitation } from './held-invitation.ts';

/** The confirmed account that an invitation is for; null while its address has none. */
export async function accountOf(ctx: Context, { invitation }: HeldInvitation): Promise<Account | null> {
  const { reviewerId, email } = invitation;
  const account = reviewerId ? await findAccount(ctx.db, reviewerId) : await findAccountByEmail(ctx.db, email);
  return account?.emailVerifiedAt ? account : null;
}

/** Until when an invitation is to be answered, and when the report would be due if it were accepted today. */
export const answeringDates = (ctx: Context, { invitation, found }: HeldInvitation) => ({
  answerBy: dayOf(invitation.answerBy),
  reportDueOn: dayOf(daysAfter(ctx.now(), found.journal.reviewDays)),
});

/** What an invitation is about, for whoever holds its link; reading spends nothing. */
export async function readInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  const held = await findByLink(ctx, token);
  const { invitation, found } = held;
  const { email, givenName, lastName } = invitation;
  return {
    state: invitation.state,
    articleTitle: found.manuscript.title,
    articleAbstract: found.manuscript.abstract,
    articleKeywords: found.manuscript.keywords,
    journalTitle: found.journal.title,
    ...answeringDates(ctx, held),
    invitee: { email, givenName, lastName },
    hasAccount: (await accountOf(ctx, held)) !== null,
  };
}
