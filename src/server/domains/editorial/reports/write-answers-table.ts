import { siteDay } from '../../../../contracts/site-zone.ts';
import type { ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import { answerInWords } from '../../../../contracts/review-answers.ts';
import { recommendationNames } from '../../../../contracts/review-values.ts';
import * as desk from '../../../../messages/assignment-responses.ts';
import * as t from '../../../../messages/review-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { forbidden, notFound } from '../../../errors.ts';
import { csvTable } from '../../../spreadsheet-table.ts';
import { hasRole } from '../../accounts/index.ts';
import { articleNumber } from '../../articles/index.ts';
import { findJournal, listForms } from '../../journals/index.ts';
import { editing } from '../who-may.ts';
import { listAnsweredManuscripts, listAnsweredReports } from './answers-table-store.ts';

const manuscriptsAtOnce = 200;

const columns = [desk.csvNumber, desk.csvTitle, desk.csvRound, t.csvReviewer, desk.csvReceived, t.csvRecommendation];

/** Every question that a journal has asked, those of its newest form first. */
const questionsOf = (forms: readonly { readonly questions: readonly ReviewQuestion[] }[]): ReviewQuestion[] => [
  ...new Map(forms.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const))).values(),
];

type Answered = Awaited<ReturnType<typeof listAnsweredReports>>[number];

/** A number stays a number for the spreadsheet. */
const inCell = (one: NonNullable<Answered['answered']>[number]): string =>
  typeof one.answer === 'number' ? String(one.answer) : answerInWords(one);

function cellsOf(row: Answered, questions: readonly ReviewQuestion[]): string[] {
  const answers = new Map(row.answered?.map((one) => [one.question.id, inCell(one)]));
  return [
    articleNumber(row.manuscriptId),
    row.title,
    String(row.round),
    t.reviewerNumber({ number: row.number }),
    row.submittedAt === null ? '' : siteDay(row.submittedAt),
    row.recommendation === null ? '' : recommendationNames[row.recommendation](),
    ...questions.map(({ id }) => answers.get(id) ?? ''),
  ];
}

/** The answers to a journal’s review form as CSV, a report on each line, for those who edit the journal; streamed. */
export async function readAnswersTable(ctx: Context, journalId: string) {
  const person = signedIn(ctx);
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  if (!person.isAdmin && !(await hasRole(ctx.db, person.userId, journal.id, editing))) throw forbidden();
  const questions = questionsOf(await listForms(ctx.db, journal.id));
  const wanted = { journalId: journal.id, person };
  async function* rows() {
    yield [...columns.map((column) => column()), ...questions.map(({ question }) => question)];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const ids: string[] = await listAnsweredManuscripts(ctx.db, { ...wanted, after, limit: manuscriptsAtOnce });
      const reports = ids.length === 0 ? [] : await listAnsweredReports(ctx.db, wanted, ids);
      for (const report of reports) yield cellsOf(report, questions);
      after = ids.at(-1);
    }
  }
  const day = ctx.now().toISOString().slice(0, 10);
  return { text: csvTable(rows()), saveAs: `review-answers-${journal.abbreviation}-${day}.csv` };
}
