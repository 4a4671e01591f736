import * as t from '../../../../messages/payment-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { listAnonymousTo } from '../../conflicts/index.ts';
import { closeFinding, hasFinding, listFindings, findLastReconciliation } from '../finding-store.ts';

const most = 200;

/**
 * Differences between our books and the provider, open ones first; without notes about payments for manuscripts that
 * the caller reviews, because they may name the author.
 */
export async function readFindings(ctx: Context) {
  const rows = await listFindings(ctx.db, most);
  const anonymous = await listAnonymousTo(ctx.db, signedIn(ctx));
  const last = await findLastReconciliation(ctx.db);
  return {
    findings: rows.map(({ finding: { id, kind, detail, orderId, foundAt, resolvedAt, resolution }, manuscriptId }) => ({
      id,
      kind,
      detail,
      orderId,
      resolution: manuscriptId !== null && anonymous.includes(manuscriptId) ? null : resolution,
      foundAt: foundAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    lastReconciledAt: last?.finishedAt?.toISOString() ?? null,
  };
}

/** Closes a finding with what was done about it, in the audit log. */
export async function resolveFinding(
  ctx: Context,
  findingId: string,
  resolution: string,
): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const closed = { resolution, resolvedAt: tx.now(), resolvedBy: signedIn(tx).userId };
    if (!(await closeFinding(tx.db, findingId, closed)))
      throw (await hasFinding(tx.db, findingId))
        ? new AppError('state-conflict', t.alreadyClosed())
        : notFound('entry');
    await addAuditEntry(tx, 'finding-resolved', findingId, { resolution });
  });
  return { message: t.entryClosed() };
}
