import { counterApi } from '../../contracts/counter-api.ts';
import { usageReports } from '../../contracts/usage-reports.ts';
import { usage } from '../../contracts/usage.ts';
import { reply } from '../product/client.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, all, missing, nothing, row } from './table.ts';

const span = { from: '2026-01', to: '2026-02' };
const report = () => ({ params: { reportId: 'TR' }, query: span });

async function aKey({ product, people }: Cast) {
  const { id } = await reply(product, usageReports.createKey, { body: { name: 'Library' } }, people.administrator);
  return { params: { keyId: id } };
}

/** What pages tell of themselves, what readers are shown, and the reports; the COUNTER API lets in by a key of its own. */
export const usageRows = [
  row(usage.ofArticle, 'a published one', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(usage.ofArticle, 'a missing one: nothing', () => ({ params: { articleId: missing } }), all(200)),
  row(usage.noteView, 'a published one', ({ articleId }) => ({ body: { articleId, page: 'article' } }), all(200)),
  row(
    usage.noteView,
    'a missing one: not counted',
    () => ({ body: { articleId: missing, page: 'article' } }),
    all(200),
  ),
  row(usage.noteView, 'the PDF of a missing one', () => ({ body: { articleId: missing, page: 'full-pdf' } }), all(404)),
  row(usage.noteSearch, 'any words', () => ({ body: {} }), all(200)),
  row(usageReports.months, 'all', () => ({ query: span }), administratorOnly(200)),
  ...[usageReports.csv, usageReports.tsv, usageReports.json].map((call) =>
    row(call, 'of all journals', report, administratorOnly(200)),
  ),
  row(usageReports.keys, 'all', nothing, administratorOnly(200)),
  row(usageReports.createKey, 'a new one', () => ({ body: { name: 'Library' } }), administratorOnly(201)),
  row(usageReports.revokeKey, 'one that holds', aKey, administratorOnly(200)),
  row(usageReports.revokeKey, 'a missing one', () => ({ params: { keyId: missing } }), administratorOnly(404)),
  row(counterApi.status, 'the service', nothing, all(200)),
  row(counterApi.members, 'without a key', nothing, all(400)),
  row(counterApi.reports, 'without a key', nothing, all(400)),
  row(counterApi.report, 'without a key', () => ({ params: { reportId: 'tr' } }), all(400)),
  row(counterApi.report, 'one that there is not', () => ({ params: { reportId: 'dr' } }), all(404)),
];
