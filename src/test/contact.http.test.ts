import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contact } from '../contracts/contact.ts';
import { refusal, reply, send } from './product/client.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const site = 'desk@press.example.org';
const product = await startProduct({ CONTACT_EMAIL: site });

const letter = {
  username: 'Lina Haddad',
  email: 'Lina.Haddad@example.org',
  subject: 'A question',
  message: 'Good morning,\n\nwhen does <b>the</b> next issue appear?',
  contact: '+971 4 123 4567',
};

test('a visitor writes to the publisher: the letter goes to the contact address, and its answer to whoever wrote', async () => {
  expect(await reply(product, contact.send, { body: letter })).toEqual({ message: 'Message Sent Successfully' });
  const mail = await nextMail(product, site, /A question/);
  expect(mail).toMatchObject({ to: site, replyTo: 'lina.haddad@example.org' });
  for (const words of ['Lina Haddad', 'when does <b>the</b> next issue appear?', '+971 4 123 4567'])
    expect(mail.text).toContain(words);
});

test('what was written stands in the HTML of the letter as text', async () => {
  await reply(product, contact.send, {
    body: { ...letter, subject: 'Markup <i>x</i>', username: '<script>x</script>' },
  });
  const mail = await nextMail(product, site, /Markup/);
  const raw = readFileSync(path.join(product.dataDir, 'outbox', `${mail.id}.eml`), 'utf8');
  expect(raw).toContain('&#60;script&#62;');
  expect(raw.split('text/html')[1]).not.toContain('<script>');
});

test('the contact number may be left out', async () => {
  const { contact: _, ...rest } = letter;
  await reply(product, contact.send, { body: { ...rest, subject: 'No number' } });
  expect((await nextMail(product, site, /No number/)).text).toContain('not given');
});

test('a program that fills in the field which no person sees is told the same, and nothing is sent', async () => {
  const body = { ...letter, subject: 'Cheap watches', homepage: 'https://spam.example/' };
  expect(await reply(product, contact.send, { body })).toEqual({ message: 'Message Sent Successfully' });
  await reply(product, contact.send, { body: { ...letter, subject: 'After the program' } });
  await nextMail(product, site, /After the program/);
  expect((await emailsTo(product, site)).join('\n')).not.toContain('Cheap watches');
});

test.each([
  ['username', ''],
  ['username', 'x'.repeat(101)],
  ['username', 'Lina\r\nBcc: other@example.org'],
  ['email', ''],
  ['email', 'nobody'],
  ['email', 'a@example.org, b@example.org'],
  ['email', 'a@example.org\r\nBcc: b@example.org'],
  ['email', '"A" <a@example.org>'],
  ['subject', '   '],
  ['subject', 'Hello\nBcc: other@example.org'],
  ['subject', 'Hello\u2028there'],
  ['subject', 'x'.repeat(201)],
  ['message', ''],
  ['message', 'x'.repeat(5001)],
  ['message', 'A bell \u0007'],
  ['contact', 'call me'],
  ['contact', '+971 4 123\nBcc: other@example.org'],
  ['contact', '1'.repeat(60)],
])('a message whose %s is %j is refused, and the field is named', async (field, value) => {
  const problem = await refusal(product, contact.send, { body: { ...letter, [field]: value } });
  expect(problem).toMatchObject({ status: 422, code: 'invalid-input' });
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});

test('every missing field is named at once, and nothing goes out', async () => {
  const answer = await send(product, contact.send, { body: {} as typeof letter });
  expect(answer.status).toBe(422);
  const { errors } = JSON.parse(answer.text) as { errors: Record<string, string> };
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'message', 'subject', 'username']);
});

test('no letter was ever addressed to anybody but the publisher', async () => {
  await emailsTo(product, site);
  const folder = path.join(product.dataDir, 'outbox');
  const emails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(emails.length).toBeGreaterThan(3);
  for (const raw of emails) {
    const headers = raw.split(/\r?\n\r?\n/)[0] ?? '';
    expect(headers.match(/^To: .*$/gm)).toEqual([`To: ${site}`]);
    expect(headers).not.toMatch(/^(bcc|cc):/im);
  }
});
