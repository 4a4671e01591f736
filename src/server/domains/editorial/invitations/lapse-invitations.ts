import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { addRecord } from '../../records/index.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { holdInvitation } from './held-invitation.ts';
import { invitationLapsedMail } from './invitation-mails.ts';
import { listUnanswered, updateInvitation } from './invitation-store.ts';

async function lapse(tx: Context, listed: InvitationRow): Promise<void> {
  const held = await holdInvitation(tx, listed);
  const { id, state, answerBy, manuscriptId, round } = held.invitation;
  // Answered, extended or lapsed elsewhere meanwhile.
  if (state !== 'invited' || answerBy > tx.now()) return;
  await updateInvitation(tx.db, id, { state: 'lapsed', endedAt: tx.now() });
  await addRecord(tx, 'invitation-lapsed', manuscriptId, { invitationId: id, round });
  const { manuscript } = await refreshTurn(tx, manuscriptId);
  const isTheirs = manuscript.state === 'in-review' && manuscript.turn === 'editor' && manuscript.deletedAt === null;
  if (isTheirs && held.found.manuscript.turn !== 'editor')
    await tellEditors(tx, held.found, (editor) => invitationLapsedMail(tx.site, held, editor));
}

/** Lets the invitations lapse that nobody answered in time; each once, whatever runs twice. The editors are told whose turn it is by that. */
export async function lapseInvitations(ctx: Context): Promise<void> {
  for (const invitation of await listUnanswered(ctx.db, ctx.now()))
    await inTransaction(ctx, (tx) => lapse(tx, invitation));
}
