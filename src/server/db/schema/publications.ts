import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  abstractOrigins,
  type OtherAbstract,
  type Reference,
  type RichText,
  type Translation,
} from '../../../contracts/article-parts.ts';
import { accessModes, type PublicAuthor } from '../../../contracts/articles.ts';
import { publicationKinds, reviewDefaults, reviewModels } from '../../../contracts/constants.ts';
import type { PrintDesign } from '../../../contracts/print-design.ts';
import { noStatements, type Statements } from '../../../contracts/statements.ts';
import { files } from './files.ts';
import { id, instant } from './columns.ts';

export const journals = pgTable(
  'journals',
  {
    id: id(),
    title: text().notNull(),
    abbreviation: text().notNull(),
    descriptionHtml: text(),
    language: text().notNull(),
    issn: text(),
    doi: text(),
    coverFileId: uuid().references(() => files.id),
    startYear: integer().notNull(),
    startMonth: integer().notNull(),
    subject: text().notNull(),
    kind: text({ enum: publicationKinds }).notNull().default('journal'),
    /** The authors' fee for open access, in minor units; 0: none. */
    handlingFeeMinor: integer().notNull().default(0),
    feeCurrency: text().notNull().default('AED'),
    reviewModel: text({ enum: reviewModels }).notNull().default('verification'),
    reportsNeeded: integer().notNull().default(reviewDefaults.reportsNeeded),
    invitationDays: integer().notNull().default(reviewDefaults.invitationDays),
    reviewDays: integer().notNull().default(reviewDefaults.reviewDays),
    revisionDays: integer().notNull().default(reviewDefaults.revisionDays),
    editorDays: integer().notNull().default(reviewDefaults.editorDays),
    /** The editor to whom new manuscripts are assigned; null leaves them unassigned. */
    newManuscriptsTo: uuid(),
    /** Whether its page shows its acceptance rate and times (decision 52). */
    showsStatistics: boolean().notNull().default(false),
    /** Whether reviews of accepted articles are published where their writers agree (decision 55). */
    publishesReviews: boolean().notNull().default(false),
    /** Whether accepted manuscripts are edited, proofed and typeset before publication (decision 69). */
    hasProduction: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** An archived journal takes no more submissions; its publications stay. */
    archivedAt: instant(),
    /** Counts the changes, so that a save cannot overwrite an unseen one. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('journals_abbreviation').on(sql`lower(${table.abbreviation})`)],
);

/** Former journal abbreviations, in lower case: old addresses redirect, and no other journal can take the name. */
export const formerAbbreviations = pgTable('journal_former_abbreviations', {
  abbreviation: text().primaryKey(),
  journalId: uuid()
    .notNull()
    .references(() => journals.id, { onDelete: 'cascade' }),
  replacedAt: instant().notNull(),
});

/** An author as printed on the article; the email is stored but never public. */
export type PrintedAuthor = PublicAuthor & { email: string | null };

/** A period in which everyone may read an article: a null `from` means from the start, a null `until` permanently. */
export interface OpenPeriod {
  readonly from: string | null;
  readonly until: string | null;
  readonly licenceUrl: string | null;
}

export const articles = pgTable(
  'articles',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    title: jsonb().$type<RichText>().notNull(),
    authors: jsonb().$type<PrintedAuthor[]>().notNull(),
    abstractText: text().notNull(),
    abstractHtml: text().notNull(),
    abstractOrigin: text({ enum: abstractOrigins }).notNull().default('abstract'),
    keywords: jsonb().$type<RichText[]>().notNull(),
    volume: text(),
    issue: text(),
    firstPage: text(),
    lastPage: text(),
    /** Whether `firstPage` is the number of the article, which has no pages. */
    isFirstPageNumber: boolean().notNull().default(false),
    /** Dates as exact as their source (`2011-05-20`, `2011-05`, `2011`), so that they sort as text. */
    receivedOn: text(),
    acceptedOn: text(),
    publishedOn: text().notNull(),
    doi: text(),
    licenceUrl: text(),
    licenceText: text(),
    copyright: text(),
    language: text().notNull(),
    /** As its manuscript had them on publication. */
    section: text(),
    articleType: text(),
    access: text({ enum: accessModes }).notNull(),
    /** When everyone may read it, while a change is still ahead; access follows day by day. */
    openPeriods: jsonb().$type<OpenPeriod[]>(),
    pdfFileId: uuid().references(() => files.id),
    submittedBy: uuid(),
    /** A withdrawn article's address shows when and why it was withdrawn (decision 34). */
    withdrawnOn: text(),
    withdrawalReason: text(),
    /** The day of the notice of its retraction: one that an import brought, or one published here. */
    retractedOn: text(),
    /** The day of its last notice; the notices are in `article_corrections` (decisions 0039, 0041). */
    correctedOn: text(),
    /** What identifies the article in a repeated import, and its last imported content. */
    importKey: text(),
    importHash: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('articles_import_key').on(table.importKey),
    index('articles_newest').on(table.publishedOn.desc(), table.id.desc()),
    index('articles_newest_of_journal').on(table.journalId, table.publishedOn.desc(), table.id.desc()),
    // For harvesters.
    index('articles_changed').on(table.updatedAt, table.id),
    index('articles_changed_of_journal').on(table.journalId, table.updatedAt, table.id),
    index('articles_of_issue').on(table.journalId, table.volume, table.issue),
    index('articles_doi')
      .on(sql`lower(${table.doi})`)
      .where(sql`${table.doi} is not null`),
    index('articles_withdrawn')
      .on(table.withdrawnOn.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.withdrawnOn} is not null`),
    index('articles_corrected')
      .on(table.correctedOn.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.correctedOn} is not null`),
    // Whose iDs were confirmed, for their ORCID records.
    index('articles_of_confirmed_orcids')
      .using('gin', table.authors.op('jsonb_path_ops'))
      .where(sql`${table.authors} @> '[{"isOrcidAuthenticated": true}]'`),
    index('articles_access_ahead')
      .on(table.id)
      .where(sql`${table.openPeriods} is not null`),
  ],
);

