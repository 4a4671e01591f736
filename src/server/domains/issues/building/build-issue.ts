import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../../context.ts';
import { inTurn } from '../../../ports/machine/turns.ts';
import { findFile, keepAsUpload, type FileRow } from '../../files/index.ts';
import { readHouseAddress } from '../../site-texts/index.ts';
import { findJournal } from '../../journals/index.ts';
import { assembleInProcess, type Assembly } from './assemble-in-process.ts';
import { findBuild, noteBuild, takeBuild, wakeSilentBuilds, deleteBuildsBefore, type BuildRow } from './build-store.ts';
import { assemblyFiles } from './drawing/assembly-messages.ts';
import type { PrintedIssue } from './drawing/printed-issue.ts';
import type { PlacedArticle } from './place-store.ts';
import { printedFacts } from './printed-facts.ts';
import { forgottenFor, shownFor } from './read-builds.ts';
import { obstacleOf, placedArticles } from './read-places.ts';

/** Why an issue cannot be built, in words for whoever asked for it. */
class BuildRefusal extends Error {}

const silence = 45_000;
const heartbeat = 10_000;

const ways = 'Please replace its PDF, or leave the article out.';
const faultWords = {
  password: `its PDF is locked with a password. ${ways}`,
  damaged: `its PDF is damaged. ${ways}`,
  'no-pages': `its PDF has no pages. ${ways}`,
} as const;

function refusalFor(assembly: Exclude<Assembly, { pages: number }>, articles: readonly PlacedArticle[]): BuildRefusal {
  const title = articles[assembly.article ?? articles.length]?.title.text;
  const { fault } = assembly;
  if (fault === 'picture')
    return new BuildRefusal('The picture for the cover cannot be read. Please choose another one.');
  if (fault !== 'too-much') return new BuildRefusal(`“${title ?? 'An article'}”: ${faultWords[fault]}`);
  const where = title === undefined ? 'The issue as a whole' : `“${title}”`;
  return new BuildRefusal(`${where} takes more time or memory than there is for it. Please leave out what is largest.`);
}

/** The articles as they stand now: what was withdrawn since it was chosen must not come into an issue that is sold. */
async function articlesOf(ctx: Context, build: BuildRow) {
  const placed = await placedArticles(ctx, build);
  const chosen = build.articleIds.map((id) => {
    const article = placed.find((one) => one.id === id);
    if (article && obstacleOf(article) === null) return article;
    const title = article ? `“${article.title.text}”` : 'An article';
    throw new BuildRefusal(`${title} was withdrawn or changed since you chose it. Please look at the list again.`);
  });
  return { chosen, withdrawn: placed.filter(({ withdrawnOn }) => withdrawnOn !== null) };
}

const picturesPrinted = ['image/jpeg', 'image/png'] as const;

async function pictureOf(ctx: Context, { pictureFileId }: BuildRow) {
  const file = pictureFileId === null ? null : await findFile(ctx.db, pictureFileId);
  if (!file) return null;
  const mediaType = picturesPrinted.find((type) => type === file.mediaType);
  if (!mediaType)
    throw new BuildRefusal('The picture for the cover must be a JPEG or a PNG. Please choose another one.');
  return { file, mediaType };
}

const fetchTo = async (ctx: Context, storageKey: string, target: string) =>
  pipeline(await ctx.storage.read(storageKey), createWriteStream(target));

interface Gathered {
  readonly articles: readonly PlacedArticle[];
  readonly picture: FileRow | null;
}

/** Lays everything that the issue is made of into a folder. */
async function gather(ctx: Context, build: BuildRow, folder: string): Promise<Gathered> {
  const journal = await findJournal(ctx.db, build.journalId);
  if (!journal) throw new BuildRefusal('This journal is not there any more.');
  const { chosen, withdrawn } = await articlesOf(ctx, build);
  const picture = await pictureOf(ctx, build);
  const at = (name: string) => path.join(folder, name);
  for (const [index, { pdfKey }] of chosen.entries())
    if (pdfKey !== null) await fetchTo(ctx, pdfKey, at(assemblyFiles.article(index)));
  if (picture) await fetchTo(ctx, picture.file.storageKey, at(assemblyFiles.picture));
  const facts: PrintedIssue = printedFacts(ctx, {
    build,
    journal,
    articles: chosen,
    withdrawn,
    picture: picture?.mediaType ?? null,
    publisherAddress: (await readHouseAddress(ctx)).lines,
  });
  await writeFile(at(assemblyFiles.issue), JSON.stringify(facts));
  return { articles: chosen, picture: picture?.file ?? null };
}

/** Keeps what was made among the uploads of whoever asked for it: it goes on sale like any document that they sent. */
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
  if (document === null) throw new BuildRefusal('The document that was made did not pass the check of documents.');
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
  const gathered = await gather(ctx, build, folder);
  const heard = (progress: { done?: number }) => noteBuild(ctx.db, build.id, { ...progress, heardAt: ctx.now() });
  const beat = setInterval(() => void heard({}).catch(() => {}), heartbeat);
  try {
    const assembly = await assembleInProcess(folder, (done) => heard({ done }));
    if (assembly === 'stopped') return;
    if ('fault' in assembly) throw refusalFor(assembly, gathered.articles);
    const kept = await keep(ctx, build, folder, gathered);
    await noteBuild(ctx.db, build.id, { state: 'done', failure: null, pages: assembly.pages, ...kept });
  } finally {
    clearInterval(beat);
  }
}

const unknownFault = 'The issue could not be built for a reason of ours, which is in the log. Please try again.';

/** Builds the document of an issue, one at a time on a machine; what hinders it is told to whoever asked for it. */
export async function buildIssue(ctx: Context, buildId: string): Promise<void> {
  await inTurn(ctx.turns, 'issue-build', async () => {
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

/** Takes up again what a server that ended has left unfinished, and forgets what was built long ago. */
export async function resumeBuilds(ctx: Context): Promise<void> {
  const ago = (milliseconds: number) => new Date(ctx.now().getTime() - milliseconds);
  await deleteBuildsBefore(ctx.db, { built: ago(shownFor), forgotten: ago(forgottenFor) });
  for (const buildId of await wakeSilentBuilds(ctx.db, ctx.now(), ago(silence)))
    await ctx.jobs.enqueue(ctx.db, 'build-issue', { buildId });
}
