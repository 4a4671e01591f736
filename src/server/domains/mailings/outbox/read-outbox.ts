import * as t from '../../../../messages/email-responses.ts';
import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { OpenedLetter, outbox, OutboxLetter } from '../../../../contracts/outbox.ts';
import { type Context, signedIn } from '../../../context.ts';
import { notFound, AppError } from '../../../errors.ts';
import {
  countLetters,
  countUndeliverable,
  findOpenLetter,
  findUndeliverable,
  listLetters,
  readableHtml,
  readableText,
  whyNotAgain,
  type LetterRow,
  type LetterReader,
  resendLetter,
} from '../../letters/index.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { listOwnParts } from '../../parts/index.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addRecord } from '../../records/index.ts';

/** The caller as a reader of letters: of those about manuscripts that they wrote or review they see their own alone. */
export async function letterReader(ctx: Context): Promise<LetterReader> {
  const person = signedIn(ctx);
  const ownManuscripts = await listOwnParts(ctx.db, person);
  return { userId: person.userId, mailbox: mailboxOf(person.email), ownManuscripts };
}

const lettersPerPart = 50;

function presentLetter(letter: LetterRow, whyNot: string | null): OutboxLetter {
  return {
    id: letter.id,
    to: letter.toAddress,
    subject: letter.subject,
    state: letter.state,
    stateAt: letter.stateAt.toISOString(),
    writtenAt: letter.createdAt.toISOString(),
    tries: letter.tries,
    lastError: letter.lastError,
    isOfMailing: letter.mailingId !== null,
    allowed: whyNot === null ? ['send-again'] : [],
  };
}

/** A part of the outbox; what the administrator may not see is neither listed nor counted. */
export async function readOutbox(
  ctx: Context,
  { state, q, after }: QueryOf<typeof outbox.list>,
): Promise<ReplyOf<typeof outbox.list>> {
  const reader = await letterReader(ctx);
  const found = await listLetters(ctx.db, reader, { state, words: q, after, limit: lettersPerPart + 1 });
  const part = found.slice(0, lettersPerPart);
  const marked = await findUndeliverable(
    ctx.db,
    part.map(({ toAddress }) => toAddress),
  );
  const { queued, failed, bounced } = await countLetters(ctx.db, reader);
  return {
    letters: part.map((letter) => presentLetter(letter, whyNotAgain(letter, marked))),
    next: found.length > lettersPerPart ? (part.at(-1)?.id ?? null) : null,
    isBuiltIn: ctx.mail.isBuiltIn,
    counts: { queued, failed, bounced, undeliverable: await countUndeliverable(ctx.db, reader) },
  };
}

/** The letter, if the administrator may see it. */
export async function seenLetter(ctx: Context, letterId: string): Promise<LetterRow> {
  const letter = await findOpenLetter(ctx.db, await letterReader(ctx), letterId);
  if (!letter) throw notFound('email');
  return letter;
}

/** One message, as it was written. */
export async function readLetter(ctx: Context, letterId: string): Promise<OpenedLetter> {
  const letter = await seenLetter(ctx, letterId);
  const notAgain = whyNotAgain(letter, await findUndeliverable(ctx.db, [letter.toAddress]));
  return {
    ...presentLetter(letter, notAgain),
    notAgain,
    mailingId: letter.mailingId,
    replyTo: letter.replyTo,
    text: readableText(ctx, letter),
    html: readableHtml(ctx, letter),
    messageId: letter.messageId,
  };
}

/** Sends a message again. */
export async function sendAgain(ctx: Context, letterId: string): Promise<{ message: string; letterId: string }> {
  signedIn(ctx);
  await seenLetter(ctx, letterId);
  return inTransaction(ctx, async (tx) => {
    const resent = await resendLetter(tx, letterId);
    if ('refusal' in resent) throw new AppError('state-conflict', resent.refusal);
    await addRecord(tx, 'letter-sent-again', letterId, { letterId: resent.letterId });
    return {
      letterId: resent.letterId,
      message: resent.letterId === letterId ? t.willBeSentAgain() : t.willBeSentAsCopy(),
    };
  });
}
