import * as t from '../../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { readRound } from '../manuscripts/round-store.ts';
import { reportsToDecide } from '../manuscripts/manuscript-lifecycle.ts';
import { lacking } from './decision-rules.ts';
import { hasOpenFinding, readCrossingReports } from '../anonymity/texts/text-findings.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listCountedReports } from './decision-store.ts';
import { headingOver, misheaded, quotes, saidToStandBelow } from './draft-letter.ts';

const conflict = (detail: string) => new AppError('state-conflict', detail);

type Reports = Awaited<ReturnType<typeof listCountedReports>>;

/** Reviewers are numbered without gaps: old numbers would tell the author that someone withdrew. */
function refuseOldNumbers(letter: string, current: Reports): void {
  const wrong = misheaded(letter, current);
  if (wrong)
    throw conflict(
      wrong.now === null
        ? t.headingWithoutReport({ heading: wrong.heading })
        : t.headingOfAnother({ heading: wrong.heading, now: wrong.now }),
    );
  if (saidToStandBelow(letter) > current.length)
    throw conflict(t.lettersCountWrong({ said: saidToStandBelow(letter), count: current.length }));
}

/** Refuses an email that quotes or counts a reviewer who has withdrawn since it was drafted. */
export async function refuseQuotingRecused(
  tx: Context,
  { manuscript: { id, round } }: FoundManuscript,
  letter: string,
): Promise<void> {
  const recused = await listCountedReports(tx.db, id, round, 'recused');
  if (recused.length === 0) return;
  const current = await listCountedReports(tx.db, id, round);
  const quoted = recused.find(({ comments }) => quotes(letter, comments));
  if (quoted) {
    const heading = headingOver(letter, quoted.comments);
    throw conflict(heading === undefined ? t.quotesRecusedUnnamed() : t.quotesRecused({ heading }));
  }
  refuseOldNumbers(letter, current);
}

/** Refuses a decision while one of its reports may tell the author who wrote it. */
export async function requireSettledReports(tx: Context, { manuscript }: FoundManuscript): Promise<void> {
  if (hasOpenFinding(await readCrossingReports(tx.db, manuscript)))
    throw new AppError('state-conflict', t.reportHasFindings());
}

/** How many reports a decision of the round still needs. */
async function missingReports(tx: Context, { manuscript, journal }: FoundManuscript): Promise<number> {
  const current = await readRound(tx.db, manuscript.id, manuscript.round);
  return lacking({ needed: reportsToDecide(journal.reportsNeeded, current), arrived: current.reportsIn });
}

/** Whether a decision of the round needs no more reports. */
export const reportsAreIn = async (tx: Context, found: FoundManuscript): Promise<boolean> =>
  (await missingReports(tx, found)) === 0;

/** What allows a decision apart from the reports. */
interface WayOn {
  /** An administrator’s reason to go past what is missing. */
  readonly overrideReason: string | undefined;
  /** What else can be done. */
  readonly instead: 'withdrawInvitations' | 'sendBack' | 'nothing';
}

/**
 * An administrator's reason to decide without the needed reports; null if none are missing. Throws if reports are
 * missing and the caller is not an administrator or gives no reason.
 */
export async function requireReports(
  tx: Context,
  found: FoundManuscript,
  { overrideReason, instead }: WayOn,
): Promise<string | null> {
  const missing = await missingReports(tx, found);
  if (missing === 0) return null;
  const { isAdmin } = signedIn(tx);
  if (isAdmin && overrideReason !== undefined) return overrideReason;
  throw new AppError(
    'reviews-missing',
    t.reportsMissing({ count: missing, journal: found.journal.title, instead, isAdmin: isAdmin ? 'yes' : 'no' }),
  );
}
