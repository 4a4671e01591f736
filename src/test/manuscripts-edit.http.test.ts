import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { manuscripts as rows } from '../server/db/schema/index.ts';
import { nextIssue } from '../server/domains/journals/index.ts';
import { reply, send } from './product/client.ts';
import { aJournal, aManuscript, aSubmission, aUser } from './product/factories.ts';
import { aFileIn, aRevision, detailOf, opened, stepsWith, statusesOf } from './product/manuscript-steps.ts';
import { emailsTo } from './product/outbox.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const author = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const asAuthor = { token: author.token };

async function aStatus(traits: { journalId?: string } = {}) {
  const manuscript = await aManuscript(product, author, traits);
  return { ...manuscript, steps: stepsWith(product, manuscript.id) };
}

test('decision 24: with no file chosen the text is saved, the files are kept, and it says so', async () => {
  const { id, filesURL, steps } = await aStatus();
  const { message, article } = await reply(
    product,
    manuscripts.update,
    { params: { articleId: id }, body: aRevision() },
    asAuthor,
  );
  expect(message).toBe('The manuscript is submitted for verification with its previous files.');
  expect(article).toMatchObject({ articleTitle: 'On better examples', version: 2, filesURL });
  expect(await steps.read(author)).toEqual(article);
});

test('decision 24: a new file takes its slot, the others stay, an emptied slot loses its file', async () => {
  const { awsId, filesURL, steps } = await aStatus();
  const letter = await aFileIn(product, author, awsId, 0, 'letter.pdf');
  const answer = await steps.edit(author, { filesUrl: [letter] });
  expect(answer.text).not.toContain('previous files');
  expect((await steps.read(author)).filesURL).toEqual([letter, ...filesURL]);
  const paper = await aFileIn(product, author, awsId, 1, 'paper-2.pdf');
  await steps.edit(author, { filesUrl: [paper], emptiedSlots: [0] });
  const edited = await steps.read(author);
  expect(edited.files.map(({ slot, name }) => [slot, name])).toEqual([[1, 'paper-2.pdf']]);
  expect((await steps.versions(author)).map((version) => version.files.map(({ name }) => name))).toEqual([
    ['paper-2.pdf'],
    ['letter.pdf', 'manuscript.pdf'],
    ['manuscript.pdf'],
  ]);
});

test('the slot of the manuscript itself is never emptied', async () => {
  const { id, steps } = await aStatus();
  const body = { ...aRevision(), emptiedSlots: [1] } as unknown as ReturnType<typeof aRevision>;
  expect((await send(product, manuscripts.update, { params: { articleId: id }, body }, asAuthor)).status).toBe(422);
  expect((await steps.read(author)).version).toBe(1);
});

test('files of another upload or another person are refused', async () => {
  const { steps } = await aStatus();
  const another = await aSubmission(product, author);
  const foreign = await aSubmission(product, await aUser(product));
  for (const filesUrl of [another.filesUrl, foreign.filesUrl, [`/api/files/${v7()}`], ['https://example.org/x.pdf']])
    expect((await steps.edit(author, { filesUrl })).status).toBe(422);
  expect((await steps.read(author)).version).toBe(1);
});

test('the files of earlier versions stay readable for the author and administrators, and for nobody else', async () => {
  const { awsId, filesURL, steps } = await aStatus();
  await steps.edit(author, { filesUrl: [await aFileIn(product, author, awsId, 1, 'paper-2.pdf')] });
  const before = filesURL[0] ?? '';
  const stranger = await aUser(product);
  expect(await Promise.all([author, administrator, stranger].map((who) => opened(product, who, before)))).toEqual([
    200, 200, 404,
  ]);
});

test('authors that are left out stay; those that are sent are taken, with one corresponding author', async () => {
  const { articleAuthors, steps } = await aStatus();
  await steps.edit(author);
  expect((await steps.read(author)).articleAuthors).toEqual(articleAuthors);
  const [first] = articleAuthors;
  if (!first) throw new Error('No author');
  const second = { ...first, authorLastName: 'Second', isCorresponding: true };
  await steps.edit(author, { authors: [{ ...first, isCorresponding: false }, second] });
  expect((await steps.read(author)).articleAuthors.map((one) => one.isCorresponding)).toEqual([false, true]);
  expect((await steps.edit(author, { authors: [{ ...first, authorEmail: '' }] })).status).toBe(422);
});

