import type { Database } from '../../../db/database.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import { readRound } from '../manuscripts/round-store.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listSubmittedAnswers } from './answers-store.ts';

/** Whether a revision has come and no one has been asked to read it. */
export async function isUnreadRevision(
  db: Database,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<boolean> {
  if (!leadsFrom('return-revision', manuscript)) return false;
  const { reportsIn, stillExpected } = await readRound(db, manuscript.id, manuscript.round);
  const answers = await listSubmittedAnswers(db, manuscript.id);
  return reportsIn + stillExpected === 0 && answers.at(-1)?.submittedWith === manuscript.version;
}
