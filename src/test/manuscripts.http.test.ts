import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { missingAuthorMessage, missingFileMessage } from '../contracts/manuscript-values.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { currentIssue, nextIssue } from '../server/features/journals/index.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aJournal, aManuscript, aPdf, aSubmission, aUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const author = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const asAuthor = { token: author.token };
const asAdministrator = { token: administrator.token };

test('decision 18: the server computes volume and issue: regular goes to the next, special to the current', async () => {
  const journal = await aJournal(product);
  const now = new Date();
  const payload = { articleIssue: 99, articleVolume: 'first' };
  const regular = await reply(
    product,
    manuscripts.create,
    { body: { ...(await aSubmission(product, author, { journalId: journal.id })), ...payload } },
    asAuthor,
  );
  const special = await reply(
    product,
    manuscripts.create,
    { body: { ...(await aSubmission(product, author, { journalId: journal.id })), specialReview: true } },
    asAuthor,
  );
  const shown = (place: { volume: number; issue: number }) => ({
    articleVolume: String(place.volume),
    articleIssue: String(place.issue),
  });
  expect(regular.article).toMatchObject({
    ...shown(nextIssue(journal, now)),
    specialReview: false,
    articleStatus: 'Submitted',
  });
  expect(special.article).toMatchObject({ ...shown(currentIssue(journal, now)), specialReview: true });
});

test('twenty identical submissions at once make one manuscript', async () => {
  const title = `Once ${v7()}`;
  const body = await aSubmission(product, author, { title });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => reply(product, manuscripts.create, { body }, asAuthor)),
  );
  expect(new Set(replies.map((answer) => answer.article.id)).size).toBe(1);
  const mine = await reply(product, manuscripts.mine, {}, asAuthor);
  expect(mine.filter((manuscript) => manuscript.articleTitle === title)).toHaveLength(1);
});

test('decision 21: a lone cover letter does not pass', async () => {
  const body = await aSubmission(product, author);
  const awsId = v7();
  const { files } = JSON.parse(
    (await upload(product, author.token, awsId, [{ name: 'letter.pdf', bytes: aPdf() }], 0)).text,
  ) as { files: string[] };
  const problem = await refusal(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, asAuthor);
  expect(problem).toMatchObject({ status: 422, errors: { filesUrl: missingFileMessage } });
});

test('the specified messages for no file and no author', async () => {
  const body = await aSubmission(product, author);
  expect((await refusal(product, manuscripts.create, { body: { ...body, filesUrl: [] } }, asAuthor)).detail).toBe(
    missingFileMessage,
  );
  expect((await refusal(product, manuscripts.create, { body: { ...body, authors: [] } }, asAuthor)).detail).toBe(
    missingAuthorMessage,
  );
});

test('files of another upload, of another person or of another site are refused', async () => {
  const body = await aSubmission(product, author);
  const [foreign, another] = [await aSubmission(product, await aUser(product)), await aSubmission(product, author)];
  for (const filesUrl of [
    foreign.filesUrl,
    another.filesUrl,
    [...body.filesUrl, ...another.filesUrl],
    ['https://example.org/paper.pdf'],
    [...body.filesUrl, 'javascript:alert(1)'],
  ]) {
    expect((await refusal(product, manuscripts.create, { body: { ...body, filesUrl } }, asAuthor)).status).toBe(422);
  }
  expect(
    (await refusal(product, manuscripts.create, { body: { ...foreign, userId: author.user.id } }, asAuthor)).status,
  ).toBe(422);
  await reply(product, manuscripts.create, { body }, asAuthor);
});

test('decision 1: nobody submits for another person', async () => {
  const body = await aSubmission(product, author);
  expect(
    (await refusal(product, manuscripts.create, { body: { ...body, userId: administrator.user.id } }, asAuthor)).status,
  ).toBe(403);
});

test('an author without an email passes for administrators only', async () => {
  const withoutEmail = async (person: typeof author) => {
    const body = await aSubmission(product, person);
    return { ...body, authors: body.authors.map((one) => ({ ...one, authorEmail: '' })) };
  };
  expect((await refusal(product, manuscripts.create, { body: await withoutEmail(author) }, asAuthor)).detail).toBe(
    'Please fill all the fields to add an author',
  );
  await reply(product, manuscripts.create, { body: await withoutEmail(administrator) }, asAdministrator);
});

test('a manuscript is read by its author and administrators; for everyone else it does not exist', async () => {
  const { id } = await aManuscript(product, author);
  const input = { params: { articleId: id } };
  expect((await reply(product, manuscripts.single, input, asAuthor)).allowed).toEqual([]);
  expect((await reply(product, manuscripts.single, input, asAdministrator)).allowed).toEqual(['accept', 'reject']);
  expect((await refusal(product, manuscripts.single, input, { token: (await aUser(product)).token })).status).toBe(404);
  expect((await refusal(product, articles.single, input)).status).toBe(404);
});

test('decision 19: accept and reject at once: one outcome, and the other is told which stands', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aManuscript(product, author);
    const second = await aUser(product, { isAdmin: true });
    const answers = await Promise.all([
      send(product, verification.accept, { body: { articleId: id } }, asAdministrator),
      send(
        product,
        verification.reject,
        { body: { articleId: id, rejectionText: 'Out of scope.' } },
        { token: second.token },
      ),
    ]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    const isPublished = (await send(product, articles.single, { params: { articleId: id } })).status === 200;
    const { articleStatus } = await reply(product, manuscripts.single, { params: { articleId: id } }, asAuthor);
    expect(articleStatus).toBe(isPublished ? 'Published' : 'Rejected');
    expect(answers.find((answer) => answer.status === 409)?.text).toContain(articleStatus);
  }
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
  expect((await nextMail(product, rejected.email, /About your manuscript/)).text).toContain(
    'The sample is too <small>.',
  );
  expect(
    await reply(product, manuscripts.single, { params: { articleId: id } }, { token: rejected.token }),
  ).toMatchObject({ articleStatus: 'Rejected', rejectionText: 'The sample is too <small>.' });
});

test('decision 10: the public form of an article holds no private field', async () => {
  const { id, awsId } = await aManuscript(product, author, { title: 'Nothing private' });
  await reply(product, verification.accept, { body: { articleId: id } }, asAdministrator);
  const answers = [
    await send(product, articles.single, { params: { articleId: id } }),
    await send(product, articles.published),
    await send(product, articles.page),
  ];
  for (const { text } of answers) {
    expect(text).toContain('Nothing private');
    for (const secret of [author.user.id, author.email, 'alex@example.org', awsId, 'filesURL'])
      expect(text).not.toContain(secret);
  }
});

test('a Word manuscript cannot be published as it is, and stays as it was', async () => {
  const word = new Uint8Array(Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex'));
  const body = await aSubmission(product, author);
  const awsId = v7();
  const { files } = JSON.parse(
    (await upload(product, author.token, awsId, [{ name: 'paper.doc', bytes: word }])).text,
  ) as { files: string[] };
  const { article } = await reply(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, asAuthor);
  expect(
    await refusal(product, verification.accept, { body: { articleId: article.id } }, asAdministrator),
  ).toMatchObject({ status: 422, code: 'pdf-needed' });
  expect(
    (await reply(product, manuscripts.single, { params: { articleId: article.id } }, asAuthor)).articleStatus,
  ).toBe('Submitted');
});
