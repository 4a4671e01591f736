import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { verification } from '../contracts/verification.ts';
import { addressOf, reply, send, upload } from './product/client.ts';
import { aManuscript, aPdf, aUser } from './product/factories.ts';
import { opened, stepsWith, uploadForRejection } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { sharedProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

const product = await sharedProduct();
const administrator = await aUser(product, { isAdmin: true });

async function aWaiting() {
  const author = await aUser(product);
  const { id, awsId } = await aManuscript(product, author);
  return { author, id, awsId, place: { awsId, userId: author.user.id }, steps: stepsWith(product, id) };
}

test('decision 20: a rejection goes with its files: named in the letter, opened by the author once they are sent', async () => {
  const { author, place, steps } = await aWaiting();
  const { status, files: sent } = await uploadForRejection(product, administrator, place, ['report.pdf', 'notes.pdf']);
  expect([status, sent.length]).toEqual([201, 2]);
  const listed = (who: typeof author) => send(product, verification.rejectionFiles, { params: place }, who);
  const namesIn = ({ text }: { text: string }) =>
    (JSON.parse(text) as { uploads: { name: string }[] }).uploads.map(({ name }) => name);
  // Before they are sent they are the administrators' own.
  expect(namesIn(await listed(administrator))).toEqual(['report.pdf', 'notes.pdf']);
  expect(namesIn(await listed(author))).toEqual([]);
  expect(await opened(product, author, sent[0] ?? '')).toBe(404);
  const { uploads } = await reply(product, files.list, { params: place }, author);
  expect(uploads.map(({ name }) => name)).toEqual(['manuscript.pdf']);

  expect((await steps.reject(administrator, { filesUrl: sent.slice(0, 1) })).status).toBe(200);
  const letter = await nextMail(product, author.email, /^Changes needed before publication/);
  expect(letter.text).toContain('report.pdf');
  expect(letter.text).not.toContain('notes.pdf');
  expect(letter.text).toContain(`/dashboard/${author.user.id}`);
  expect(await steps.read(author)).toMatchObject({ rejectionFilesURL: sent.slice(0, 1), articleStatus: 'Rejected' });
  expect(namesIn(await listed(author))).toEqual(['report.pdf']);
  const stranger = await aUser(product);
  expect(
    await Promise.all([author, administrator, stranger].map((who) => opened(product, who, sent[0] ?? ''))),
  ).toEqual([200, 200, 404]);
  expect(await opened(product, author, sent[1] ?? '')).toBe(404);
  expect((await listed(stranger)).status).toBe(404);
});

test('the files of an earlier rejection stay with their version', async () => {
  const { author, place, steps } = await aWaiting();
  const { files: sent } = await uploadForRejection(product, administrator, place, ['first.pdf']);
  await steps.reject(administrator, { filesUrl: sent });
  await steps.edit(author);
  expect((await steps.read(author)).rejectionFiles).toEqual([]);
  const [, first] = await steps.versions(author);
  expect(first?.rejectionFiles.map(({ name, slot }) => [name, slot])).toEqual([['first.pdf', null]]);
  expect(await opened(product, author, sent[0] ?? '')).toBe(200);
});

test('files that somebody else uploaded, for another manuscript or as another kind, do not go with a rejection', async () => {
  const { author, awsId, place, steps } = await aWaiting();
  const other = await aWaiting();
  const colleague = await aUser(product, { isAdmin: true });
  const manuscriptFile = await reply(product, files.list, { params: { awsId } }, author);
  for (const filesUrl of [
    (await uploadForRejection(product, colleague, place, ['foreign.pdf'])).files,
    (await uploadForRejection(product, administrator, other.place, ['elsewhere.pdf'])).files,
    manuscriptFile.files,
    [`/api/files/${v7()}`],
    ['https://example.org/report.pdf'],
  ])
    expect((await steps.reject(administrator, { filesUrl })).status).toBe(422);
  expect((await steps.read(author)).articleStatus).toBe('Submitted');
});

test('at most three files go with a rejection', async () => {
  const { author, place, steps } = await aWaiting();
  const more = await uploadForRejection(product, administrator, place, ['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  expect(more.status).toBe(413);
  const { files: three } = await uploadForRejection(product, administrator, place, ['1.pdf', '2.pdf', '3.pdf']);
  const { files: one } = await uploadForRejection(product, administrator, place, ['4.pdf']);
  expect((await steps.reject(administrator, { filesUrl: [...three, ...one] })).status).toBe(422);
  expect((await steps.reject(administrator, { filesUrl: three })).status).toBe(200);
  expect((await steps.read(author)).rejectionFiles).toHaveLength(3);
});

test('files for a rejection are judged as manuscripts are, and a refusal leaves nothing behind', async () => {
  const { place } = await aWaiting();
  const before = storedFiles(product);
  const form = new FormData();
  form.append('s3Files', new Blob([aPdf('good')]), 'good.pdf');
  form.append('s3Files', new Blob(['<html>']), 'page.pdf');
  const address = addressOf(product, verification.uploadRejectionFiles, { params: place });
  const headers = { authorization: `Bearer ${administrator.token}` };
  expect((await fetch(address, { method: 'POST', headers, body: form })).status).toBe(415);
  expect(storedFiles(product)).toEqual(before);
  const { uploads } = await reply(product, verification.rejectionFiles, { params: place }, administrator);
  expect(uploads).toEqual([]);
});

test('files are stored only for a manuscript that is there, under its own author', async () => {
  const { author, awsId, place } = await aWaiting();
  const somebody = await aUser(product);
  for (const [who, where, status] of [
    [administrator, { awsId: v7(), userId: author.user.id }, 404],
    [administrator, { awsId, userId: somebody.user.id }, 404],
    [author, place, 403],
    [somebody, place, 403],
  ] as const)
    expect((await uploadForRejection(product, who, where, ['report.pdf'])).status).toBe(status);
});

test('a file that is uploaded for a rejection takes no slot of the manuscript', async () => {
  const { author, awsId, place, steps } = await aWaiting();
  await uploadForRejection(product, administrator, place, ['report.pdf']);
  await upload(product, author.token, awsId, [{ name: 'paper-2.pdf', bytes: aPdf('2') }], 1);
  expect((await steps.read(administrator)).files.map(({ name }) => name)).toEqual(['manuscript.pdf']);
});
