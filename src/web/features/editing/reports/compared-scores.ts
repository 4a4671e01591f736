import { answerInWords } from '../../../../contracts/review-answers.ts';
import type { AnsweredQuestion, FileAnswer, ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import { scoredQualities, scoreNames, type Scores } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';

/** What is compared of a report. */
interface ComparedReport {
  readonly invitation: { readonly reviewerNumber: number | null };
  readonly report: { readonly scores: Scores; readonly answered: readonly AnsweredQuestion[] };
}

type Cell = AnsweredQuestion['answer'] | null;

/** A question, with what each reviewer answered. */
interface ComparedRow {
  readonly key: string;
  readonly question: string;
  /** Null where a reviewer gave no answer. */
  readonly cells: readonly (string | FileAnswer | null)[];
  /** Of the numbers, to one place; null where there are none. */
  readonly mean: string | null;
}

interface Compared {
  /** The numbers of the reviewers whose reports count. */
  readonly reviewers: readonly number[];
  readonly rows: readonly ComparedRow[];
}

function meanOf(cells: readonly Cell[]): string | null {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  if (numbers.length === 0) return null;
  return (numbers.reduce((sum, each) => sum + each, 0) / numbers.length).toFixed(1);
}

const inCell = (one: AnsweredQuestion): string | FileAnswer => {
  if (typeof one.answer === 'object') return one.answer;
  return typeof one.answer === 'number' ? String(one.answer) : answerInWords(one);
};

const labelOf = ({ question, answer }: ReviewQuestion): string =>
  answer.kind === 'scale' ? t.comparedScale({ question, steps: answer.steps }) : question;

/** The scores and the answers that can be compared, question by reviewer; texts stay in the reports. */
export function comparedScores(reports: readonly ComparedReport[]): Compared {
  const counted = reports.flatMap(({ invitation, report }) =>
    invitation.reviewerNumber === null ? [] : [{ number: invitation.reviewerNumber, report }],
  );
  const qualities = scoredQualities.map((quality) => {
    const cells = counted.map(({ report }) => report.scores[quality]);
    return { key: quality, question: scoreNames[quality](), cells: cells.map(String), mean: meanOf(cells) };
  });
  const asked = new Map(
    counted.flatMap(({ report }) => report.answered.map(({ question }) => [question.id, question] as const)),
  );
  const answers = [...asked.values()]
    .filter(({ answer }) => answer.kind !== 'text')
    .map((question) => {
      const found = counted.map(({ report }) => report.answered.find((one) => one.question.id === question.id));
      return {
        key: question.id,
        question: labelOf(question),
        cells: found.map((one) => (one ? inCell(one) : null)),
        mean: meanOf(found.map((one) => one?.answer ?? null)),
      };
    });
  return { reviewers: counted.map(({ number }) => number), rows: [...qualities, ...answers] };
}
