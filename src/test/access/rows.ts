import type { Call } from '../../contracts/call.ts';
import { accounts } from '../../contracts/accounts.ts';
import { corrections } from '../../contracts/corrections.ts';
import { discussions } from '../../contracts/discussions.ts';
import { finalPdf } from '../../contracts/final-pdf.ts';
import { files } from '../../contracts/files.ts';
import { issues } from '../../contracts/issues.ts';
import { mailings } from '../../contracts/mailings.ts';
import { payments } from '../../contracts/payments.ts';
import { production } from '../../contracts/production.ts';
import { siteContent } from '../../contracts/site-content.ts';
import { reviewAnswerFiles } from '../../contracts/review-answer-files.ts';
import { reviews } from '../../contracts/reviews.ts';
import { verification } from '../../contracts/verification.ts';
import { accountRows } from './account-rows.ts';
import { administrationRows } from './administration-rows.ts';
import { openReviewRows } from './open-review-rows.ts';
import { orcidRows } from './orcid-rows.ts';
import { outboxRows } from './outbox-rows.ts';
import { bookkeepingRows } from './bookkeeping-rows.ts';
import { certificateRows } from './certificate-rows.ts';
import { decisionRows } from './decision-rows.ts';
import { discussionRows } from './discussion-rows.ts';
import { editorialRows } from './editorial-rows.ts';
import { feeRows } from './fee-rows.ts';
import { mailingRows } from './mailing-rows.ts';
import { journalRows } from './journal-rows.ts';
import { emailTemplateRows } from './email-template-rows.ts';
import { manuscriptRows } from './manuscript-rows.ts';
import { moneyRows } from './money-rows.ts';
import { adminOverviewRows } from './oversight-rows.ts';
import { productionRows } from './production-rows.ts';
import { proposalRows } from './proposal-rows.ts';
import { readingRows } from './reading-rows.ts';
import { reviewRows } from './review-rows.ts';
import { siteContentRows } from './site-content-rows.ts';
import { reviewFileRows } from './review-file-rows.ts';
import { revisionRows } from './revision-rows.ts';
import type { Row } from './table.ts';
import { usageRows } from './usage-rows.ts';

/** The table. What is asked in another form than JSON (uploads, the pricing form, signed events) has suites of its own. */
export const rows: readonly Row[] = [
  ...accountRows,
  ...administrationRows,
  ...outboxRows,
  ...mailingRows,
  ...journalRows,
  ...orcidRows,
  ...readingRows,
  ...manuscriptRows,
  ...certificateRows,
  ...moneyRows,
  ...bookkeepingRows,
  ...feeRows,
  ...reviewFileRows,
  ...proposalRows,
  ...editorialRows,
  ...decisionRows,
  ...discussionRows,
  ...openReviewRows,
  ...reviewRows,
  ...revisionRows,
  ...productionRows,
  ...usageRows,
  ...adminOverviewRows,
  ...siteContentRows,
  ...emailTemplateRows,
];

/** The calls of other forms, and of no form; their suites are named beside them. */
export const heldElsewhere: readonly Call[] = [
  // files.http.test.ts
  files.upload,
  // resumable-uploads.http.test.ts
  files.beginResumable,
  files.resumableState,
  files.resume,
  files.cancelResumable,
  // public-pdf.http.test.ts
  verification.uploadPublicPdf,
  // corrections.http.test.ts
  corrections.uploadPdf,
  // rejection-files.http.test.ts
  verification.uploadRejectionFiles,
  // review-reports.http.test.ts
  reviews.attach,
  // file-answers.http.test.ts
  reviewAnswerFiles.attachAnswer,
  // discussions-unnamed.http.test.ts
  discussions.upload,
  // production.http.test.ts
  production.uploadPicture,
  // final-pdf.http.test.ts
  finalPdf.upload,
  // full-issue-files.http.test.ts
  issues.upload,
  // site-texts.http.test.ts
  siteContent.uploadPicture,
  // payments.http.test.ts
  payments.startSubscription,
  payments.webhook,
  // marketing-emails.http.test.ts
  mailings.unsubscribeAtOnce,
  // sessions.http.test.ts: it would end the sign-ins of everybody in the table
  accounts.logout,
];
