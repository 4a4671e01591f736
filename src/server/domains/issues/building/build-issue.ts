import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as t from '../../../../messages/issue-responses.ts';
import { withLock } from '../../../ports/workers/fair-locks.ts';
import { readersPdf } from '../../articles/index.ts';
import { findFile, keepAsUpload, type FileRow } from '../../files/index.ts';
import { readPublisherAddress } from '../../site-content/index.ts';
import { findJournal, type JournalRow } from '../../journals/index.ts';
import { assembleInProcess, type Assembly } from './assemble-in-process.ts';
import { findBuild, noteBuild, takeBuild, wakeSilentBuilds, deleteBuildsBefore, type BuildRow } from './build-store.ts';
import { assemblyFiles } from './drawing/assembly-messages.ts';
import { forgottenFor, shownFor, obstacleOf, placedArticles, authorsOf } from './read-builds.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { PrintedIssue } from './drawing/printed-issue.ts';
import type { PlacedArticle } from './place-store.ts';

interface Sources {
  readonly build: Pick<BuildRow, 'volume' | 'number' | 'preface'>;
  readonly journal: JournalRow;
  /** In their order in the issue. */
  readonly articles: readonly PlacedArticle[];
  readonly withdrawn: readonly PlacedArticle[];
  readonly picture: PrintedIssue['picture'];
  readonly publisherAddress: PrintedIssue['publisherAddress'];
}

/** A retracted article says so first, as it does on the site. */
const titleOf = ({ title, retractedOn }: PlacedArticle) =>
  retractedOn === null ? title.text : `Retracted: ${title.text}`;

/** The recorded facts that a built issue prints. */
function printedFacts(
  { site }: Context,
  { build, journal, articles, withdrawn, picture, publisherAddress }: Sources,
): PrintedIssue {
  const days = articles.map(({ publishedOn }) => publishedOn).toSorted();
  return {
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    journalIssn: journal.issn,
    language: journal.language,
    volume: build.volume,
    number: build.number,
    publisher: site.name,
    publisherAddress,
    journalUrl: site.url + pages.journal.href({ catId: journal.abbreviation }),
    articles: articles.map((article) => ({ title: titleOf(article), authors: authorsOf(article), doi: article.doi })),
    withdrawn: withdrawn.map(({ title, withdrawnOn }) => ({ title: title.text, on: withdrawnOn ?? '' })),
    published: { first: days[0] ?? '', last: days.at(-1) ?? '' },
    preface: build.preface,
    picture,
  };
}

/** Why an issue cannot be built, worded for the person who requested it. */
class BuildRefusal extends Error {}

const silence = 45_000;
const heartbeat = 10_000;

const faultWords = {
  password: t.pdfLocked,
  damaged: t.pdfDamaged,
  'no-pages': t.pdfNoPages,
} as const;

function refusalFor(assembly: Exclude<Assembly, { pages: number }>, articles: readonly PlacedArticle[]): BuildRefusal {
  const title = articles[assembly.article ?? articles.length]?.title.text;
  const { fault } = assembly;
  if (fault === 'picture') return new BuildRefusal(t.coverUnreadable());
  if (fault !== 'too-much') return new BuildRefusal(faultWords[fault]({ title: title ?? t.anArticle() }));
  return new BuildRefusal(title === undefined ? t.issueTooHeavy() : t.tooHeavy({ title }));
}

/** The current articles: one withdrawn since it was chosen must not be in an issue on sale. */
async function articlesOf(ctx: Context, build: BuildRow) {
  const placed = await placedArticles(ctx, build);
  const chosen = build.articleIds.map((id) => {
    const article = placed.find((one) => one.id === id);
    if (article && obstacleOf(article) === null) return article;
    throw new BuildRefusal(article ? t.articleChanged({ title: article.title.text }) : t.anArticleChanged());
  });
  return { chosen, withdrawn: placed.filter(({ withdrawnOn }) => withdrawnOn !== null) };
}

const picturesPrinted = ['image/jpeg', 'image/png'] as const;

async function pictureOf(ctx: Context, { pictureFileId }: BuildRow) {
  const file = pictureFileId === null ? null : await findFile(ctx.db, pictureFileId);
  if (!file) return null;
  const mediaType = picturesPrinted.find((type) => type === file.mediaType);
  if (!mediaType) throw new BuildRefusal(t.coverType());
  return { file, mediaType };
}

const fetchTo = async (ctx: Context, storageKey: string, target: string) =>
  pipeline(await ctx.storage.read(storageKey), createWriteStream(target));

