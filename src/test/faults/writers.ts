import { randomUUID } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { accounts } from '../../contracts/accounts.ts';
import { contact } from '../../contracts/contact.ts';
import { drafts } from '../../contracts/drafts.ts';
import { files } from '../../contracts/files.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { payments } from '../../contracts/payments.ts';
import {
  emails,
  manuscripts as manuscriptRows,
  orders,
  paymentDocuments,
  subscriptions,
  users,
} from '../../server/db/schema/index.ts';
import { aDraftContent } from '../product/a-draft.ts';
import { pay, startedCheckout } from '../product/checkouts.ts';
import { reply, upload } from '../product/client.ts';
import { aJournal, aPdf, aSubmission, aUser, type TestUser } from '../product/factories.ts';
import { profileEdit } from '../product/profile-edit.ts';
import type { Product } from '../product/start-product.ts';

/** Somebody who writes, one thing after the other, and remembers what was acknowledged. */
export interface Writer {
  readonly kind: string;
  /** Writes once more; fails where it is not acknowledged. Nothing is left to write: it answers so. */
  write(): Promise<'done' | void>;
  /** What of all that was acknowledged is not there once: nothing, it is to be hoped. */
  missing(product: Product): Promise<string[]>;
}

const shown = (value: object) => JSON.stringify(value);

/** Whether what is there lies between the last that was acknowledged and the last that was tried. */
const isBetween = (found: number, { acknowledged, tried }: { acknowledged: number; tried: number }) =>
  found >= acknowledged && found <= tried;

export async function draftWriter(product: Product): Promise<Writer> {
  const { token } = await aUser(product);
  const params = { awsId: v7() };
  const count = { acknowledged: 0, tried: 0, version: 0 };
  const current = async () =>
    (await reply(product, drafts.list, {}, { token })).find(({ awsId }) => awsId === params.awsId);
  return {
    kind: 'draft',
    async write() {
      const wasSaved = count.acknowledged === count.tried;
      if (!wasSaved) count.version = (await current())?.version ?? 0;
      count.tried += 1;
      const content = aDraftContent({ articleTitle: `Draft ${count.tried}` });
      const saved = await reply(product, drafts.save, { params, body: { version: count.version, content } }, { token });
      Object.assign(count, { version: saved.version, acknowledged: count.tried });
    },
    async missing() {
      const found = Number((await current())?.articleTitle.split(' ')[1]);
      return isBetween(found, count) ? [] : [`draft: ${found} of ${shown(count)}`];
    },
  };
}

export async function profileWriter(product: Product): Promise<Writer> {
  const person = await aUser(product);
  const count = { acknowledged: 0, tried: 0 };
  return {
    kind: 'profile edit',
    async write() {
      count.tried += 1;
      const edit = profileEdit(person, { affiliation: `University ${count.tried}` });
      await reply(product, accounts.editProfile, edit, { token: person.token });
      count.acknowledged = count.tried;
    },
    async missing({ parts }) {
      const [row] = await parts.db.select().from(users).where(eq(users.id, person.user.id));
      const found = Number(row?.affiliation.split(' ')[1]);
      return isBetween(found, count) ? [] : [`profile: ${found} of ${shown(count)}`];
    },
  };
}

export async function submissionWriter(product: Product): Promise<Writer> {
  const author = await aUser(product);
  const { id: journalId } = await aJournal(product);
  const submitted: { title: string; awsId: string }[] = [];
  return {
    kind: 'submission',
    async write() {
      const title = `On ${randomUUID()}`;
      const body = await aSubmission(product, author, { title, journalId });
      if (!Array.isArray(body.filesUrl)) throw new Error('The upload of a submission answered 503');
      await reply(product, manuscripts.create, { body }, author);
      submitted.push({ title, awsId: body.awsId });
    },
    async missing({ parts }) {
      const faults: string[] = [];
      for (const { title, awsId } of submitted) {
        const times = await parts.db.$count(manuscriptRows, eq(manuscriptRows.title, title));
        const [file] = (await reply(product, files.list, { params: { awsId } }, author)).uploads;
        const opened = await fetch(product.url + file?.url, { headers: { authorization: `Bearer ${author.token}` } });
        const { byteLength } = await opened.arrayBuffer();
        if (times !== 1 || opened.status !== 200 || byteLength !== file?.size)
          faults.push(`submission ${title}: ${times} times, file ${opened.status} of ${byteLength} bytes`);
      }
      return faults;
    },
  };
}

