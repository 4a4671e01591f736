import * as t from '../../../../messages/editorial-emails.ts';
import type { SiteFacts } from '../../../context.ts';
import type { Account } from '../../accounts/index.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import type { RoundFacts } from '../manuscripts/round-store.ts';
import { aboutManuscript, dayInWords, followUrl, invitedName, namedTo, reviewUrl } from '../review-words.ts';
import type { EditingPerson } from '../editing-store.ts';
import { toEditor, type Colleague } from '../editors-to-tell.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';

/** Thanks a reviewer for a report. */
export function reportThanksMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  account: Account,
): TemplateEmail {
  return composeEmail(site, reviewTemplates.reportThanks, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      ...aboutManuscript(found),
      openReview: found.journal.publishesReviews ? t.reviewsChosen() : '',
    },
    url: reviewUrl(site, invitation.id),
  });
}

/** Tells a reviewer that their report is returned, why, and until when to submit it again. */
export function reportReturnedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { to, message, dueAt }: { readonly to: string; readonly message: string; readonly dueAt: Date },
): TemplateEmail {
  return composeEmail(site, reviewTemplates.reportReturned, {
    to,
    values: {
      reviewer: invitedName(invitation),
      ...aboutManuscript(found),
      message,
      dueOn: dayInWords(dueAt),
    },
    url: reviewUrl(site, invitation.id),
  });
}

const counted = (count: number) => t.reportsAre({ count });

/** Tells an editor that enough reports are in to decide. */
export function reportsInMail(
  site: SiteFacts,
  found: FoundManuscript,
  { editor, round }: { editor: EditingPerson; round: RoundFacts },
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  const more = round.stillExpected;
  const whatMore = more === 0 ? t.noneExpected() : t.moreExpected({ count: more });
  return composeEmail(site, reviewTemplates.reportsIn, {
    ...letter,
    values: { ...values, reportsAre: counted(round.reportsIn), whatMore },
  });
}

/** Tells a decision-maker that another report has arrived while the decision is pending. */
export const lateReportMail = (site: SiteFacts, { found }: HeldInvitation, person: Colleague): TemplateEmail =>
  composeEmail(site, reviewTemplates.reportLate, toEditor(site, found, person));

/** Tells an editor that a report has arrived after the decision, and that the author does not have it. */
export const reportAfterDecisionMail = (site: SiteFacts, { found }: HeldInvitation, person: Colleague): TemplateEmail =>
  composeEmail(site, reviewTemplates.reportAfterDecision, toEditor(site, found, person));

/** Brings the author a report that came after the decision, with what the editor wrote. */
export function reportForwardedMail(site: SiteFacts, found: FoundManuscript, message: string): TemplateEmail {
  const { to, values } = namedTo(found.author, found);
  return composeEmail(site, reviewTemplates.reportForwarded, {
    to,
    values: { ...values, message },
    url: followUrl(site, found),
  });
}

/** Tells a reviewer that the decision is sent, and that their report is welcome and no longer needed. */
export const decidedWithoutMail = (site: SiteFacts, { invitation, found }: HeldInvitation, to: string): TemplateEmail =>
  composeEmail(site, reviewTemplates.decidedWithout, {
    to,
    values: { reviewer: invitedName(invitation), ...aboutManuscript(found) },
    url: reviewUrl(site, invitation.id),
  });

/** Tells an editor that a reviewer has withdrawn, and what happened to the report. */
export function recusedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  recusal: { editor: EditingPerson; reason: string; isReported: boolean; isEditorsTurn: boolean },
): TemplateEmail {
  const { editor, reason, isReported, isEditorsTurn } = recusal;
  const { values, ...letter } = toEditor(site, found, editor);
  const aboutReport = isReported ? t.reportWithdrawn() : '';
  const whoseTurn = isEditorsTurn ? t.inviteAnother() : '';
  return composeEmail(site, reviewTemplates.reviewerRecused, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation), reason, aboutReport, whoseTurn },
  });
}

/** Tells an editor that a reviewer who owed an answer or a report has deleted their account. */
export const reviewerGoneMail = (site: SiteFacts, { found }: HeldInvitation, editor: EditingPerson): TemplateEmail =>
  composeEmail(site, reviewTemplates.reviewerGone, toEditor(site, found, editor));
