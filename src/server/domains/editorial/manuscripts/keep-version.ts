import type { Context } from '../../../context.ts';
import { findFiles, keepFromClearing, type FileRow } from '../../files/index.ts';
import { filesAfter, type Contents } from './manuscript-contents.ts';
import type { Step } from './manuscript-lifecycle.ts';
import { withCorrespondingAuthor } from './manuscript-policy.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { indexManuscript } from './search-text-store.ts';
import { takeStep } from './take-step.ts';
import { tellNamedOfficers } from './tell-named-officers.ts';
import { insertVersion } from './version-store.ts';

/** What an author writes anew about a manuscript that is there already. */
interface Rewritten {
  readonly articleTitle: string;
  readonly articleAbstract: string;
  readonly articleKeywords: string[];
  /** Left out: the authors stay. */
  readonly authors?: Contents['authors'] | undefined;
  readonly emptiedSlots: readonly number[];
}

/** What a manuscript holds after a change; a slot that no sent file takes keeps its file (decision 24). */
export async function contentsAfter(
  tx: Context,
  standing: Contents,
  rewritten: Rewritten,
  sent: readonly FileRow[],
): Promise<Contents> {
  const files = filesAfter(await findFiles(tx.db, standing.fileIds), sent, rewritten.emptiedSlots);
  return {
    title: rewritten.articleTitle,
    abstract: rewritten.articleAbstract,
    keywords: rewritten.articleKeywords,
    authors: withCorrespondingAuthor(rewritten.authors ?? standing.authors),
    fileIds: files.map((file) => file.id).toSorted(),
  };
}

/** Takes a step that submits a manuscript with these contents again; what it was before stays as a version. */
export async function keepVersion(
  tx: Context,
  held: FoundManuscript,
  step: Step,
  contents: Contents,
  change: Parameters<typeof takeStep>[3] = {},
): Promise<FoundManuscript> {
  const { id, version, journalId, authors } = held.manuscript;
  await keepFromClearing(tx, contents.fileIds);
  const again = await takeStep(tx, step, held, {
    ...change,
    ...contents,
    version: version + 1,
    rejectionText: null,
    rejectionFileIds: [],
    decidedAt: null,
  });
  await indexManuscript(tx.db, id);
  await insertVersion(tx.db, { manuscriptId: id, version: version + 1, ...contents, submittedAt: tx.now() });
  // Another journal has other officers.
  await tellNamedOfficers(tx, again, again.manuscript.journalId === journalId ? authors : []);
  return again;
}
