import { z } from 'zod';
import { ReportDraft } from '../../../../contracts/review-values.ts';

/** A report as this browser keeps it while it is typed, and how it stands to the server's copy. */
export const KeptReport = z.object({
  content: ReportDraft,
  version: z.int(),
  savedAt: z.string().nullable(),
  isSaved: z.boolean(),
  touchedAt: z.string().nullable(),
});
export type KeptReport = z.infer<typeof KeptReport>;

const blank: ReportDraft = {
  scores: { originality: null, soundness: null, clarity: null, significance: null },
  commentsToAuthor: '',
  confidentialRemarks: '',
  recommendation: null,
};

/** A report that nobody has begun. */
export const untouchedReport = (): KeptReport => ({
  content: blank,
  version: 0,
  savedAt: null,
  isSaved: false,
  touchedAt: null,
});

/** A report out of the browser's store. What was typed too long for the server is kept all the same. */
export function readKeptReport(text: string | null): KeptReport | null {
  const value: unknown = JSON.parse(text ?? 'null');
  const judged = KeptReport.safeParse(value);
  if (judged.success) return judged.data;
  // The shape is right wherever nothing but a length is at fault.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return judged.error.issues.every(({ code }) => code === 'too_big') ? (value as KeptReport) : null;
}

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
export const isBegun = (draft: ReportDraft): boolean => !isSameReport(draft, blank);
