import type { JournalFee, HandlingFee, RuleWaiver } from '../../../contracts/fees.ts';
import * as t from '../../../messages/fee-responses.ts';
import type { Context, Actor } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findJournal, listJournals, setJournalFee, type JournalRow } from '../journals/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import type { FoundFee } from './fee-store.ts';
import { isOwed } from './is-owed.ts';
import { incomeGroups, waiverLimits, type IncomeGroup } from '../../../contracts/constants.ts';

/** The start of the list's validity; the World Bank publishes a new one on 1 July of each year. */
const listedOn = '2026-07-01';

/**
 * The low and lower middle-income economies among the World Bank's country classifications by income for its fiscal year
 * 2027 (1 July 2026 to 30 June 2027, by the income of 2025): https://datahelpdesk.worldbank.org/knowledgebase/articles/906519,
 * whole in its workbook OGHIST. Against the year before, Jordan, Micronesia, the Philippines, Sri Lanka and Vietnam have
 * left, Togo has moved up, and Ethiopia and Venezuela are classified again.
 */
const lists: Readonly<Record<IncomeGroup, string>> = {
  low: 'AF BF BI CD CF ER ET GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD UG YE',
  'lower-middle':
    'AO BD BJ BO BT CG CI CM DJ EG GH GN HN HT IN KE KG KH KI KM LA LB LS MA MM MR NA NG NI NP PG PK PS SB SN ST SZ TG TJ TL TN TZ UZ VE VU ZM ZW',
};

const groups = new Map(
  incomeGroups.flatMap((group) => lists[group].split(' ').map((code): [string, IncomeGroup] => [code, group])),
);

/** The income group of a country (ISO 3166, two letters); null for every other country. */
export const incomeGroupOf = (country: string): IncomeGroup | null => groups.get(country) ?? null;

/** The automatic reduction for a country. */
export function ruleWaiverOf(country: string): RuleWaiver | null {
  const incomeGroup = incomeGroupOf(country);
  return incomeGroup && { percent: waiverLimits[incomeGroup], country, incomeGroup, listedOn };
}

type FeeAction = HandlingFee['allowed'][number];

/** Who may see a fee or its payment: the person who owes it, and administrators; never reviewers or editors. */
export const maySeeFee = (actor: Actor, { submittingUserId }: { submittingUserId: string }): boolean =>
  actor.kind === 'user' && (actor.isAdmin || actor.userId === submittingUserId);

/** What the submitting author may do about a fee; while a request is pending, nothing is due. */
export function allowedFeeActions(
  actor: Actor,
  {
    fee,
    manuscript,
  }: Pick<FoundFee, 'fee'> & { manuscript: Omit<FoundFee['manuscript'], 'title' | 'publishedAt' | 'reviewModel'> },
  isWaiting: boolean,
): FeeAction[] {
  if (actor.kind !== 'user' || actor.userId !== manuscript.submittingUserId) return [];
  if (fee.isSettled || !isOwed(manuscript)) return [];
  const due = dueMinorOf(fee);
  const rule = ruleWaiverOf(fee.country);
  const holds: Record<FeeAction, boolean> = {
    choose: true,
    'claim-waiver': due > 0 && rule !== null && rule.percent > fee.waiverPercent,
    'request-waiver': due > 0 && !isWaiting,
    pay: fee.mode === 'open' && due > 0 && !isWaiting,
  };
  return (['choose', 'claim-waiver', 'request-waiver', 'pay'] as const).filter((action) => holds[action]);
}

const presentJournalFee = (journal: JournalRow): JournalFee => ({
  journalId: journal.id,
  journalTitle: journal.title,
  journalAbbreviation: journal.abbreviation,
  handlingFeeMinor: journal.handlingFeeMinor,
  currency: journal.feeCurrency,
});

/** Each journal's open access fee, by title. */
export async function readJournalFees(ctx: Context): Promise<JournalFee[]> {
  return (await listJournals(ctx.db, { withArchived: true })).map(presentJournalFee);
}

/** Sets a journal's fee for manuscripts accepted from now on. */
export async function changeJournalFee(
  ctx: Context,
  journalId: string,
  handlingFeeMinor: number,
): Promise<{ message: string; journal: JournalFee }> {
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  const before = journal.handlingFeeMinor;
  await inTransaction(ctx, async (tx) => {
    await setJournalFee(tx.db, journal.id, handlingFeeMinor);
    await addAuditEntry(tx, 'handling-fee-set', journal.id, { from: before, to: handlingFeeMinor });
    await tx.announcePublicChange();
  });
  return {
    message: t.feeSaved(),
    journal: presentJournalFee({ ...journal, handlingFeeMinor }),
  };
}
