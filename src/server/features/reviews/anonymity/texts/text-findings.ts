import type { EditorsTextFinding } from '../../../../../contracts/editorial-values.ts';
import type { Database } from '../../../../db/database.ts';
import { leadsFrom, type FoundManuscript } from '../../../manuscripts/index.ts';
import { changeComments, listStandingReports } from '../../reports/report-store.ts';
import { listDismissals } from '../dismissal-store.ts';
import { withoutWords } from './remove-words.ts';
import { findingsOfReport } from './report-findings.ts';

type Manuscript = FoundManuscript['manuscript'];

/** A text that waits to go to the other side, with what was found in it. */
interface CrossingText {
  readonly invitationId: string;
  readonly findings: readonly EditorsTextFinding[];
  /** Removes words from it; false where it does not have them. */
  readonly remove: (db: Database, words: string) => Promise<boolean>;
}

const isCrossing = (manuscript: Manuscript): boolean =>
  manuscript.state === 'on-hold' || leadsFrom('decide-first', manuscript) || leadsFrom('send-back', manuscript);

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
        invitationId: report.invitationId,
        findings: found.map((finding) => ({ ...finding, dismissal: dismissals.get(finding.id) ?? null })),
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

/** Whether an editor has still to judge something in these texts. */
export const hasOpenFinding = (texts: readonly Pick<CrossingText, 'findings'>[]): boolean =>
  texts.some(({ findings }) => findings.some(({ dismissal }) => dismissal === null));
