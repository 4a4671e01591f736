import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import { currency } from '../../contracts/constants.ts';
import { toMinorUnits } from '../../contracts/money.ts';
import type { Context } from '../context.ts';
import {
  buildIssue,
  discardBuild,
  insertFullIssue,
  readBuilds,
  readFullIssues,
  readPlaceArticles,
  startBuild,
} from '../domains/issues/index.ts';
import type { DemoIssue } from './demo-file.ts';

/** Builds the document and the cover of an issue. A build that an earlier start left unfinished is discarded. */
async function build(asAdmin: Context, place: { journalId: string; volume: string; number: string }) {
  const { builds } = await readBuilds(asAdmin);
  for (const { id, state, journalId, issueVolume, issueNumber } of builds)
    if (state !== 'done' && isDeepStrictEqual(place, { journalId, volume: issueVolume, number: issueNumber }))
      await discardBuild(asAdmin, id);
  const { articles } = await readPlaceArticles(asAdmin, place);
  const { id } = await startBuild(asAdmin, {
    journalId: place.journalId,
    issueVolume: place.volume,
    issueNumber: place.number,
    articleIds: articles.map((article) => article.id),
    preface: '',
    issueImageURL: '',
  });
  await buildIssue(asAdmin, id);
  return (await readBuilds(asAdmin)).builds.find((one) => one.id === id);
}

/** Puts an issue on sale, unless one is on sale at its place. */
export async function loadIssue(asAdmin: Context, issue: DemoIssue, journalId: string): Promise<void> {
  const place = { journalId, volume: String(issue.volume), number: String(issue.issue) };
  if ((await readFullIssues(asAdmin, place)).getIssue.length > 0) return;
  const built = await build(asAdmin, place);
  if (!built?.cover || !built.document)
    throw new Error(`The issue “${issue.name}” of the demo was not built: ${built?.failure ?? 'no reason is known'}`);
  await insertFullIssue(asAdmin.db, {
    id: v7(),
    ...place,
    priceMinor: toMinorUnits(issue.price),
    currency,
    name: issue.name,
    description: issue.description,
    lookupKey: `full_issue_${issue.journal}_volume_${issue.volume}_issue_${issue.issue}`.toLowerCase(),
    coverFileId: built.cover.id,
    documentFileId: built.document.id,
    createdAt: asAdmin.now(),
  });
  // It is on sale: the administrator's list of builds does not have to show it.
  await discardBuild(asAdmin, built.id);
}
