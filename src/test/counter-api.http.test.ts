import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { counterApi, theWorld } from '../contracts/counter-api.ts';
import { reportIds } from '../contracts/usage-values.ts';
import { usageReports } from '../contracts/usage-reports.ts';
import { journals, usageKeys } from '../server/db/schema/index.ts';
import { CounterException, reportSchemas } from './counter/report-schema.ts';
import { reply, send } from './product/client.ts';
import { monthAgo, searchedIn, usedIn } from './product/counted-usage.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const [last, before, first] = [1, 2, 3].map((ago) => monthAgo(product, ago));
const world = { key: '', keyId: '', administrator: {} as TestUser, abbreviation: '' };

beforeAll(async () => {
  world.administrator = await aUser(product, { isAdmin: true });
  const made = await reply(product, usageReports.createKey, { body: { name: 'Library' } }, world.administrator);
  [world.key, world.keyId] = [made.key, made.id];
  const journal = await aJournal(product, { title: 'Journal of Winds' });
  world.abbreviation = journal.abbreviation;
  await db.update(journals).set({ issn: '1234-5679' }).where(eq(journals.id, journal.id));
  const proceedings = await aJournal(product, { title: 'Proceedings of Waves' });
  await db.update(journals).set({ kind: 'proceedings' }).where(eq(journals.id, proceedings.id));
  const author = {
    authorTitle: null,
    authorGivenName: 'Alex',
    authorLastName: 'Example',
    authorAffiliation: '',
    affiliations: [],
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    isCorresponding: true,
    email: null,
  };
  const text = (words: string) => ({ text: words, html: words });
  const controlled = await aPublishedArticle(product, journal.id, {
    title: text('On dunes'),
    access: 'subscription',
    doi: '10.5555/dunes',
    publishedOn: '2024-05-06',
    authors: [author],
  });
  const open = await aPublishedArticle(product, journal.id, { title: text('On wind'), publishedOn: '2025' });
  const paper = await aPublishedArticle(product, proceedings.id, { title: text('On waves') });
  await usedIn(product, controlled, last ?? '', {
    accessType: 'Controlled',
    investigations: 9,
    requests: 4,
    denials: 3,
  });
  await usedIn(product, controlled, first ?? '', {
    accessType: 'Controlled',
    investigations: 2,
    requests: 0,
    denials: 1,
  });
  await usedIn(product, open, last ?? '', { accessType: 'Open', investigations: 8, requests: 6 });
  await usedIn(product, paper, before ?? '', { accessType: 'Open', investigations: 5, requests: 5 });
  await searchedIn(product, last ?? '', 7);
});

type Asked = Record<string, string>;

async function harvest(path: string, query: Asked = {}) {
  const given = { customer_id: theWorld, api_key: world.key, ...query };
  const asked = Object.entries(given).filter(([, value]) => value !== '');
  const answer = await fetch(`${product.url}${path}?${new URLSearchParams(asked)}`);
  return { status: answer.status, type: answer.headers.get('content-type'), body: (await answer.json()) as unknown };
}

const span = { begin_date: `${first}-01`, end_date: last ?? '' };
const path = (id: string) => counterApi.report.path.replace(':reportId', id.toLowerCase());

interface Part {
  readonly Performance: Record<string, Record<string, number>>;
  readonly [attribute: string]: unknown;
}
interface Report {
  readonly Report_Header: {
    readonly Report_Filters: Record<string, unknown>;
    readonly Report_Attributes?: unknown;
    readonly Exceptions?: readonly { Code: number; Data?: string }[];
  };
  readonly Report_Items: readonly {
    readonly Title?: string;
    readonly Items?: readonly { readonly Item: string; readonly Attribute_Performance: readonly Part[] }[];
    readonly Attribute_Performance: readonly Part[];
  }[];
}

async function report(id: string, query: Asked = {}): Promise<Report> {
  const { status, body } = await harvest(path(id), { ...span, ...query });
  expect(status).toBe(200);
  const parsed = reportSchemas[id]?.safeParse(body);
  expect(parsed?.error?.issues ?? []).toEqual([]);
  return body as Report;
}