/** Where the PDF lies that readers of an article get. */
async function pdfKeyOf(ctx: Context, { id, title }: PlacedArticle): Promise<string> {
  const pdf = await readersPdf(ctx, id).catch((error: unknown) => {
    ctx.log.error({ err: error, articleId: id }, 'An article could not be printed for an issue');
  });
  if (!pdf) throw new BuildRefusal(t.notPrinted({ title: title.text }));
  return pdf.storageKey;
}

interface Gathered {
  readonly articles: readonly PlacedArticle[];
  readonly picture: FileRow | null;
}

/** Lays everything that the issue is made of into a folder. */
async function gather(ctx: Context, build: BuildRow, folder: string): Promise<Gathered> {
  const journal = await findJournal(ctx.db, build.journalId);
  if (!journal) throw new BuildRefusal(t.journalGone());
  const { chosen, withdrawn } = await articlesOf(ctx, build);
  const picture = await pictureOf(ctx, build);
  const at = (name: string) => path.join(folder, name);
  for (const [index, article] of chosen.entries())
    await fetchTo(ctx, await pdfKeyOf(ctx, article), at(assemblyFiles.article(index)));
  if (picture) await fetchTo(ctx, picture.file.storageKey, at(assemblyFiles.picture));
  const facts: PrintedIssue = printedFacts(ctx, {
    build,
    journal,
    articles: chosen,
    withdrawn,
    picture: picture?.mediaType ?? null,
    publisherAddress: (await readPublisherAddress(ctx)).lines,
  });
  await writeFile(at(assemblyFiles.issue), JSON.stringify(facts));
  return { articles: chosen, picture: picture?.file ?? null };
}

/** Saves the result among the requester's uploads: it is put on sale like any document they uploaded. */
async function keep(ctx: Context, build: BuildRow, folder: string, { picture }: Gathered) {
  const found = await findBuild(ctx.db, build.id);
  const name = `${found?.journalAbbreviation ?? 'issue'}-${build.volume}-${build.number}`;
  const place = { uploadId: build.id, ownerId: build.createdBy };
  const open = (file: string) => createReadStream(path.join(folder, file));
  const document = await keepAsUpload(ctx, place, {
    purpose: 'issue-document',
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    bytes: open(assemblyFiles.document),
  });
  if (document === null) throw new BuildRefusal(t.documentRejected());
  if (picture) return { documentFileId: document, coverFileId: picture.id };
  const coverFileId = await keepAsUpload(ctx, place, {
    purpose: 'cover',
    name: `${name}.svg`,
    mediaType: 'image/svg+xml',
    bytes: open(assemblyFiles.cover),
  });
  return { documentFileId: document, coverFileId };
}

async function assemble(ctx: Context, build: BuildRow, folder: string): Promise<void> {
  const heard = (progress: { done?: number }) => noteBuild(ctx.db, build.id, { ...progress, heardAt: ctx.now() });
  const beat = setInterval(() => void heard({}).catch(() => {}), heartbeat);
  try {
    const gathered = await gather(ctx, build, folder);
    const assembly = await assembleInProcess(folder, (done) => heard({ done }));
    if (assembly === 'stopped') return;
    if ('fault' in assembly) throw refusalFor(assembly, gathered.articles);
    const kept = await keep(ctx, build, folder, gathered);
    await noteBuild(ctx.db, build.id, { state: 'done', failure: null, pages: assembly.pages, ...kept });
  } finally {
    clearInterval(beat);
  }
}

const unknownFault = t.buildFailed();

/** Builds the document of an issue, one at a time on a computer; shows any failure to the requester. */
export async function buildIssue(ctx: Context, buildId: string): Promise<void> {
  await withLock(ctx.locks, 'issue-build', async () => {
    const build = await takeBuild(ctx.db, buildId, ctx.now(), new Date(ctx.now().getTime() - silence));
    if (!build) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'colophon-issue-'));
    try {
      await assemble(ctx, build, folder);
    } catch (error) {
      const isRefusal = error instanceof BuildRefusal;
      if (!isRefusal) ctx.log.error({ err: error, buildId }, 'An issue could not be built');
      const failure = isRefusal ? error.message : unknownFault;
      await noteBuild(ctx.db, buildId, { state: 'failed', failure });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Resumes the builds that an ended server left unfinished, and deletes old ones. */
export async function resumeBuilds(ctx: Context): Promise<void> {
  const ago = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds);
  await deleteBuildsBefore(ctx.db, { built: ago(shownFor), forgotten: ago(forgottenFor) });
  for (const buildId of await wakeSilentBuilds(ctx.db, ctx.now(), ago(silence)))
    await ctx.jobs.enqueue(ctx.db, 'build-issue', { buildId });
}
