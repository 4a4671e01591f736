import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { parties, reviewModels } from '../../../contracts/constants.ts';
import type { ManuscriptAuthor } from '../../../contracts/contributors.ts';
import { noStatements, type Statements } from '../../../contracts/statements.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { uploads } from './files.ts';
import { manuscriptClasses } from './journal-setups.ts';
import { journals } from './publications.ts';

export const manuscriptStates = [
  'submitted',
  'returned',
  'in-review',
  'awaiting-ratification',
  'revision-requested',
  'accepted',
  'on-hold',
  'move-offered',
  'rejected',
  'appealed',
  'withdrawn',
  'published',
] as const;
export type ManuscriptState = (typeof manuscriptStates)[number];

/** The number that a manuscript had in a journal that it left. */
export interface FormerNumber {
  readonly number: string;
  readonly untilRound: number;
}

/** What an author can change about a manuscript; submitted files stay as they are, whatever is uploaded later. */
export const manuscriptContents = () => ({
  title: text().notNull(),
  abstract: text().notNull(),
  keywords: jsonb().$type<string[]>().notNull(),
  authors: jsonb().$type<ManuscriptAuthor[]>().notNull(),
  fileIds: uuid().array().notNull(),
  statements: jsonb().$type<Statements>().notNull().default(noStatements),
});

const isGiven = (column: SQLWrapper) => sql`${column} is not null`;
const isLive = ({ deletedAt }: { readonly deletedAt: SQLWrapper }) => sql`${deletedAt} is null`;

/** Texts of its review wait for an editor. */
const hasTexts = ({ reviewsWaiting }: { readonly reviewsWaiting: SQLWrapper }) => sql`${reviewsWaiting} > 0`;

/** Neither published, rejected nor withdrawn. The index and its queries share this exact wording. */
const underWay = ({ deletedAt, state }: { readonly deletedAt: SQLWrapper; readonly state: SQLWrapper }) =>
  sql`${deletedAt} is null and ${state} not in ('published', 'rejected', 'withdrawn')`;

/** On an editors’ desk. The indexes and their queries share this exact wording, and the next. */
const onDesks = ({ deletedAt, reviewModel }: { readonly deletedAt: SQLWrapper; readonly reviewModel: SQLWrapper }) =>
  sql`${deletedAt} is null and ${reviewModel} = 'double-anonymous'`;

/** The same, in a section of the journal. */
const inSectionOnDesks = (table: Parameters<typeof onDesks>[0] & { readonly sectionId: SQLWrapper }) =>
  sql`${onDesks(table)} and ${isGiven(table.sectionId)}`;

/** What indexes know an unassigned manuscript by: equality finds it, which it does not for null. */
export const noEditor = '00000000-0000-0000-0000-000000000000';
const handlerOf = ({ handlingEditorId }: { readonly handlingEditorId: SQLWrapper }) =>
  sql`coalesce(${handlingEditorId}, '${sql.raw(noEditor)}'::uuid)`;

type Listed =
  | 'sectionId'
  | 'state'
  | 'turn'
  | 'dueAt'
  | 'updatedAt'
  | 'id'
  | 'handlingEditorId'
  | 'deletedAt'
  | 'reviewModel';

/** The desk’s lists of a section. */
const indexesOfSections = (table: Readonly<Record<Listed, ExtraConfigColumn>>) => [
  index('manuscripts_of_section')
    .on(table.sectionId, table.state, table.turn, table.dueAt, table.id)
    .where(isGiven(table.sectionId)),
  index('manuscripts_of_editor_in_section')
    .on(table.sectionId, handlerOf(table), table.state, table.turn, table.dueAt, table.id, table.handlingEditorId)
    .where(inSectionOnDesks(table)),
  index('manuscripts_changed_of_editor_in_section')
    .on(table.sectionId, handlerOf(table), table.state, table.updatedAt, table.id, table.handlingEditorId)
    .where(inSectionOnDesks(table)),
  index('manuscripts_changed_of_section')
    .on(table.sectionId, table.state, table.updatedAt, table.id)
    .where(isGiven(table.sectionId)),
];

