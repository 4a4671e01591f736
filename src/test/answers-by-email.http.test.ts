import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { discussions as calls } from '../contracts/discussions.ts';
import { outbox } from '../contracts/outbox.ts';
import { assignment } from '../contracts/assignment.ts';
import { discussionEmails, records, users } from '../server/db/schema/index.ts';
import { aboveQuote, anAnswer, inBytes } from './mail/an-answer.ts';
import { anAnsweringSite, anAskedAuthor } from './mail/answering-site.ts';
import { reply, send } from './product/client.ts';
import { aBoardOfTwoEditors } from './product/deciding.ts';

const site = await anAnsweringSite();
const { product, db, arrive, tell, lastTo, mailbox } = site;
const board = await aBoardOfTwoEditors(product);
const { editor, colleague } = board;

const anAsked = () => anAskedAuthor(site, board);

test('an email about messages says how to answer, and each discussion has an address of its own', async () => {
  const { author, open, ofManuscript, told, write } = await anAsked();
  expect(told.replyTo).toMatch(/^reply\+[0-9a-f]{32}\.[0-9a-f]{20}@bounces\.example\.org$/);
  expect((told.replyTo ?? '').split('@')[0]?.length).toBeLessThan(64);
  expect(told.text).toMatch(/^--- Write your answer above this line ---\n\nDear/);
  expect(told.text).toContain('You can answer this email.');
  await open(author, { audience: 'author', subject: 'Figures' });
  const [second, first] = (await ofManuscript(author)).discussions;
  await reply(
    product,
    calls.markRead,
    { params: { discussionId: first?.id ?? '' }, body: { messageId: first?.messages.at(-1)?.id ?? '' } },
    author,
  );
  await write(editor, first?.id ?? '', 'On length.');
  await write(editor, second?.id ?? '', 'On figures.');
  await tell(author);
  const both = (await site.emailsTo(author.email)).slice(-2);
  expect(new Set(both.map(({ replyTo }) => replyTo)).size).toBe(2);
  for (const { text } of both) expect(/On length\./.test(text ?? '') !== /On figures\./.test(text ?? '')).toBe(true);
});

test('an answer is posted in its thread as the person, once, without quotation and signature', async () => {
  const { id, author, to, told, texts, ofManuscript } = await anAsked();
  const text = aboveQuote('Zwölf, bitte.\n-- \nAda', told.text ?? '');
  const email = anAnswer({ from: `"Ada" <${author.email.toUpperCase()}>`, to, text: inBytes(text) });
  expect(await arrive(email)).toEqual(['posted']);
  expect(await texts()).toEqual(['How long may it be?', 'Ten pages at most?', 'Zwölf, bitte.']);
  expect((await ofManuscript(author)).discussions[0]?.messages.at(-1)).toMatchObject({ isOwn: true });
  const written = (await db.select().from(records).where(eq(records.subjectId, id))).findLast(
    ({ action }) => action === 'discussion-message',
  );
  expect(written?.actor).toBe(`user:${author.user.id}`);
  // The same email again, as a mail server delivers it when in doubt.
  expect(await arrive(email)).toEqual(['repeated']);
  expect(await texts()).toHaveLength(3);
  expect(mailbox.unseen()).toEqual([]);
});

test('an email that could not be taken comes again, and is posted once', async () => {
  const { author, to, texts } = await anAsked();
  const email = anAnswer({ from: author.email, to, text: 'After a crash.' });
  await db.execute("alter table discussion_messages add constraint away check (text <> 'After a crash.')");
  await expect(arrive(email)).rejects.toThrow(/could not be taken/);
  expect(mailbox.unseen()).toHaveLength(1);
  await db.execute('alter table discussion_messages drop constraint away');
  expect(await arrive()).toEqual(['posted']);
  expect((await texts()).filter((text) => text === 'After a crash.')).toHaveLength(1);
});

