import type { TextFinding } from '../../../../../contracts/review-values.ts';
import type { Database } from '../../../../db/database.ts';
import type { ReportRow } from '../../../../db/schema/index.ts';
import { findInText } from '../search/find-in-text.ts';
import { listReviewer } from './people-store.ts';
import { hasWords } from './remove-words.ts';

/** Searches comments to the author for their reviewer. */
export const searchComments = async (db: Database, invitationId: string, comments: string): Promise<TextFinding[]> =>
  findInText(comments, await listReviewer(db, invitationId));

/** What a submitted report tells of its reviewer, without what an editor has removed. */
export async function findingsOfReport(
  db: Database,
  { invitationId, commentsToAuthor, found }: Pick<ReportRow, 'invitationId' | 'commentsToAuthor' | 'found'>,
): Promise<TextFinding[]> {
  const comments = commentsToAuthor ?? '';
  const findings = found ?? (await searchComments(db, invitationId, comments));
  return findings.filter(({ words }) => hasWords(comments, words));
}
