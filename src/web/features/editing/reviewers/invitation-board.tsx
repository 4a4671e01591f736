import type { EditorsInvitation, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { CancelInvitationDialog, ExtendReviewDialog } from './invitation-dialogs.tsx';
import { InvitationRow, invitationColumns, type InvitationQuestion } from './invitation-row.tsx';
import styles from './reviewers.module.css';

interface Asked {
  readonly question: InvitationQuestion;
  readonly invitation: EditorsInvitation;
}

/** The invitations of a manuscript, those of this round first; earlier rounds are folded in. */
export function InvitationBoard({ manuscript: { invitations, round } }: { manuscript: EditorsManuscript }) {
  const { asked, ask, close } = useAsked<Asked>();
  const now = invitations.filter((invitation) => invitation.round === round);
  const earlier = invitations.filter((invitation) => invitation.round !== round);
  const table = (label: string, shown: readonly EditorsInvitation[]) => (
    <CardTable label={label} columns={invitationColumns}>
      {shown.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onAsk={(question) => ask({ question, invitation })}
        />
      ))}
    </CardTable>
  );
  const dialog = asked && { invitation: asked.what.invitation, isOpen: asked.isOpen, onClose: close };
  return (
    <>
      {now.length === 0 && <p className={styles.soft}>Nobody is invited to round {round} yet.</p>}
      {now.length > 0 && table(`Invitations of round ${round}`, now)}
      {earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>Invitations of earlier rounds</summary>
          {table('Invitations of earlier rounds', earlier)}
        </details>
      )}
      {dialog && asked.what.question === 'cancel' && <CancelInvitationDialog key={asked.turn} {...dialog} />}
      {dialog && asked.what.question === 'extend' && <ExtendReviewDialog key={asked.turn} {...dialog} />}
    </>
  );
}
