import type { Statements } from '../../../../contracts/statements.ts';
import { findAccount } from '../../accounts/index.ts';
import { hasConflict } from '../../conflicts/index.ts';
import { findFiles, keepFromClearing, type FileRow } from '../../files/index.ts';
import { chooseStatements } from '../../journals/index.ts';
import { filesAfter, type Contents } from './manuscript-contents.ts';
import type { Step } from './manuscript-lifecycle.ts';
import { withCorrespondingAuthor } from './manuscript-policy.ts';
import { type FoundManuscript, indexManuscript, updateManuscript } from './manuscript-store.ts';
import { takeStep } from './take-step.ts';
import { tellNamedOfficers } from './tell-authors.ts';
import { insertVersion } from './version-store.ts';
import type { Context } from '../../../context.ts';

type Checked = Pick<FoundManuscript['manuscript'], 'id' | 'version' | 'reviewModel'>;

/** Has a version looked through, for names if it goes to reviewers; called in the transaction that submits it. */
export async function requestChecks(tx: Context, { id, version, reviewModel }: Checked): Promise<void> {
  if (reviewModel === 'double-anonymous')
    await tx.jobs.enqueue(tx.db, 'check-anonymity', { manuscriptId: id, version });
  await tx.jobs.enqueue(tx.db, 'compare-with-portal', { manuscriptId: id, version });
}

/** What an author can change in an existing manuscript. */
interface Rewritten {
  readonly articleTitle: string;
  readonly articleAbstract: string;
  readonly articleKeywords: string[];
  /** Left out: the authors stay. */
  readonly authors?: Contents['authors'] | undefined;
  /** Left out: they stay. */
  readonly statements?: Statements | undefined;
  readonly emptiedSlots: readonly number[];
}

/** What a manuscript holds after a change; a slot without a new file retains its file (decision 24). */
export async function contentsAfter(
  tx: Context,
  current: Contents & { readonly journalId: string },
  rewritten: Rewritten,
  sent: readonly FileRow[],
): Promise<Contents> {
  const files = filesAfter(await findFiles(tx.db, current.fileIds), sent, rewritten.emptiedSlots);
  return {
    title: rewritten.articleTitle,
    abstract: rewritten.articleAbstract,
    keywords: rewritten.articleKeywords,
    authors: withCorrespondingAuthor(rewritten.authors ?? current.authors),
    fileIds: files.map((file) => file.id).toSorted(),
    statements: await chooseStatements(tx, current.journalId, rewritten.statements, current.statements),
  };
}

/** Leaves a manuscript unassigned whose authors now include its handling editor. */
async function releaseConflicted(tx: Context, found: FoundManuscript): Promise<FoundManuscript> {
  const { id, handlingEditorId } = found.manuscript;
  const editor = handlingEditorId === null ? null : await findAccount(tx.db, handlingEditorId);
  if (!editor || !(await hasConflict(tx, { userId: editor.id, email: editor.email }, found.manuscript))) return found;
  return { ...found, manuscript: await updateManuscript(tx.db, id, { handlingEditorId: null }) };
}

/** Takes a step that submits a manuscript again with these contents; the previous ones stay as a version. */
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
  return releaseConflicted(tx, again);
}