const notesOf = ({ Report_Header }: Report) => Report_Header.Exceptions ?? [];
const codesOf = (made: Report) => notesOf(made).map(({ Code }) => Code);
const partsOf = (made: Report, title: string) =>
  made.Report_Items.find((item) => item.Title === title)?.Attribute_Performance ?? [];

describe('COUNTER API: the way in', () => {
  test('the status is for everybody', async () => {
    const { status, text } = await send(product, counterApi.status);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      [{ Description: 'COUNTER usage reports of Colophon', Service_Active: true }],
    ]);
  });

  test.each([
    ['no key', { api_key: '' }, 400, 1030],
    ['no customer', { customer_id: '' }, 400, 1030],
    ['a key that is none', { api_key: 'guessed' }, 401, 2020],
    ['another requestor', { requestor_id: 'somebody' }, 401, 2000],
    ['another customer', { customer_id: '42' }, 403, 2010],
    ['no begin', { begin_date: '' }, 400, 1030],
    ['no end', { end_date: '' }, 400, 1030],
    ['dates that are none', { begin_date: 'May 2026' }, 400, 3020],
    ['a month that is none', { begin_date: '2025-13' }, 400, 3020],
    ['a day in the middle of a month', { begin_date: '2025-05-02' }, 400, 3020],
    ['an end before the begin', { begin_date: last ?? '', end_date: before ?? '' }, 400, 3020],
    ['the present month', { begin_date: monthAgo(product, 0), end_date: monthAgo(product, 0) }, 400, 3020],
    ['months to come', { begin_date: '2999-01', end_date: '2999-02' }, 400, 3020],
  ])('%s ends a call', async (_name, query, status, code) => {
    const answer = await harvest(path('TR'), { ...span, ...query });
    expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8']);
    expect(CounterException.parse(answer.body)).toMatchObject({ Code: code });
  });

  test('members and reports ask for the key, too, and say whom and what there is', async () => {
    for (const where of [counterApi.members.path, counterApi.reports.path])
      expect((await harvest(where, { api_key: 'guessed' })).status).toBe(401);
    const members = await harvest(counterApi.members.path, { requestor_id: world.keyId });
    expect(members.body).toEqual([
      {
        Customer_ID: theWorld,
        Institution_Name: 'The World',
        Institution_ID: { Proprietary: [`colophon:${theWorld}`] },
      },
    ]);
    const reports = (await harvest(counterApi.reports.path)).body as { Report_ID: string; Path: string }[];
    expect(reports.map(({ Report_ID }) => Report_ID)).toEqual([...reportIds]);
    expect(reports[0]).toMatchObject({
      Release: '5.1',
      Path: '/r51/reports/pr',
      First_Month_Available: first,
      Last_Month_Available: last,
    });
  });

  test('a report that there is not is not found', async () => {
    expect((await harvest(path('DR'), span)).status).toBe(404);
  });

  test('a key is kept as its hash alone, notes its last use, and opens nothing once it is revoked', async () => {
    const made = await reply(product, usageReports.createKey, { body: { name: 'Another' } }, world.administrator);
    expect((await harvest(counterApi.members.path, { api_key: made.key })).status).toBe(200);
    const [row] = await db.select().from(usageKeys).where(eq(usageKeys.id, made.id));
    expect(JSON.stringify(row)).not.toContain(made.key);
    expect(row?.lastUsedAt).toBeInstanceOf(Date);
    await reply(product, usageReports.revokeKey, { params: { keyId: made.id } }, world.administrator);
    expect((await harvest(counterApi.members.path, { api_key: made.key })).body).toMatchObject({ Code: 2020 });
    const again = await send(product, usageReports.revokeKey, { params: { keyId: made.id } }, world.administrator);
    expect(again.status).toBe(409);
    const { keys } = await reply(product, usageReports.keys, {}, world.administrator);
    expect(keys.find(({ id }) => id === made.id)?.revokedAt).not.toBeNull();
    expect(JSON.stringify(keys)).not.toContain(made.key);
  });
});

