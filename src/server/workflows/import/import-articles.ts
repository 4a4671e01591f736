import { siteDay } from '../../../contracts/site-zone.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 } from 'uuid';
import { fileHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/article-responses.ts';
import type { Context } from '../../context.ts';
import {
  findImported,
  printRecord,
  citeRetracted,
  insertArticle,
  readArticleFile,
  replaceRelations,
  UnreadableArticle,
  updateArticle,
  type JatsArticle,
} from '../../domains/articles/index.ts';
import {
  findFile,
  keepOwnFile,
  replaceArticlePictures,
  storeArticlePictures,
  type ArticlePicture,
} from '../../domains/files/index.ts';
import {
  findOrCreateJournal,
  readPrintDesign,
  setJournalStart,
  type JournalRow,
} from '../../domains/journals/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  picturesBeside,
  listArticleSources,
  type ArticleSource,
  importedFacts,
  importedText,
  importNotes,
} from './imported-article.ts';

export interface ImportWish {
  readonly folder: string;
  readonly abbreviation: string;
  /** The journal's title when it is new; else the one that the first article names. */
  readonly title: string | null;
  /** The subject of a new journal; null: none in particular. */
  readonly subject: string | null;
  /** Whether articles that come without a PDF are printed. */
  readonly isPrinted?: boolean;
}

export interface ImportResult {
  added: number;
  updated: number;
  unchanged: number;
  readonly failed: { readonly name: string; readonly reason: string }[];
  /** What a person should know of an article that was brought in. */
  readonly notes: { readonly name: string; readonly note: string }[];
  /** Requested values that were not applied, because an existing journal does not change. */
  readonly passedOver: ('title' | 'subject')[];
}

/** Raised when the same file is read differently, so that the next import brings every article up to date. */
const readerVersion = '4';

type Pictures = ReadonlyMap<string, ArticlePicture>;

interface ReadSource {
  readonly article: JatsArticle;
  /** The date in the file, which may lie ahead. */
  readonly datedOn: string;
  readonly pdf: Buffer | null;
  /** By the names that the XML gives them. */
  readonly pictures: Pictures;
  readonly hash: string;
}

async function readSource(source: ArticleSource): Promise<ReadSource> {
  const xml = await readFile(source.xmlPath);
  const pdf = source.pdfPath === null ? null : await readFile(source.pdfPath);
  if (pdf && !pdf.subarray(0, 1024).includes('%PDF-'))
    throw new UnreadableArticle(t.importNotPdf({ file: path.basename(source.pdfPath ?? '') }));
  const { find, found: pictures } = picturesBeside(source.xmlPath);
  const article = await readArticleFile(xml, (href) => {
    const picture = find(href);
    return picture && { address: fileHref(picture.id), width: picture.width, height: picture.height };
  });
  if (!article.published) throw new UnreadableArticle(t.importNoDate());
  const hash = createHash('sha256')
    .update(readerVersion)
    .update(xml)
    .update(pdf ?? '');
  for (const { bytes } of pictures.values()) hash.update(bytes);
  return { article, datedOn: article.published.iso, pdf, pictures, hash: hash.digest('hex') };
}

async function journalFor(
  ctx: Context,
  wish: ImportWish,
  first: JatsArticle,
): Promise<{ journal: JournalRow; isNew: boolean }> {
  return findOrCreateJournal(ctx, {
    abbreviation: wish.abbreviation,
    title: wish.title ?? first.journal.title ?? wish.abbreviation,
    language: 'English',
    issn: first.journal.issnElectronic ?? first.journal.issnPrint,
    startYear: Math.min(first.published?.year ?? Infinity, ctx.now().getUTCFullYear()),
    startMonth: 1,
    subject: wish.subject ?? t.importedJournals(),
  });
}

const differencesOf = (wish: ImportWish, journal: JournalRow) =>
  (['title', 'subject'] as const).filter((name) => wish[name] !== null && wish[name] !== journal[name]);

/** Saves the PDF of an article; an unchanged one retains its file. */
async function keepPdf(
  ctx: Context,
  source: ArticleSource,
  { article, pdf }: Pick<ReadSource, 'article' | 'pdf'>,
  savedId: string | null,
): Promise<string | null> {
  if (!pdf) return null;
  const kept = savedId === null ? null : await findFile(ctx.db, savedId);
  if (kept?.sha256 === createHash('sha256').update(pdf).digest('hex')) return kept.id;
  const name = `${(article.doi ?? path.basename(source.name)).replaceAll('/', '-')}.pdf`;
  return keepOwnFile(ctx, { purpose: 'article-pdf', name, mediaType: 'application/pdf', bytes: pdf });
}

/** What an article is recognised by on a second run. */
const identityOf = ({ name }: ArticleSource, { doi, publisherId }: JatsArticle) =>
  doi ?? publisherId ?? path.basename(name);

