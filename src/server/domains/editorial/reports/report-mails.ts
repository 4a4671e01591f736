import type { SiteFacts } from '../../../context.ts';
import type { Account } from '../../accounts/index.ts';
import { composeLetter, reviewTemplates, type TemplateLetter } from '../../letters/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import type { RoundFacts } from '../manuscripts/round-store.ts';
import { dayInWords } from '../days.ts';
import type { EditingPerson } from '../editing-store.ts';
import { toEditor, type Colleague } from '../editor-mail.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { invitedName, reviewUrl } from '../review-words.ts';

/** Thanks a reviewer for a report. */
export function reportThanksMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  account: Account,
): TemplateLetter {
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

/** Tells a reviewer that their report is returned, why, and until when to submit it again. */
export function reportReturnedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { to, message, dueAt }: { readonly to: string; readonly message: string; readonly dueAt: Date },
): TemplateLetter {
  const { manuscript, journal } = found;
  return composeLetter(site, reviewTemplates.reportReturned, {
    to,
    values: {
      reviewer: invitedName(invitation),
      manuscript: manuscript.title,
      journal: journal.title,
      message,
      dueOn: dayInWords(dueAt),
    },
    url: reviewUrl(site, invitation.id),
  });
}

const counted = (reports: number) => (reports === 1 ? 'One report is' : `${reports} reports are`);

/** Tells an editor that enough reports are in to decide. */
export function reportsInMail(
  site: SiteFacts,
  found: FoundManuscript,
  { editor, round }: { editor: EditingPerson; round: RoundFacts },
): TemplateLetter {
  const { values, ...letter } = toEditor(site, found, editor);
  const more = round.stillExpected;
  const whatMore =
    more === 0
      ? 'No more are expected. Please read them and decide.'
      : `${more} more may still come. You can wait for them, or decide now.`;
  return composeLetter(site, reviewTemplates.reportsIn, {
    ...letter,
    values: { ...values, reportsAre: counted(round.reportsIn), whatMore },
  });
}

/** Tells somebody who decides that one more report has come while the decision waits. */
export const lateReportMail = (site: SiteFacts, { found }: HeldInvitation, person: Colleague): TemplateLetter =>
  composeLetter(site, reviewTemplates.reportLate, toEditor(site, found, person));

/** Tells an editor that a reviewer has stepped back, and what has become of the report. */
export function recusedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  recusal: { editor: EditingPerson; reason: string; isReported: boolean; isEditorsTurn: boolean },
): TemplateLetter {
  const { editor, reason, isReported, isEditorsTurn } = recusal;
  const { values, ...letter } = toEditor(site, found, editor);
  const aboutReport = isReported
    ? 'The report that they submitted no longer counts and must not go to the author: please see that no letter quotes it.'
    : '';
  const whoseTurn = isEditorsTurn ? 'It is your turn now: please invite somebody else where a report is missing.' : '';
  return composeLetter(site, reviewTemplates.reviewerRecused, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation), reason, aboutReport, whoseTurn },
  });
}

/** Tells an editor that somebody of whom an answer or a report was expected has deleted their account. */
export const reviewerGoneMail = (site: SiteFacts, { found }: HeldInvitation, editor: EditingPerson): TemplateLetter =>
  composeLetter(site, reviewTemplates.reviewerGone, toEditor(site, found, editor));
