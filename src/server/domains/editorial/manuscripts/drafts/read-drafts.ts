import type { DraftEntry, StoredDraft } from '../../../../../contracts/drafts.ts';
import { signedIn, type Context } from '../../../../context.ts';
import { notFound } from '../../../../errors.ts';
import { findManuscriptOfUpload } from '../manuscript-store.ts';
import { findDraft, listDrafts } from './draft-store.ts';
import { submittedAlready } from './submitted-already.ts';

/** The caller's drafts, the last saved first. */
export async function readDrafts(ctx: Context): Promise<DraftEntry[]> {
  const drafts = await listDrafts(ctx.db, signedIn(ctx).userId);
  return drafts.map(({ uploadId, version, savedAt, title, step }) => ({
    awsId: uploadId,
    version,
    savedAt: savedAt.toISOString(),
    articleTitle: title,
    step,
  }));
}

/** One of the caller's drafts, which says so when it was submitted; anybody else's does not exist. */
export async function readDraft(ctx: Context, awsId: string): Promise<StoredDraft> {
  const { userId } = signedIn(ctx);
  const draft = await findDraft(ctx.db, awsId, userId);
  if (!draft) {
    const found = await findManuscriptOfUpload(ctx.db, awsId);
    throw found?.manuscript.submittingUserId === userId ? submittedAlready() : notFound('This draft');
  }
  return { awsId, version: draft.version, savedAt: draft.savedAt.toISOString(), content: draft.content };
}