test('an email from another address goes to the editors alone, and is not posted', async () => {
  const { id, author, first, discussionId, to, texts, ofManuscript } = await anAsked();
  const before = await texts();
  const forged = ['Authentication-Results: mx.example.org; dmarc=fail header.from=example.org'];
  expect(
    await arrive(
      anAnswer({ from: 'ada@home.example', to, text: 'From home.' }),
      anAnswer({ from: first.email, to, text: 'As someone else.' }),
      anAnswer({ from: author.email, to, text: 'Forged.', head: forged }),
      anAnswer({ from: `${author.email}, eve@example.org`, to, text: 'Two senders.' }),
    ),
  ).toEqual(['unattributed', 'unattributed', 'unattributed', 'unattributed']);
  expect(await texts()).toEqual(before);
  const seen = (await ofManuscript(editor)).discussions[0]?.unattributed ?? [];
  expect(seen.map(({ from, text }) => [from, text])).toEqual([
    ['ada@home.example', 'From home.'],
    [first.email, 'As someone else.'],
    [author.email, 'Forged.'],
    [`${author.email}, eve@example.org`, 'Two senders.'],
  ]);
  expect((await ofManuscript(author)).discussions[0]?.unattributed).toEqual([]);
  // One email tells the editors, and none goes to the sender.
  const told = (await site.emailsTo(editor.email)).filter(
    ({ kind, manuscriptId }) => kind === 'unattributed-email' && manuscriptId === id,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('ada@home.example');
  expect(await site.emailsTo('ada@home.example')).toEqual([]);

  const dismissed = { params: { discussionEmailId: seen[0]?.id ?? '' } };
  expect((await send(product, calls.dismissEmail, dismissed, author)).status).toBe(404);
  expect((await send(product, calls.dismissEmail, dismissed, editor)).status).toBe(200);
  expect((await send(product, calls.dismissEmail, dismissed, editor)).status).toBe(404);
  expect((await ofManuscript(editor)).discussions[0]?.unattributed).toHaveLength(3);
  const rows = await db.select().from(discussionEmails).where(eq(discussionEmails.discussionId, discussionId));
  expect(rows.filter(({ text }) => text?.includes('From home.'))).toEqual([]);
});

test('automatic emails are dropped, and nothing answers them', async () => {
  const { author, to, texts, told } = await anAsked();
  const before = await texts();
  const automatic = [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'X-Auto-Response-Suppress: All',
    'Return-Path: <>',
  ];
  const emailed = automatic.map((line) => anAnswer({ from: author.email, to, text: 'I am away.', head: [line] }));
  expect(await arrive(...emailed)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
  expect(await texts()).toEqual(before);
  expect((await lastTo(author)).id).toBe(told.id);
});

test('an address that was not signed here, or was changed, is no address', async () => {
  const { author, to, texts } = await anAsked();
  const before = await texts();
  const [local = ''] = to.split('@');
  const changed = `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}@bounces.example.org`;
  const other =
    product.system.mail.returnPaths?.of('01900000-0000-7000-8000-000000000001').replace('bounce', 'reply') ?? '';
  const unknown = product.system.mail.replyAddresses?.of('01900000-0000-7000-8000-000000000001') ?? '';
  const wrong = [changed, other, unknown].map((address) =>
    anAnswer({ from: author.email, to: address, text: 'Hello' }),
  );
  expect(await arrive(...wrong)).toEqual(['unknown-address', 'unknown-address', 'unknown-address']);
  // An address in the text counts for nothing.
  expect(await arrive(anAnswer({ from: author.email, to: 'x@bounces.example.org', text: `To: ${to}` }))).toEqual([]);
  expect(await texts()).toEqual(before);
});

test('an editor’s email that names a hidden person is refused with the reason, and one with their own name under it is posted without', async () => {
  const { author, to: _, write, discussionId, texts } = await anAsked();
  await write(author, discussionId, 'How about twelve?');
  const { replyTo, text } = await tell(editor);
  const to = replyTo ?? '';
  const naming = anAnswer({
    from: editor.email,
    to,
    text: inBytes(aboveQuote('Bea Firstreviewer asks for it.', text ?? '')),
  });
  expect(await arrive(naming)).toEqual(['refused']);
  const refused = await lastTo(editor);
  expect(refused.text).toContain('The message may tell the author who the reviewers are');
  expect(refused.text).toContain('Your email said:\n\nBea Firstreviewer asks for it.');
  expect(refused.text).toContain('/editorial/');
  expect(refused.replyTo).not.toMatch(/^reply/);
  const { otherName, surname } = editor.user;
  expect(
    await arrive(
      anAnswer({ from: editor.email, to, text: `Twelve is fine.\n\nBest wishes,\n${otherName} ${surname}` }),
    ),
  ).toEqual(['posted']);
  expect((await texts(author)).at(-1)).toBe('Twelve is fine.\n\nBest wishes,');
});

test('a person who cannot write any more is told why, and keeps their words', async () => {
  const { id, author, first, firstId, to, close, discussionId, ask, only, write, texts } = await anAsked();
  await close(editor, discussionId);
  expect(await arrive(anAnswer({ from: author.email, to, text: 'Too late?' }))).toEqual(['refused']);
  const closed = await lastTo(author);
  expect(closed.text).toContain('This discussion is closed.');
  expect(closed.text).toContain('Too late?');
  expect((await texts()).includes('Too late?')).toBe(false);

  await ask(first, firstId);
  const { id: withReviewer } = await only(first, firstId);
  await write(editor, withReviewer, 'They are.');
  const { replyTo } = await tell(first);
  expect(await arrive(anAnswer({ from: first.email, to: replyTo ?? '', text: 'Good.' }))).toEqual(['posted']);
  await write(colleague, withReviewer, 'Anything else?');
  await write(first, withReviewer, 'One thing.');
  const { replyTo: ofColleague } = await tell(colleague);
  const recused = { params: { articleId: id }, body: { version: 1, reason: 'A friend.' } };
  expect((await send(product, assignment.recuse, recused, colleague)).status).toBe(200);
  expect(await arrive(anAnswer({ from: colleague.email, to: ofColleague ?? '', text: 'Which one?' }))).toEqual([
    'refused',
  ]);
  expect((await lastTo(colleague)).text).toContain('You no longer take part in this discussion.');
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, first.user.id));
  expect(await arrive(anAnswer({ from: first.email, to: replyTo ?? '', text: 'Still here.' }))).toEqual([
    'unattributed',
  ]);
});

test('an administrator does not see a reply address', async () => {
  const { told } = await anAsked();
  const seen = await reply(product, outbox.letter, { params: { outboxId: told.id } }, site.administrator);
  expect([told.replyTo === null, seen.replyTo]).toEqual([false, null]);
});
