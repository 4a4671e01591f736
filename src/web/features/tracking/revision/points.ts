import type { AnonymousReport, PointAnswer } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/tracking.ts';
import type { Problem } from '../../../ui/forms/problem-list.tsx';
import { partsOf, splitReport } from './split-report.ts';

const plainWords = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The points of every report, without answers, to start from. */
export const pointsOf = (reports: readonly AnonymousReport[]): PointAnswer[] =>
  reports.flatMap(({ id, commentsToAuthor }) =>
    splitReport(commentsToAuthor).map((point) => ({ reportId: id, point, answer: '' })),
  );

/** Whether a point quotes the reviewer. Only points that the author added can be edited. */
export function isQuoted({ point }: PointAnswer, { commentsToAuthor }: AnonymousReport): boolean {
  const words = plainWords(point);
  return words !== '' && plainWords(commentsToAuthor).includes(words);
}

/** The points of a report that the author has removed. */
export function missingPoints(report: AnonymousReport, answers: readonly PointAnswer[]): PointAnswer[] {
  const asked = plainWords(
    answers
      .filter(({ reportId }) => reportId === report.id)
      .map(({ point }) => point)
      .join(' '),
  );
  return pointsOf([report]).filter(({ point }) => !asked.includes(plainWords(point)));
}

/** Whether a point can be split. */
export const canSplit = ({ point }: PointAnswer): boolean => partsOf(point).length > 1;

const joinTexts = (one: string, other: string, by: string) => [one, other].filter((text) => text !== '').join(by);

/** Splits the point at a place into its parts. The answer stays with the first. */
export function splitPoint(answers: readonly PointAnswer[], place: number): PointAnswer[] {
  const split = answers[place];
  if (!split) return [...answers];
  const parts = partsOf(split.point).map((point, part) => ({
    ...split,
    point,
    answer: part === 0 ? split.answer : '',
  }));
  return answers.toSpliced(place, 1, ...parts);
}

/** The place of the point before, of the same report; null where there is none. */
export function placeBefore(answers: readonly PointAnswer[], place: number): number | null {
  const reportId = answers[place]?.reportId;
  const before = answers.findLastIndex((answer, other) => other < place && answer.reportId === reportId);
  return before < 0 ? null : before;
}

/** Merges the point at a place with the previous one of the same report. Both answers stay. */
export function joinPoint(answers: readonly PointAnswer[], place: number): PointAnswer[] {
  const before = placeBefore(answers, place);
  const one = before === null ? undefined : answers[before];
  const other = answers[place];
  if (before === null || !one || !other) return [...answers];
  const joined = {
    ...one,
    point: joinTexts(one.point, other.point, '\n'),
    answer: joinTexts(one.answer, other.answer, '\n\n'),
  };
  return answers.with(before, joined).toSpliced(place, 1);
}

/** Adds points to a report, after its others. */
export function addPoints(
  answers: readonly PointAnswer[],
  reportId: string,
  added: readonly PointAnswer[],
): PointAnswer[] {
  const last = answers.findLastIndex((answer) => answer.reportId === reportId);
  return answers.toSpliced(last < 0 ? answers.length : last + 1, 0, ...added);
}

/** The field of the answer at a place, as the form names it. */
export const answerField = (place: number) => `answers.${place}`;

/** The field of the button that adds a point to a report, as the form names it. */
export const addingField = ({ id }: Pick<AnonymousReport, 'id'>) => `points.${id}`;

/** Why the answers cannot be sent: a report without points, or points without an answer. */
export function answerProblems(reports: readonly AnonymousReport[], answers: readonly PointAnswer[]): Problem[] {
  return reports.flatMap((report) => {
    const { id, reviewer } = report;
    const own = answers.flatMap(({ reportId, answer }, place) => (reportId === id ? [{ answer, place }] : []));
    if (own.length === 0) return [{ field: addingField(report), message: t.reportUnanswered({ reviewer }) }];
    return own.flatMap(({ answer, place }, at) =>
      answer.trim() === ''
        ? [{ field: answerField(place), message: t.pointUnanswered({ reviewer, number: at + 1 }) }]
        : [],
    );
  });
}

/** Two lists of answers that say the same. */
export const isSameAnswers = (one: readonly PointAnswer[], other: readonly PointAnswer[]): boolean =>
  one.length === other.length &&
  one.every(({ reportId, point, answer }, place) => {
    const there = other[place];
    return there?.reportId === reportId && there.point === point && there.answer === answer;
  });
