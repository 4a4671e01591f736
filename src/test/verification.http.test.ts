import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { manuscripts as rows, undeliverableAddresses } from '../server/db/schema/index.ts';
import { makeDoc } from './documents/make-doc.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aManuscript, aSubmission, aUser } from './product/factories.ts';
import { waitingForLock } from './product/locks.ts';
import { detailOf, stepsWith, statusesOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

// Nothing on the machine that could convert a Word document.
const product = await startProduct({ PATH: '/nowhere' });
const author = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const asAuthor = { token: author.token };
const asAdministrator = { token: administrator.token };

test('decision 19: accept and reject at once: one outcome, and the other is told which stands', async () => {
  const person = await aUser(product);
  const [first, second] = [
    await aUser(product, { isAdmin: true, surname: 'First' }),
    await aUser(product, { isAdmin: true, surname: 'Second' }),
  ];
  let emails = 0;
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aManuscript(product, person);
    const answers = await Promise.all([
      send(product, verification.accept, { body: { articleId: id } }, { token: first.token }),
      send(
        product,
        verification.reject,
        { body: { articleId: id, rejectionText: 'Out of scope.' } },
        { token: second.token },
      ),
    ]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    const isPublished = (await send(product, articles.single, { params: { articleId: id } })).status === 200;
    const { articleStatus } = await reply(
      product,
      manuscripts.single,
      { params: { articleId: id } },
      { token: person.token },
    );
    expect(articleStatus).toBe(isPublished ? 'Published' : 'Rejected');
    const told = answers.find((answer) => answer.status === 409)?.text ?? '';
    expect(told).toContain(articleStatus);
    expect(told).toContain(isPublished ? 'by Dr Alex First' : 'by Dr Alex Second');
    emails += 1;
  }
  expect(
    (await emailsTo(product, person.email)).filter((subject) => !subject.startsWith('Submission received')),
  ).toHaveLength(emails);
});

test('accepting twice answers 409 and changes nothing', async () => {
  const { id } = await aManuscript(product, author);
  await reply(product, verification.accept, { body: { articleId: id } }, asAdministrator);
  const before = await reply(product, articles.single, { params: { articleId: id } });
  expect((await refusal(product, verification.accept, { body: { articleId: id } }, asAdministrator)).status).toBe(409);
  expect(await reply(product, articles.single, { params: { articleId: id } })).toEqual(before);
});

test('decision 20: a rejection stores its text and writes to the author on record', async () => {
  const rejected = await aUser(product);
  const { id } = await aManuscript(product, rejected);
  expect(
    (await refusal(product, verification.reject, { body: { articleId: id, rejectionText: ' ' } }, asAdministrator))
      .status,
  ).toBe(422);
  await reply(
    product,
    verification.reject,
    { body: { articleId: id, rejectionText: 'The sample is too <small>.' } },
    asAdministrator,
  );
  expect((await nextMail(product, rejected.email, /^Changes needed before publication/)).text).toContain(
    'The sample is too <small>.',
  );
  expect(
    await reply(product, manuscripts.single, { params: { articleId: id } }, { token: rejected.token }),
  ).toMatchObject({ articleStatus: 'Rejected', rejectionText: 'The sample is too <small>.' });
});

test('issue 8: administrators see in the queue that letters to an author come back; the author is told in the profile', async () => {
  const moved = await aUser(product);
  const { id } = await aManuscript(product, moved);
  await product.parts.db
    .insert(undeliverableAddresses)
    .values({ address: moved.email, reason: 'No such mailbox', since: new Date() });
  const { manuscripts: waiting } = await reply(product, verification.queue, { query: {} }, asAdministrator);
  expect(waiting.find((entry) => entry.id === id)?.authorComesBack).toMatchObject({ reason: 'No such mailbox' });
  expect(waiting.filter(({ authorComesBack }) => authorComesBack !== null)).toHaveLength(1);
  const { manuscripts: mine } = await reply(product, manuscripts.mine, { query: {} }, { token: moved.token });
  expect(mine[0]?.authorComesBack).toBeNull();
});

test('a Word manuscript cannot be published as it is, and stays as it was', async () => {
  const body = await aSubmission(product, author);
  const awsId = v7();
  const { files } = JSON.parse(
    (await upload(product, author.token, awsId, [{ name: 'paper.doc', bytes: makeDoc() }])).text,
  ) as { files: string[] };
  const { article } = await reply(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, asAuthor);
  expect(
    await refusal(product, verification.accept, { body: { articleId: article.id } }, asAdministrator),
  ).toMatchObject({ status: 422, code: 'pdf-needed' });
  expect(
    (await reply(product, manuscripts.single, { params: { articleId: article.id } }, asAuthor)).articleStatus,
  ).toBe('Submitted');
});

test('decision 35: a version that was not read is not decided, and what has changed is named', async () => {
  const { id } = await aManuscript(product, author);
  const steps = stepsWith(product, id);
  await steps.edit(author, { articleTitle: 'Changed meanwhile', articleKeywords: ['others'] });
  for (const late of [await steps.accept(administrator, 1), await steps.reject(administrator, { version: 1 })]) {
    expect(JSON.parse(late.text)).toMatchObject({ status: 409, code: 'stale-version' });
    expect(detailOf(late)).toContain('title and keywords');
  }
  expect((await steps.read(author)).articleStatus).toBe('Submitted');
  expect((await steps.accept(administrator, 2)).status).toBe(200);
  expect(await steps.versions(author)).toMatchObject([
    { version: 2, outcome: 'accepted' },
    { version: 1, outcome: null },
  ]);
});

test('an edit while it is being accepted: one of both, and never a published text that nobody saw', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await aManuscript(product, author);
    const steps = stepsWith(product, id);
    // The first to be sent is not always the first to arrive.
    const edit = () => steps.edit(author, { articleTitle: 'Nobody saw this' });
    const accept = () => steps.accept(administrator, 1);
    const sent = round % 2 === 0 ? [edit(), accept()] : [accept(), edit()];
    expect(statusesOf(await Promise.all(sent))).toEqual([200, 409]);
    const { articleStatus, articleTitle } = await steps.read(author);
    const published = await send(product, articles.single, { params: { articleId: id } });
    const isSeen = published.text.includes('"articleTitle":"On examples"');
    expect([
      ['Published', 'On examples', 200, true],
      ['Submitted', 'Nobody saw this', 404, false],
    ]).toContainEqual([articleStatus, articleTitle, published.status, isSeen]);
  }
});

