import type { PublicationKind } from '../../../contracts/constants.ts';
import { once } from '../../request-memo.ts';
import {
  findJournal,
  listJournals,
  type JournalRow,
  type ListedJournal,
  insertJournal,
  type NewJournalRow,
} from './journal-store.ts';
import type { Journal, journals } from '../../../contracts/journals.ts';
import type { Money } from '../../../contracts/values.ts';
import { fileHref } from '../../../contracts/pages.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import { notFound } from '../../errors.ts';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { sanitiseFormattedText } from '../../sanitise-formatted-text.ts';

/** Finds the journal of an abbreviation, or makes it with these facts. */
export async function findOrCreateJournal(
  ctx: Context,
  facts: Omit<NewJournalRow, 'id' | 'createdAt'>,
): Promise<{ journal: JournalRow; isNew: boolean }> {
  const existing = await findJournal(ctx.db, facts.abbreviation);
  if (existing) return { journal: existing, isNew: false };
  const descriptionHtml = sanitiseFormattedText(facts.descriptionHtml ?? '') || null;
  const added = await insertJournal(ctx.db, { ...facts, descriptionHtml, id: v7(), createdAt: ctx.now() });
  if (added) {
    await ctx.announcePublicChange();
    return { journal: added, isNew: true };
  }
  return findOrCreateJournal(ctx, facts);
}

/** A place in a journal's run. */
interface VolumeAndIssue {
  readonly volume: number;
  readonly issue: number;
}

const quarterOf = (month: number) => Math.ceil(month / 3);

/**
 * The current volume and issue (decision 18): volume = year − start year + 1, issues by quarter, in the start year
 * counted from the start month's quarter. The clock is UTC.
 */
export function currentIssue(start: { startYear: number; startMonth: number }, now: Date): VolumeAndIssue {
  const year = now.getUTCFullYear();
  const quarter = quarterOf(now.getUTCMonth() + 1);
  if (year < start.startYear) return { volume: 1, issue: 1 };
  const skipped = year === start.startYear ? quarterOf(start.startMonth) - 1 : 0;
  return { volume: year - start.startYear + 1, issue: Math.max(1, quarter - skipped) };
}

/** The issue after the current one: after the year's last quarter, issue 1 of the next volume. */
export function nextIssue(start: { startYear: number; startMonth: number }, now: Date): VolumeAndIssue {
  const { volume, issue } = currentIssue(start, now);
  const isBeforeStart = now.getTime() < Date.UTC(start.startYear, start.startMonth - 1);
  if (isBeforeStart) return { volume: 1, issue: 1 };
  const isLastQuarter = now.getUTCMonth() >= 9;
  return isLastQuarter ? { volume: volume + 1, issue: 1 } : { volume, issue: issue + 1 };
}

/** What a journal asks of authors for open access. */
export const handlingFeeOf = ({ handlingFeeMinor, feeCurrency }: JournalRow): Money => ({
  amountMinor: handlingFeeMinor,
  currency: feeCurrency,
});

/** A journal as everyone sees it. */
export function presentJournal(journal: ListedJournal): Journal {
  return {
    id: journal.id,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    // Cleaned when it was written, and again here, in case it came another way (threat C29).
    journalDescription: sanitiseFormattedText(journal.descriptionHtml ?? '') || null,
    journalLanguage: journal.language,
    journalISSN: journal.issn,
    journalDOI: journal.doi,
    journalImageURL: journal.coverFileId && fileHref(journal.coverFileId),
    journalStartYear: journal.startYear,
    journalStartMonth: journal.startMonth,
    journalPublishedArticles: journal.publishedArticles,
    subject: journal.subject,
    kind: journal.kind,
    handlingFee: handlingFeeOf(journal),
    isArchived: journal.archivedAt !== null,
  };
}

/** Every publication that fits the filter, by title; archived ones where they are asked for. */
export async function readJournals(
  ctx: Context,
  filter: { subject?: string | undefined; kind?: PublicationKind | undefined; archived: boolean },
): Promise<Journal[]> {
  return (await listJournals(ctx.db, { ...filter, withArchived: filter.archived })).map(presentJournal);
}

/** The journal of an abbreviation (one that it had before, too) or id; null when there is none. */
export const journalNamed = (ctx: Context, abbreviationOrId: string) =>
  once(ctx, `journal ${abbreviationOrId}`, () => findJournal(ctx.db, abbreviationOrId));

/** The journal of an abbreviation or id, in an array as specified; empty when there is none. */
export async function readJournal(ctx: Context, abbreviationOrId: string): Promise<Journal[]> {
  const journal = await journalNamed(ctx, abbreviationOrId);
  return journal ? [presentJournal(journal)] : [];
}

/** Where a manuscript that is submitted now is planned: special ones in the current issue, regular ones in the next (decision 18). */
export const plannedIssue = (
  journal: Pick<JournalRow, 'startYear' | 'startMonth'>,
  isSpecial: boolean,
  now: Date,
): VolumeAndIssue => (isSpecial ? currentIssue(journal, now) : nextIssue(journal, now));

/** The volume and issue that a manuscript of a journal would be planned for now, how the journal reviews, and its fee. */
export async function readPlannedIssue(
  ctx: Context,
  journalId: string,
  isSpecial: boolean,
): Promise<ReplyOf<typeof journals.planned>> {
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('journal');
  const { volume, issue } = plannedIssue(journal, isSpecial, ctx.now());
  return {
    articleVolume: String(volume),
    articleIssue: String(issue),
    reviewModel: journal.reviewModel,
    publishesReviews: journal.reviewModel === 'double-anonymous' && journal.publishesReviews,
    handlingFee: handlingFeeOf(journal),
  };
}
