import { v7 } from 'uuid';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { isBeforeDeadline } from './author-actions.ts';
import { findLastExtension, insertExtension } from './followed-store.ts';
import { actAsAuthor } from './own-manuscript.ts';
import { extensionAskedMail } from './revision-mails.ts';

interface Request {
  readonly days: number;
  readonly reason: string;
}

async function ask(tx: Context, articleId: string, { days, reason }: Request): Promise<void> {
  const found = await holdForStep(tx, 'revise', { id: articleId });
  const { manuscript } = found;
  const last = await findLastExtension(tx.db, articleId, manuscript.round);
  if (last?.state === 'waiting') {
    if (last.days === days && last.reason === reason) return;
    throw new AppError('state-conflict', t.extensionAlreadyRequested());
  }
  const now = tx.now();
  if (!isBeforeDeadline(manuscript, now)) throw new AppError('state-conflict', t.deadlinePassed());
  const id = v7();
  const kept = {
    id,
    manuscriptId: articleId,
    round: manuscript.round,
    days,
    reason,
    state: 'waiting',
    askedAt: now,
  } as const;
  if (!(await insertExtension(tx.db, kept)))
    throw new Error(`Manuscript ${articleId} has a request that waits elsewhere`);
  await addAuditEntry(tx, 'extension-asked', articleId, { days, reason });
  await tellEditors(tx, found, (editor) => extensionAskedMail(tx.site, found, { editor, days, reason }));
}

/** Asks for more time for a revision, before its deadline; until it is answered the manuscript does not lapse. */
export async function askExtension(ctx: Context, articleId: string, request: Request): Promise<string> {
  await actAsAuthor(ctx, articleId, (tx) => ask(tx, articleId, request));
  return t.extensionRequested();
}
