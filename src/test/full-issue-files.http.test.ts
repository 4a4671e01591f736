import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { issues } from '../contracts/issues.ts';
import { aPicture, makeJpegHead, makePng, makeWebpHead } from './documents/make-picture.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { aCover, aDocument, aNewIssue, uploadIssueFiles } from './product/issue-submission.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { opened } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

const product = await startProduct({ MAX_UPLOAD_MB: '12' });
const administrator = await aUser(product, { isAdmin: true });
const { token } = administrator;

const text = (words: string) => new TextEncoder().encode(words);
const namesIn = ({ uploads }: { uploads: readonly { name: string }[] }) => uploads.map(({ name }) => name);
const listed = (uuid: string) => reply(product, issues.uploaded, { params: { uuid } }, { token });

test('POST /api/s3/fullIssue/{uuid}: cover and document come in any order, and are listed with the cover first', async () => {
  for (const sent of [
    [aCover(), aDocument()],
    [aDocument(), aCover()],
  ]) {
    const uuid = v7();
    const answer = await uploadIssueFiles(product, administrator, uuid, sent);
    expect([answer.status, namesIn(answer)]).toEqual([201, ['cover.png', 'issue.pdf']]);
    expect(await listed(uuid)).toMatchObject({ files: answer.files, uploads: answer.uploads });
  }
});

test('they come one by one, too; the newer of a kind takes the place of the one before', async () => {
  const uuid = v7();
  await uploadIssueFiles(product, administrator, uuid, [aDocument('first.pdf')]);
  await uploadIssueFiles(product, administrator, uuid, [aCover()]);
  const answer = await uploadIssueFiles(product, administrator, uuid, [aDocument('second.pdf')]);
  expect(namesIn(answer)).toEqual(['cover.png', 'second.pdf']);
});

test('an upload id belongs to whoever used it first; one that nobody used is not found', async () => {
  const [other, author, uuid, awsId] = [await aUser(product, { isAdmin: true }), await aUser(product), v7(), v7()];
  await uploadIssueFiles(product, administrator, uuid, [aCover()]);
  expect((await uploadIssueFiles(product, other, uuid, [aCover('other.png')])).status).toBe(404);
  expect(namesIn(await listed(uuid))).toEqual(['cover.png']);
  await upload(product, author.token, awsId, [{ name: 'paper.pdf', bytes: aPdf() }]);
  expect((await uploadIssueFiles(product, administrator, awsId, [aDocument()])).status).toBe(404);
  expect((await uploadIssueFiles(product, author, v7(), [aCover()])).status).toBe(403);
  expect((await refusal(product, issues.uploaded, { params: { uuid: v7() } }, { token })).status).toBe(404);
});

test('a cover that is uploaded under the id of one’s own manuscript leaves its files alone', async () => {
  const uuid = v7();
  await upload(product, token, uuid, [{ name: 'letter.pdf', bytes: aPdf() }], 0);
  await uploadIssueFiles(product, administrator, uuid, [aCover(), aDocument()]);
  expect(namesIn(await reply(product, files.list, { params: { awsId: uuid } }, { token }))).toEqual(['letter.pdf']);
});

const large = (bytes: Uint8Array, megabytes: number) =>
  new Uint8Array(Buffer.concat([bytes, Buffer.alloc(megabytes * 1024 * 1024)]));

