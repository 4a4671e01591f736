import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { counterApi, theWorld } from '../../contracts/counter-api.ts';
import { usageReports } from '../../contracts/usage-reports.ts';
import { journals } from '../../server/db/schema/index.ts';
import { reply } from '../product/client.ts';
import { monthAgo, searchedIn, usedIn } from '../product/counted-usage.ts';
import { aJournal, aUser } from '../product/factories.ts';
import { aPublishedArticle } from '../product/published-article.ts';
import type { Product } from '../product/start-product.ts';
import { reportSchemas } from './report-schema.ts';

export type Asked = Record<string, string>;

interface Part {
  readonly Performance: Record<string, Record<string, number>>;
  readonly [attribute: string]: unknown;
}

export interface Report {
  readonly Report_Header: {
    readonly Report_Filters: Record<string, unknown>;
    readonly Report_Attributes?: unknown;
    readonly Exceptions?: readonly { readonly Code: number; readonly Data?: string }[];
  };
  readonly Report_Items: readonly {
    readonly Title?: string;
    readonly Items?: readonly { readonly Item: string; readonly Attribute_Performance: readonly Part[] }[];
    readonly Attribute_Performance: readonly Part[];
  }[];
}

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

/** Two publications with usage in two of the last three months; answers with the abbreviation of the journal. */
async function countedUsage(product: Product, [last, before, first]: readonly [string, string, string]) {
  const { db } = product.parts;
  const journal = await aJournal(product, { title: 'Journal of Winds' });
  await db.update(journals).set({ issn: '1234-5679' }).where(eq(journals.id, journal.id));
  const proceedings = await aJournal(product, { title: 'Proceedings of Waves' });
  await db.update(journals).set({ kind: 'proceedings' }).where(eq(journals.id, proceedings.id));
  const controlled = await aPublishedArticle(product, journal.id, {
    title: text('On dunes'),
    access: 'subscription',
    doi: '10.5555/dunes',
    publishedOn: '2024-05-06',
    authors: [author],
  });
  const open = await aPublishedArticle(product, journal.id, { title: text('On wind'), publishedOn: '2025' });
  const paper = await aPublishedArticle(product, proceedings.id, { title: text('On waves') });
  await usedIn(product, controlled, last, { accessType: 'Controlled', investigations: 9, requests: 4, denials: 3 });
  await usedIn(product, controlled, first, { accessType: 'Controlled', investigations: 2, requests: 0, denials: 1 });
  await usedIn(product, open, last, { accessType: 'Open', investigations: 8, requests: 6 });
  await usedIn(product, paper, before, { accessType: 'Open', investigations: 5, requests: 5 });
  await searchedIn(product, last, 7);
  return journal.abbreviation;
}

export const reportPath = (id: string) => counterApi.report.path.replace(':reportId', id.toLowerCase());

export const notesOf = ({ Report_Header }: Report) => Report_Header.Exceptions ?? [];
export const codesOf = (made: Report) => notesOf(made).map(({ Code }) => Code);
export const titlesOf = (made: Report) =>
  made.Report_Items.map(({ Title }) => Title ?? '').toSorted((a, b) => a.localeCompare(b));
export const partsOf = (made: Report, title: string) =>
  made.Report_Items.find((item) => item.Title === title)?.Attribute_Performance ?? [];

/** A house whose usage is counted, with an administrator and a key; and the ways to fetch reports from it. */
export async function aCountedSite(product: Product) {
  const months = [monthAgo(product, 1), monthAgo(product, 2), monthAgo(product, 3)] as const;
  const [last, before, first] = months;
  const administrator = await aUser(product, { isAdmin: true });
  const { key, id: keyId } = await reply(product, usageReports.createKey, { body: { name: 'Library' } }, administrator);
  const abbreviation = await countedUsage(product, months);
  const span = { begin_date: `${first}-01`, end_date: last };

  const harvest = async (path: string, query: Asked = {}) => {
    const given = { customer_id: theWorld, api_key: key, ...query };
    const asked = Object.entries(given).filter(([, value]) => value !== '');
    const answer = await fetch(`${product.url}${path}?${new URLSearchParams(asked)}`);
    return { status: answer.status, type: answer.headers.get('content-type'), body: (await answer.json()) as unknown };
  };
  /** A report that must come, and be as the specification says. */
  const report = async (id: string, query: Asked = {}): Promise<Report> => {
    const { status, body } = await harvest(reportPath(id), { ...span, ...query });
    expect(status).toBe(200);
    expect(reportSchemas[id]?.safeParse(body).error?.issues ?? []).toEqual([]);
    return body as Report;
  };
  return { last, before, first, span, administrator, key, keyId, abbreviation, harvest, report };
}
