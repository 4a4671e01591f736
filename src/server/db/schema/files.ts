import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** An upload id of the wizard belongs to the first person who used it. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  createdAt: instant().notNull(),
});

export const filePurposes = [
  'manuscript',
  'rejection',
  'article-pdf',
  'article-picture',
  'printed-article',
  'production-picture',
  'cover',
  'issue-document',
  'review-copy',
  'report-attachment',
  'discussion',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid(),
    uploadId: uuid().references(() => uploads.id),
    slot: integer(),
    /** Of a corrected PDF or a picture: its article, published or in production. */
    articleId: uuid(),
    purpose: text({ enum: filePurposes }).notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull(),
    createdAt: instant().notNull(),
    /** Set when a later file took the same slot; the file is deleted at once unless something refers to it. */
    replacedAt: instant(),
  },
  (table) => [
    index('files_upload').on(table.uploadId),
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_storage_key').on(table.storageKey),
    uniqueIndex('files_current_in_slot')
      .on(table.uploadId, table.slot)
      .where(sql`${table.replacedAt} is null`),
  ],
);

/** Secrets that this installation made for itself, shared by its processes. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
