import { answersWithoutFiles } from '../../../../contracts/review-answers.ts';
import * as t from '../../../../messages/review-responses.ts';
import { AppError, forbidden, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import {
  lockActiveAccount,
  openInvitedAccount,
  prepareInvitedAccount,
  type Account,
  type InvitedPerson,
  findAccount,
  findAccountByEmail,
} from '../../accounts/index.ts';
import { accept, decline } from './answer-invitation.ts';
import { findByLink, holdAnswerable, type HeldInvitation } from './held-invitation.ts';
import type { OpenInvitation } from '../../../../contracts/reviews.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import type { Context } from '../../../context.ts';
import { readOwnEarlierRounds } from '../reports/earlier-rounds.ts';
import { dayOf } from '../review-words.ts';

/** The confirmed account of an invitation's address; null if there is none. */
async function accountOf(ctx: Context, { invitation }: HeldInvitation): Promise<Account | null> {
  const { reviewerId, email } = invitation;
  const account = reviewerId ? await findAccount(ctx.db, reviewerId) : await findAccountByEmail(ctx.db, email);
  return account?.emailVerifiedAt ? account : null;
}

/** The deadline for the answer, and the report's due date if accepted today. */
export const answeringDates = (ctx: Context, { invitation, found }: HeldInvitation) => ({
  answerBy: dayOf(invitation.answerBy),
  reportDueOn: dayOf(daysAfter(ctx.now(), found.journal.reviewDays)),
});

/** A link shows no files: who opens it need not be logged in. */
async function readEarlier(ctx: Context, invitation: HeldInvitation['invitation']) {
  const { isRevision, earlier } = await readOwnEarlierRounds(ctx, invitation);
  const withoutFiles = earlier.map((round) => ({
    ...round,
    reports: round.reports.map((report) => ({
      ...report,
      answered: answersWithoutFiles(report.answered),
      attachment: null,
    })),
  }));
  return { isRevision, earlier: withoutFiles };
}

/** The subject of an invitation, for the holder of its link; reading does not use the link up. */
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
    publishesReviews: found.journal.publishesReviews,
    ...(await readEarlier(ctx, invitation)),
    ...answeringDates(ctx, held),
    invitee: { email, givenName, lastName },
    hasAccount: (await accountOf(ctx, held)) !== null,
  };
}

/** Declines by the link of the email; no account is needed, and the link is used up. */
export async function declineByLink(ctx: Context, token: string, reason: string): Promise<{ message: string }> {
  const { invitation } = await findByLink(ctx, token);
  await inTransaction(ctx, async (tx) => decline(tx, await holdAnswerable(tx, invitation), reason));
  return { message: t.declined() };
}

/** The holder of the link sees the address anyway; only they learn that another account is logged in. */
function refuseOthers({ actor }: Context, { invitation }: HeldInvitation, account: Account | null): void {
  if (actor.kind !== 'user' || actor.userId === account?.id) return;
  throw forbidden(t.otherAccount({ invited: invitation.email, own: actor.email }));
}

const loginFirst = (email: string) => new AppError('not-signed-in', t.logInToAccept({ email }));

async function acceptWithAccount(ctx: Context, { invitation }: HeldInvitation, account: Account) {
  if (ctx.actor.kind !== 'user') throw loginFirst(invitation.email);
  const { dueOn } = await inTransaction(ctx, async (tx) => {
    const current = await lockActiveAccount(tx, account.id);
    return accept(tx, await holdAnswerable(tx, invitation), current);
  });
  return t.acceptedByLink({ day: dueOn });
}

async function acceptWithNewAccount(ctx: Context, { invitation }: HeldInvitation, person: InvitedPerson) {
  const fields = await prepareInvitedAccount(person);
  const { email } = invitation;
  const { dueOn } = await inTransaction(ctx, async (tx) => {
    const opened = await openInvitedAccount(tx, email, fields);
    const held = await holdAnswerable(tx, invitation);
    if (!opened) throw loginFirst(email);
    return accept(tx, held, opened);
  });
  return t.acceptedWithAccount({ email, day: dueOn });
}

/**
 * Accepts by the link in the email: with the account of its address if its holder is logged in, or with a new one that
 * the link confirms. It logs no one in.
 */
export async function acceptByLink(
  ctx: Context,
  token: string,
  person: InvitedPerson | undefined,
): Promise<{ message: string; invitationId: string }> {
  const open = await findByLink(ctx, token);
  const account = await accountOf(ctx, open);
  refuseOthers(ctx, open, account);
  const { id: invitationId } = open.invitation;
  if (account) return { message: await acceptWithAccount(ctx, open, account), invitationId };
  if (!person) throw invalidInput('account', t.fillInAccountForm());
  return { message: await acceptWithNewAccount(ctx, open, person), invitationId };
}
