import type { Journal } from '../../../contracts/journals.ts';
import type { Money } from '../../../contracts/values.ts';
import { fileHref } from '../../../contracts/pages.ts';
import { sanitiseFormattedText } from '../../sanitise-formatted-text.ts';
import type { JournalRow, ListedJournal } from './journal-store.ts';

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
