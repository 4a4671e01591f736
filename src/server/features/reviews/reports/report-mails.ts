import type { SiteFacts } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import type { Account } from '../../accounts/index.ts';
import { composeLetter, reviewTemplates } from '../../letters/index.ts';
import type { FoundManuscript, RoundFacts } from '../../manuscripts/index.ts';
import type { EditingPerson } from '../editing-store.ts';
import { editorMail, type Colleague } from '../editor-mail.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { invitedName, namedForEditors, reviewUrl } from '../review-words.ts';

/** Thanks a reviewer for a report. */
export function reportThanksMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  account: Account,
): OutgoingMail {
  return composeLetter(site, reviewTemplates.reportThanks, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      manuscript: found.manuscript.title,
      journal: found.journal.title,
    },
    url: reviewUrl(site, invitation.id),
  });
}

const counted = (reports: number) => (reports === 1 ? 'One report is' : `${reports} reports are`);

/** Tells an editor that enough reports are in to decide. */
export function reportsInMail(
  site: SiteFacts,
  found: FoundManuscript,
  { editor, round, invitationId }: { editor: EditingPerson; round: RoundFacts; invitationId: string },
): OutgoingMail {
  const more = round.stillExpected;
  return editorMail(site, found, editor, {
    key: `reports-in:${invitationId}`,
    about: 'The reports are in',
    paragraphs: [
      `${counted(round.reportsIn)} in on ${namedForEditors(found)}, which is enough for a decision.`,
      more === 0
        ? 'No more are expected. Please read them and decide.'
        : `${more} more may still come. You can wait for them, or decide now.`,
    ],
  });
}

/** Tells somebody who decides that one more report has come while the decision waits. */
export function lateReportMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  person: Colleague,
): OutgoingMail {
  return editorMail(site, found, person, {
    key: `report-late:${invitation.id}`,
    about: 'One more report has come',
    paragraphs: [
      `A report on ${namedForEditors(found)} has come while the first decision waits to be ratified. Its comments go to the authors under the letter.`,
      'If it changes your mind, the decision can go back to its editor with a remark.',
    ],
  });
}

/** Tells an editor that a reviewer has stepped back, and what has become of the report. */
export function recusedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  recusal: { editor: EditingPerson; reason: string; isReported: boolean; isEditorsTurn: boolean },
): OutgoingMail {
  const { editor, reason, isReported, isEditorsTurn } = recusal;
  return editorMail(site, found, editor, {
    key: `reviewer-recused:${invitation.id}`,
    about: 'A reviewer has stepped back',
    paragraphs: [
      `${invitedName(invitation)} has stepped back from the review of ${namedForEditors(found)}.`,
      `The reason, for you alone: ${reason}`,
      ...(isReported
        ? [
            'The report that they submitted no longer counts and must not go to the author: please see that no letter quotes it.',
          ]
        : []),
      ...(isEditorsTurn ? ['It is your turn now: please invite somebody else where a report is missing.'] : []),
    ],
  });
}

/** Tells an editor that somebody of whom an answer or a report was expected has deleted their account. */
export function reviewerGoneMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  editor: EditingPerson,
): OutgoingMail {
  return editorMail(site, found, editor, {
    key: `reviewer-gone:${invitation.id}`,
    about: 'A reviewer is no longer there',
    paragraphs: [
      `A person whom you invited to review ${namedForEditors(found)} has deleted their account, and the invitation has ended.`,
      'Please look whether somebody else has to be invited.',
    ],
  });
}
