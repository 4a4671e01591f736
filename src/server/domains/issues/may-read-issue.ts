import type { Context } from '../../context.ts';
import { entitlementTo } from '../articles/index.ts';
import { findIssueOfDocument } from './issue-store.ts';

/** Whether the actor may read the full issue whose document this file is. */
export async function mayReadIssue(ctx: Context, documentFileId: string): Promise<boolean> {
  const fullIssueId = await findIssueOfDocument(ctx.db, documentFileId);
  if (fullIssueId === null) return false;
  return (await entitlementTo(ctx, { kind: 'full-issue', fullIssueId })).mayRead;
}
