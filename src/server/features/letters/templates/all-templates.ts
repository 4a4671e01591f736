import * as accounts from './account-templates.ts';
import * as house from './house-templates.ts';
import type { LetterTemplate } from './letter-template.ts';
import * as manuscripts from './manuscript-templates.ts';
import * as notices from './notice-templates.ts';
import * as payments from './payment-templates.ts';
import * as reviews from './review-templates.ts';

/** The letters of the product whose words can be changed, group by group, in the order of their course. */
export const allTemplates: readonly LetterTemplate[] = [
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
  notices.corrected,
  notices.noticed,
  notices.withdrawn,
  manuscripts.moved,
  manuscripts.deleted,
  manuscripts.restored,
  reviews.decision,
  reviews.held,
  reviews.released,
  reviews.revisionDue,
  reviews.extensionGranted,
  reviews.extensionRefused,
  reviews.revisionReceived,
  reviews.lapsed,
  reviews.takenBackByAuthor,
  reviews.reviewInvitation,
  reviews.invitationUnanswered,
  reviews.invitationUnansweredByLink,
  reviews.answerExtended,
  reviews.reviewAccepted,
  reviews.reportDue,
  reviews.reportOverdue,
  reviews.reviewExtended,
  reviews.reportThanks,
  reviews.reviewerThanks,
  reviews.reviewNotNeeded,
  reviews.namedAsAuthor,
  reviews.reviewDeclined,
  reviews.invitationLapsed,
  reviews.reviewerRecused,
  reviews.reviewerGone,
  reviews.reportOverdueForEditors,
  reviews.reportsIn,
  reviews.reportLate,
  reviews.decisionDue,
  reviews.toRatify,
  reviews.ratificationDue,
  reviews.ratified,
  reviews.sentBack,
  reviews.revised,
  reviews.extensionAsked,
  reviews.takenBack,
  payments.subscription,
  payments.fullIssue,
  payments.handlingFee,
  payments.refund,
  payments.waiver,
  house.contact,
];

const byName = new Map(allTemplates.map((template) => [template.name, template]));

export const findTemplate = (name: string): LetterTemplate | undefined => byName.get(name);
