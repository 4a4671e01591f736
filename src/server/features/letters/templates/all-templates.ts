import * as accounts from './account-templates.ts';
import type { LetterTemplate } from './letter-template.ts';
import * as manuscripts from './manuscript-templates.ts';
import * as payments from './payment-templates.ts';
import * as reviews from './review-templates.ts';

/** The letters of the product whose words can be changed, group by group, in the order of their course. */
export const allTemplates: readonly LetterTemplate[] = [
  accounts.verify,
  accounts.registered,
  accounts.reset,
  accounts.password,
  accounts.changeEmail,
  accounts.confirmAddress,
  accounts.emailNotice,
  accounts.accountDeleted,
  manuscripts.received,
  manuscripts.receivedAgain,
  manuscripts.accepted,
  manuscripts.rejected,
  manuscripts.published,
  manuscripts.withdrawn,
  manuscripts.moved,
  manuscripts.deleted,
  manuscripts.restored,
  reviews.reviewInvitation,
  reviews.reviewAccepted,
  reviews.reportDue,
  reviews.reportOverdue,
  reviews.reportThanks,
  reviews.toRatify,
  reviews.decision,
  reviews.reviewerThanks,
  reviews.reviewNotNeeded,
  reviews.revisionDue,
  payments.subscription,
  payments.fullIssue,
  payments.handlingFee,
  payments.refund,
  payments.waiver,
];

const byName = new Map(allTemplates.map((template) => [template.name, template]));

export const findTemplate = (name: string): LetterTemplate | undefined => byName.get(name);