describe('COUNTER API: the reports', () => {
  test.each([...reportIds])('%s is as the specification says, and is not empty', async (id) => {
    const made = await report(id);
    expect(made.Report_Items.length).toBeGreaterThan(0);
    expect(codesOf(made)).toEqual([]);
    expect(made.Report_Header.Report_Filters).toMatchObject({ Begin_Date: `${first}-01` });
  });

  test('TR_J1 counts requests of what is not open, TR_J2 refusals, TR_J3 all by access type, TR_J4 by year', async () => {
    expect(partsOf(await report('TR_J1'), 'Journal of Winds')).toEqual([
      { Performance: { Total_Item_Requests: { [last ?? '']: 4 }, Unique_Item_Requests: { [last ?? '']: 2 } } },
    ]);
    expect(partsOf(await report('TR_J2'), 'Journal of Winds')).toEqual([
      { Performance: { No_License: { [first ?? '']: 1, [last ?? '']: 3 } } },
    ]);
    const byAccess = partsOf(await report('TR_J3'), 'Journal of Winds');
    expect(byAccess.map(({ Access_Type }) => Access_Type)).toEqual(['Controlled', 'Open']);
    expect(byAccess[1]?.Performance['Total_Item_Investigations']).toEqual({ [last ?? '']: 8 });
    expect(partsOf(await report('TR_J4'), 'Journal of Winds').map(({ YOP }) => YOP)).toEqual(['2024']);
  });

  test('proceedings are conferences and not in the views of journals', async () => {
    expect(partsOf(await report('TR_J3'), 'Proceedings of Waves')).toEqual([]);
    expect(partsOf(await report('TR'), 'Proceedings of Waves')).toMatchObject([{ Data_Type: 'Conference' }]);
  });

  test('the platform has its searches apart', async () => {
    const parts = (await report('PR_P1')).Report_Items[0]?.Attribute_Performance ?? [];
    expect(parts.map(({ Data_Type }) => Data_Type)).toEqual(['Conference', 'Journal', 'Platform']);
    expect(parts[2]?.Performance).toEqual({ Searches_Platform: { [last ?? '']: 7 } });
    expect(parts[1]?.Performance['Total_Item_Requests']).toEqual({ [last ?? '']: 10 });
  });

  test('IR_A1 names articles below their journal, with authors and identifiers', async () => {
    const { Report_Items } = await report('IR_A1');
    expect(Report_Items).toMatchObject([
      {
        Title: 'Journal of Winds',
        Item_ID: { Online_ISSN: '1234-5679', Proprietary: `colophon:${world.abbreviation}` },
        Items: [
          {
            Item: 'On dunes',
            Authors: [{ Name: 'Alex Example', ORCID: '0000-0002-1825-0097' }],
            Publication_Date: '2024-05-06',
            Article_Version: 'VoR',
            Item_ID: { DOI: '10.5555/dunes' },
            Attribute_Performance: [{ Access_Type: 'Controlled' }],
          },
          { Item: 'On wind', Attribute_Performance: [{ Access_Type: 'Open' }] },
        ],
      },
    ]);
  });

  test('attributes break usage down, and the header names them; parents come where they are asked for', async () => {
    const made = await report('TR', { attributes_to_show: 'YOP|Access_Type' });
    expect(made.Report_Header.Report_Attributes).toEqual({ Attributes_To_Show: ['YOP', 'Access_Type'] });
    expect(partsOf(made, 'Journal of Winds').map(({ YOP, Access_Type }) => [YOP, Access_Type])).toEqual([
      ['2024', 'Controlled'],
      ['2025', 'Open'],
    ]);
    expect((await report('IR')).Report_Items.map(({ Title }) => Title)).toEqual([undefined]);
    const withParents = await report('IR', { include_parent_details: 'True' });
    expect(withParents.Report_Items.map(({ Title }) => Title).toSorted()).toEqual([
      'Journal of Winds',
      'Proceedings of Waves',
    ]);
  });

  test.each([
    [{ metric_type: 'No_License' }, ['Journal of Winds'], { Metric_Type: ['No_License'] }],
    [{ data_type: 'Conference' }, ['Proceedings of Waves'], { Data_Type: ['Conference'] }],
    [{ access_type: 'Controlled' }, ['Journal of Winds'], { Access_Type: ['Controlled'] }],
    [{ yop: '2020-2024' }, ['Journal of Winds'], { YOP: ['2020-2024'] }],
    [{ yop: '2026' }, ['Proceedings of Waves'], { YOP: ['2026'] }],
    [{ item_id: 'ISSN:1234-5679' }, ['Journal of Winds'], { Item_ID: '1234-5679' }],
    [{ platform: 'Colophon' }, ['Journal of Winds', 'Proceedings of Waves'], { Platform: 'Colophon' }],
  ])('the filter %j narrows a report down, and stands in its header', async (query, titles, filters) => {
    const made = await report('TR', query as Asked);
    expect(made.Report_Items.map(({ Title }) => Title)).toEqual(titles);
    expect(made.Report_Header.Report_Filters).toMatchObject(filters);
    expect(codesOf(made)).toEqual([]);
  });

  test('an item is found by its DOI', async () => {
    const made = await report('IR', { item_id: '10.5555/dunes' });
    expect(made.Report_Items[0]?.Items?.map(({ Item }) => Item)).toEqual(['On dunes']);
  });
});

