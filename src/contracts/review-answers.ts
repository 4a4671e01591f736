import * as t from '../messages/review-form-values.ts';
import {
  longestAnswer,
  type Answer,
  type AnsweredQuestion,
  type Answers,
  type FileAnswer,
  type FileAnswers,
  type ReviewQuestion,
} from './review-form-values.ts';
import { prose } from './values.ts';

const Text = prose(t.theAnswer, longestAnswer);

type GivenAnswer = Answer | FileAnswer;

/** What is typed or chosen, with the files. */
export const withFiles = (answers: Answers, files: FileAnswers): Readonly<Record<string, GivenAnswer>> => ({
  ...answers,
  ...files,
});

const isBlank = (answer: GivenAnswer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

function isOffered({ answer: form }: ReviewQuestion, answer: GivenAnswer): boolean {
  switch (form.kind) {
    case 'text':
      return typeof answer === 'string';
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= form.steps;
    case 'choice':
      return typeof answer === 'string' && form.choices.includes(answer);
    case 'yes-no':
      return typeof answer === 'boolean';
    case 'file':
      return typeof answer === 'object';
  }
}

/** The field of an answer, as forms and errors name it. */
export const answerField = ({ id }: Pick<ReviewQuestion, 'id'>): string => `answers.${id}`;

const missing = (question: ReviewQuestion): string =>
  question.answer.kind === 'file' ? t.fileMissing(question) : t.answerMissing(question);

/** Why an answer cannot be submitted; null if it can. */
export function answerProblem(question: ReviewQuestion, answer: GivenAnswer | undefined): string | null {
  if (answer === undefined || isBlank(answer)) return question.isRequired ? missing(question) : null;
  if (!isOffered(question, answer)) return t.answerNotOffered(question);
  if (question.answer.kind !== 'text') return null;
  const fault = Text.safeParse(answer).error?.issues[0]?.message;
  return fault === undefined ? null : t.answerFaulty({ question: question.question, fault });
}

/** What is wrong with the answers to a form, by field, in the order of the form. */
export function answerProblems(
  questions: readonly ReviewQuestion[],
  answers: ReturnType<typeof withFiles>,
): Record<string, string> {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(answers).filter((id) => !known.has(id));
  return Object.fromEntries([
    ...questions.flatMap((question) => {
      const problem = answerProblem(question, answers[question.id]);
      return problem === null ? [] : [[answerField(question), problem] as const];
    }),
    ...unknown.map((id) => [answerField({ id }), t.questionUnknown()] as const),
  ]);
}

/** The questions that are answered, with their answers, in the order of the form. */
export const answeredQuestions = (
  questions: readonly ReviewQuestion[],
  answers: ReturnType<typeof withFiles>,
): AnsweredQuestion[] =>
  questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined || isBlank(answer)) return [];
    return [{ question, answer: typeof answer === 'string' ? answer.trim() : answer }];
  });

/** The answers that the author reads, too. */
export const answersForAuthor = (answered: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answered.filter(({ question }) => question.readers !== 'editors');

/** The answers that are published with the article, if the reviewer agrees. */
export const publicAnswers = (answered: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answered.filter(({ question }) => question.readers === 'everyone');

/** The answers without files. */
export const answersWithoutFiles = (answered: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answered.filter(({ answer }) => typeof answer !== 'object');

/** An answer in words; of a file, its name. */
export function answerInWords({ question: { answer: form }, answer }: AnsweredQuestion): string {
  if (typeof answer === 'object') return answer.name;
  if (typeof answer === 'boolean') return answer ? t.yes() : t.no();
  return form.kind === 'scale' ? t.answerOfScale({ answer, steps: form.steps }) : String(answer);
}
