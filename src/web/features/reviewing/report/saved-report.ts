import type { z } from 'zod';
import { blankReport, ReportDraft } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { savedWork, readSavedWork, untouchedWork } from '../../../drafts/saved-work.ts';

/** A report as this browser stores it, and how it compares with the server's copy. */
const SavedReport = savedWork(ReportDraft);
export type SavedReport = z.infer<typeof SavedReport>;

/** An empty report. */
export const untouchedReport = (): SavedReport => untouchedWork(blankReport);

/** A report from the browser's storage. */
export const readSavedReport = (text: string | null): SavedReport | null => readSavedWork(SavedReport, text);

/** The answers without empty ones, in the same order wherever they were saved. */
const inOrder = ({ answers }: ReportDraft): string =>
  JSON.stringify(
    Object.entries(answers)
      .filter(([, answer]) => answer !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const parts = [
  { words: t.differsOriginality, of: ({ scores }: ReportDraft) => scores.originality },
  { words: t.differsSoundness, of: ({ scores }: ReportDraft) => scores.soundness },
  { words: t.differsClarity, of: ({ scores }: ReportDraft) => scores.clarity },
  { words: t.differsSignificance, of: ({ scores }: ReportDraft) => scores.significance },
  { words: t.differsComments, of: ({ commentsToAuthor }: ReportDraft) => commentsToAuthor },
  { words: t.differsRemarks, of: ({ confidentialRemarks }: ReportDraft) => confidentialRemarks },
  { words: t.differsAnswers, of: inOrder },
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
