import { isDeepStrictEqual } from 'node:util';
import type { EditorsTextFinding } from '../../../../../contracts/editorial-values.ts';
import type { TextFinding } from '../../../../../contracts/review-values.ts';
import type { Database } from '../../../../db/database.ts';
import { leadsFrom } from '../../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { changeComments, listStandingReports } from '../../reports/report-store.ts';
import { changeAnswers, listSubmittedAnswers } from '../../revisions/answers-store.ts';
import { listDismissals } from '../dismissal-store.ts';
import type { Dismissals } from '../finding-groups.ts';
import { authorsNamed } from '../people-named.ts';
import { findInText } from '../search/find-in-text.ts';
import { answersText } from './answers-text.ts';
import { findingsOfContents } from './contents-findings.ts';
import { hasWords, withoutWords } from './remove-words.ts';
import { findingsOfReport } from './report-findings.ts';

type Manuscript = FoundManuscript['manuscript'];

/** A text that waits to go to the other side, with what was found in it. */
export interface CrossingText {
  /** The report of an invitation, or the answers to the reports of a round. */
  readonly of: { readonly invitationId: string } | { readonly answersTo: number } | 'contents';
  readonly findings: readonly EditorsTextFinding[];
  /** Removes words from it; false where it does not have them. */
  readonly remove: (db: Database, words: string) => Promise<boolean>;
}

const isCrossing = (manuscript: Manuscript): boolean =>
  manuscript.state === 'on-hold' || leadsFrom('decide-first', manuscript) || leadsFrom('send-back', manuscript);

const judged = (found: readonly TextFinding[], dismissals: Dismissals): EditorsTextFinding[] =>
  found.map(({ id, kind, words, excerpt }) => ({ id, kind, words, excerpt, dismissal: dismissals.get(id) ?? null }));

/** The reports of a round whose decision has not been sent. */
export async function readCrossingReports(db: Database, manuscript: Manuscript): Promise<CrossingText[]> {
  if (!isCrossing(manuscript)) return [];
  const { id: manuscriptId, round } = manuscript;
  const dismissals = await listDismissals(db, manuscriptId);
  const reports = await listStandingReports(db, { manuscriptId, round });
  return Promise.all(
    reports.map(async (report) => {
      const found = await findingsOfReport(db, report);
      const comments = report.commentsToAuthor ?? '';
      return {
        of: { invitationId: report.invitationId },
        findings: judged(found, dismissals),
        remove: async (tx: Database, words: string) => {
          const commentsToAuthor = withoutWords(comments, words);
          if (commentsToAuthor === comments) return false;
          await changeComments(tx, report, { commentsToAuthor, found });
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

/** What was found in one of these texts. */
export const findingsOf = (texts: readonly CrossingText[], of: CrossingText['of']): readonly EditorsTextFinding[] =>
  texts.find((text) => isDeepStrictEqual(text.of, of))?.findings ?? [];
