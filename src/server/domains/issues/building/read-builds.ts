import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findFiles, presentFile } from '../../files/index.ts';
import { findBuild, listBuilds, type ListedBuild } from './build-store.ts';

const shown = 10;

/** How long a build is shown to whoever asked for it, in milliseconds. */
export const shownFor = 30 * 86_400_000;
/** Its document may stand in the form of an issue, which is not on sale yet. */
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
  if (!presented) throw notFound('This build');
  return presented;
}
