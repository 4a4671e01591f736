import type { Context } from '../../../context.ts';
import { AppError, forbidden, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import {
  lockStandingAccount,
  openInvitedAccount,
  prepareInvitedAccount,
  type Account,
  type InvitedPerson,
} from '../../accounts/index.ts';
import { accept, decline } from './answer-invitation.ts';
import { findByLink, holdAnswerable, type HeldInvitation } from './held-invitation.ts';
import { accountOf } from './read-invitation.ts';

/** Declines by the link of the letter; no account is needed, and the link is used up. */
export async function declineByLink(ctx: Context, token: string, reason: string): Promise<{ message: string }> {
  const { invitation } = await findByLink(ctx, token);
  await inTransaction(ctx, async (tx) => decline(tx, await holdAnswerable(tx, invitation), reason));
  return { message: 'Thank you for telling us. The invitation is declined.' };
}

/** The address is shown to whoever opens the link anyway; that somebody is signed in with another one, to them alone. */
function refuseOthers({ actor }: Context, { invitation }: HeldInvitation, account: Account | null): void {
  if (actor.kind !== 'user' || actor.userId === account?.id) return;
  throw forbidden(
    `This invitation was sent to ${invitation.email}, and you are logged in as ${actor.email}. Log out and open the link again, or ask the editor to invite your other address.`,
  );
}

const loginFirst = (email: string) =>
  new AppError('not-signed-in', `There is an account for ${email}. Please log in with it to accept the invitation.`);

async function acceptWithAccount(ctx: Context, { invitation }: HeldInvitation, account: Account) {
  if (ctx.actor.kind !== 'user') throw loginFirst(invitation.email);
  const { dueOn } = await inTransaction(ctx, async (tx) => {
    const standing = await lockStandingAccount(tx, account.id);
    return accept(tx, await holdAnswerable(tx, invitation), standing);
  });
  return `Thank you for accepting. Your report is due on ${dueOn}. You find the review on your dashboard.`;
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
  return `Thank you for accepting. Your account for ${email} is ready. Your report is due on ${dueOn}.`;
}

/**
 * Accepts by the link of the letter: with the account of its address, whose holder is signed in, or with a new one, which the link
 * itself confirms. It signs nobody in.
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
  if (!person)
    throw invalidInput('account', 'There is no account for this address yet. Please fill in the form to make one.');
  return { message: await acceptWithNewAccount(ctx, open, person), invitationId };
}
