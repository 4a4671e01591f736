import { v4 } from 'uuid';
import { daysAfter } from '../../../../../contracts/days.ts';
import { NewMessage } from '../../../../../contracts/discussions.ts';
import { withoutDeceivingMarks } from '../../../../../contracts/formatted-text.ts';
import * as t from '../../../../../messages/discussion-emails.ts';
import type { Context } from '../../../../context.ts';
import type { DiscussionEmailRow } from '../../../../db/schema/index.ts';
import { invalidInput, type AppError } from '../../../../errors.ts';
import { inTransaction } from '../../../../in-transaction.ts';
import type { MailboxMessage } from '../../../../ports/mail/bounce-mailbox.ts';
import { headIn } from '../../../../ports/mail/read-arrived-email.ts';
import { findAccount, type Account } from '../../../accounts/index.ts';
import { addAuditEntry } from '../../../audit-log/index.ts';
import { sendEmail } from '../../../emails/index.ts';
import { findManuscript, lockManuscript } from '../../manuscripts/manuscript-store.ts';
import { detailsOf } from '../discussion-details.ts';
import { findSide, sideIn } from '../find-side.ts';
import { isForOthers } from '../hidden-people.ts';
import { asPerson } from '../tell-of-messages.ts';
import { postMessage } from '../write-message.ts';
import { answerFilesRefused, answerRefused, tellOfUnattributed } from './answer-mails.ts';
import {
  countRefused,
  countUnattributed,
  findReplyPlace,
  isTaken,
  noteEmail,
  type ReplyPlace,
} from './answer-store.ts';
import { mostMegabytes, readArrival, type Arrival } from './arrival.ts';
import { answerIn, withoutName } from './cut-answer.ts';
import { isAboutEmail, takeFiles } from './email-files.ts';
import { isAutomatic, isFrom } from './judge-email.ts';

/** What became of an email at one reply address; `unknown-address`: no one ever wrote to us from it. */
export type AnswerOutcome = DiscussionEmailRow['outcome'] | 'repeated' | 'unknown-address';

interface Answering extends ReplyPlace {
  readonly email: Arrival;
}

const noted = (ctx: Context, { discussion, userId, email }: Answering, outcome: DiscussionEmailRow['outcome']) => ({
  id: v4(),
  discussionId: discussion.id,
  userId,
  messageId: email.messageId,
  outcome,
  arrivedAt: ctx.now(),
});

/** So many emails a day are answered to one person, and so many wait in one discussion: more are a fault or an attack. */
const mostAtOnce = 20;

const longestKept = 20_000;
/** What an email says, where it is not a message. */
const wordsOf = ({ text }: Arrival): string =>
  (answerIn(text) || withoutDeceivingMarks(text).trim()).slice(0, longestKept);

/** Hands an email from another address to the editors. */
async function setAside(ctx: Context, answering: Answering): Promise<AnswerOutcome> {
  const { discussion, email } = answering;
  const { files, isTooLarge, isReadable } = email;
  const sender = withoutDeceivingMarks(email.from.join(', ')).slice(0, 320) || t.unknownSender();
  const remarks = [
    ...(files.length > 0 ? [t.filesLeftOut({ count: files.length })] : []),
    ...(isTooLarge ? [t.tooLarge({ megabytes: mostMegabytes })] : []),
    ...(isReadable ? [] : [t.unreadable()]),
  ];
  const text = [wordsOf(email), ...remarks].join('\n\n').trim();
  return inTransaction(ctx, async (tx) => {
    await lockManuscript(tx.db, discussion.manuscriptId);
    const found = await findManuscript(tx.db, discussion.manuscriptId);
    const waiting = await countUnattributed(tx.db, discussion.id);
    const isTooMuch = found?.manuscript.deletedAt !== null || waiting >= mostAtOnce;
    if (isTooMuch) return (await noteEmail(tx.db, noted(tx, answering, 'dropped'))) ? 'dropped' : 'repeated';
    if (!(await noteEmail(tx.db, { ...noted(tx, answering, 'unattributed'), sender, text }))) return 'repeated';
    await addAuditEntry(tx, 'discussion-email-set-aside', discussion.manuscriptId, detailsOf(discussion));
    if (waiting === 0) await tellOfUnattributed(tx, found, { discussion, sender });
    return 'unattributed';
  });
}

