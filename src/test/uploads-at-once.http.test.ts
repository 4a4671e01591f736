import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { uploadBounds } from '../server/http/admit.ts';
import { upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { askToBegin } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const owner = await aUser(product);
const lines: ClientRequest[] = [];
afterAll(() => lines.forEach((line) => line.destroy()));

/** Begins to send a file, and no more of it. */
function aSlowLine(): ClientRequest {
  const headers = {
    authorization: `Bearer ${owner.token}`,
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
  const answers = Array.from({ length: uploadBounds.atWork + 1 }, () => answerTo(aSlowLine()));
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
