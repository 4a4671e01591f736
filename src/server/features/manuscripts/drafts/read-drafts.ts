import type { DraftEntry, StoredDraft } from '../../../../contracts/drafts.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findDraft, listDrafts } from './draft-store.ts';

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

/** One of the caller's drafts; anybody else's does not exist. */
export async function readDraft(ctx: Context, awsId: string): Promise<StoredDraft> {
  const draft = await findDraft(ctx.db, awsId, signedIn(ctx).userId);
  if (!draft) throw notFound('This draft');
  return { awsId, version: draft.version, savedAt: draft.savedAt.toISOString(), content: draft.content };
}
