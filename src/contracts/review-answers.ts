import * as t from '../messages/review-form-values.ts';
import {
  longestAnswer,
  type Answer,
  type AnsweredQuestion,
  type Answers,
  type ReviewQuestion,
} from './review-form-values.ts';
import { prose } from './values.ts';

const Text = prose(t.theAnswer, longestAnswer);

const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

function isOffered({ answer: form }: ReviewQuestion, answer: Answer): boolean {
  switch (form.kind) {
    case 'text':
      return typeof answer === 'string';
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= form.steps;
    case 'choice':
      return typeof answer === 'string' && form.choices.includes(answer);
    case 'yes-no':
      return typeof answer === 'boolean';
  }
}

/** The field of an answer, as forms and errors name it. */
export const answerField = ({ id }: Pick<ReviewQuestion, 'id'>): string => `answers.${id}`;

/** Why an answer cannot be submitted; null if it can. */
export function answerProblem(question: ReviewQuestion, answer: Answer | undefined): string | null {
  if (answer === undefined || isBlank(answer)) return question.isRequired ? t.answerMissing(question) : null;
  if (!isOffered(question, answer)) return t.answerNotOffered(question);
  if (question.answer.kind !== 'text') return null;
  const fault = Text.safeParse(answer).error?.issues[0]?.message;
  return fault === undefined ? null : t.answerFaulty({ question: question.question, fault });
}

/** What is wrong with the answers to a form, by field, in the order of the form. */
export function answerProblems(questions: readonly ReviewQuestion[], answers: Answers): Record<string, string> {
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
export const answeredQuestions = (questions: readonly ReviewQuestion[], answers: Answers): AnsweredQuestion[] =>
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

/** An answer in words. */
export function answerInWords({ question: { answer: form }, answer }: AnsweredQuestion): string {
  if (typeof answer === 'boolean') return answer ? t.yes() : t.no();
  return form.kind === 'scale' ? t.answerOfScale({ answer, steps: form.steps }) : String(answer);
}
