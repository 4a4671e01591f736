import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { site } from '../contracts/site.ts';
import { contact } from '../contracts/contact.ts';
import { listDelivered } from '../server/domains/site-content/index.ts';
import { aboutText, boardText, contactText, heroText, mostMembers, siteContent } from '../contracts/site-content.ts';
import { paymentDocuments, records, siteContent as siteContentTable } from '../server/db/schema/index.ts';
import { auditEntryIdOf } from '../server/domains/audit-log/index.ts';
import { makePng } from './documents/make-picture.ts';
import { addressOf, refusal, reply, send, upload } from './product/client.ts';
import { aPdf, aUser, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { anOrder, paidFor } from './product/orders.ts';
import { nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({ CONTACT_EMAIL: 'desk@press.example' });
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;
const page = async (address: string) => (await fetch(product.url + address)).text();

const versionOf = async (calls: typeof heroText | typeof aboutText | typeof contactText | typeof boardText) =>
  (await reply(product, calls.read, {}, administrator)).version;

async function uploaded(who: TestUser, bytes: Uint8Array<ArrayBuffer>, name = 'dunes.png') {
  const form = new FormData();
  form.append('s3Files', new Blob([bytes]), name);
  const answer = await fetch(addressOf(product, siteContent.uploadPicture, { params: { uuid: v7() } }), {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  const body = (await answer.json()) as { files?: string[]; detail?: string };
  return { status: answer.status, detail: body.detail ?? '', url: body.files?.[0] ?? '' };
}

const member = {
  name: 'Prof Ada Sand',
  designation: 'Chairman' as const,
  university: 'Dune University, Oman',
  about: 'She counts grains.\n\nAnd publishes on them.',
  contact_details: 'ada@dune.example',
  profileImg: '',
};

test('the home page: as delivered at first, as published on the next request, and as delivered again', async () => {
  const before = await reply(product, heroText.read, {}, administrator);
  expect(before).toMatchObject({ isOriginal: true, version: 0, changedAt: null });
  expect(await page('/')).toContain(before.original.sentence);
  const content = { title: 'House of Dunes', sentence: 'Research “from” the desert & beyond.', imageUrl: '' };
  expect(await reply(product, heroText.preview, { body: content }, administrator)).toEqual(content);
  expect(await page('/')).not.toContain('House of Dunes');
  const now = await reply(product, heroText.publish, { body: { ...content, version: 0 } }, administrator);
  expect(now).toMatchObject({ content, isOriginal: false, version: 1, original: before.original });
  const home = await page('/');
  for (const words of ['>House of Dunes</h1>', 'Research “from” the desert &amp; beyond.'])
    expect(home).toContain(words);
  expect((await reply(product, siteContent.home)).hero).toEqual(content);
  expect(await listDelivered(product.parts.db)).toEqual(['“About us”', 'the contact page', 'the editorial board']);
  const back = await reply(product, heroText.reset, { body: { version: 1 } }, administrator);
  expect(await listDelivered(product.parts.db)).toContain('the home page');
  expect(back).toMatchObject({ content: before.original, isOriginal: true, version: 2 });
  expect(await page('/')).toContain(before.original.sentence);
  const inAuditLog = await db
    .select()
    .from(records)
    .where(eq(records.subjectId, auditEntryIdOf('site-text', 'hero')))
    .orderBy(records.id);
  expect(inAuditLog.map(({ action, actor, details }) => [action, actor, details])).toEqual([
    ['site-text-published', `user:${administrator.user.id}`, { text: 'hero', version: 1 }],
    ['site-text-reset', `user:${administrator.user.id}`, { text: 'hero', version: 2 }],
  ]);
});

test('decision 35: of two who publish at once one does, and the other is told; an older version is refused', async () => {
  const version = await versionOf(heroText);
  const colleague = await aUser(product, { isAdmin: true });
  const body = (title: string) => ({ title, sentence: 'Both wrote this.', imageUrl: '', version });
  const answers = await Promise.all([
    send(product, heroText.publish, { body: body('First') }, administrator),
    send(product, heroText.publish, { body: body('Second') }, colleague),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = await refusal(product, heroText.reset, { body: { version } }, colleague);
  expect([refused.status, refused.code]).toEqual([409, 'stale-version']);
  expect(refused.detail).toContain('what you typed is still here');
  expect(await versionOf(heroText)).toBe(version + 1);
});

test('threat 30: formatted text is cleaned before it is kept, and again when it is shown', async () => {
  const html = '<p onclick="x()">Sand</p><script>x()</script><a href="javascript:x()">here</a>';
  const clean = { html: '<p>Sand</p>here' };
  expect(await reply(product, aboutText.preview, { body: { html } }, administrator)).toEqual(clean);
  const version = await versionOf(aboutText);
  const now = await reply(product, aboutText.publish, { body: { html, version } }, administrator);
  expect(now.content).toEqual(clean);
  expect(await page('/')).toContain('<p>Sand</p>here');
  // What an older release, or a hand in the database, has left there.
  await db
    .update(siteContentTable)
    .set({ content: { html: '<p>Sand</p><img src=x onerror="x()">' } })
    .where(eq(siteContentTable.name, 'about'));
  expect((await reply(product, siteContent.home)).aboutHtml).toBe('<p>Sand</p>');
  for (const empty of ['', '<p> </p>', '<script>x</script>']) {
    const answer = await refusal(product, aboutText.publish, { body: { html: empty, version: 1 } }, administrator);
    expect([answer.status, answer.errors]).toEqual([422, { html: 'The text is required.' }]);
  }
});

test('what a release does not understand any more gives way to the delivered text', async () => {
  await db
    .insert(siteContentTable)
    .values({ name: 'contact', content: { phone: '1' }, version: 1, changedAt: new Date() });
  expect(await reply(product, siteContent.contact)).toMatchObject({ email: 'desk@press.example' });
  expect(await reply(product, contactText.read, {}, administrator)).toMatchObject({ isOriginal: true, version: 1 });
});

test('another contact address stands on every page, in letters and on invoices, and letters of the contact form go there', async () => {
  const content = { lead: 'Ask us.', email: 'New.Desk@press.example', address: 'Dune Street 1\n<b>Muscat</b>\nOman' };
  const version = await versionOf(contactText);
  await reply(product, contactText.publish, { body: { ...content, version } }, administrator);
  const shown = await page('/contact/new');
  for (const words of ['Ask us.', 'mailto:new.desk@press.example', '&lt;b&gt;Muscat&lt;/b&gt;'])
    expect(shown).toContain(words);
  expect(shown).not.toContain('desk@press.example"'.replace('desk', 'mailto:desk'));
  expect((await reply(product, site.read)).contactEmail).toBe('new.desk@press.example');
  expect(await page('/policies')).toContain('mailto:new.desk@press.example');
  const body = {
    username: 'Lina',
    email: 'lina@example.org',
    subject: 'Moved',
    message: 'Are you there?',
    contact: '',
  };
  await reply(product, contact.send, { body });
  expect((await nextMail(product, 'new.desk@press.example', /Moved/)).replyTo).toBe('lina@example.org');

  const person = await aUser(product);
  await reply(product, accounts.forgotPassword, { body: { email: person.email } });
  expect((await nextMail(product, person.email, /Choose a new password/)).replyTo).toBe('new.desk@press.example');
  await paidFor(product.system, await anOrder(product, person.user.id));
  const [invoice] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.userId, person.user.id));
  const issuer = { email: 'new.desk@press.example', address: ['Dune Street 1', '<b>Muscat</b>', 'Oman'] };
  expect(invoice?.issuer).toMatchObject(issuer);
  expect((await nextMail(product, person.email, /Two Day Access/)).text).toContain('Write to new.desk@press.example.');
});

test('the board: another order, a portrait, a member more and one less', async () => {
  const { content, version } = await reply(product, boardText.read, {}, administrator);
  const [first, ...others] = content.members;
  if (!first) throw new Error('No board was delivered');
  const { url } = await uploaded(administrator, makePng(60, 60));
  const members = [...others.toReversed(), { ...member, profileImg: url }];
  const now = await reply(product, boardText.publish, { body: { members, version } }, administrator);
  expect(now.content.members).toEqual(members);
  expect((await reply(product, siteContent.board)).members).toEqual(members);
  const shown = await page('/editorial-board');
  expect(shown).toContain('Prof Ada Sand');
  expect(shown).toContain(`src="${url}"`);
  expect(shown).not.toContain(first.name);
  expect((await fetch(product.url + url)).status).toBe(200);
});

test.each([
  ['hero', heroText, { title: '', sentence: 'S', imageUrl: '' }, 'title'],
  ['hero', heroText, { title: 'T\nBcc: x', sentence: 'S', imageUrl: '' }, 'title'],
  ['hero', heroText, { title: 'T', sentence: 'S'.repeat(161), imageUrl: '' }, 'sentence'],
  ['hero', heroText, { title: 'T', sentence: 'S', imageUrl: 'https://evil.example/x.png' }, 'imageUrl'],
  ['hero', heroText, { title: 'T', sentence: 'S', imageUrl: 'javascript:x()' }, 'imageUrl'],
  ['hero', heroText, { title: 'T', sentence: 'S', imageUrl: `/api/files/${v7()}` }, 'imageUrl'],
  ['about', aboutText, { html: 'x'.repeat(10_001) }, 'html'],
  ['contact', contactText, { lead: 'L', email: 'a@b.example, c@d.example', address: 'A' }, 'email'],
  ['contact', contactText, { lead: 'L', email: 'a@b.example\nBcc: c@d.example', address: 'A' }, 'email'],
  ['contact', contactText, { lead: 'L', email: 'a@b.example', address: `${'A\n'.repeat(12)}B` }, 'address'],
  ['board', boardText, { members: [] }, 'members'],
  ['board', boardText, { members: Array.from({ length: mostMembers + 1 }, () => member) }, 'members'],
  ['board', boardText, { members: [{ ...member, name: 'A\u202eB' }] }, 'members.0.name'],
  ['board', boardText, { members: [{ ...member, designation: 'King' }] }, 'members.0.designation'],
  ['board', boardText, { members: [member, { ...member, profileImg: '/etc/passwd' }] }, 'members.1.profileImg'],
])('bad input in the %s is refused at its field, and changes nothing', async (_name, calls, content, field) => {
  const before = await reply(product, calls.read, {}, administrator);
  const answer = await send(
    product,
    calls.publish,
    { body: { ...content, version: before.version } as never },
    administrator,
  );
  expect(answer.status).toBe(422);
  expect(Object.keys((JSON.parse(answer.text) as { errors: object }).errors)).toEqual([field]);
  expect(await reply(product, calls.read, {}, administrator)).toEqual(before);
});

test('POST /api/s3/site/{uuid}: a picture of an administrator, judged by its content and size', async () => {
  expect(await uploaded(administrator, makePng(30_000, 30_000, 1))).toMatchObject({
    status: 415,
    detail: expect.stringContaining('has 30000 × 30000 pixels') as string,
  });
  const text = new TextEncoder().encode('<svg onload="x()">');
  expect((await uploaded(administrator, text)).status).toBe(415);
  expect((await uploaded(await aUser(product), makePng(30, 30))).status).toBe(403);
  expect((await uploaded({ ...administrator, token: '' }, makePng(30, 30))).status).toBe(401);
});

test('a picture is the caller’s own, or stands in the text already', async () => {
  const colleague = await aUser(product, { isAdmin: true });
  const { url: imageUrl } = await uploaded(administrator, makePng(300, 200));
  const body = async (title: string) => ({ title, sentence: 'S.', imageUrl, version: await versionOf(heroText) });
  const stranger = await refusal(product, heroText.publish, { body: await body('Theirs') }, colleague);
  expect([stranger.status, Object.keys(stranger.errors ?? {})]).toEqual([422, ['imageUrl']]);
  await reply(product, heroText.publish, { body: await body('Ours') }, administrator);
  await reply(product, heroText.publish, { body: await body('Better') }, colleague);
  expect(await page('/')).toContain(`src="${imageUrl}"`);
});

test('a picture that is shown stays; one that no text names goes after a day', async () => {
  const [shown, unused] = [
    await uploaded(administrator, makePng(30, 20)),
    await uploaded(administrator, makePng(40, 20)),
  ];
  const content = { title: 'T', sentence: 'S.', imageUrl: shown.url };
  await reply(product, heroText.publish, { body: { ...content, version: await versionOf(heroText) } }, administrator);
  await clearAfter(product, 2 * day);
  expect((await fetch(product.url + shown.url)).status).toBe(200);
  expect((await fetch(product.url + unused.url)).status).toBe(404);
  await reply(product, heroText.reset, { body: { version: await versionOf(heroText) } }, administrator);
  await clearAfter(product, 2 * day);
  expect((await fetch(product.url + shown.url)).status).toBe(404);
});

test('a file of one’s own that was uploaded for something else is no picture of a text', async () => {
  const stored = await upload(product, administrator.token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);
  const [imageUrl = ''] = (JSON.parse(stored.text) as { files: string[] }).files;
  const body = { title: 'T', sentence: 'S.', imageUrl, version: await versionOf(heroText) };
  const problem = await refusal(product, heroText.publish, { body }, administrator);
  expect(problem).toMatchObject({
    status: 422,
    errors: { imageUrl: expect.stringContaining('was not found') as string },
  });
});