describe('COUNTER API: what differs from what was asked for is noted, and the report comes all the same', () => {
  test.each<[string, Asked, readonly number[], string | undefined]>([
    ['TR', { access_method: 'TDM' }, [3030], undefined],
    ['TR', { shoe_size: '42' }, [3050], 'shoe_size'],
    ['TR_J1', { metric_type: 'No_License' }, [3050], 'metric_type'],
    ['PR', { yop: '2024' }, [3050], 'yop'],
    ['TR', { metric_type: 'Total_Item_Requests|Likes' }, [3060], 'metric_type=Likes'],
    ['TR', { data_type: 'Book' }, [3060], 'data_type=Book'],
    ['TR', { country_code: 'AE' }, [3060], 'country_code=AE'],
    ['TR', { yop: 'lately' }, [3060], 'yop=lately'],
    ['TR', { platform: 'Elsewhere' }, [3060], 'platform=Elsewhere'],
    ['TR', { item_id: '10.5555/dunes' }, [3060], 'item_id=10.5555/dunes'],
    ['IR', { author: 'ORCID:0000-0002-1825-0097' }, [3060], 'author=ORCID:0000-0002-1825-0097'],
    ['IR', { item_id: '1234-5679|10.5555/dunes' }, [3061], 'item_id: ISSNs of titles beside DOIs of articles'],
    ['TR', { attributes_to_show: 'YOP|Colour' }, [3062], 'attributes_to_show=Colour'],
    ['TR', { granularity: 'Totals' }, [3062], 'granularity=Totals'],
    ['IR', { include_parent_details: 'maybe' }, [3062], 'include_parent_details=maybe'],
    ['IR', { include_component_details: 'True' }, [3063], undefined],
    ['TR', { granularity: 'Month', include_nothing: '' }, [], undefined],
  ])('%s with %j', async (id, query, codes, data) => {
    const made = await report(id, query);
    expect(codesOf(made)).toEqual(codes);
    expect(notesOf(made)[0]?.Data).toBe(data);
    expect(made.Report_Items.length > 0).toBe(!codes.includes(3030));
  });

  test('months that are not over are left off, and months before the first are told', async () => {
    const late = await report('TR_J1', { begin_date: last ?? '', end_date: monthAgo(product, 0) });
    expect(codesOf(late)).toEqual([3031]);
    expect(late.Report_Header.Report_Filters).toMatchObject({
      End_Date: expect.stringContaining(last ?? '-') as string,
    });
    const early = await report('TR_J1', { begin_date: '2020-01', end_date: last ?? '' });
    expect(codesOf(early)).toEqual([3032]);
    const before2020 = await report('TR_J1', { begin_date: '2019-01', end_date: '2019-12' });
    expect([codesOf(before2020), before2020.Report_Items]).toEqual([[3032], []]);
  });

  test('months without usage are an empty report that says so', async () => {
    const made = await report('TR_J1', { begin_date: before ?? '', end_date: before ?? '' });
    expect([codesOf(made), made.Report_Items]).toEqual([[3030], []]);
  });
});
