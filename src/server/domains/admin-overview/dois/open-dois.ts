import type { ReplyOf } from '../../../../contracts/call.ts';
import type { dois } from '../../../../contracts/dois.ts';
import * as t from '../../../../messages/article-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { refusalCause, requestDeposit } from '../../articles/index.ts';
import { partOf, partSize, readPlace } from '../../editorial/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { countRegistered, listOpenDois, lockDoi } from './open-doi-store.ts';

/** A page of the DOIs that are not registered with current data. */
export async function readOpenDois(
  ctx: Context,
  wish: { readonly after?: string | undefined },
): Promise<ReplyOf<typeof dois.open>> {
  const { prefix, isConnected } = ctx.registrar;
  const rows = await listOpenDois(ctx.db, { after: readPlace(wish.after), limit: partSize + 1 });
  const { part, next } = partOf(rows, ({ createdAt, named }) => ({ at: new Date(createdAt), id: named }));
  const open = part.map(({ createdAt: _createdAt, named: _named, since, ...doi }) => ({
    ...doi,
    cause: doi.state === 'refused' ? refusalCause(doi.message ?? '') : null,
    since: new Date(since).toISOString(),
  }));
  return { prefix, isConnected, registered: await countRegistered(ctx.db), dois: open, next };
}

/** Deposits a DOI again, after an administrator has fixed the fault. */
export async function depositAgain(ctx: Context, articleId: string): Promise<{ message: string }> {
  if (!ctx.registrar.isConnected) throw new AppError('state-conflict', t.noCrossrefAccount());
  return inTransaction(ctx, async (tx) => {
    const current = await lockDoi(tx.db, articleId);
    if (!current) throw notFound('doi');
    const { doi, state } = current;
    if (state === 'registered') throw new AppError('state-conflict', t.doiRegistered({ doi }));
    await requestDeposit(tx.db, articleId, tx.now());
    await addAuditEntry(tx, 'doi-deposited-again', articleId, { doi });
    return { message: t.doiDepositedAgain({ doi }) };
  });
}
