import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnonymityFinding, initialChecks, TextFinding } from '../../../contracts/review-values.ts';
import { instant } from './columns.ts';
import { files } from './files.ts';
import { manuscripts } from './manuscripts.ts';

export const ofManuscript = () =>
  uuid()
    .notNull()
    .references(() => manuscripts.id);

/** What was found in a text for the other side when it was sent, and whether its writer means it. */
export const searchedText = () => ({
  /** Null in older texts, which are searched when they are read. */
  found: jsonb().$type<TextFinding[]>(),
  isMeant: boolean().notNull().default(false),
});

/** The copy of a file that reviewers get; null where none could be made. */
export const reviewCopies = pgTable(
  'review_copies',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    copyId: uuid().references(() => files.id),
    /** Why there is none, for the editor. */
    failure: text(),
    madeAt: instant().notNull(),
  },
  (table) => [index('review_copies_copy').on(table.copyId)],
);

/** What was looked up about a version before review: traces of its authors, and texts of the portal that it shares. */
export const manuscriptChecks = pgTable(
  'manuscript_checks',
  {
    manuscriptId: ofManuscript(),
    version: integer().notNull(),
    /** With the hash of the file, whatever it is called. */
    anonymity: jsonb().$type<(AnonymityFinding & { sha256: string })[]>(),
    /** The author says that what was found is meant; whether it is, the editor judges. */
    isMeant: boolean().notNull().default(false),
    unreadable: boolean().notNull().default(false),
    similarity: jsonb().$type<{ articleId: string; percent: number; passages: string[] }[]>(),
    /** The editor's checklist. */
    done: jsonb().$type<(typeof initialChecks)[number][]>().notNull().default([]),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.version] })],
);

/** Findings that an editor judged to be none. They hold for the same words of the same file or text, in any version. */
export const findingDismissals = pgTable(
  'finding_dismissals',
  {
    manuscriptId: ofManuscript(),
    /** A hash of kind, words and content (`finding-groups.ts`, `find-in-text.ts`). */
    finding: text().notNull(),
    reason: text().notNull(),
    dismissedBy: uuid().notNull(),
    dismissedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.finding] })],
);
