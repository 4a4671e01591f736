import { siteDay } from '../../../../contracts/site-zone.ts';
import { answersForAuthor } from '../../../../contracts/review-answers.ts';
import type { AnonymousReport } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { FileRow } from '../../files/index.ts';
import type { ReportRow } from '../../../db/schema/index.ts';
import { presentNeutral } from '../anonymity/list-review-copies.ts';

/** The part of a report for readers who do not know the reviewer. */
interface NumberedReport extends Pick<ReportRow, 'round' | 'scores' | 'commentsToAuthor' | 'answered' | 'submittedAt'> {
  readonly id: string;
  readonly number: number | null;
  readonly attachment: FileRow | null;
}

/** A report with its reviewer's number and a day; null until it is submitted. */
export function anonymousReport({ id, round, number, attachment, ...report }: NumberedReport): AnonymousReport[] {
  const { scores, commentsToAuthor, submittedAt } = report;
  if (!scores || commentsToAuthor === null || !submittedAt) return [];
  const file = attachment && presentNeutral(attachment);
  const reviewer = t.reviewerNumber({ number: number ?? '' });
  const answered = answersForAuthor(report.answered ?? []);
  const receivedOn = siteDay(submittedAt);
  return [{ id, reviewer, round, scores, commentsToAuthor, answered, attachment: file, receivedOn }];
}
