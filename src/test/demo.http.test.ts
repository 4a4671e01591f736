import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { issues } from '../contracts/issues.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { production } from '../contracts/production.ts';
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

const demoToken = (name: string) =>
  reply(product, accounts.login, { body: { email: `${name}@demo.example`, password: demoPassword } });
/** The manuscripts that are published from their texts, whose PDFs are printed. */
const produced = demo.manuscripts.filter(({ production: steps }) => steps.some(({ event }) => event === 'publish'));

test('the demo is imported whole, without a note: every article has a PDF, and some are open', async () => {
  expect(warnings).toEqual([]);
  const { articles: all } = await everyArticle();
  expect(all).toHaveLength(countDemoArticles() + produced.length);
  expect(new Set(all.map(({ access }) => access))).toEqual(new Set(['open', 'subscription']));
  const withoutFile = await product.parts.db.execute(
    sql`select body_html is not null as "isPrinted" from articles join article_texts on article_id = id where pdf_file_id is null`,
  );
  expect(withoutFile.rows).toEqual(produced.map(() => ({ isPrinted: true })));
});

test('its texts in production are with a copy-editor, with their author, and published', async () => {
  const producer = await demoToken('producer');
  const list = async (published: boolean) =>
    (await reply(product, production.list, { query: { published } }, producer)).productions;
  const open = await list(false);
  expect(open.map(({ stage, next, openNotes }) => `${stage}, ${next?.kind}, ${openNotes}`).toSorted()).toEqual([
    'editing, copy-edit, 0',
    'proof, proof, 2',
  ]);
  const copyEdits = await reply(product, production.list, {}, await demoToken('copyeditor'));
  const mine = copyEdits.productions.find(({ stage }) => stage === 'editing');
  const text = await reply(
    product,
    production.single,
    { params: { manuscriptId: mine?.manuscriptId ?? '' } },
    producer,
  );
  expect(text.tasks[0]).toMatchObject({ kind: 'copy-edit', person: { name: 'Mr Barnaby Whitlock' }, doneAt: null });
  expect(text.text.references.map(({ doi }) => doi)).not.toContain(null);
  const { proofs } = await reply(product, production.proofs, {}, await demoToken('author'));
  expect(proofs).toHaveLength(1);
  const [published] = await list(true);
  const [article] = await reply(product, articles.single, { params: { articleId: published?.manuscriptId ?? '' } });
  expect(article).toMatchObject({ hasText: true, access: 'open' });
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
  const author = await demoToken('author');
  const { manuscripts: own } = await reply(product, manuscripts.mine, {}, author);
  expect(own).toHaveLength(demo.manuscripts.length);
  expect(new Set(own.map(({ articleStatus }) => articleStatus)).size).toBeGreaterThanOrEqual(4);
});

test('loading it again changes nothing', async () => {
  const before = [await everyArticle(), await everyIssue()];
  await loadDemo(product.system, () => {});
  expect([await everyArticle(), await everyIssue()]).toEqual(before);
});
