import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { EditorsInvitation, EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { reportWords, type EditedProps } from '../review-names.ts';
import { nextOf } from '../steps/next-of.ts';
import { CancelInvitationDialog, ExtendReviewDialog } from './invitation-dialogs.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { invitationColumns, InvitationRow, type InvitationQuestion } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { endedLast } from './invited-before.ts';
import { LastRound } from './last-round.tsx';
import { ProposalList } from './proposal-list.tsx';
import styles from './reviewers.module.css';
import { againFor, type Invited } from './use-invitation.ts';

interface Asked {
  readonly question: InvitationQuestion;
  readonly invitation: EditorsInvitation;
}

interface InvitationBoardProps {
  readonly manuscript: EditorsManuscript;
  readonly onInvite: (invited: Invited) => void;
}

/** The invitations of a manuscript, this round first, earlier rounds folded. */
function InvitationBoard({ manuscript, onInvite }: InvitationBoardProps) {
  const { invitations, round } = manuscript;
  const ended = manuscript.allowed.includes('invite') ? endedLast(manuscript) : new Set<string>();
  const { asked, ask, close } = useAsked<Asked>();
  const now = invitations.filter((invitation) => invitation.round === round);
  const earlier = invitations.filter((invitation) => invitation.round !== round);
  const table = (label: string, shown: readonly EditorsInvitation[]) => (
    <CardTable label={label} columns={invitationColumns.map((column) => column())}>
      {shown.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          mayRemind={manuscript.allowed.includes('remind')}
          onInvite={ended.has(invitation.id) ? () => onInvite(againFor(invitation)) : null}
          onAsk={(question) => ask({ question, invitation })}
        />
      ))}
    </CardTable>
  );
  const dialog = asked && { invitation: asked.what.invitation, isOpen: asked.isOpen, onClose: close };
  return (
    <>
      {now.length === 0 && <p className={styles.soft}>{t.nobodyInvited({ round })}</p>}
      {now.length > 0 && <div className={styles.board}>{table(t.invitationsOfRound({ round }), now)}</div>}
      {earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>{t.earlierInvitations()}</summary>
          {table(t.earlierInvitations(), earlier)}
        </details>
      )}
      {dialog && asked.what.question === 'cancel' && <CancelInvitationDialog key={asked.turn} {...dialog} />}
      {dialog && asked.what.question === 'correct' && <CorrectDialog key={asked.turn} {...dialog} />}
      {dialog && asked.what.question === 'extend' && <ExtendReviewDialog key={asked.turn} {...dialog} />}
    </>
  );
}

/** Who else may be invited, folded unless reviewers are missing; the suggestions load when it is unfolded. */
function Invitations({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setShown(isShown || isOpen);
  }
  return (
    <details className={styles.fold} open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary id="invite-reviewers">
        <h3>{t.inviteReviewers()}</h3>
      </summary>
      {isShown && <div className={styles.proposals}>{children}</div>}
    </details>
  );
}

/** The invitations, the suggested reviewers, and the invitation by email. */
export function ReviewersSection({ manuscript, user }: EditedProps) {
  const { asked, ask, close } = useAsked<Invited>();
  const mayInvite = manuscript.allowed.includes('invite');
  const isDecided = manuscript.allowed.includes('forward-report');
  return (
    <EditedSection id="reviewers" title={t.sectionReviewers()} lead={reportWords(manuscript)} manuscript={manuscript}>
      <InvitationBoard manuscript={manuscript} onInvite={ask} />
      {mayInvite && isDecided && <p className={styles.soft}>{t.reportsAfterDecision()}</p>}
      {mayInvite && !isDecided && <LastRound manuscript={manuscript} />}
      {mayInvite && (
        <Invitations isOpen={nextOf(manuscript) === 'invite'}>
          <Button variant="default" onClick={() => ask('by-email')}>
            {t.inviteByEmail()}
          </Button>
          <ProposalList manuscript={manuscript} onInvite={ask} />
        </Invitations>
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
