import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { cancelOpenInvitations } from '../invitations/cancel-open-invitations.ts';
import { reviewerAddress } from '../invitations/reviewer-address.ts';
import { sendLetter } from '../../letters/index.ts';
import { notNeededMail } from './decision-mails.ts';

/** Tells somebody that their review is not needed any more, and not why. */
export async function tellNotNeeded(tx: Context, found: FoundManuscript, invitation: InvitationRow): Promise<void> {
  const email = await reviewerAddress(tx, invitation);
  if (email === null) return;
  const mail = notNeededMail(tx.site, found, { ...invitation, email });
  await sendLetter(tx, mail, { manuscriptId: found.manuscript.id });
}

/**
 * Takes back what is still open of a manuscript's invitations, in the transaction that ends their use; each person is told
 * once, and not why.
 */
export async function endInvitations(tx: Context, found: FoundManuscript): Promise<void> {
  for (const invitation of await cancelOpenInvitations(tx, found.manuscript.id))
    await tellNotNeeded(tx, found, invitation);
}