/** What happened to an article, and what a person should know of it. */
interface Imported {
  readonly outcome: 'added' | 'updated' | 'unchanged';
  readonly notes: readonly string[];
}

/** The PDF that came with the article, or else, where it is wished for, a printed one. */
async function pdfOf(
  ctx: Context,
  wish: ImportWish,
  { article, pdf, pictures }: ReadSource,
  unprinted: Omit<Parameters<typeof printRecord>[1], 'text'>,
) {
  if (pdf !== null || wish.isPrinted !== true) return pdf;
  const shown = new Map(Array.from(pictures.values(), ({ id, bytes }) => [fileHref(id), bytes]));
  const design = await readPrintDesign(ctx, unprinted.article.journalId);
  return printRecord(ctx, { ...unprinted, text: importedText(article) }, design, shown);
}

/** Brings in one article: added, brought up to date, or left as it is when its source has not changed. */
async function importOne(
  ctx: Context,
  wish: ImportWish,
  journal: JournalRow,
  source: ArticleSource,
  read: ReadSource,
): Promise<Imported> {
  const { article } = read;
  const importKey = `${journal.abbreviation}:${identityOf(source, article)}`;
  const existing = await findImported(ctx.db, importKey);
  if (existing?.importHash === read.hash) return { outcome: 'unchanged', notes: [] };
  const now = ctx.now();
  const today = siteDay(now);
  // An article is public from its import on, whatever later day its file gives.
  const isAhead = read.datedOn > today;
  const earlier = existing !== null && existing.publishedOn < today ? existing.publishedOn : today;
  const publishedOn = isAhead ? earlier : read.datedOn;
  const id = existing?.id ?? v7();
  const facts = importedFacts(article, publishedOn, today);
  const unprinted = {
    ...facts,
    journalId: journal.id,
    importKey,
    importHash: read.hash,
    createdAt: now,
    updatedAt: now,
  };
  const pdf = await pdfOf(ctx, wish, read, { article: { id, ...unprinted }, journal });
  const pictures = await storeArticlePictures(ctx, [...read.pictures.values()]);
  const fields = { ...unprinted, pdfFileId: await keepPdf(ctx, source, { article, pdf }, existing?.pdfFileId ?? null) };
  await inTransaction(ctx, async (tx) => {
    if (!existing) await insertArticle(tx.db, { id, ...fields }, importedText(article));
    else if (!(await updateArticle(tx.db, id, fields, importedText(article))))
      throw new UnreadableArticle(t.importCorrectedHere());
    await replaceArticlePictures(tx, id, pictures);
    await citeRetracted(tx.db, id);
    await replaceRelations(tx.db, id, article.related, today);
  });
  const notes = importNotes(article, { access: facts.access, datedOn: read.datedOn, publishedOn });
  return { outcome: existing ? 'updated' : 'added', notes };
}

/** Imports a folder of articles into one journal; what cannot be read is named with its reason, the rest go in. */
export async function importArticles(
  ctx: Context,
  wish: ImportWish,
  onProgress: (done: number, total: number) => void,
): Promise<ImportResult> {
  const sources = await listArticleSources(wish.folder);
  const result: ImportResult = { added: 0, updated: 0, unchanged: 0, failed: [], notes: [], passedOver: [] };
  let home: { journal: JournalRow; isNew: boolean } | null = null;
  let earliest = Number.POSITIVE_INFINITY;
  const sourcesByIdentity = new Map<string, string>();
  for (const [index, source] of sources.entries()) {
    try {
      const read = await readSource(source);
      home ??= await journalFor(ctx, wish, read.article);
      const identity = identityOf(source, read.article).toLowerCase();
      const earlier = sourcesByIdentity.get(identity);
      if (earlier !== undefined) throw new UnreadableArticle(t.importSameIdentity({ file: earlier, identity }));
      sourcesByIdentity.set(identity, source.name);
      const { outcome, notes } = await importOne(ctx, wish, home.journal, source, read);
      result[outcome] += 1;
      result.notes.push(...notes.map((note) => ({ name: source.name, note })));
      earliest = Math.min(earliest, Number(read.datedOn.slice(0, 4)), ctx.now().getUTCFullYear());
    } catch (error) {
      if (!(error instanceof UnreadableArticle))
        ctx.log.error({ err: error, article: source.name }, 'An article could not be imported');
      const reason = error instanceof Error ? error.message : t.importUnknownFailure();
      result.failed.push({ name: source.name, reason });
    }
    onProgress(index + 1, sources.length);
  }
  if (home?.isNew) await setJournalStart(ctx.db, home.journal.id, earliest);
  else if (home) result.passedOver.push(...differencesOf(wish, home.journal));
  if (result.added + result.updated > 0) await ctx.announcePublicChange();
  return result;
}
