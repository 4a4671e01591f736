import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { articleXmlHref } from '../contracts/pages.ts';
import { verification } from '../contracts/verification.ts';
import { readJatsArticle } from '../server/domains/articles/jats/read-jats-article.ts';
import { aJournal, aManuscript, aUser } from './product/factories.ts';
import { reply } from './product/client.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();

test('decision 66: the days of an article are days of the site, on its page, in its file and to its author', async () => {
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  // 21:30 UTC is half past one in Dubai, on the next day.
  const tomorrow = new Date(product.system.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  product.moveClock(Date.parse(`${tomorrow}T21:30:00Z`) - product.system.now().getTime());
  const day = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10);
  const journal = await aJournal(product);
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await reply(product, verification.accept, { body: { articleId: id } }, administrator);

  const days = { articleReceivedDate: day, articleAcceptedDate: day, articlePublishedDate: day };
  const [article] = await reply(product, articles.single, { params: { articleId: id } });
  expect(article).toMatchObject({ ...days, publishedDate: day });
  const own = await reply(product, manuscripts.mine, {}, author);
  expect(own.manuscripts.find((one) => one.id === id)).toMatchObject(days);
  const xml = await fetch(product.url + articleXmlHref(journal.abbreviation, id));
  const { received, accepted, published } = readJatsArticle(await xml.text());
  expect([received, accepted, published].map((date) => date?.iso)).toEqual([day, day, day]);
});
