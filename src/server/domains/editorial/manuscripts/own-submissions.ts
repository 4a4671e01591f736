import type { OwnData } from '../../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../../context.ts';
import { listWholeDrafts } from './drafts/draft-store.ts';
import { readFilesOf, type ShowFiles } from './known-files.ts';
import { contentsOf, type Contents } from './manuscript-contents.ts';
import { articleStatuses } from './manuscript-lifecycle.ts';
import { listManuscriptsOf, type FoundManuscript } from './manuscript-store.ts';
import { listVersionsOf, type VersionRow } from './version-store.ts';

type OwnManuscript = OwnData['manuscripts'][number];

function written(row: Contents, show: ShowFiles) {
  const { title, abstract, keywords, authors, fileIds } = contentsOf(row);
  return { title, abstract, keywords, authors, fileNames: show(fileIds).map(({ name }) => name) };
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
  receivedDate: manuscript.submittedAt.toISOString().slice(0, 10),
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
