import type { Context } from './context.ts';
import { writeAccountEmail } from './domains/accounts/index.ts';
import { followOpenPeriods, lookUpReferences, registerDois } from './domains/articles/index.ts';
import { buildIssue, resumeBuilds, retireIssuePrice } from './domains/issues/index.ts';
import { postEmail, postMail, readBounces } from './domains/emails/index.ts';
import { composeMailingEmail, sendDueMailings } from './domains/mailings/index.ts';
import { sealAuditLog } from './domains/audit-log/index.ts';
import {
  checkAnonymity,
  compareWithPortal,
  lapseInvitations,
  makeReviewCopies,
  sendMessageEmails,
  takeAnswer,
} from './domains/editorial/index.ts';
import { sendReminders } from './workflows/reminders/send-reminders.ts';
import { sumUsage } from './domains/usage/index.ts';
import { emailIdOf, type JobHandlers } from './jobs/jobs.ts';
import type { Parts } from './open-parts.ts';
import { readText } from './workflows/production/read-text.ts';
import { clearLeftovers, clearReplaced } from './workflows/cleanup/clear-leftovers.ts';
import { compareWithProvider } from './workflows/payments/compare-with-provider.ts';
import { writeOrcidReviews } from './workflows/orcid/write-reviews.ts';
import { writeOrcidWorks } from './workflows/orcid/write-works.ts';
import { endFeeCheckouts, endIssueCheckouts } from './workflows/payments/end-checkouts.ts';
import { sendRefund } from './workflows/payments/send-refund.ts';
import { settleOpenOrders } from './workflows/payments/settle-open-orders.ts';

/** What does each job of the queue; `system` is the product itself at a task. */
export const jobHandlers = ({ bounceMailbox }: Parts, system: (task: string) => Context): JobHandlers => ({
  'send-mail': (job) => postMail(system('send-mail'), job, composeMailingEmail),
  'read-bounces': async () => {
    if (bounceMailbox) await readBounces(system('read-bounces'), bounceMailbox, takeAnswer);
  },
  'send-refund': async ({ refundId }) => {
    await sendRefund(system('send-refund'), refundId);
  },
  'write-account-letter': (wanted) => writeAccountEmail(system('write-account-letter'), wanted),
  'clear-leftovers': () => clearLeftovers(system('clear-leftovers')),
  'clear-replaced': ({ uploadId }) => clearReplaced(system('clear-replaced'), uploadId),
  'settle-open-orders': () => settleOpenOrders(system('settle-open-orders')),
  'compare-with-provider': () => compareWithProvider(system('compare-with-provider')),
  'lapse-invitations': () => lapseInvitations(system('lapse-invitations')),
  'make-review-copies': ({ manuscriptId }) => makeReviewCopies(system('make-review-copies'), manuscriptId),
  'check-anonymity': (searched) => checkAnonymity(system('check-anonymity'), searched),
  'compare-with-portal': (compared) => compareWithPortal(system('compare-with-portal'), compared),
  'read-manuscript-text': ({ manuscriptId }) => readText(system('read-manuscript-text'), manuscriptId),
  'send-reminders': () => sendReminders(system('send-reminders')),
  'send-message-emails': () => sendMessageEmails(system('send-message-emails')),
  'seal-records': () => sealAuditLog(system('seal-records')),
  'sum-usage': () => sumUsage(system('sum-usage')),
  'end-issue-checkouts': ({ fullIssueId }) => endIssueCheckouts(system('end-issue-checkouts'), fullIssueId),
  'end-fee-checkouts': ({ manuscriptId }) => endFeeCheckouts(system('end-fee-checkouts'), manuscriptId),
  'retire-issue-price': ({ lookupKey }) => retireIssuePrice(system('retire-issue-price'), lookupKey),
  'build-issue': ({ buildId }) => buildIssue(system('build-issue'), buildId),
  'resume-issue-builds': () => resumeBuilds(system('resume-issue-builds')),
  'send-due-mailings': () => sendDueMailings(system('send-due-mailings')),
  'register-dois': () => registerDois(system('register-dois')),
  'write-orcid-works': async () => {
    try {
      await writeOrcidWorks(system('write-orcid-works'));
    } finally {
      // A fault of one kind keeps no item of the other waiting.
      await writeOrcidReviews(system('write-orcid-works'));
    }
  },
  'look-up-references': () => lookUpReferences(system('look-up-references')),
  'follow-open-periods': () => followOpenPeriods(system('follow-open-periods')),
  'send-mailing-letter': (job) => postEmail(system('send-mailing-letter'), emailIdOf(job), composeMailingEmail),
});
