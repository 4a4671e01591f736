import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usage } from '../contracts/usage.ts';
import { usageEvents } from '../server/db/schema/index.ts';
import { aJournal } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';
import { browser } from './product/usage.ts';

const product = await startProduct();

test('issue 8: a server that is asked to stop writes every use that it has noted', { timeout: 60_000 }, async () => {
  const { id } = await aJournal(product);
  const articleId = await aPublishedArticle(product, id);
  const server = await serverProcess(product);
  const readers = 200;
  const opened = Array.from({ length: readers }, (_, place) =>
    fetch(server.url + usage.noteView.path, {
      method: 'POST',
      headers: { 'user-agent': `${browser} Reader/${place}`, 'content-type': 'application/json' },
      body: JSON.stringify({ articleId, page: 'article' }),
    }).then((answer) => answer.status),
  );
  expect(new Set(await Promise.all(opened))).toEqual(new Set([200]));
  await server.stop();
  expect(await product.parts.db.$count(usageEvents, eq(usageEvents.articleId, articleId))).toBe(readers);
});
