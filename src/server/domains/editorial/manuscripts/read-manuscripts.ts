import { siteDay } from '../../../../contracts/site-zone.ts';
import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import { type Context, signedIn } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { mayReadManuscript, withCorrespondingAuthor } from './manuscript-policy.ts';
import { actorAt } from '../../conflicts/index.ts';
import { findManuscript, type FoundManuscript, listManuscriptsOf } from './manuscript-store.ts';
import { listVersions, listVersionsOf, type VersionRow } from './version-store.ts';
import type { UserWithArticles, OwnData } from '../../../../contracts/own-data.ts';
import { listSubmissions } from './manuscript-list-store.ts';
import { presentManuscripts } from './present-manuscript.ts';
import { listWholeDrafts } from './drafts/draft-store.ts';
import { readFilesOf, type ShowFiles } from './own-files.ts';
import { contentsOf, type Contents } from './manuscript-contents.ts';
import { articleStatuses } from './manuscript-lifecycle.ts';

type OwnManuscript = OwnData['manuscripts'][number];

function written(row: Contents, show: ShowFiles) {
  const { title, abstract, keywords, authors, statements, fileIds } = contentsOf(row);
  return { title, abstract, keywords, authors, statements, fileNames: show(fileIds).map(({ name }) => name) };
}

const presentVersion = (version: VersionRow, show: ShowFiles): OwnManuscript['earlierVersions'][number] => ({
  ...written(version, show),
  submittedAt: version.submittedAt.toISOString(),
  decisionText: version.rejectionText,
});

const presentOwn = ({ manuscript }: FoundManuscript, versions: VersionRow[], show: ShowFiles): OwnManuscript => ({
  id: manuscript.id,
  ...written(manuscript, show),
  state: articleStatuses[manuscript.state],
  receivedDate: siteDay(manuscript.submittedAt),
  decisionText: manuscript.rejectionText,
  earlierVersions: versions
    .filter(({ version }) => version < manuscript.version)
    .map((version) => presentVersion(version, show)),
});

/** All that the caller submitted and is preparing, for the caller to take along. */
export async function readOwnSubmissions(ctx: Context): Promise<Pick<OwnData, 'manuscripts' | 'drafts'>> {
  const { userId } = signedIn(ctx);
  const own = await listManuscriptsOf(ctx.db, userId);
  const versions = await listVersionsOf(
    ctx.db,
    own.map(({ manuscript }) => manuscript.id),
  );
  const show = await readFilesOf(ctx, versions);
  const versionsOf = Map.groupBy(versions, ({ manuscriptId }) => manuscriptId);
  const drafts = await listWholeDrafts(ctx.db, userId);
  return {
    manuscripts: own.map((found) => presentOwn(found, versionsOf.get(found.manuscript.id) ?? [], show)),
    drafts: drafts.map(({ savedAt, content }) => ({ savedAt: savedAt.toISOString(), content })),
  };
}

/**
 * What a person submitted, newest first. Other readers do not see manuscripts that they review or wrote with others: the
 * author must stay unknown to them.
 */
export async function readArticlesOf(ctx: Context, userId: string): Promise<UserWithArticles['articles']> {
  const caller = signedIn(ctx);
  const rows = await listSubmissions(ctx.db, userId, caller.userId === userId ? null : caller);
  const articles = await presentManuscripts(ctx, rows);
  return articles.map((article) => ({ ...article, publishedDate: article.articlePublishedDate }));
}

/** Whether the actor reads a manuscript as it was sent: who submitted it, and administrators. */
export const readsManuscript = async (ctx: Context, { manuscript }: FoundManuscript): Promise<boolean> =>
  mayReadManuscript(await actorAt(ctx, manuscript), manuscript);

/** Every version of a manuscript, newest first; who may see them is the caller’s to know. */
export async function readVersionsOf(ctx: Context, manuscriptId: string): Promise<ManuscriptVersion[]> {
  const versions = await listVersions(ctx.db, manuscriptId);
  const show = await readFilesOf(ctx, versions);
  return versions.map((row) => ({
    version: row.version,
    articleTitle: row.title,
    articleAbstract: row.abstract,
    articleKeywords: row.keywords,
    articleAuthors: withCorrespondingAuthor(row.authors),
    statements: row.statements,
    files: show(row.fileIds),
    submittedAt: row.submittedAt.toISOString(),
    outcome: row.outcome,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    rejectionText: row.rejectionText,
    rejectionFiles: show(row.rejectionFileIds),
  }));
}

/** Every version of a manuscript, newest first, for those who may read it. */
export async function readVersions(ctx: Context, manuscriptId: string): Promise<ManuscriptVersion[]> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !(await readsManuscript(ctx, found))) throw notFound('manuscript');
  return readVersionsOf(ctx, manuscriptId);
}
