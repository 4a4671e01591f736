import type { IssueBuild, BuildPlace, PlaceArticle } from '../../../../contracts/issue-builds.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findFiles, presentFile } from '../../files/index.ts';
import { findBuild, listBuilds, type ListedBuild } from './build-store.ts';
import { notFound } from '../../../errors.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { findJournal } from '../../journals/index.ts';
import { listPlaceArticles, listPlaces, type IssuePlace, type PlacedArticle } from './place-store.ts';

const byNumber = new Intl.Collator('en', { numeric: true });

/** The places of a journal at which there is something to build from, the newest first. */
export async function readPlaces(ctx: Context, journalId: string): Promise<{ places: BuildPlace[] }> {
  if (!(await findJournal(ctx.db, journalId))) throw notFound('journal');
  const places = (await listPlaces(ctx.db, journalId)).flatMap(({ volume, number, articles, fullIssueId }) =>
    volume === null || number === null ? [] : [{ issueVolume: volume, issueNumber: number, articles, fullIssueId }],
  );
  const newestFirst = (a: BuildPlace, b: BuildPlace) =>
    byNumber.compare(b.issueVolume, a.issueVolume) || byNumber.compare(b.issueNumber, a.issueNumber);
  return { places: places.toSorted(newestFirst) };
}

/** Why an article cannot be part of an issue. */
export function obstacleOf({ withdrawnOn, pdfKey, hasText }: PlacedArticle): PlaceArticle['obstacle'] {
  if (withdrawnOn !== null) return 'withdrawn';
  return pdfKey === null && !hasText ? 'no-pdf' : null;
}

const pageOf = ({ firstPage }: PlacedArticle) => firstPage ?? '\uffff';

/** The articles of a place in the order of their pages; those without pages by the day on which they were published. */
export async function placedArticles(ctx: Context, place: IssuePlace): Promise<PlacedArticle[]> {
  return (await listPlaceArticles(ctx.db, place)).toSorted(
    (a, b) =>
      byNumber.compare(pageOf(a), pageOf(b)) ||
      byNumber.compare(a.publishedOn, b.publishedOn) ||
      byNumber.compare(a.id, b.id),
  );
}

/** The names of the authors, in their order. */
export const authorsOf = ({ authors }: PlacedArticle) => authors.map(authorName).join(', ');

/** The articles of a place, as one chooses among them. */
export async function readPlaceArticles(ctx: Context, place: IssuePlace): Promise<{ articles: PlaceArticle[] }> {
  const articles = (await placedArticles(ctx, place)).map((article) => ({
    id: article.id,
    title: article.title.text,
    authors: authorsOf(article),
    obstacle: obstacleOf(article),
  }));
  return { articles };
}

const shown = 10;

/** How long a build is shown to the person who requested it, in milliseconds. */
export const shownFor = 30 * 86_400_000;
/**
 * How long to retain a dismissed build, in milliseconds: its document may be in the form of an issue not yet on sale.
 */
export const forgottenFor = 86_400_000;

async function present(ctx: Context, builds: readonly ListedBuild[]): Promise<IssueBuild[]> {
  const fileIds = builds.flatMap(({ coverFileId, documentFileId }) => [coverFileId ?? [], documentFileId ?? []].flat());
  const files = new Map<string | null, StoredFile>(
    (await findFiles(ctx.db, fileIds)).map((file) => [file.id, presentFile(file)]),
  );
  return builds.map((build) => ({
    id: build.id,
    journalId: build.journalId,
    journalAbbreviation: build.journalAbbreviation,
    issueVolume: build.volume,
    issueNumber: build.number,
    state: build.state,
    done: build.done,
    total: build.articleIds.length,
    failure: build.failure,
    pages: build.pages,
    leftOut: build.leftOut,
    cover: files.get(build.coverFileId) ?? null,
    document: files.get(build.documentFileId) ?? null,
    fullIssueId: build.fullIssueId,
    createdAt: build.createdAt.toISOString(),
  }));
}

/** What the caller has had built. */
export async function readBuilds(ctx: Context): Promise<{ builds: IssueBuild[] }> {
  const since = new Date(ctx.now().getTime() - shownFor);
  return { builds: await present(ctx, await listBuilds(ctx.db, signedIn(ctx).userId, { since, limit: shown })) };
}

/** One build. */
export async function readBuild(ctx: Context, id: string): Promise<IssueBuild> {
  const build = await findBuild(ctx.db, id);
  const [presented] = build ? await present(ctx, [build]) : [];
  if (!presented) throw notFound('build');
  return presented;
}