export interface TextHeading {
  readonly id: string;
  readonly html: string;
  readonly level: number;
}

/** What the source of an imported article says beside what its record has; only its own XML repeats it. */
export interface SourceFacts {
  /** In the words of JATS: research-article. */
  readonly articleType: string;
  /** Under which an issue lists the article. */
  readonly heading: string | null;
  readonly subjects: readonly string[];
  readonly publisherId: string | null;
  readonly journal: {
    readonly title: string | null;
    readonly abbreviation: string | null;
    readonly issnPrint: string | null;
    readonly issnElectronic: string | null;
    readonly publisher: string | null;
  };
  /** The authors that are groups. */
  readonly groups: readonly string[];
  /** For each reference its label and the kind of the work. */
  readonly references: readonly { readonly label: string | null; readonly kind: string | null }[];
}

/** The long parts of an article, apart so that lists never read them. */
export const articleTexts = pgTable('article_texts', {
  articleId: uuid()
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  bodyHtml: text(),
  headings: jsonb().$type<TextHeading[]>().notNull(),
  references: jsonb().$type<Reference[]>().notNull(),
  /** Title, abstract and keywords in other languages. */
  translations: jsonb().$type<Translation[]>().notNull().default([]),
  /** Such as a summary for everyone. */
  otherAbstracts: jsonb().$type<OtherAbstract[]>().notNull().default([]),
  /** Those that belong to the authors, without saying to whom. */
  sharedAffiliations: jsonb().$type<string[]>().notNull().default([]),
  /** What its authors state, as far as readers may know it; of an imported article, what its text does not say. */
  statements: jsonb().$type<Statements>().notNull().default(noStatements),
  /** The design in which an article of a production is printed, as it was on publication. */
  printDesign: jsonb().$type<PrintDesign>(),
  /** Of an imported article, for its own XML. */
  sourceFacts: jsonb().$type<SourceFacts>(),
});

export const fullIssues = pgTable(
  'full_issues',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    volume: text().notNull(),
    number: text().notNull(),
    priceMinor: integer().notNull(),
    currency: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    lookupKey: text().notNull(),
    coverFileId: uuid().references(() => files.id),
    documentFileId: uuid().references(() => files.id),
    /** Counts the changes, so that the later of two simultaneous ones learns of the other. */
    version: integer().notNull().default(1),
    /** Taken off sale: no longer offered; its owners still have access. */
    withdrawnAt: instant(),
    withdrawalReason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('full_issues_place').on(table.journalId, table.volume, table.number),
    uniqueIndex('full_issues_lookup_key').on(table.lookupKey),
  ],
);
