import { answerField, answerProblem, withFiles } from '../../../../contracts/review-answers.ts';
import type { FileAnswers, ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import { scoreNames, Report, scoredQualities, type ReportDraft } from '../../../../contracts/review-values.ts';
import { longestRemarks } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/reviewing.ts';

/** A reason why a report cannot be submitted, and its field. */
export interface ReportProblem {
  readonly field: string;
  readonly message: string;
}

/** The field of a score, as the form names it. */
export const scoreField = (quality: (typeof scoredQualities)[number]) => `scores.${quality}`;

/** Every problem of a report, in the order of the form. */
export function reportProblems(
  draft: ReportDraft,
  questions: readonly ReviewQuestion[],
  files: FileAnswers,
): ReportProblem[] {
  const given = withFiles(draft.answers, files);
  const unscored = scoredQualities
    .filter((quality) => draft.scores[quality] === null)
    .map((quality) => ({ field: scoreField(quality), message: t.scoreMissing({ quality: scoreNames[quality]() }) }));
  const unanswered = questions.flatMap((question) => {
    const message = answerProblem(question, given[question.id]);
    return message === null ? [] : [{ field: answerField(question), message }];
  });
  const texts = (['commentsToAuthor', 'confidentialRemarks', 'recommendation'] as const).flatMap((field) => {
    const issue = Report.shape[field].safeParse(draft[field]).error?.issues[0];
    return issue ? [{ field, message: messageOf(field, draft, issue.message) }] : [];
  });
  return [...unscored, ...unanswered, ...texts];
}

/** The message for a text; missing comments and faulty remarks have their own, as the schema cannot tell them apart. */
function messageOf(field: string, draft: ReportDraft, message: string): string {
  if (field === 'commentsToAuthor' && draft.commentsToAuthor.trim() === '') return t.commentsMissing();
  if (field !== 'confidentialRemarks') return message;
  const isShort = draft.confidentialRemarks.length <= longestRemarks;
  return isShort
    ? t.remarksHaveControlCharacters()
    : t.remarksTooLong({ most: longestRemarks.toLocaleString('en-GB') });
}