/** Tells the sender, who is the person of the address, why an email is not posted. */
async function refuse(as: Context, answering: Answering, person: Account, reason: string): Promise<AnswerOutcome> {
  const side = await findSide(as, answering.discussion);
  return inTransaction(as, async (tx) => {
    const isTooMuch = (await countRefused(tx.db, person.id, daysAfter(tx.now(), -1))) >= mostAtOnce;
    const outcome = isTooMuch ? 'dropped' : 'refused';
    if (!(await noteEmail(tx.db, noted(tx, answering, outcome)))) return 'repeated';
    const { manuscriptId } = answering.discussion;
    const found = await findManuscript(tx.db, manuscriptId);
    if (isTooMuch || !found) return outcome;
    const words = wordsOf(answering.email);
    const answer = words === '' ? '' : `${t.emailSaid()}\n\n${words}`;
    const mail = answerRefused(tx.site, { person, found, side }, { reason, answer });
    await sendEmail(tx, mail, { manuscriptId });
    return outcome;
  });
}

const reasonOf = (error: AppError): string =>
  error.code === 'not-found'
    ? t.noLongerTakesPart()
    : [error.message, ...Object.values(error.fields ?? {}).filter((words) => words !== error.message)].join('\n');

function textOf(answer: string, { fileIds, refused }: Awaited<ReturnType<typeof takeFiles>>) {
  if (answer === '' && fileIds.length === 0) throw invalidInput('text', [t.noText(), ...refused].join('\n'));
  const read = NewMessage.safeParse({ text: answer === '' ? t.onlyFiles() : answer });
  if (!read.success) throw invalidInput('text', read.error.issues[0]?.message ?? t.unreadable());
  return read.data;
}

/** Posts an email of the person themselves in its discussion. */
async function post(as: Context, answering: Answering, person: Account): Promise<void> {
  const { discussion, email } = answering;
  const side = await sideIn(as, discussion);
  if (email.isTooLarge) throw invalidInput('text', t.tooLarge({ megabytes: mostMegabytes }));
  if (!email.isReadable) throw invalidInput('text', t.unreadable());
  const whole = answerIn(email.text);
  const answer = isForOthers(side, discussion) ? withoutName(whole, person) : whole;
  const files = await takeFiles(as, { side, discussion }, email.files);
  const message = textOf(answer, files);
  await postMessage(as, discussion, { message, fileIds: files.fileIds }, async (tx) => {
    if (!(await noteEmail(tx.db, noted(tx, answering, 'posted')))) return false;
    if (files.refused.length > 0)
      await sendEmail(tx, answerFilesRefused(tx.site, { person, found: side.found, side }, files.refused.join('\n')), {
        manuscriptId: discussion.manuscriptId,
      });
    return true;
  });
}

async function takeFrom(ctx: Context, answering: Answering, person: Account): Promise<AnswerOutcome> {
  const as = asPerson(ctx, person);
  try {
    await post(as, answering, person);
    return 'posted';
  } catch (error) {
    if (!isAboutEmail(error)) throw error;
    return refuse(as, answering, person, reasonOf(error));
  }
}

async function takeAt(ctx: Context, place: ReplyPlace, email: Arrival): Promise<AnswerOutcome> {
  const answering = { ...place, email };
  const { messageId } = email;
  if (await isTaken(ctx.db, { discussionId: place.discussion.id, userId: place.userId, messageId })) return 'repeated';
  if (isAutomatic(email)) return (await noteEmail(ctx.db, noted(ctx, answering, 'dropped'))) ? 'dropped' : 'repeated';
  const person = await findAccount(ctx.db, place.userId);
  const isTheirs = person?.deletedAt === null && person.disabledAt === null && isFrom(email, person.email);
  return isTheirs ? takeFrom(ctx, answering, person) : setAside(ctx, answering);
}

/**
 * Takes an email at the reply addresses that it was sent to: posts it, hands it to the editors, refuses it, or drops an
 * automatic one. Safe to repeat: an email is taken once. Nothing for an email to no reply address.
 */
export async function takeAnswer(ctx: Context, message: MailboxMessage): Promise<readonly AnswerOutcome[]> {
  const head = headIn(message.top);
  const replyIds = ctx.mail.replyAddresses?.in(head) ?? [];
  if (replyIds.length === 0) return /\breply\+\S*@/i.test(head) ? ['unknown-address'] : [];
  const email = await readArrival(message);
  const outcomes: AnswerOutcome[] = [];
  for (const replyId of replyIds) {
    const place = email && (await findReplyPlace(ctx.db, replyId));
    outcomes.push(place ? await takeAt(ctx, place, email) : 'unknown-address');
  }
  return outcomes;
}