test('decision 20: a rejected manuscript is submitted again, at the end of the queue, planned anew; the reasons stay with the version', async () => {
  const journal = await aJournal(product);
  const { id, articleReceivedDate, steps } = await aStatus({ journalId: journal.id });
  await steps.reject(administrator, { rejectionText: 'The sample is too small.' });
  await product.parts.db.update(rows).set({ volume: 1, issue: 1 }).where(eq(rows.id, id));
  const rejected = await steps.read(author);
  expect(rejected).toMatchObject({ articleStatus: 'Rejected', rejectionText: 'The sample is too small.' });
  expect(rejected.allowed).toEqual(['edit']);
  await steps.edit(author);
  const again = await steps.read(author);
  const place = nextIssue(journal, new Date());
  expect(again).toMatchObject({
    articleStatus: 'Submitted',
    rejectionText: null,
    version: 2,
    articleReceivedDate,
    articleVolume: String(place.volume),
    articleIssue: String(place.issue),
  });
  expect(Date.parse(again.waitingSince)).toBeGreaterThan(Date.parse(rejected.waitingSince));
  expect(await steps.versions(author)).toMatchObject([
    { version: 2, articleTitle: 'On better examples', outcome: null, rejectionText: null },
    { version: 1, articleTitle: 'On examples', outcome: 'rejected', rejectionText: 'The sample is too small.' },
  ]);
});

test('a manuscript that is corrected while it waits keeps its place in the queue', async () => {
  const { waitingSince, steps } = await aStatus();
  await steps.edit(author);
  expect((await steps.read(author)).waitingSince).toBe(waitingSince);
});

test('decision 35: a change that started from an older version is refused, and names what has changed', async () => {
  const { steps } = await aStatus();
  expect((await steps.edit(author, { version: 1 })).status).toBe(200);
  const late = await steps.edit(author, { version: 1, articleTitle: 'From the other device' });
  expect(JSON.parse(late.text)).toMatchObject({ status: 409, code: 'stale-version' });
  expect(detailOf(late)).toContain('Changed: title.');
  expect((await steps.read(author)).articleTitle).toBe('On better examples');
});

test('two devices that save at once: one is kept, and the other is told', async () => {
  const { steps } = await aStatus();
  const answers = await Promise.all(
    ['One', 'Other'].map((articleTitle) => steps.edit(author, { version: 1, articleTitle })),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await steps.versions(author)).toHaveLength(2);
});

test('the same change sent ten times at once makes one version and one letter', async () => {
  const person = await aUser(product);
  const { id } = await aManuscript(product, person);
  const steps = stepsWith(product, id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => steps.edit(person, { version: 1 })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await steps.versions(person)).toHaveLength(2);
  expect(await emailsTo(product, person.email)).toEqual([
    expect.stringMatching(/^Submission received/),
    expect.stringMatching(/^Resubmission received/),
  ]);
});

test('only its submitting author edits: 403 for an administrator, 404 for everybody else', async () => {
  const { steps } = await aStatus();
  expect((await steps.edit(administrator)).status).toBe(403);
  expect((await steps.edit(await aUser(product))).status).toBe(404);
  expect((await steps.read(author)).version).toBe(1);
});

test('a published manuscript is not edited any more', async () => {
  const { steps } = await aStatus();
  await steps.accept(administrator);
  const refused = await steps.edit(author);
  expect(JSON.parse(refused.text)).toMatchObject({ status: 409, code: 'state-conflict' });
  expect(detailOf(refused)).toContain('Published');
  // Who decided is for administrators.
  expect(detailOf(refused)).not.toContain('Example');
});

test('what is uploaded for a change counts only once it is submitted', async () => {
  const { awsId, filesURL, steps } = await aStatus();
  await aFileIn(product, author, awsId, 1, 'not-yet.pdf');
  expect((await steps.read(administrator)).filesURL).toEqual(filesURL);
  const { uploads } = await reply(product, files.list, { params: { awsId } }, asAuthor);
  expect(uploads.map(({ name }) => name)).toEqual(['not-yet.pdf']);
});
