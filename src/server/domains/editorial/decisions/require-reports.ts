import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readRound } from '../manuscripts/round-store.ts';
import { reportsNeededIn } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { lacking } from './decision-rules.ts';

/** What opens the way to a decision beside the reports themselves. */
interface WayOn {
  /** An administrator’s reason to go past what is missing. */
  readonly overrideReason: string | undefined;
  /** What else can be done, in words. */
  readonly instead: string;
}

/**
 * The reason for which an administrator decides without the needed reports; null where none are missing. Everybody else
 * is refused while reports are missing, and an administrator without a reason.
 */
export async function requireReports(
  tx: Context,
  { manuscript, journal }: FoundManuscript,
  { overrideReason, instead }: WayOn,
): Promise<string | null> {
  const standing = await readRound(tx.db, manuscript.id, manuscript.round);
  const needed = reportsNeededIn(journal.reportsNeeded, standing);
  const missing = lacking({ needed, arrived: standing.reportsIn });
  if (missing === 0) return null;
  const { isAdmin } = signedIn(tx);
  if (isAdmin && overrideReason !== undefined) return overrideReason;
  const reports = missing === 1 ? 'One more report is' : `${missing} more reports are`;
  const place = isAdmin ? ' An administrator decides without them only with a reason, which is recorded.' : '';
  throw new AppError(
    'reviews-missing',
    `${reports} needed before a decision about ${journal.title}’s manuscript. Nothing was changed.${instead}${place}`,
  );
}
