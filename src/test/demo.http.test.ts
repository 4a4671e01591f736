import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { issues } from '../contracts/issues.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { demoPassword, readDemo } from '../server/demo/demo-file.ts';
import { countDemoArticles, loadDemo } from '../server/demo/load-demo.ts';
import { reply } from './product/client.ts';
import { startProduct } from './product/start-product.ts';

const demo = readDemo();
const product = await startProduct({}, { hasWorkers: false });
const warn = vi.spyOn(product.system.log, 'warn');
await loadDemo(product.system, () => {});
const warnings = [...warn.mock.calls];

const everyArticle = () => reply(product, articles.page, { query: { size: 100 } });
const everyIssue = async () => (await reply(product, issues.list)).getIssue;

test('the demo is imported whole, without a note: every article has a PDF, and some are open', async () => {
  expect(warnings).toEqual([]);
  const { articles: all } = await everyArticle();
  expect(all).toHaveLength(countDemoArticles());
  expect(new Set(all.map(({ access }) => access))).toEqual(new Set(['open', 'subscription']));
  const withoutPdf = await product.parts.db.execute(sql`select title from articles where pdf_file_id is null`);
  expect(withoutPdf.rows).toEqual([]);
});

test('its full issues are on sale, each with a cover and a document', async () => {
  const onSale = await everyIssue();
  const places = onSale.map((issue) => `${issue.journalAbbreviation} ${issue.issueVolume}(${issue.issueNumber})`);
  expect(places.toSorted()).toEqual(
    demo.issues.map(({ journal, volume, issue }) => `${journal} ${volume}(${issue})`).toSorted(),
  );
  for (const { issueImageURL, issueDoccumentURL } of onSale)
    expect([issueImageURL, issueDoccumentURL]).not.toContain(null);
});

test('its manuscripts are at different steps of review', async () => {
  const body = { email: 'author@demo.example', password: demoPassword };
  const author = await reply(product, accounts.login, { body });
  const { manuscripts: own } = await reply(product, manuscripts.mine, {}, author);
  expect(own).toHaveLength(demo.manuscripts.length);
  expect(new Set(own.map(({ articleStatus }) => articleStatus)).size).toBeGreaterThanOrEqual(4);
});

test('loading it again changes nothing', async () => {
  const before = [await everyArticle(), await everyIssue()];
  await loadDemo(product.system, () => {});
  expect([await everyArticle(), await everyIssue()]).toEqual(before);
});
