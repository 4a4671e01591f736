import { dois } from '../../contracts/dois.ts';
import { overview } from '../../contracts/overview.ts';
import { record } from '../../contracts/audit-log.ts';
import { administratorOnly, missing, nothing, row } from './table.ts';

/** The calls by which administrators see the whole. */
export const adminOverviewRows = [
  row(record.entries, 'everybody’s', nothing, administratorOnly(200)),
  row(record.state, 'of all', nothing, administratorOnly(200)),
  row(record.check, 'all of it', () => ({ body: { after: 0 } }), administratorOnly(200)),
  row(record.check, 'from beyond its end', () => ({ body: { after: 999_999_999 } }), administratorOnly(200)),
  row(overview.waiting, 'in the house', nothing, administratorOnly(200)),
  row(overview.citingRetracted, 'of the whole site', nothing, administratorOnly(200)),
  row(overview.unpaidFees, 'everybody’s', nothing, administratorOnly(200)),
  row(dois.open, 'of the house', nothing, administratorOnly(200)),
  row(
    dois.depositAgain,
    'where there is no account at the registrar',
    () => ({ params: { articleId: missing } }),
    administratorOnly(409),
  ),
  row(overview.months, 'of the house', nothing, administratorOnly(200)),
  row(overview.months, 'of a span that is none', () => ({ query: { span: '13' } }), administratorOnly(422)),
];