/** Shares its id with the article that it becomes. */
export const manuscripts = pgTable(
  'manuscripts',
  {
    id: id(),
    /** What people call it, such as EIJER-2026-0012: each journal gives its own (decisions 52 and 56). A trigger fills it in. */
    number: text().notNull().default(''),
    /** Its numbers in journals that it has left, each with its last round there. */
    formerNumbers: jsonb().$type<FormerNumber[]>().notNull().default([]),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    submittingUserId: uuid()
      .notNull()
      .references(() => users.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    ...manuscriptContents(),
    /** Counts the submissions of this manuscript; a save that started from an older one is refused (decision 35). */
    version: integer().notNull().default(1),
    /** The journal's when it was submitted. */
    reviewModel: text({ enum: reviewModels }).notNull().default('verification'),
    state: text({ enum: manuscriptStates }).notNull(),
    /** Whose turn it is: exactly one party's while the manuscript is active, else null; the database enforces this. */
    turn: text({ enum: parties }),
    /** By when that party is asked to act. */
    dueAt: instant(),
    /** Texts of its review that an editor publishes or leaves out, because they may name someone. */
    reviewsWaiting: integer().notNull().default(0),
    /** Counts the rounds of review; a revision that goes back to reviewers begins a new one. */
    round: integer().notNull().default(1),
    /** The editor who handles it; null while unassigned. A trigger releases it when that person stops editing the journal. */
    handlingEditorId: uuid().references(() => users.id),
    /** Where a manuscript that is on hold or offered to another journal goes on from. */
    heldFrom: text({ enum: manuscriptStates }),
    holdReason: text(),
    /** When it became an article; null if it was withdrawn before. */
    publishedAt: instant(),
    /** Of its journal; null where it has none. A trigger clears both when it moves to another journal. */
    sectionId: uuid(),
    articleTypeId: uuid(),
    /** The statements of the journal's checklist that the author confirmed on submission, as they were worded. */
    confirmedStatements: jsonb().$type<string[]>().notNull().default([]),
    specialReview: boolean().notNull(),
    volume: integer().notNull(),
    issue: integer().notNull(),
    publicPdfName: text(),
    rejectionText: text(),
    rejectionFileIds: uuid().array().notNull().default([]),
    submittedAt: instant().notNull(),
    /** When it last joined the queue. */
    waitingSince: instant().notNull(),
    decidedAt: instant(),
    updatedAt: instant().notNull(),
    /** Hidden everywhere; it can be brought back until its files are gone (decision 34). */
    deletedAt: instant(),
    deletedBy: uuid(),
    purgedAt: instant(),
    /** Number, title, names of authors and of the submitting person, in lower case: what the lists are searched by. */
    searchText: text().notNull().default(''),
    /** Of the authors, however their addresses are spelt; what the version before goes by, in place of `manuscript_writers`. */
    authorMailboxes: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`mailboxes_of(authors)`),
    /**
     * After the purge: hashed mailboxes of people with a conflict of interest who are recorded nowhere else, so that
     * access stays denied.
     */
    partMarks: text().array().notNull().default([]),
  },
  (table) => [
    index('manuscripts_of_mailboxes').using('gin', table.authorMailboxes),
    uniqueIndex('manuscripts_upload').on(table.uploadId),
    uniqueIndex('manuscripts_number').on(table.number),
    index('manuscripts_of_user').on(table.submittingUserId, table.submittedAt, table.id).where(isLive(table)),
    index('manuscripts_of_user_in_state')
      .on(table.submittingUserId, table.state, table.submittedAt, table.id)
      .where(isLive(table)),
    index('manuscripts_waiting')
      .on(table.specialReview, table.waitingSince, table.id)
      .where(sql`${table.deletedAt} is null and ${table.turn} = 'administrator'`),
    index('manuscripts_on_desk')
      .on(table.journalId, table.state, table.turn, table.dueAt, table.id)
      .where(onDesks(table)),
    // The handling editor is there twice, so that rows need not be read.
    index('manuscripts_of_editor')
      .on(table.journalId, handlerOf(table), table.state, table.turn, table.dueAt, table.id, table.handlingEditorId)
      .where(onDesks(table)),
    index('manuscripts_changed').on(table.journalId, table.state, table.updatedAt, table.id).where(onDesks(table)),
    index('manuscripts_changed_of_editor')
      .on(table.journalId, handlerOf(table), table.state, table.updatedAt, table.id, table.handlingEditorId)
      .where(onDesks(table)),
    index('manuscripts_handled').on(table.handlingEditorId).where(isGiven(table.handlingEditorId)),
    // All that statistics count, so that they need not read the rows.
    index('manuscripts_counted')
      .on(
        table.journalId,
        table.submittedAt,
        table.id,
        table.state,
        table.heldFrom,
        table.publishedAt,
        table.reviewModel,
      )
      .where(isLive(table)),
    index('manuscripts_with_texts').on(table.id).where(hasTexts(table)),
    index('manuscripts_under_way').on(table.journalId).where(underWay(table)),
    index('manuscripts_due')
      .on(table.dueAt)
      .where(sql`${table.deletedAt} is null and ${table.dueAt} is not null`),
    foreignKey({
      name: 'manuscripts_section',
      columns: [table.sectionId, table.journalId],
      foreignColumns: [manuscriptClasses.id, manuscriptClasses.journalId],
    }),
    foreignKey({
      name: 'manuscripts_article_type',
      columns: [table.articleTypeId, table.journalId],
      foreignColumns: [manuscriptClasses.id, manuscriptClasses.journalId],
    }),
    ...indexesOfSections(table),
    index('manuscripts_of_article_type').on(table.articleTypeId).where(isGiven(table.articleTypeId)),
    check('manuscripts_turn', sql`(${table.turn} is null) = (${table.state} in ('withdrawn', 'published'))`),
    index('manuscripts_deleted').on(table.deletedAt, table.id).where(isGiven(table.deletedAt)),
    index('manuscripts_search').using('gin', sql`to_tsvector('simple'::regconfig, ${table.searchText})`),
  ],
);

/** Whether a manuscript is under way still. */
export const isUnderWay = underWay(manuscripts);

/** Whether a manuscript is on the desk of its journal’s editors. */
export const isOnDesks = onDesks(manuscripts);

/** The handling editor of a manuscript, or `noEditor`. */
export const handledBy = handlerOf(manuscripts);
