import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type AdministeredJournal,
  journalAdministration,
  type NewJournal,
} from '../../contracts/journal-administration.ts';
import { reply } from './client.ts';
import type { TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

export type JournalBody = z.input<typeof NewJournal>;

/** An abbreviation that no other test has. */
export const anAbbreviation = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

/** The fields of the specification, and no more. */
export const journalBody = (traits: Partial<JournalBody> = {}): JournalBody => ({
  journalTitle: 'Journal of Dunes',
  journalAbbreviation: anAbbreviation(),
  journalDescription: '<p>On sand.</p>',
  journalLanguage: 'English',
  journalStartYear: 2024,
  journalStartMonth: 4,
  ...traits,
});

/** What the form would send for a journal as it stands. */
export function bodyOf(journal: AdministeredJournal): JournalBody & { version: number } {
  const { journalTitle, journalAbbreviation, journalLanguage, journalStartYear, journalStartMonth, version } = journal;
  const { subject, reviewModel, reportsNeeded, invitationDays, reviewDays, revisionDays, editorDays } = journal;
  return {
    journalTitle,
    journalAbbreviation,
    journalLanguage,
    journalStartYear,
    journalStartMonth,
    version,
    reviewModel,
    reportsNeeded,
    invitationDays,
    reviewDays,
    revisionDays,
    editorDays,
    // The subjects of the publisher are those that the contract names.
    subject: subject as JournalBody['subject'],
    kind: journal.kind,
    journalDescription: journal.journalDescription ?? '',
    journalISSN: journal.journalISSN,
    journalDOI: journal.journalDOI,
    journalImageURL: journal.journalImageURL,
    handlingFeeMinor: journal.handlingFeeMinor,
  };
}

/** Creates a journal as an administrator does. */
export const created = async (product: Product, { token }: TestUser, traits: Partial<JournalBody> = {}) =>
  (await reply(product, journalAdministration.create, { body: journalBody(traits) }, { token })).journal;
