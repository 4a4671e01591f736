import { answersForAuthor } from '../../../../../contracts/review-answers.ts';
import type { AnsweredQuestion } from '../../../../../contracts/review-form-values.ts';
import type { ReportRow } from '../../../../db/schema/index.ts';

type Report = Pick<ReportRow, 'commentsToAuthor' | 'answered'>;

type WrittenAnswer = AnsweredQuestion & { readonly answer: string };

const isWrittenForAuthor = (one: AnsweredQuestion): one is WrittenAnswer =>
  one.question.answer.kind === 'text' && typeof one.answer === 'string' && answersForAuthor([one]).length > 0;

/** Everything that a reviewer writes to the author: the comments and the answers in words. */
export const textForAuthor = ({ commentsToAuthor, answered }: Report): string =>
  [commentsToAuthor ?? '', ...(answered ?? []).filter(isWrittenForAuthor).map(({ answer }) => answer)].join('\n\n');

/** The same report with other words to the author. */
export const withTextForAuthor = ({ commentsToAuthor, answered }: Report, change: (text: string) => string) => ({
  commentsToAuthor: change(commentsToAuthor ?? ''),
  answered: answered?.map((one) => (isWrittenForAuthor(one) ? { ...one, answer: change(one.answer) } : one)) ?? null,
});
