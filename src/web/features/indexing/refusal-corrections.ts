import type { RefusalCause } from '../../../contracts/dois.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/refused-dois.ts';

type Place = 'journal' | 'article' | null;

/** What to correct after each refusal, and where; `null`: not on this site. */
export const refusalCorrections: Readonly<Record<RefusalCause, readonly [PlainMessage, Place]>> = {
  'issn-taken': [t.refusedIssnTaken, 'journal'],
  'issn-invalid': [t.refusedIssnInvalid, 'journal'],
  'title-not-ours': [t.refusedTitleNotOurs, 'journal'],
  'prefix-not-ours': [t.refusedPrefixNotOurs, null],
  'older-version': [t.refusedOlderVersion, null],
  'journal-doi': [t.refusedJournalDoi, 'journal'],
  journal: [t.refusedJournal, 'journal'],
  title: [t.refusedTitle, 'article'],
  names: [t.refusedNames, 'article'],
  dates: [t.refusedDates, null],
  abstract: [t.refusedAbstract, 'article'],
  other: [t.refusedOther, null],
};
