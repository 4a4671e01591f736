import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { currentIssue, nextIssue } from '../server/domains/journals/index.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aJournal, aManuscript, aPdf, aSubmission, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const author = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const asAuthor = { token: author.token };
const asAdministrator = { token: administrator.token };
const missingFile = 'Please upload the Manuscript file. It is mandatory to proceed.';
const missingAuthor = 'Please add author data. It is mandatory to proceed.';

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

test('fifty identical submissions at once make one manuscript with one version', async () => {
  const title = `Once ${v7()}`;
  const body = await aSubmission(product, author, { title });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => reply(product, manuscripts.create, { body }, asAuthor)),
  );
  const [id, ...others] = new Set(replies.map((answer) => answer.article.id));
  expect(others).toEqual([]);
  const mine = await reply(product, manuscripts.mine, {}, asAuthor);
  expect(mine.manuscripts.filter((manuscript) => manuscript.articleTitle === title)).toHaveLength(1);
  const versions = await reply(product, manuscripts.versions, { params: { articleId: id ?? '' } }, asAuthor);
  expect(versions.map(({ version }) => version)).toEqual([1]);
});

test('the same upload with other contents is refused, and says where to change what arrived', async () => {
  const body = await aSubmission(product, author);
  const { article } = await reply(product, manuscripts.create, { body }, asAuthor);
  for (const other of [
    { articleTitle: 'Another title' },
    { articleKeywords: ['another'] },
    { specialReview: true },
    { journalId: (await aJournal(product)).id },
  ]) {
    const refused = await refusal(product, manuscripts.create, { body: { ...body, ...other } }, asAuthor);
    expect(refused).toMatchObject({ status: 409, code: 'already-submitted' });
    expect(refused.detail).toContain(article.manuscriptNumber);
    expect(refused.detail).toContain('My Manuscripts');
  }
  const current = await reply(product, manuscripts.single, { params: { articleId: article.id } }, asAuthor);
  expect(current).toEqual(article);
});

test('the same submission sent again after it was edited still answers with the one manuscript', async () => {
  const body = await aSubmission(product, author);
  const { article } = await reply(product, manuscripts.create, { body }, asAuthor);
  const { articleAbstract, articleKeywords } = body;
  const change = { articleTitle: 'Corrected', articleAbstract, articleKeywords };
  await reply(product, manuscripts.update, { params: { articleId: article.id }, body: change }, asAuthor);
  const again = await reply(product, manuscripts.create, { body }, asAuthor);
  expect(again.article).toMatchObject({ id: article.id, version: 2, articleTitle: 'Corrected' });
});

test('exactly one corresponding author is kept: the one that is marked, else the first', async () => {
  const body = await aSubmission(product, author);
  const [first] = body.authors;
  const second = { ...first, authorLastName: 'Second' };
  const submit = async (authors: object[]) => {
    const another = await aSubmission(product, author);
    return send(product, manuscripts.create, { body: { ...another, authors } as typeof another }, asAuthor);
  };
  const marked = await submit([first ?? {}, { ...second, isCorresponding: true }]);
  const unmarked = await submit([first ?? {}, second]);
  const shown = ({ text }: { text: string }) =>
    (JSON.parse(text) as { article: { articleAuthors: { isCorresponding: boolean }[] } }).article.articleAuthors.map(
      (one) => one.isCorresponding,
    );
  expect([shown(marked), shown(unmarked)]).toEqual([
    [false, true],
    [true, false],
  ]);
  const both = { ...first, isCorresponding: true };
  expect((await submit([both, { ...both, authorLastName: 'Second' }])).status).toBe(422);
});

test('a file that was replaced and the one that replaced it do not go together', async () => {
  const awsId = v7();
  const put = async (name: string) => {
    const { text } = await upload(product, author.token, awsId, [{ name, bytes: aPdf(name) }], 1);
    return (JSON.parse(text) as { files: string[] }).files;
  };
  const filesUrl = [...(await put('older.pdf')), ...(await put('newer.pdf'))];
  const body = { ...(await aSubmission(product, author)), awsId, filesUrl };
  const { errors } = await refusal(product, manuscripts.create, { body }, asAuthor);
  expect(errors).toHaveProperty('filesUrl');
});

test('decision 21: a lone cover letter does not pass', async () => {
  const body = await aSubmission(product, author);
  const awsId = v7();
  const { files } = JSON.parse(
    (await upload(product, author.token, awsId, [{ name: 'letter.pdf', bytes: aPdf() }], 0)).text,
  ) as { files: string[] };
  const problem = await refusal(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, asAuthor);
  expect(problem).toMatchObject({ status: 422, errors: { filesUrl: missingFile } });
});

test('decision 39: of two files without a slot, publicPdfName names the manuscript; without a name that fits, 422', async () => {
  const awsId = v7();
  const two = ['kites.pdf', 'data.pdf'].map((name) => ({ name, bytes: aPdf(name) }));
  const { files } = JSON.parse((await upload(product, author.token, awsId, two)).text) as { files: string[] };
  const body = { ...(await aSubmission(product, author)), awsId, filesUrl: files };
  const unnamed = { body: { ...body, publicPdfName: 'sails' } };
  expect(await refusal(product, manuscripts.create, unnamed, asAuthor)).toMatchObject({
    status: 422,
    errors: { publicPdfName: 'We cannot tell which file is the manuscript. Put its file name in publicPdfName.' },
  });
  const { article } = await reply(product, manuscripts.create, { body: { ...body, publicPdfName: 'kites' } }, asAuthor);
  expect(article.files.map(({ slot, name }) => [slot, name])).toEqual([
    [1, 'kites.pdf'],
    [2, 'data.pdf'],
  ]);
  expect(article.filesURL).toEqual(files);
});

test('the specified messages for no file and no author', async () => {
  const body = await aSubmission(product, author);
  expect((await refusal(product, manuscripts.create, { body: { ...body, filesUrl: [] } }, asAuthor)).detail).toBe(
    missingFile,
  );
  expect((await refusal(product, manuscripts.create, { body: { ...body, authors: [] } }, asAuthor)).detail).toBe(
    missingAuthor,
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
  expect((await reply(product, manuscripts.single, input, asAuthor)).allowed).toEqual(['edit']);
  expect((await reply(product, manuscripts.single, input, asAdministrator)).allowed).toEqual([
    'accept',
    'reject',
    'delete',
  ]);
  for (const call of [manuscripts.single, manuscripts.versions])
    expect((await refusal(product, call, input, { token: (await aUser(product)).token })).status).toBe(404);
  expect((await refusal(product, articles.single, input)).status).toBe(404);
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
