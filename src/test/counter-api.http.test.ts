import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { counterApi, theWorld } from '../contracts/counter-api.ts';
import { reportIds } from '../contracts/usage-values.ts';
import { usageReports } from '../contracts/usage-reports.ts';
import { usageKeys } from '../server/db/schema/index.ts';
import { aCountedSite, codesOf, notesOf, reportPath, type Asked } from './counter/counted-site.ts';
import { CounterException } from './counter/report-schema.ts';
import { reply, send } from './product/client.ts';
import { monthAgo } from './product/counted-usage.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { last, before, first, span, administrator, keyId, harvest, report } = await aCountedSite(product);

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
    ['an end before the begin', { begin_date: last, end_date: before }, 400, 3020],
    ['the present month', { begin_date: monthAgo(product, 0), end_date: monthAgo(product, 0) }, 400, 3020],
    ['months to come', { begin_date: '2999-01', end_date: '2999-02' }, 400, 3020],
  ])('%s ends a call', async (_name, query, status, code) => {
    const answer = await harvest(reportPath('TR'), { ...span, ...query });
    expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8']);
    expect(CounterException.parse(answer.body)).toMatchObject({ Code: code });
  });

  test('members and reports ask for the key, too, and say whom and what there is', async () => {
    for (const where of [counterApi.members.path, counterApi.reports.path])
      expect((await harvest(where, { api_key: 'guessed' })).status).toBe(401);
    const members = await harvest(counterApi.members.path, { requestor_id: keyId });
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
    expect((await harvest(reportPath('DR'), span)).status).toBe(404);
  });

  test('a key is kept as its hash alone, notes its last use, and opens nothing once it is revoked', async () => {
    const made = await reply(product, usageReports.createKey, { body: { name: 'Another' } }, administrator);
    expect((await harvest(counterApi.members.path, { api_key: made.key })).status).toBe(200);
    const [row] = await db.select().from(usageKeys).where(eq(usageKeys.id, made.id));
    expect(JSON.stringify(row)).not.toContain(made.key);
    expect(row?.lastUsedAt).toBeInstanceOf(Date);
    await reply(product, usageReports.revokeKey, { params: { keyId: made.id } }, administrator);
    expect((await harvest(counterApi.members.path, { api_key: made.key })).body).toMatchObject({ Code: 2020 });
    const again = await send(product, usageReports.revokeKey, { params: { keyId: made.id } }, administrator);
    expect(again.status).toBe(409);
    const { keys } = await reply(product, usageReports.keys, {}, administrator);
    expect(keys.find(({ id }) => id === made.id)?.revokedAt).not.toBeNull();
    expect(JSON.stringify(keys)).not.toContain(made.key);
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
    ['IR', { item_id: '1234-5679|10.5555/dunes' }, [3061], 'item_id: both ISSNs of titles and DOIs of articles'],
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
    const late = await report('TR_J1', { begin_date: last, end_date: monthAgo(product, 0) });
    expect(codesOf(late)).toEqual([3031]);
    expect(late.Report_Header.Report_Filters).toMatchObject({
      End_Date: expect.stringContaining(last) as string,
    });
    const early = await report('TR_J1', { begin_date: '2020-01', end_date: last });
    expect(codesOf(early)).toEqual([3032]);
    const before2020 = await report('TR_J1', { begin_date: '2019-01', end_date: '2019-12' });
    expect([codesOf(before2020), before2020.Report_Items]).toEqual([[3032], []]);
  });

  test('months without usage are an empty report that says so', async () => {
    const made = await report('TR_J1', { begin_date: before, end_date: before });
    expect([codesOf(made), made.Report_Items]).toEqual([[3030], []]);
  });
});
