import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mostCounted } from '../contracts/constants.ts';
import { outbox, type OutboxArea } from '../contracts/outbox.ts';
import { emails, records } from '../server/db/schema/index.ts';
import { composeSaved, postEmail, postMail } from '../server/domains/emails/index.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { checkDkim } from './mail/dkim-check.ts';
import { aMailSite } from './mail/mail-site.ts';
import { refusal, reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { day } from './product/later.ts';

const {
  smtp,
  publicKey,
  product,
  db,
  administrator,
  until,
  emailsTo,
  settledEmail,
  messagesTo,
  askReset,
  aRecipient,
  open,
} = await aMailSite();

test('a message arrives signed for its domain, with the return path of its letter', async () => {
  const { person, letter } = await aRecipient();
  const [message] = messagesTo(person.email);
  expect(message?.from).toMatch(/^bounce\+[0-9a-f]{32}\.[0-9a-f]{20}@bounces\.example\.org$/);
  expect((message?.from.split('@')[0] ?? '').length).toBeLessThanOrEqual(64);
  expect(message?.raw).toContain(`Message-ID: <${letter.messageId}>`);
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
  const checked = checkDkim(message?.raw ?? '', record);
  expect(checked).toMatchObject({
    domain: 'example.org',
    selector: 'colophon',
    isBodyRight: true,
    isSignatureRight: true,
  });
  expect(checked.signedHeaders).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
  const forged = (message?.raw ?? '').replace(/^Subject: /m, 'Subject: Re: ');
  expect(checkDkim(forged, record).isSignatureRight).toBe(false);
});

test('emails are found by area, and each says what it is', async () => {
  const { person } = await aRecipient();
  const found = async (narrowing: { area?: OutboxArea } = {}) =>
    (await reply(product, outbox.list, { query: { q: person.email, ...narrowing } }, administrator)).emails;
  const all = await found();
  expect(all.map(({ kind }) => kind)).toEqual(['Choose a new password']);
  expect(await found({ area: 'Accounts' })).toEqual(all);
  expect([await found({ area: 'Payments' }), await found({ area: 'Mailings' })]).toEqual([[], []]);
});

test('the link of a letter is for its receiver: administrators do not read it, and once it has gone it is kept nowhere', async () => {
  smtp.at('rcpt', { code: 451, words: 'Later' });
  const person = await aUser(product);
  await askReset(person);
  const waiting = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  expect(waiting).toMatchObject({ state: 'queued', lastError: 'The mail server put off the address: 451 Later' });
  expect(waiting.text).toMatch(/\/resetPassword\/|\/reset/i);
  const seen = await open(waiting.id);
  expect(seen.text + seen.html).not.toContain(waiting.secret ?? 'no secret');
  expect(seen.text).toContain('[a link for the receiver alone]');
  smtp.mend();
  await postEmail(product.system, waiting.id, composeSaved);
  expect(messagesTo(person.email).at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(waiting.secret);
  const [sent] = await emailsTo(person.email);
  expect(sent).toMatchObject({ state: 'sent', secret: null, lastError: null });
  expect(JSON.stringify(sent)).not.toContain(waiting.secret);
  const again = await refusal(product, outbox.sendAgain, { params: { outboxId: waiting.id } }, administrator);
  expect(again.status).toBe(409);
  expect(again.detail).toContain('a personal link');
});

test('row 61: an answer that is lost after the message costs one more copy at the most, with the same Message-ID', async () => {
  smtp.at('end', 'drop');
  const person = await aUser(product);
  await askReset(person);
  const waiting = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  smtp.mend();
  await postEmail(product.system, waiting.id, composeSaved);
  expect(await settledEmail(person.email)).toMatchObject({ state: 'sent', tries: 2 });
  // Its job finds it sent, and so does whoever has it done once more.
  await postMail(product.system, { emailId: waiting.id }, composeSaved);
  const copies = messagesTo(person.email);
  expect(copies).toHaveLength(2);
  for (const { raw } of copies) expect(raw).toContain(`Message-ID: <${waiting.messageId}>`);
});

test('row 61: a refused address is given up at once and marked, and an administrator sends again, under the same Message-ID', async () => {
  smtp.at('rcpt', { code: 550, words: '5.1.1 No such user' });
  const { person, letter, opened } = await aRecipient();
  smtp.mend();
  expect(letter).toMatchObject({ state: 'failed', tries: 1 });
  expect(await open(letter.id)).toMatchObject({
    lastError: 'The mail server refused the address: 550 5.1.1 No such user',
    allowed: ['send-again'],
  });
  expect(
    await reply(product, outbox.list, { query: { state: 'failed', q: person.email } }, administrator),
  ).toMatchObject({
    emails: [{ id: letter.id, to: person.email, state: 'failed' }],
    isBuiltIn: false,
  });
  const answer = await reply(product, outbox.sendAgain, opened, administrator);
  expect(answer.emailId).toBe(letter.id);
  await until(async () => (await emailsTo(person.email)).find(({ state }) => state === 'sent'));
  expect(messagesTo(person.email).map(({ raw }) => raw.includes(`<${letter.messageId}>`))).toEqual([true]);
  const [noted] = await db.select().from(records).where(eq(records.subjectId, letter.id));
  expect(noted).toMatchObject({ action: 'letter-sent-again', actor: `user:${administrator.user.id}` });
});

test('row 61: a server that is away for two days costs no letter; after that it is given up, for everybody to see', async () => {
  smtp.at('mail', { code: 451, words: 'Closed' });
  const person = await aUser(product);
  await askReset(person);
  const waiting = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  const at = (hours: number) => ({ ...product.system, now: () => new Date(Date.now() + hours * 3_600_000) });
  await expect(postEmail(at(47), waiting.id, composeSaved)).rejects.toThrow('Closed');
  expect((await emailsTo(person.email))[0]).toMatchObject({ state: 'queued' });
  await postEmail(at(49), waiting.id, composeSaved);
  expect((await emailsTo(person.email))[0]).toMatchObject({ state: 'failed' });
  smtp.mend();
});

test('of many workers with the same letters each letter is sent by one', async () => {
  smtp.at('mail', { code: 451, words: 'Not yet' });
  const people = await Promise.all(Array.from({ length: 10 }, () => aUser(product)));
  for (const person of people) await askReset(person);
  const waiting = await until(async () => {
    const rows = (await Promise.all(people.map(({ email }) => emailsTo(email)))).flat();
    return rows.length === 10 && rows.every(({ lastError }) => lastError !== null) ? rows : undefined;
  });
  smtp.mend();
  const workers = [1, 2, 3].flatMap(() => waiting.map(({ id }) => postEmail(product.system, id, composeSaved)));
  await Promise.allSettled(workers);
  for (const { email } of people) expect(messagesTo(email)).toHaveLength(1);
});

test('a message that an earlier version left in the queue goes out, once', async () => {
  const earlier = {
    to: 'earlier@example.org',
    subject: 'From before',
    text: 'Hello\n\nhttps://journals.example.org/reset/secret-of-old',
    html: '<p>Hello</p>',
    messageId: 'of-an-earlier-version@example.org',
  };
  for (const _ of [1, 2]) await product.system.jobs.enqueue(db, 'send-mail', earlier);
  expect(await settledEmail('earlier@example.org')).toMatchObject({ state: 'sent', messageId: earlier.messageId });
  const [message, ...more] = messagesTo('earlier@example.org');
  expect(more).toEqual([]);
  expect(message?.raw).toContain('Message-ID: <of-an-earlier-version@example.org>');
  const kept = async () => (await db.select().from(emails).where(eq(emails.messageId, earlier.messageId)))[0]?.text;
  await expect.poll(kept).toBe('Hello\n\n[a link for the receiver alone]');
});

test('the outbox is found through by words, part by part', async () => {
  const many = Array.from({ length: 55 }, (_, place) => ({
    messageId: `many-${place}@example.org`,
    kind: 'test',
    toAddress: `many${place}@parts.example`,
    subject: `100%_sure ${place}`,
    text: '',
    html: '',
    state: 'sent' as const,
    createdAt: product.system.now(),
    stateAt: product.system.now(),
  }));
  await db.insert(emails).values(many);
  const part = (after?: string) => reply(product, outbox.list, { query: { q: 'PARTS.example', after } }, administrator);
  const first = await reply(product, outbox.list, { query: { q: 'PARTS.example' } }, administrator);
  const second = await part(first.next ?? '');
  expect([first.emails.length, second.emails.length, second.next]).toEqual([50, 5, null]);
  const bySubject = await reply(product, outbox.list, { query: { q: '%_sure 54' } }, administrator);
  expect(bySubject.emails.map(({ subject }) => subject)).toEqual(['100%_sure 54']);
});

test('letters go after three months, and one that lost its job is taken up again', async () => {
  const { person, letter } = await aRecipient();
  const lost = await aUser(product);
  await db.insert(emails).values({
    messageId: 'lost@example.org',
    kind: 'test',
    toAddress: lost.email,
    subject: 'Lost',
    text: 'Lost',
    html: '<p>Lost</p>',
    state: 'queued',
    createdAt: new Date(Date.now() - 4 * day),
    stateAt: new Date(Date.now() - 4 * day),
  });
  const old = new Date(Date.now() - 91 * day);
  await db.update(emails).set({ stateAt: old }).where(eq(emails.id, letter.id));
  await clearLeftovers(product.system);
  expect(await emailsTo(person.email)).toEqual([]);
  expect(await settledEmail(lost.email)).toMatchObject({ state: 'sent' });
});

test('what waits, was given up or came back is counted as far as a thousand', async () => {
  const written = (state: string, count: number) => sql`
    insert into emails (id, message_id, kind, to_address, subject, text, html, state, created_at, state_at)
    select gen_random_uuid(), ${state} || n || '@many.example', 'decision', 'one@many.example', 'One of many', '', '', ${state}, now(), now()
    from generate_series(1, ${count}::int) n`;
  const counts = async () => (await reply(product, outbox.list, {}, administrator)).counts;
  const before = await counts();
  await db.execute(written('failed', 3));
  await db.execute(written('bounced', mostCounted + 1));
  expect(await counts()).toMatchObject({ failed: before.failed + 3, bounced: mostCounted, queued: before.queued });
});
