import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { citationStyles } from '../../../contracts/article-parts.ts';
import { noteKinds, noteStates, productionTasks, type Quote } from '../../../contracts/production-proof.ts';
import type { FrontMatter, ProductionReference } from '../../../contracts/production-values.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { files } from './files.ts';
import { manuscripts } from './manuscripts.ts';

const ofManuscript = () =>
  uuid()
    .notNull()
    .references(() => manuscripts.id, { onDelete: 'cascade' });

/** The text of an accepted manuscript on its way to publication. */
export const productions = pgTable(
  'productions',
  {
    manuscriptId: uuid()
      .primaryKey()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    /** When the text was read from the manuscript; null until then. */
    readAt: instant(),
    /** Why the manuscript could not be read, in words for editors. */
    fault: text(),
    /** Of a PDF manuscript only the references are read. */
    hasText: boolean().notNull().default(true),
    /** Counts the saves; a save that started from an older one is refused. */
    revision: integer().notNull().default(0),
    bodyHtml: text().notNull().default(''),
    /** What was changed of title, abstract and keywords of the manuscript, or of the published article. */
    front: jsonb().$type<Partial<FrontMatter>>(),
    references: jsonb().$type<ProductionReference[]>().notNull().default([]),
    style: text({ enum: citationStyles }).notNull().default('APA'),
    savedAt: instant().notNull(),
    savedBy: uuid().references(() => users.id),
    /** Counts the proofs sent; 0 before the first. */
    proofRound: integer().notNull().default(0),
    proofSentAt: instant(),
    /** The revision that the author sees as the proof; later saves do not change it. */
    proofRevision: integer(),
    approvedAt: instant(),
    /** Why an editor went on without the author's approval. */
    approvalReason: text(),
    publishedAt: instant(),
    /** The published revision, while its text is open again for a correction. */
    correctsRevision: integer(),
    /** The PDF that an editor brought instead of a PDF manuscript. */
    finalPdfId: uuid().references(() => files.id),
  },
  (table) => [
    index('productions_final_pdf')
      .on(table.finalPdfId)
      .where(sql`${table.finalPdfId} is not null`),
  ],
);

/** Texts as they were saved: what one person saves within a quarter of an hour is one row. */
export const productionRevisions = pgTable(
  'production_revisions',
  {
    manuscriptId: ofManuscript(),
    revision: integer().notNull(),
    startedAt: instant().notNull(),
    savedAt: instant().notNull(),
    savedBy: uuid().references(() => users.id),
    origin: text(),
    /** Whether it only makes a change that the author proposed. */
    isAuthorsChange: boolean().notNull().default(false),
    bodyHtml: text().notNull(),
    front: jsonb().$type<Partial<FrontMatter>>(),
    references: jsonb().$type<ProductionReference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.revision] })],
);

/** Who does what in production, and by when. */
export const productionTaskRows = pgTable(
  'production_tasks',
  {
    manuscriptId: ofManuscript(),
    kind: text({ enum: productionTasks }).notNull(),
    personId: uuid().references(() => users.id),
    dueOn: date(),
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.manuscriptId, table.kind] }),
    index('production_tasks_of_person').on(table.personId),
    index('production_tasks_due')
      .on(table.dueOn)
      .where(sql`${table.doneAt} is null and ${table.dueOn} is not null`),
  ],
);

/** Comments, proposed changes and questions on proofs. */
export const proofNotes = pgTable(
  'proof_notes',
  {
    id: id(),
    manuscriptId: ofManuscript(),
    round: integer().notNull(),
    kind: text({ enum: noteKinds }).notNull(),
    quote: jsonb().$type<Quote>().notNull(),
    text: text().notNull(),
    replacement: text(),
    isByAuthor: boolean().notNull(),
    writtenBy: uuid()
      .notNull()
      .references(() => users.id),
    writtenAt: instant().notNull(),
    state: text({ enum: noteStates }).notNull(),
    answer: text(),
    settledBy: uuid().references(() => users.id),
    settledAt: instant(),
  },
  (table) => [index('proof_notes_of_manuscript').on(table.manuscriptId, table.writtenAt)],
);

export type ProductionRow = typeof productions.$inferSelect;
export type ProofNoteRow = typeof proofNotes.$inferSelect;
