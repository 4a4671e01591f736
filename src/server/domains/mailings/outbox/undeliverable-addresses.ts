import { v7 } from 'uuid';
import type { ReplyOf } from '../../../../contracts/call.ts';
import type { outbox } from '../../../../contracts/outbox.ts';
import * as t from '../../../../messages/email-responses.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findAccountByEmail } from '../../accounts/index.ts';
import {
  clearUndeliverable,
  countUndeliverable,
  isMarkOpenTo,
  listUndeliverable,
  takeBounce,
  type BounceOutcome,
} from '../../emails/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { emailReader } from './read-outbox.ts';

const addressesPerPage = 50;

/** One page of the addresses that emails came back from, but for those that only emails kept from the administrator led to. */
export async function readUndeliverable(ctx: Context, page: number): Promise<ReplyOf<typeof outbox.undeliverable>> {
  const reader = await emailReader(ctx);
  const total = await countUndeliverable(ctx.db, reader);
  const pageCount = Math.max(1, Math.ceil(total / addressesPerPage));
  if (page > pageCount) throw notFound('page');
  const offset = (page - 1) * addressesPerPage;
  const rows = await listUndeliverable(ctx.db, reader, { limit: addressesPerPage, offset });
  return {
    addresses: rows.map(({ address, reason, since }) => ({ address, reason, since: since.toISOString() })),
    total,
    page,
    pageCount,
  };
}

/** Clears the mark of an address. */
export async function clearMark(ctx: Context, address: string): Promise<{ message: string }> {
  return inTransaction(ctx, async (tx) => {
    const isSeen = await isMarkOpenTo(tx.db, await emailReader(tx), address);
    const mark = isSeen ? await clearUndeliverable(tx.db, address) : null;
    if (!mark) throw notFound('bounce');
    const account = await findAccountByEmail(tx.db, address);
    await addAuditEntry(tx, 'address-mark-cleared', account?.id ?? mark.emailId ?? v7());
    return { message: t.markCleared({ address }) };
  });
}

const outcomeWords: Record<BounceOutcome, PlainMessage> = {
  'came-back': t.reportBounced,
  delayed: t.reportDelayed,
  arrived: t.reportDelivered,
  'no-report': t.reportUnrecognised,
  'not-ours': t.reportOfAnother,
};

/** Reads a delivery report that an administrator uploads. */
export async function handInReport(ctx: Context, report: string) {
  const outcome = await takeBounce(ctx, Buffer.from(report));
  return { outcome, message: outcomeWords[outcome]() };
}