test.each([
  ['a page named as a picture', 'cover.png', text('<html><script>alert(1)</script></html>'), 415, 'is not a picture'],
  ['a drawing that can hold scripts', 'cover.svg', text('<svg/>'), 415, 'the cover must be a .jpg, .png or .webp file'],
  [
    'the same under another name',
    'cover.png',
    text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'is not a picture',
  ],
  ['a GIF', 'cover.jpg', text('GIF89a'.padEnd(60, ' ')), 415, 'is not a picture'],
  ['an empty file', 'cover.webp', new Uint8Array(), 415, 'is empty'],
  ['a PDF named as a picture', 'cover.jpg', aPdf(), 415, 'is not a picture'],
  ['a picture named as a PDF', 'issue.pdf', makePng(3, 4), 415, 'looks like a .png file'],
  ['a Word document', 'issue.docx', text('PK\u0003\u0004'), 415, 'the document a .pdf file'],
  ['a PDF that is damaged', 'issue.pdf', text('%PDF-1.4\nnothing more'), 415, 'Save it again'],
  ['30,000 × 30,000 pixels in a few bytes', 'cover.png', makePng(30_000, 30_000, 1), 415, '30000 × 30000 pixels'],
  ['one side too long', 'cover.jpg', makeJpegHead(5001, 10), 415, 'at most 5000 on each side'],
  ['a WebP that is too large', 'cover.webp', makeWebpHead('VP8X', 16_000, 16_000), 415, '16000 × 16000 pixels'],
  ['a cover of more than 10 MB', 'cover.png', large(makePng(30, 40), 10), 413, '“cover.png” is larger than 10 MB'],
  ['a cover that the site’s limit cuts off', 'cover.png', large(makePng(30, 40), 13), 413, 'larger than 10 MB'],
  ['a document beyond the site’s limit', 'issue.pdf', large(aPdf(), 12), 413, '“issue.pdf” is larger than 12 MB'],
])(
  'decision 23: %s is refused with a reason, and nothing is kept of it or of what came with it',
  async (_what, name, bytes, status, reason) => {
    const [uuid, before] = [v7(), storedFiles(product)];
    const answer = await uploadIssueFiles(product, administrator, uuid, [aCover('good.png'), { name, bytes }]);
    expect([answer.status, answer.detail]).toEqual([status, expect.stringContaining(reason)]);
    expect(storedFiles(product)).toEqual(before);
    expect((await listed(uuid)).files).toEqual([]);
  },
);

test('an issue has one cover and one document, and at least one of them is sent', async () => {
  const twice = await uploadIssueFiles(product, administrator, v7(), [aCover('one.png'), aCover('two.png')]);
  expect([twice.status, twice.detail]).toEqual([422, 'An issue has one cover and one document. Choose one of each.']);
  expect((await uploadIssueFiles(product, administrator, v7(), [])).status).toBeGreaterThanOrEqual(400);
});

test('a cover is public and can run nothing; its kind is what its content is; the document is not public', async () => {
  const sent = [{ name: 'cover.png', bytes: await aPicture('jpeg', 900, 1200) }, aDocument()];
  const { files: stored } = await uploadIssueFiles(product, administrator, v7(), sent);
  const [coverId = '', documentId = ''] = stored.map((url) => url.split('/').at(-1) ?? '');
  const cover = await send(product, files.open, { params: { fileId: coverId } });
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(cover.headers.get('x-content-type-options')).toBe('nosniff');
  expect(cover.headers.get('content-security-policy')).toContain('sandbox');
  expect((await send(product, files.open, { params: { fileId: documentId } })).status).toBe(401);
  const reader = await aUser(product);
  expect((await send(product, files.open, { params: { fileId: documentId } }, reader)).status).toBe(404);
});

test('files that no issue names go after a day, those of an issue on sale stay', async () => {
  await clearAfter(product, day + hour);
  const before = storedFiles(product);
  const { files: left } = await uploadIssueFiles(product, administrator, v7(), [aCover(), aDocument()]);
  const body = await aNewIssue(product, administrator);
  await reply(product, issues.create, { body }, { token });
  await clearAfter(product, day - hour);
  expect(await opened(product, administrator, left[1] ?? '')).toBe(200);
  await clearAfter(product, day + hour);
  for (const url of left) expect(await opened(product, administrator, url)).toBe(404);
  for (const url of [body.issueImageURL, body.issueDoccumentURL])
    expect(await opened(product, administrator, url)).toBe(200);
  expect(storedFiles(product)).toHaveLength(before.length + 2);
});
