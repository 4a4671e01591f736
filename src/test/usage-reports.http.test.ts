import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { reportIds } from '../contracts/usage-values.ts';
import { usageReports } from '../contracts/usage-reports.ts';
import { reportSchemas } from './counter/report-schema.ts';
import { refusal, reply, send } from './product/client.ts';
import { monthAgo, usedIn } from './product/counted-usage.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const [last = '', first = ''] = [1, 2].map((ago) => monthAgo(product, ago));
const world = { administrator: {} as TestUser, journalId: '' };

beforeAll(async () => {
  world.administrator = await aUser(product, { isAdmin: true });
  const [journal, other] = [
    await aJournal(product, { title: '=HYPERLINK("https://evil.example")' }),
    await aJournal(product, { title: 'Waves' }),
  ];
  world.journalId = journal.id;
  const text = (words: string) => ({ text: words, html: words });
  const article = await aPublishedArticle(product, journal.id, {
    title: text('+1+1;\t=2\nOn formulas, "quoted"'),
    access: 'subscription',
  });
  await usedIn(product, article, last, { accessType: 'Controlled', investigations: 9, requests: 4, denials: 3 });
  const paper = await aPublishedArticle(product, other.id);
  await usedIn(product, paper, first, { accessType: 'Open', investigations: 2, requests: 1 });
});

const query = () => ({ from: first, to: last });

test.each([...reportIds])(
  '%s as a table has the header of the code, an empty row, and whole rows',
  async (reportId) => {
    const answer = await send(product, usageReports.tsv, { params: { reportId }, query: query() }, world.administrator);
    expect(answer.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`${reportId}-${first}-${last}.tsv`);
    const rows = answer.text.split('\r\n').map((row) => row.split('\t'));
    expect(rows.slice(0, 14).map(([name]) => name)).toEqual([
      'Report_Name',
      'Report_ID',
      'Release',
      'Institution_Name',
      'Institution_ID',
      'Metric_Types',
      'Report_Filters',
      'Report_Attributes',
      'Exceptions',
      'Reporting_Period',
      'Created',
      'Created_By',
      'Registry_Record',
      '',
    ]);
    const [headings = [], ...body] = rows.slice(14, -1);
    expect(body.length).toBeGreaterThan(0);
    expect(new Set(body.map((row) => row.length))).toEqual(new Set([headings.length]));
    const [metric, total] = [headings.indexOf('Metric_Type'), headings.indexOf('Reporting_Period_Total')];
    expect(total).toBe(metric + 1);
    expect(headings.slice(total + 1)).toHaveLength(2);
    for (const row of body)
      expect(Number(row[total])).toBe(row.slice(total + 1).reduce((sum, count) => sum + Number(count), 0));
  },
);

test('issue 8: no cell of a table is a formula, with commas or with tabs', async () => {
  for (const call of [usageReports.csv, usageReports.tsv]) {
    const asked = { params: { reportId: 'IR' as const }, query: query() };
    const { text } = await send(product, call, asked, world.administrator);
    const titles = text.split('\r\n').filter((row) => row.includes('On formulas'));
    expect(titles.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/(^|[\t,;\n]"?)[=+@]/m);
    expect(text).toContain(`'=HYPERLINK`);
  }
});

test('the journal narrows a report down; JSON is what machines get', async () => {
  const asked = { params: { reportId: 'TR' as const }, query: { ...query(), journalId: world.journalId } };
  const { text } = await send(product, usageReports.json, asked, world.administrator);
  const report: unknown = JSON.parse(text);
  expect(reportSchemas['TR']?.safeParse(report).error?.issues ?? []).toEqual([]);
  expect(report).toMatchObject({ Report_Items: [{ Title: '=HYPERLINK("https://evil.example")' }] });
  expect(text).not.toContain('Waves');
});

test('months that are not counted are said in the header of the table', async () => {
  const asked = { params: { reportId: 'TR_J1' as const }, query: { from: '2020-01', to: monthAgo(product, 0) } };
  const { text } = await send(product, usageReports.tsv, asked, world.administrator);
  expect(text).toMatch(/Exceptions\t3031: Usage Not Ready for Requested Dates \(.*; 3032: Usage No Longer Available/);
});

test.each([
  [{ from: '2026-13', to: '2026-12' }, 'from'],
  [{ from: 'May', to: '2026-12' }, 'from'],
  [{ from: '2026-05', to: '2026-04' }, 'to'],
])('the months %j are refused with a word at the field', async (months, field) => {
  const asked = { params: { reportId: 'TR' as const }, query: months };
  const problem = await refusal(product, usageReports.csv, asked, world.administrator);
  expect([problem.status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
});

test('the months of the house are told, the newest first', async () => {
  const months = await reply(product, usageReports.months, { query: query() }, world.administrator);
  expect(months.map(({ month, requests, denials }) => [month, requests, denials])).toEqual([
    [last, 4, 3],
    [first, 1, 0],
  ]);
});

test('of more reports at once than a process makes, the last is refused with words', async () => {
  const asked: ReturnType<typeof send>[] = [];
  const ask = () =>
    send(product, usageReports.csv, { params: { reportId: 'TR' }, query: query() }, world.administrator);
  await product.parts.db.transaction(async (tx) => {
    await tx.execute(sql`lock table usage_sums in access exclusive mode`);
    for (let times = 0; times < 4; times += 1) asked.push(ask());
    // The others wait for the table.
    const refused = await Promise.race(asked);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('Try again in a moment.')]);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect((await ask()).status).toBe(200);
});