export async function uploadWriter(product: Product): Promise<Writer> {
  const { token } = await aUser(product);
  const stored: { awsId: string; size: number }[] = [];
  return {
    kind: 'upload',
    async write() {
      const awsId = v7();
      const bytes = aPdf(randomUUID().repeat(2000));
      const { status, text } = await upload(product, token, awsId, [{ name: 'paper.pdf', bytes }]);
      if (status !== 200 && status !== 201) throw new Error(`upload answered ${status}: ${text}`);
      stored.push({ awsId, size: bytes.length });
    },
    async missing() {
      const faults: string[] = [];
      for (const { awsId, size } of stored) {
        const { uploads } = await reply(product, files.list, { params: { awsId } }, { token });
        if (uploads.length !== 1 || uploads[0]?.size !== size) faults.push(`upload ${awsId}: ${shown(uploads)}`);
      }
      return faults;
    },
  };
}

export function emailWriter(product: Product): Writer {
  const sent: string[] = [];
  return {
    kind: 'letter',
    async write() {
      const subject = `Question ${randomUUID()}`;
      const words = { username: 'Lina', email: 'lina@example.org', message: 'When?', contact: '', homepage: '' };
      await reply(product, contact.send, { body: { ...words, subject } });
      sent.push(subject);
    },
    async missing({ parts }) {
      const faults: string[] = [];
      for (const subject of sent) {
        const times = await parts.db.$count(emails, and(like(emails.subject, `%${subject}%`)));
        if (times !== 1) faults.push(`letter ${subject}: ${times} times`);
      }
      return faults;
    },
  };
}

/** Each buys one pass; the writer ends when everybody has one. */
export async function paymentWriter(product: Product, people: number): Promise<Writer> {
  const buyers: TestUser[] = [];
  // One after the other: hashing the passwords of all at once leaves no processor for anything else.
  while (buyers.length < people) buyers.push(await aUser(product));
  const paid: { buyer: TestUser; sessionId: string }[] = [];
  return {
    kind: 'payment',
    async write() {
      const buyer = buyers.pop();
      if (!buyer) return 'done';
      const sessionId = await startedCheckout(product, buyer);
      await pay(product, sessionId);
      paid.push({ buyer, sessionId });
      return undefined;
    },
    async missing({ parts: { db } }) {
      const faults: string[] = [];
      for (const { buyer, sessionId } of paid) {
        // Who paid comes back from the provider; a session whose event was lost with the process is settled by that.
        await reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: buyer.token });
        const { id } = buyer.user;
        const found = {
          orders: await db.$count(orders, and(eq(orders.userId, id), eq(orders.state, 'paid'))),
          passes: await db.$count(subscriptions, eq(subscriptions.userId, id)),
          invoices: await db.$count(paymentDocuments, eq(paymentDocuments.userId, id)),
        };
        if (shown(found) !== shown({ orders: 1, passes: 1, invoices: 1 }))
          faults.push(`payment ${sessionId}: ${shown(found)}`);
      }
      return faults;
    },
  };
}

/** One of each. */
export const allWriters = async (product: Product) => [
  await draftWriter(product),
  await profileWriter(product),
  await submissionWriter(product),
  await uploadWriter(product),
  emailWriter(product),
  await paymentWriter(product, 40),
];

/** How many emails have not gone, and are not given up. */
export const emailsWaiting = ({ parts: { db } }: Product) => db.$count(emails, sql`${emails.state} <> 'sent'`);
