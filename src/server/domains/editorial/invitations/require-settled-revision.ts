import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { hasOpenFinding, readCrossingRevision } from '../anonymity/texts/text-findings.ts';

/** Refuses to invite someone while what they would read may tell who wrote it. */
export async function requireSettledRevision(tx: Context, { manuscript }: FoundManuscript): Promise<void> {
  if (hasOpenFinding(await readCrossingRevision(tx.db, manuscript)))
    throw new AppError(
      'state-conflict',
      'The title, the abstract, the keywords or the author’s answers have open findings: they may tell reviewers who the authors are. Dismiss each of them, remove the words, or return the revision: see “Initial checks” and “Author’s answers”. Nothing was changed.',
    );
}
