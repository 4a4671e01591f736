import type { Context } from '../../../context.ts';
import type { FoundManuscript } from './manuscript-store.ts';

type Checked = Pick<FoundManuscript['manuscript'], 'id' | 'version' | 'reviewModel'>;

/** Has a version looked through that goes to reviewers; called in the transaction that submits it. */
export async function requestChecks(tx: Context, { id, version, reviewModel }: Checked): Promise<void> {
  if (reviewModel !== 'double-anonymous') return;
  await tx.jobs.enqueue(tx.db, 'check-anonymity', { manuscriptId: id, version });
  await tx.jobs.enqueue(tx.db, 'compare-with-portal', { manuscriptId: id, version });
}