test('what changes between the look at the document and the decision is not published, whoever names no version', async () => {
  const { id } = await aManuscript(product, author);
  const steps = stepsWith(product, id);
  const accepting = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(rows).where(eq(rows.id, id)).for('update');
    const sent = steps.accept(administrator);
    await waitingForLock(product);
    await tx.update(rows).set({ version: 2, title: 'Nobody saw this' }).where(eq(rows.id, id));
    return { sent };
  });
  expect(JSON.parse((await accepting.sent).text)).toMatchObject({ code: 'stale-version' });
  expect((await steps.read(author)).articleStatus).toBe('Submitted');
  expect((await send(product, articles.single, { params: { articleId: id } })).status).toBe(404);
});

test('the corresponding author of the manuscript is the article’s', async () => {
  const body = await aSubmission(product, author);
  const [first] = body.authors;
  if (!first) throw new Error('No author');
  const authors = [first, { ...first, authorLastName: 'Second', isCorresponding: true }];
  const { article } = await reply(product, manuscripts.create, { body: { ...body, authors } }, asAuthor);
  await stepsWith(product, article.id).accept(administrator);
  const [published] = await reply(product, articles.single, { params: { articleId: article.id } });
  expect(published?.articleAuthors.map((one) => one.isCorresponding)).toEqual([false, true]);
});
