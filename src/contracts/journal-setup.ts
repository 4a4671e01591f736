import { defineCall } from './call.ts';
import { JournalMember, JournalSetup, NamedClass } from './journal-setup-values.ts';
import { StatementRules } from './statements.ts';
import { Id, Instant, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A journal’s setup as its editor in chief and administrators change it; version 0 is empty. */
export const StoredSetup = z.object({
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  version: z.int(),
  savedAt: Instant.nullable(),
  setup: JournalSetup,
  /** The sections and article types that manuscripts belong to: they can be closed, not removed. */
  usedIds: z.array(Id),
});
export type StoredSetup = z.infer<typeof StoredSetup>;

/** A journal’s setup as everyone sees it. */
export const PublicSetup = z.object({
  journalId: Id,
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
  sections: z.array(NamedClass.extend({ isOpen: z.boolean() })),
  articleTypes: z.array(NamedClass.extend({ isOpen: z.boolean() })),
  checklist: z.array(z.string()),
  statements: StatementRules,
  /** Sanitised HTML; '' for none. */
  guidelinesHtml: z.string(),
  board: z.array(JournalMember),
});
export type PublicSetup = z.infer<typeof PublicSetup>;

const ofJournal = z.object({ journalId: Id });

/** What a journal asks of its authors: section, article type, checklist, guidelines; and its board. */
export const journalSetup = {
  single: defineCall({
    method: 'GET',
    path: '/api/editorial/settings/:journalId/setup',
    summary:
      'A journal’s sections, article types, checklist, guidelines and board, for its editor in chief and administrators',
    access: 'user',
    params: ofJournal,
    reply: StoredSetup,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/editorial/settings/:journalId/setup',
    summary: 'Saves a journal’s setup as a whole; 409 if it was saved elsewhere',
    access: 'user',
    params: ofJournal,
    body: z.object({ version: seenCount, setup: JournalSetup }),
    reply: z.object({ message: z.string(), stored: StoredSetup }),
  }),
  shown: defineCall({
    method: 'GET',
    path: '/api/journal/:abbreviation/setup',
    summary: 'What a journal asks of authors, and its editorial board',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ abbreviation: z.string().max(100) }),
    reply: PublicSetup,
  }),
} as const;
