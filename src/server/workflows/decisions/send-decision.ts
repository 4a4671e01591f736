import { isRevision, type DecisionKind } from '../../../contracts/review-values.ts';
import { daysAfter } from '../../../contracts/days.ts';
import * as t from '../../../messages/decision-responses.ts';
import * as emails from '../../../messages/editorial-emails.ts';
import type { DecisionRow } from '../../db/schema/index.ts';
import { findJournal } from '../../domains/journals/index.ts';
import {
  aboutMode,
  askAuthors,
  closeVersion,
  takeStep,
  tellAuthor,
  type FoundManuscript,
  dayInWords,
  decisionMail,
  thanksMail,
  effectOf,
  outcomeOf,
  changeDecision,
  listCountedReports,
  unquoted,
  endInvitationsAfterDecision,
} from '../../domains/editorial/index.ts';
import { startProduction } from '../../domains/production/index.ts';
import { returnFee } from '../../domains/payments/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import { sendEmail } from '../../domains/emails/index.ts';
import type { Money } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { findAccount } from '../../domains/accounts/index.ts';
import { noteFee } from '../../domains/fees/index.ts';

/**
 * Saves the journal's open access fee on the day of acceptance; returns what is due, or null if an earlier acceptance
 * settled it.
 */
export async function noteAcceptanceFee(tx: Context, { manuscript, journal }: FoundManuscript): Promise<Money | null> {
  const account = await findAccount(tx.db, manuscript.submittingUserId);
  const { handlingFeeMinor: listMinor, feeCurrency: currency } = journal;
  return noteFee(tx, { manuscriptId: manuscript.id, listMinor, currency, country: account?.country ?? '' });
}

type Sent = DecisionRow & { readonly kind: DecisionKind };
type Reports = Awaited<ReturnType<typeof listCountedReports>>;

/** What is added below the editor's email: dates, choices, and the reports it does not quote. */
async function belowLetter(
  tx: Context,
  { manuscript }: FoundManuscript,
  decision: Sent,
  reports: Reports,
): Promise<string[]> {
  const below: string[] = [];
  if (isRevision(decision.kind) && manuscript.dueAt)
    below.push(emails.revisionDueBy({ day: dayInWords(manuscript.dueAt) }));
  if (decision.suggestedJournalId) {
    const journal = await findJournal(tx.db, decision.suggestedJournalId);
    if (journal) below.push(emails.weSuggest({ journal: journal.title }));
  }
  return [...below, ...unquoted(decision.letter, reports)];
}

/** What the author of an accepted manuscript still has to choose; nothing if an earlier acceptance was paid for. */
async function noteFeeInWords(tx: Context, found: FoundManuscript): Promise<string> {
  const fee = await noteAcceptanceFee(tx, found);
  if (fee) return emails.chooseAccess({ options: aboutMode(fee) });
  return emails.openAccessSettled();
}

/** What the author of an accepted manuscript can choose about its reviews. */
const aboutReviews = ({ journal }: FoundManuscript): string[] =>
  journal.publishesReviews ? [emails.reviewsOfAccepted()] : [];

/** What a decision changes in the manuscript apart from its state. */
function changeOf(tx: Context, { journal }: FoundManuscript, { kind, letter, revisionDays }: Sent) {
  const now = tx.now();
  const rejection = outcomeOf(kind) === 'rejected' ? { rejectionText: letter } : {};
  if (!isRevision(kind)) return { decidedAt: now, ...rejection };
  return { decidedAt: now, dueAt: daysAfter(now, revisionDays ?? journal.revisionDays) };
}

async function thank(tx: Context, found: FoundManuscript, decision: Sent, reports: Reports): Promise<void> {
  for (const { email, deletedAt, givenName, lastName } of reports)
    if (email !== null && deletedAt === null)
      await sendEmail(tx, thanksMail(tx.site, found, { email, givenName, lastName }, decision), {
        manuscriptId: found.manuscript.id,
      });
}

/**
 * Applies a decision after review: moves the manuscript, sends the letter with the reports to the author once, and
 * thanks the reviewers. In the transaction that locks the manuscript.
 */
export async function sendDecision(
  tx: Context,
  found: FoundManuscript,
  decision: Sent,
  isFirst: boolean,
): Promise<FoundManuscript> {
  const { id, version, round } = found.manuscript;
  const now = tx.now();
  const choice = decision.kind === 'accept' ? [await noteFeeInWords(tx, found), ...aboutReviews(found)] : [];
  const step = effectOf({ kind: decision.kind, isFirst });
  const sent = await takeStep(tx, step, found, changeOf(tx, found, decision));
  const outcome = outcomeOf(decision.kind);
  const rejectionText = outcome === 'rejected' ? decision.letter : null;
  await closeVersion(tx.db, id, version, { outcome, decidedAt: now, rejectionText });
  await changeDecision(tx.db, decision.id, { sentAt: now });
  await addAuditEntry(tx, step, id, { decisionId: decision.id, kind: decision.kind, round, version });
  const reports = await listCountedReports(tx.db, id, round);
  await endInvitationsAfterDecision(tx, sent);
  await thank(tx, sent, decision, reports);
  const returned = outcome === 'rejected' ? await returnFee(tx, id, t.feeReturnedRejected()) : [];
  const below = [...choice, ...returned, ...(await belowLetter(tx, sent, decision, reports))];
  await askAuthors(tx, sent);
  if (decision.kind === 'accept' && sent.journal.hasProduction) await startProduction(tx, sent);
  await tellAuthor(tx, sent, decisionMail(tx.site, sent, decision, below));
  return sent;
}
