import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { hasOpenFinding, readCrossingReports } from '../anonymity/texts/text-findings.ts';

/** Refuses a decision while one of its reports may tell the author who wrote it. */
export async function requireSettledReports(tx: Context, { manuscript }: FoundManuscript): Promise<void> {
  if (hasOpenFinding(await readCrossingReports(tx.db, manuscript)))
    throw new AppError(
      'state-conflict',
      'A report has open findings: it may tell the author who wrote it. Dismiss each of them, remove the words, or return the report to its reviewer. Nothing was changed.',
    );
}
