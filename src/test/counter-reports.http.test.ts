import { describe, expect, test } from 'vitest';
import { reportIds } from '../contracts/usage-values.ts';
import { aCountedSite, codesOf, partsOf, titlesOf, type Asked } from './counter/counted-site.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { last, first, abbreviation, report } = await aCountedSite(product);

describe('COUNTER API: the reports', () => {
  test.each([...reportIds])('%s is as the specification says, and is not empty', async (id) => {
    const made = await report(id);
    expect(made.Report_Items.length).toBeGreaterThan(0);
    expect(codesOf(made)).toEqual([]);
    expect(made.Report_Header.Report_Filters).toMatchObject({ Begin_Date: `${first}-01` });
  });

  test('TR_J1 counts requests of what is not open, TR_J2 refusals, TR_J3 all by access type, TR_J4 by year', async () => {
    expect(partsOf(await report('TR_J1'), 'Journal of Winds')).toEqual([
      { Performance: { Total_Item_Requests: { [last]: 4 }, Unique_Item_Requests: { [last]: 2 } } },
    ]);
    expect(partsOf(await report('TR_J2'), 'Journal of Winds')).toEqual([
      { Performance: { No_License: { [first]: 1, [last]: 3 } } },
    ]);
    const byAccess = partsOf(await report('TR_J3'), 'Journal of Winds');
    expect(byAccess.map(({ Access_Type }) => Access_Type)).toEqual(['Controlled', 'Open']);
    expect(byAccess[1]?.Performance['Total_Item_Investigations']).toEqual({ [last]: 8 });
    expect(partsOf(await report('TR_J4'), 'Journal of Winds').map(({ YOP }) => YOP)).toEqual(['2024']);
  });

  test('proceedings are conferences and not in the views of journals', async () => {
    expect(partsOf(await report('TR_J3'), 'Proceedings of Waves')).toEqual([]);
    expect(partsOf(await report('TR'), 'Proceedings of Waves')).toMatchObject([{ Data_Type: 'Conference' }]);
  });

  test('the platform has its searches apart', async () => {
    const parts = (await report('PR_P1')).Report_Items[0]?.Attribute_Performance ?? [];
    expect(parts.map(({ Data_Type }) => Data_Type)).toEqual(['Conference', 'Journal', 'Platform']);
    expect(parts[2]?.Performance).toEqual({ Searches_Platform: { [last]: 7 } });
    expect(parts[1]?.Performance['Total_Item_Requests']).toEqual({ [last]: 10 });
  });

  test('IR_A1 names articles below their journal, with authors and identifiers', async () => {
    const { Report_Items } = await report('IR_A1');
    expect(Report_Items).toMatchObject([
      {
        Title: 'Journal of Winds',
        Item_ID: { Online_ISSN: '1234-5679', Proprietary: `colophon:${abbreviation}` },
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
    expect(titlesOf(withParents)).toEqual(['Journal of Winds', 'Proceedings of Waves']);
  });

  test.each<[Asked, readonly string[], object]>([
    [{ metric_type: 'No_License' }, ['Journal of Winds'], { Metric_Type: ['No_License'] }],
    [{ data_type: 'Conference' }, ['Proceedings of Waves'], { Data_Type: ['Conference'] }],
    [{ access_type: 'Controlled' }, ['Journal of Winds'], { Access_Type: ['Controlled'] }],
    [{ yop: '2020-2024' }, ['Journal of Winds'], { YOP: ['2020-2024'] }],
    [{ yop: '2026' }, ['Proceedings of Waves'], { YOP: ['2026'] }],
    [{ item_id: 'ISSN:1234-5679' }, ['Journal of Winds'], { Item_ID: '1234-5679' }],
    [{ platform: 'Colophon' }, ['Journal of Winds', 'Proceedings of Waves'], { Platform: 'Colophon' }],
  ])('the filter %j narrows a report down, and stands in its header', async (query, titles, filters) => {
    const made = await report('TR', query);
    expect(titlesOf(made)).toEqual(titles);
    expect(made.Report_Header.Report_Filters).toMatchObject(filters);
    expect(codesOf(made)).toEqual([]);
  });

  test('an item is found by its DOI', async () => {
    const made = await report('IR', { item_id: '10.5555/dunes' });
    expect(made.Report_Items[0]?.Items?.map(({ Item }) => Item)).toEqual(['On dunes']);
  });
});
