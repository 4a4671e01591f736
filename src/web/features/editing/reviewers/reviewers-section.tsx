import { Button } from '@mantine/core';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { reportWords, type EditedProps } from '../review-names.ts';
import { InvitationBoard } from './invitation-board.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ProposalList } from './proposal-list.tsx';
import styles from './reviewers.module.css';
import type { Invited } from './use-invitation.ts';

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
