import type { z } from 'zod';
import { blankReport, ReportDraft } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { keptWork, readKeptWork, untouchedWork } from '../../../drafts/kept-work.ts';

/** A report as this browser stores it, and how it compares with the server's copy. */
const KeptReport = keptWork(ReportDraft);
export type KeptReport = z.infer<typeof KeptReport>;

/** An empty report. */
export const untouchedReport = (): KeptReport => untouchedWork(blankReport);

/** A report from the browser's storage. */
export const readKeptReport = (text: string | null): KeptReport | null => readKeptWork(KeptReport, text);

const parts = [
  { words: t.differsOriginality, of: ({ scores }: ReportDraft) => scores.originality },
  { words: t.differsSoundness, of: ({ scores }: ReportDraft) => scores.soundness },
  { words: t.differsClarity, of: ({ scores }: ReportDraft) => scores.clarity },
  { words: t.differsSignificance, of: ({ scores }: ReportDraft) => scores.significance },
  { words: t.differsComments, of: ({ commentsToAuthor }: ReportDraft) => commentsToAuthor },
  { words: t.differsRemarks, of: ({ confidentialRemarks }: ReportDraft) => confidentialRemarks },
  { words: t.differsRecommendation, of: ({ recommendation }: ReportDraft) => recommendation },
];

/** The parts in which two versions of a report differ, in words. */
export const reportDifferences = (one: ReportDraft, other: ReportDraft): string[] =>
  parts.filter(({ of }) => of(one) !== of(other)).map(({ words }) => words());

/** Whether two versions are the same. */
export const isSameReport = (one: ReportDraft, other: ReportDraft): boolean =>
  reportDifferences(one, other).length === 0;

/** Whether a report has any content. */
export const isBegun = (draft: ReportDraft): boolean => !isSameReport(draft, blankReport);
