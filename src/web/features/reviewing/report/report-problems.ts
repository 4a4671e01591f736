import { scoreNames, Report, scoredQualities, type ReportDraft } from '../../../../contracts/review-values.ts';
import { longestRemarks } from '../../../../contracts/review-limits.ts';

/** What keeps a report from being submitted: the field to mend, and what to say. */
export interface ReportProblem {
  readonly field: string;
  readonly message: string;
}

/** The field of a score, as the form names it. */
export const scoreField = (quality: (typeof scoredQualities)[number]) => `scores.${quality}`;

/** Every problem of a report, in the order of the form. */
export function reportProblems(draft: ReportDraft): ReportProblem[] {
  const unscored = scoredQualities
    .filter((quality) => draft.scores[quality] === null)
    .map((quality) => ({ field: scoreField(quality), message: `Please give a score for ${scoreNames[quality]}.` }));
  const texts = (['commentsToAuthor', 'confidentialRemarks', 'recommendation'] as const).flatMap((field) => {
    const issue = Report.shape[field].safeParse(draft[field]).error?.issues[0];
    return issue ? [{ field, message: messageOf(field, draft, issue.message) }] : [];
  });
  return [...unscored, ...texts];
}

/** What to say of a text: one that is missing, or may be empty and is judged as one of two shapes, is said in its own words. */
function messageOf(field: string, draft: ReportDraft, message: string): string {
  if (field === 'commentsToAuthor' && draft.commentsToAuthor.trim() === '')
    return 'Please write your comments to the author.';
  if (field !== 'confidentialRemarks') return message;
  const isShort = draft.confidentialRemarks.length <= longestRemarks;
  return isShort
    ? 'The confidential remarks may not contain control characters.'
    : `The confidential remarks have at most ${longestRemarks.toLocaleString('en-GB')} characters.`;
}
