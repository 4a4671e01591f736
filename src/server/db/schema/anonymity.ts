import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnonymityFinding, initialChecks, TextFinding } from '../../../contracts/review-values.ts';
import { instant } from './columns.ts';
import { files } from './files.ts';
import { manuscripts } from './manuscripts.ts';

export const ofManuscript = () =>
  uuid()
    .notNull()
    .references(() => manuscripts.id);

/** What was found in a text for the other side when it was sent, and whether its writer intends it. */
export const searchedText = () => ({
  /** Null in older texts, which are searched when they are read. */
  found: jsonb().$type<TextFinding[]>(),
  isMeant: boolean().notNull().default(false),
});

/** The copies of files that reviewers get; null if none could be made. */
export const reviewCopies = pgTable(
  'review_copies',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    copyId: uuid().references(() => files.id),
    /** Why there is no copy, for the editor. */
    failure: text(),
    madeAt: instant().notNull(),
  },
  (table) => [index('review_copies_copy').on(table.copyId)],
);

/** Checks of a version before review: traces of its authors, and text shared with published articles. */
export const manuscriptChecks = pgTable(
  'manuscript_checks',
  {
    manuscriptId: ofManuscript(),
    version: integer().notNull(),
    /** With the hash of the file, whatever it is called. */
    anonymity: jsonb().$type<(AnonymityFinding & { sha256: string })[]>(),
    /** The author says that the findings are intentional; the editor decides. */
    isMeant: boolean().notNull().default(false),
    unreadable: boolean().notNull().default(false),
    /** The DOIs in its text, to look for retracted works; null while the text is being read, and of older versions. */
    citedDois: text().array(),
    /** Its list of references, for the titles of those without a DOI. */
    citedText: text().notNull().default(''),
    similarity: jsonb().$type<{ articleId: string; percent: number; passages: string[] }[]>(),
    /** The editor's checklist. */
    done: jsonb().$type<(typeof initialChecks)[number][]>().notNull().default([]),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.version] })],
);

/** Findings that an editor dismissed. They apply to the same words in the same file or text, in any version. */
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
