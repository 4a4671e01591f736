import type { z } from 'zod';
import { blankReport, ReportDraft } from '../../../../contracts/review-values.ts';
import { keptWork, readKeptWork, untouchedWork } from '../../../drafts/kept-work.ts';

/** A report as this browser keeps it while it is typed, and how it stands to the server's copy. */
const KeptReport = keptWork(ReportDraft);
export type KeptReport = z.infer<typeof KeptReport>;

/** A report that nobody has begun. */
export const untouchedReport = (): KeptReport => untouchedWork(blankReport);

/** A report out of the browser's store. */
export const readKeptReport = (text: string | null): KeptReport | null => readKeptWork(KeptReport, text);

const parts = [
  { words: 'the score for originality', of: ({ scores }: ReportDraft) => scores.originality },
  { words: 'the score for soundness', of: ({ scores }: ReportDraft) => scores.soundness },
  { words: 'the score for clarity', of: ({ scores }: ReportDraft) => scores.clarity },
  { words: 'the score for significance', of: ({ scores }: ReportDraft) => scores.significance },
  { words: 'the comments to the author', of: ({ commentsToAuthor }: ReportDraft) => commentsToAuthor },
  { words: 'the confidential remarks', of: ({ confidentialRemarks }: ReportDraft) => confidentialRemarks },
  { words: 'the recommendation', of: ({ recommendation }: ReportDraft) => recommendation },
];

/** What differs between two states of a report, in words. */
export const reportDifferences = (one: ReportDraft, other: ReportDraft): string[] =>
  parts.filter(({ of }) => of(one) !== of(other)).map(({ words }) => words);

/** Whether two states hold the same report. */
export const isSameReport = (one: ReportDraft, other: ReportDraft): boolean =>
  reportDifferences(one, other).length === 0;

/** Whether anything of a report is there. */
export const isBegun = (draft: ReportDraft): boolean => !isSameReport(draft, blankReport);
