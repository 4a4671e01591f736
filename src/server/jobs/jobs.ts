import type { Database } from '../db/database.ts';

/** An email to send; `letterId` is its name in the queue of an earlier version. */
export type EmailJob = { readonly emailId: string } | { readonly letterId: string };

/** The id of the email to send. */
export const emailIdOf = (job: EmailJob): string => ('emailId' in job ? job.emailId : job.letterId);

/** A whole message in the queue of an earlier version. */
export interface EarlierMail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
}

/** The jobs that the product knows, with what each carries. */
export interface JobPayloads {
  'send-mail': EmailJob | EarlierMail;
  'read-bounces': object;
  'send-refund': { readonly refundId: string };
  'write-account-letter': { readonly letter: 'verify-email' | 'reset-password'; readonly email: string };
  'clear-leftovers': object;
  'clear-replaced': { readonly uploadId: string };
  'settle-open-orders': object;
  'compare-with-provider': object;
  'lapse-invitations': object;
  'make-review-copies': { readonly manuscriptId: string };
  'check-anonymity': { readonly manuscriptId: string; readonly version: number };
  'compare-with-portal': { readonly manuscriptId: string; readonly version: number };
  'read-manuscript-text': { readonly manuscriptId: string };
  'send-reminders': object;
  'send-message-emails': object;
  'seal-records': object;
  'sum-usage': object;
  'end-issue-checkouts': { readonly fullIssueId: string };
  'end-fee-checkouts': { readonly manuscriptId: string };
  'retire-issue-price': { readonly lookupKey: string };
  'build-issue': { readonly buildId: string };
  'resume-issue-builds': object;
  'send-due-mailings': object;
  'send-mailing-letter': EmailJob;
  'register-dois': object;
  'write-orcid-works': object;
  'look-up-references': object;
  'follow-open-periods': object;
}

export const jobNames = [
  'send-mail',
  'read-bounces',
  'send-refund',
  'write-account-letter',
  'clear-leftovers',
  'clear-replaced',
  'settle-open-orders',
  'compare-with-provider',
  'lapse-invitations',
  'make-review-copies',
  'check-anonymity',
  'compare-with-portal',
  'read-manuscript-text',
  'send-reminders',
  'send-message-emails',
  'seal-records',
  'sum-usage',
  'end-issue-checkouts',
  'end-fee-checkouts',
  'retire-issue-price',
  'build-issue',
  'resume-issue-builds',
  'send-due-mailings',
  'send-mailing-letter',
  'register-dois',
  'write-orcid-works',
  'look-up-references',
  'follow-open-periods',
] as const satisfies readonly (keyof JobPayloads)[];
export type JobName = keyof JobPayloads;

export const isJobName = (name: string): name is JobName => jobNames.some((known) => known === name);

/** What does each job. */
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/** The queue. A job is a row written with `db`, so it exists only if the change that asked for it does. */
export interface Jobs {
  enqueue<N extends JobName>(db: Database, name: N, payload: JobPayloads[N]): Promise<void>;
  /** The same for many at once. */
  enqueueAll<N extends JobName>(db: Database, name: N, payloads: readonly JobPayloads[N][]): Promise<void>;
  check(): Promise<void>;
}
