import * as t from '../../../../messages/email-responses.ts';
import type { OutboxArea } from '../../../../contracts/outbox.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as accounts from './account-templates.ts';
import * as publisher from './site-templates.ts';
import type { EmailTemplate } from './email-template.ts';
import * as manuscripts from './manuscript-templates.ts';
import * as notices from './notice-templates.ts';
import * as payments from './payment-templates.ts';
import * as production from './production-templates.ts';
import * as reviews from './review-templates.ts';

/** The email templates by group, in the order in which they are sent. */
export const allTemplates: readonly EmailTemplate[] = [
  accounts.verify,
  accounts.registered,
  accounts.reset,
  accounts.password,
  accounts.changeEmail,
  accounts.changeEmailAskedFor,
  accounts.confirmAddress,
  accounts.emailNotice,
  accounts.emailNoticeAskedFor,
  accounts.accountDeleted,
  manuscripts.received,
  manuscripts.receivedAgain,
  manuscripts.accepted,
  manuscripts.rejected,
  manuscripts.published,
  manuscripts.orcidRequest,
  notices.corrected,
  notices.noticed,
  notices.withdrawn,
  manuscripts.moved,
  manuscripts.deleted,
  manuscripts.restored,
  reviews.reviewBegun,
  reviews.decision,
  reviews.reportForwarded,
  reviews.held,
  reviews.released,
  reviews.revisionDue,
  reviews.extensionGranted,
  reviews.extensionRefused,
  reviews.detailsCorrected,
  reviews.revisionReceived,
  reviews.lapsed,
  reviews.takenBackByAuthor,
  reviews.offerTakenBack,
  reviews.messagesForAuthor,
  reviews.reviewInvitation,
  reviews.reviewInvitationAgain,
  reviews.invitationUnanswered,
  reviews.invitationUnansweredByLink,
  reviews.answerExtended,
  reviews.reviewAccepted,
  reviews.reportDue,
  reviews.reportOverdue,
  reviews.reviewExtended,
  reviews.reviewDateSet,
  reviews.reportThanks,
  reviews.reportReturned,
  reviews.reviewerThanks,
  reviews.messagesForReviewer,
  reviews.reviewNotNeeded,
  reviews.decidedWithout,
  reviews.submissionArrived,
  reviews.submissionBack,
  reviews.assigned,
  reviews.namedAsAuthor,
  reviews.reviewDeclined,
  reviews.invitationLapsed,
  reviews.invitationRenewed,
  reviews.reviewerRecused,
  reviews.reviewerGone,
  reviews.reportOverdueForEditors,
  reviews.reportsIn,
  reviews.reportLate,
  reviews.reportAfterDecision,
  reviews.reviewTextsWait,
  reviews.decisionDue,
  reviews.toRatify,
  reviews.ratificationDue,
  reviews.ratified,
  reviews.sentBack,
  reviews.appealed,
  reviews.colleagueDecided,
  reviews.moveAgreed,
  reviews.moveDeclined,
  reviews.revised,
  reviews.extensionAsked,
  reviews.takenBack,
  reviews.messagesForEditor,
  reviews.unattributedEmail,
  reviews.answerRefused,
  reviews.filesRefused,
  production.productionStarted,
  production.copyEditAsked,
  production.copyEditDue,
  production.copyEditDone,
  production.proofSent,
  production.proofDue,
  production.proofApproved,
  production.taskOverdue,
  payments.subscription,
  payments.fullIssue,
  payments.handlingFee,
  payments.refund,
  payments.waiver,
  publisher.contact,
];

const byName = new Map(allTemplates.map((template) => [template.name, template]));

export const findTemplate = (name: string): EmailTemplate | undefined => byName.get(name);

const untemplated: Readonly<Record<string, PlainMessage>> = { mailing: t.aMailing, 'mailing-test': t.aTest };

/** The kinds of emails in an area of the outbox. */
export const kindsIn = (area: OutboxArea): string[] =>
  area === 'Mailings'
    ? Object.keys(untemplated)
    : allTemplates.filter(({ group }) => group === area).map(({ name }) => name);

/** What an email is, in words. */
export const titleOf = (kind: string): string => findTemplate(kind)?.title ?? (untemplated[kind] ?? t.otherEmail)();
