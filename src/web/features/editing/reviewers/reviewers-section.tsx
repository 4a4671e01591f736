import { Button } from '@mantine/core';
import type { EditorsInvitation, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { reportWords, type EditedProps } from '../review-names.ts';
import { CancelInvitationDialog, ExtendReviewDialog } from './invitation-dialogs.tsx';
import { invitationColumns, InvitationRow, type InvitationQuestion } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ProposalList } from './proposal-list.tsx';
import styles from './reviewers.module.css';
import type { Invited } from './use-invitation.ts';

interface Asked {
  readonly question: InvitationQuestion;
  readonly invitation: EditorsInvitation;
}

/** The invitations of a manuscript, those of this round first; earlier rounds are folded in. */
function InvitationBoard({ manuscript: { invitations, round } }: { manuscript: EditorsManuscript }) {
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

/** Who was invited and how each stands; who could be, and why; and the way to invite somebody by email. */
export function ReviewersSection({ manuscript, user }: EditedProps) {
  const { asked, ask, close } = useAsked<Invited>();
  const mayInvite = manuscript.allowed.includes('invite');
  return (
    <EditedSection
      id="reviewers"
      title="Reviewers"
      lead={`Reports of round ${manuscript.round}: ${reportWords(manuscript)}.`}
      manuscript={manuscript}
    >
      <InvitationBoard manuscript={manuscript} />
      {mayInvite && (
        <div className={styles.proposals}>
          <div className={styles.top}>
            <h3>Invite reviewers</h3>
            <Button variant="default" onClick={() => ask('by-email')}>
              Invite by email
            </Button>
          </div>
          <ProposalList manuscript={manuscript} onInvite={ask} />
        </div>
      )}
      {asked && (
        <InviteDialog
          key={asked.turn}
          manuscript={manuscript}
          user={user}
          invited={asked.what}
          isOpen={asked.isOpen}
          onClose={close}
        />
      )}
    </EditedSection>
  );
}
