import { isDeepStrictEqual } from 'node:util';
import type { EditorsTextFinding } from '../../../../../contracts/editorial-values.ts';
import { leadsFrom } from '../../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { changeTextsForAuthor, listStatusReports } from '../../reports/report-store.ts';
import { changeAnswers, listSubmittedAnswers } from '../../revisions/answers-store.ts';
import { listDismissals, findSearched, findSubmitter } from '../check-store.ts';
import type { Dismissals } from '../finding-groups.ts';
import { authorsNamed, peopleOf } from '../people-named.ts';
import type { ReportRow } from '../../../../db/schema/index.ts';
import { listReviewer } from './invited-people-store.ts';
import { textForAuthor, withTextForAuthor } from './text-for-author.ts';
import { type TextFinding, type PointAnswer, removedWords } from '../../../../../contracts/review-values.ts';
import type { Database } from '../../../../db/database.ts';
import { findInText } from '../search/find-in-text.ts';
import { escaped } from '../search/find-addresses.ts';

/** Finds these words however they are spaced, and never within a longer word. */
const patternOf = (words: string) => {
  const spaced = words
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${spaced}(?![\p{L}\p{M}\p{N}])`, 'gu');
};

/** Whether a text has these words. */
export const hasWords = (text: string, words: string): boolean => patternOf(words).test(text);

/** The text without these words, wherever it has them. */
export const withoutWords = (text: string, words: string, instead: string = removedWords): string =>
  text.replace(patternOf(words), () => instead);

/** Answers to the points of reports as one text. */
export const answersText = (answers: readonly PointAnswer[]): string =>
  answers.flatMap(({ point, answer }) => [point, answer]).join('\n\n');

/** A finding in title, abstract or keywords; `file` says in which, as it does of files. */
interface ContentsFinding extends TextFinding {
  readonly file: string;
}

/** Searches title, abstract and keywords of a version for its authors. */
export async function findingsOfContents(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<ContentsFinding[]> {
  const searched = await findSearched(db, manuscriptId, version);
  if (!searched) return [];
  const authors = peopleOf(searched.authors, await findSubmitter(db, searched.submittingUserId));
  const texts = { Title: searched.title, Abstract: searched.abstract, Keywords: searched.keywords.join(', ') };
  const found = Object.entries(texts).map(async ([file, text]) =>
    (await findInText(text, authors)).map((finding) => ({ ...finding, file })),
  );
  return (await Promise.all(found)).flat();
}

/** Searches what a reviewer writes to the author for the reviewer. */
export const searchForReviewer = async (db: Database, invitationId: string, text: string): Promise<TextFinding[]> =>
  findInText(text, await listReviewer(db, invitationId));

/** What a submitted report reveals about its reviewer, without what an editor has removed. */
async function findingsOfReport(
  db: Database,
  report: Pick<ReportRow, 'invitationId' | 'commentsToAuthor' | 'answered' | 'found'>,
): Promise<TextFinding[]> {
  const text = textForAuthor(report);
  const findings = report.found ?? (await searchForReviewer(db, report.invitationId, text));
  return findings.filter(({ words }) => hasWords(text, words));
}

type Manuscript = FoundManuscript['manuscript'];

/** A text that will go to the other side, with its findings. */
export interface CrossingText {
  /** The report of an invitation, or the answers to the reports of a round. */
  readonly of: { readonly invitationId: string } | { readonly answersTo: number } | 'contents';
  readonly findings: readonly EditorsTextFinding[];
  /** Removes words from it; false where it does not have them. */
  readonly remove: (db: Database, words: string) => Promise<boolean>;
}

const isCrossing = (manuscript: Manuscript): boolean =>
  manuscript.state === 'on-hold' ||
  (['decide-first', 'send-back', 'add-report'] as const).some((step) => leadsFrom(step, manuscript));

const judged = (found: readonly TextFinding[], dismissals: Dismissals): EditorsTextFinding[] =>
  found.map(({ id, kind, words, excerpt }) => ({ id, kind, words, excerpt, dismissal: dismissals.get(id) ?? null }));

/** The reports of a round whose decision has not been sent; after it, those that are held back. */
export async function readCrossingReports(db: Database, manuscript: Manuscript): Promise<CrossingText[]> {
  if (!isCrossing(manuscript)) return [];
  const { id: manuscriptId, round } = manuscript;
  const dismissals = await listDismissals(db, manuscriptId);
  const which = leadsFrom('add-report', manuscript) ? 'held-back' : 'standing';
  const reports = await listStatusReports(db, { manuscriptId, round }, which);
  return Promise.all(
    reports.map(async (report) => {
      const found = await findingsOfReport(db, report);
      return {
        of: { invitationId: report.invitationId },
        findings: judged(found, dismissals),
        remove: async (tx: Database, words: string) => {
          const changed = withTextForAuthor(report, (text) => withoutWords(text, words));
          const original = textForAuthor(report);
          if (textForAuthor(changed) === original) return false;
          const { invitationId } = report;
          await changeTextsForAuthor(tx, { invitationId, original }, { ...changed, found });
          return true;
        },
      };
    }),
  );
}

/** What the reviewers of a round read of the authors: their answers to earlier reports, and title, abstract and keywords. */
export async function readCrossingRevision(db: Database, manuscript: Manuscript): Promise<CrossingText[]> {
  if (!isCrossing(manuscript)) return [];
  const dismissals = await listDismissals(db, manuscript.id);
  const authors = await authorsNamed({ db }, manuscript);
  const contents = await findingsOfContents(db, manuscript.id, manuscript.version);
  const answers = (await listSubmittedAnswers(db, manuscript.id)).map(async (row) => {
    const text = answersText(row.answers);
    const found = (row.found ?? (await findInText(text, authors))).filter(({ words }) => hasWords(text, words));
    return {
      of: { answersTo: row.round },
      findings: judged(found, dismissals),
      remove: async (tx: Database, words: string) => {
        const changed = row.answers.map(({ reportId, point, answer }) => ({
          reportId,
          point: withoutWords(point, words),
          answer: withoutWords(answer, words),
        }));
        if (isDeepStrictEqual(changed, row.answers)) return false;
        await changeAnswers(tx, row, { answers: changed, found });
        return true;
      },
    };
  });
  // The editor returns a title or an abstract instead of changing it.
  const remove = () => Promise.resolve(false);
  return [...(await Promise.all(answers)), { of: 'contents', findings: judged(contents, dismissals), remove }];
}

/** Whether an editor has still to judge something in these texts. */
export const hasOpenFinding = (texts: readonly Pick<CrossingText, 'findings'>[]): boolean =>
  texts.some(({ findings }) => findings.some(({ dismissal }) => dismissal === null));

/** The findings in one of these texts. */
export const findingsOf = (texts: readonly CrossingText[], of: CrossingText['of']): readonly EditorsTextFinding[] =>
  texts.find((text) => isDeepStrictEqual(text.of, of))?.findings ?? [];
