import { printPreview } from './print-design.ts';
import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { anonymity } from './anonymity.ts';
import { articleFiles } from './article-files.ts';
import { articleVersions } from './article-versions.ts';
import { articleXml } from './article-xml.ts';
import { indexing } from './indexing.ts';
import { indexRecords } from './index-records.ts';
import { articles } from './articles.ts';
import { citing } from './citing.ts';
import { assignment } from './assignment.ts';
import { bookkeeping } from './bookkeeping.ts';
import { certificates } from './certificates.ts';
import { comparison } from './comparison.ts';
import { contact } from './contact.ts';
import { corrections } from './corrections.ts';
import { counterApi } from './counter-api.ts';
import { discovery } from './discovery.ts';
import { dois } from './dois.ts';
import { discussions } from './discussions.ts';
import { production } from './production.ts';
import { productionFront } from './production-front.ts';
import { textCorrections } from './text-corrections.ts';
import { drafts } from './drafts.ts';
import { editorial } from './editorial.ts';
import { fees } from './fees.ts';
import { files } from './files.ts';
import { finalPdf } from './final-pdf.ts';
import { institutions } from './institutions.ts';
import { issueBuilds } from './issue-builds.ts';
import { issues } from './issues.ts';
import { journalAdministration } from './journal-administration.ts';
import { journalSetup } from './journal-setup.ts';
import { journals } from './journals.ts';
import { emailTemplates } from './email-templates.ts';
import { manuscripts } from './manuscripts.ts';
import { mailings } from './mailings.ts';
import { orcid } from './orcid.ts';
import { outbox } from './outbox.ts';
import { openReview } from './open-review.ts';
import { overview } from './overview.ts';
import { payments } from './payments.ts';
import { record } from './audit-log.ts';
import { reviewAnswerFiles } from './review-answer-files.ts';
import { reviewForms } from './review-forms.ts';
import { reviewers } from './reviewers.ts';
import { reviews } from './reviews.ts';
import { revisions } from './revisions.ts';
import { sandbox } from './sandbox.ts';
import { search } from './search.ts';
import { aboutText, boardText, contactText, heroText, siteContent } from './site-content.ts';
import { site } from './site.ts';
import { statistics } from './statistics.ts';
import { usage } from './usage.ts';
import { usageReports } from './usage-reports.ts';
import { verification } from './verification.ts';

/** The API at a glance: every call, by capability. */
export const api = {
  accounts,
  administration,
  journalAdministration,
  journalSetup,
  journals,
  institutions,
  orcid,
  articles,
  citing,
  articleFiles,
  articleVersions,
  printPreview,
  articleXml,
  indexing,
  indexRecords,
  corrections,
  search,
  discovery,
  manuscripts,
  verification,
  drafts,
  anonymity,
  certificates,
  editorial,
  assignment,
  discussions,
  production,
  productionFront,
  textCorrections,
  finalPdf,
  reviewAnswerFiles,
  reviewForms,
  openReview,
  statistics,
  comparison,
  reviewers,
  reviews,
  revisions,
  issues,
  issueBuilds,
  files,
  payments,
  dois,
  fees,
  bookkeeping,
  usage,
  usageReports,
  counterApi,
  sandbox,
  mailings,
  outbox,
  record,
  overview,
  emailTemplates,
  contact,
  site,
  siteContent,
  heroText,
  aboutText,
  contactText,
  boardText,
} as const;
