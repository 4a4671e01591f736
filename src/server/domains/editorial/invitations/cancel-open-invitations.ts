import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { addRecord } from '../../records/index.ts';
import { listOpenInvitationsOf, updateInvitation } from './invitation-store.ts';

/**
 * Takes back every invitation from which something is still expected, in the transaction that holds the manuscript; answers with
 * them, so that those people can be told. Whose turn it is then is the caller’s to say; their links go on to say what has happened.
 */
export async function cancelOpenInvitations(tx: Context, manuscriptId: string): Promise<InvitationRow[]> {
  const open = await listOpenInvitationsOf(tx.db, manuscriptId);
  for (const { id, round } of open) {
    await updateInvitation(tx.db, id, { state: 'cancelled', endedAt: tx.now() });
    await addRecord(tx, 'invitation-cancelled', manuscriptId, { invitationId: id, round });
  }
  return open;
}
