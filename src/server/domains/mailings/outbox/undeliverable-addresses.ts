import { v7 } from 'uuid';
import type { ReplyOf } from '../../../../contracts/call.ts';
import type { outbox } from '../../../../contracts/outbox.ts';
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
} from '../../letters/index.ts';
import { addRecord } from '../../records/index.ts';
import { letterReader } from './read-outbox.ts';

const addressesPerPage = 50;

/** One page of the addresses that letters came back from, but for those that only letters kept from the administrator led to. */
export async function readUndeliverable(ctx: Context, page: number): Promise<ReplyOf<typeof outbox.undeliverable>> {
  const reader = await letterReader(ctx);
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

/** Takes the mark off an address, once somebody knows better. */
export async function clearMark(ctx: Context, address: string): Promise<{ message: string }> {
  return inTransaction(ctx, async (tx) => {
    const isSeen = await isMarkOpenTo(tx.db, await letterReader(tx), address);
    const mark = isSeen ? await clearUndeliverable(tx.db, address) : null;
    if (!mark) throw notFound('bounce');
    const account = await findAccountByEmail(tx.db, address);
    await addRecord(tx, 'address-mark-cleared', account?.id ?? mark.letterId ?? v7());
    return { message: `The mark is off ${address}: it gets every email again.` };
  });
}

const outcomeWords: Record<BounceOutcome, string> = {
  'came-back': 'The email has come back. It is marked so, and its address where that is the reason.',
  delayed: 'The email is on its way and late. That is noted with it.',
  arrived: 'The report says that the email has arrived. Nothing was changed.',
  'no-report': 'This is no delivery report: nothing was changed. An answer while somebody is away is none either.',
  'not-ours': 'This report belongs to no email that was sent from here: nothing was changed.',
};

/** Takes a report that an administrator hands in. */
export async function handInReport(ctx: Context, report: string) {
  const outcome = await takeBounce(ctx, Buffer.from(report));
  return { outcome, message: outcomeWords[outcome] };
}
