import type { Context } from '../../context.ts';
import { ownsFullIssue } from '../payments/index.ts';
import { findIssueOfDocument } from './issue-store.ts';

/** Whether the actor has bought the full issue whose document this file is. */
export async function mayReadIssue(ctx: Context, documentFileId: string): Promise<boolean> {
  const issueId = await findIssueOfDocument(ctx.db, documentFileId);
  return issueId !== null && ownsFullIssue(ctx, issueId);
}
