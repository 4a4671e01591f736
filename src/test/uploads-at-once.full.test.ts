import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { uploadBounds, uploadsOfOne } from '../server/http/admit.ts';
import { upload } from './product/client.ts';
import { aPdf, aUser, type TestUser } from './product/factories.ts';
import { askToBegin } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const owner = await aUser(product);
const lines: ClientRequest[] = [];
afterAll(() => lines.forEach((line) => line.destroy()));

/** Begins to send a file, and no more of it. */
function aSlowLine({ token }: TestUser): ClientRequest {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=part',
    'content-length': '100000',
  };
  const line = request(product.url + files.upload.path.replace(':awsId', v7()), { method: 'POST', headers });
  line.on('error', () => undefined);
  line.write('--part\r\ncontent-disposition: form-data; name="files"; filename="paper.pdf"\r\n\r\n%PDF-');
  lines.push(line);
  return line;
}

const answerTo = (line: ClientRequest) =>
  new Promise<IncomingMessage>((resolve) => line.once('response', (answer) => resolve(answer.resume())));
const beginning = async () => (await askToBegin(product, owner.token, { size: 10 })).status;
const store = () => upload(product, owner.token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);

test('issue 9: of more uploads at once than a process takes each is told to come back; all else is answered, and who is told so is taken later', async () => {
  const senders = await Promise.all(
    Array.from({ length: Math.ceil((uploadBounds.atWork + 1) / uploadsOfOne) }, () => aUser(product)),
  );
  const answers = senders
    .flatMap((sender) => Array.from({ length: uploadsOfOne }, () => sender))
    .slice(0, uploadBounds.atWork + 1)
    .map((sender) => answerTo(aSlowLine(sender)));
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(await beginning()).toBe(503);
  expect((await store()).status).toBe(503);
  for (const address of ['/', '/healthz', '/readyz', '/api/journalArticle/publishedArticle'])
    expect([address, (await fetch(product.url + address)).status]).toEqual([address, 200]);
  lines.splice(0).forEach((line) => line.destroy());
  await expect.poll(async () => (await store()).status, { timeout: 10_000 }).toBe(201);
});

test('issue 9: of more uploads at once than one person may send the next is refused in words; others send theirs, and theirs comes through later', async () => {
  const answers = Array.from({ length: uploadsOfOne + 1 }, () => answerTo(aSlowLine(owner)));
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(await beginning()).toBe(429);
  expect(JSON.parse((await store()).text)).toMatchObject({
    code: 'too-many-requests',
    detail: 'You are already uploading 20 files. Wait until one of them is finished.',
  });
  const other = await aUser(product);
  expect((await upload(product, other.token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }])).status).toBe(201);
  lines.splice(0, 2).forEach((line) => line.destroy());
  await expect.poll(async () => (await store()).status, { timeout: 10_000 }).toBe(201);
  lines.splice(0).forEach((line) => line.destroy());
});
