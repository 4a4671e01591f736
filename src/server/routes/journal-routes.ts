import { journals } from '../../contracts/journals.ts';
import { readJournal, readJournals } from '../features/journals/index.ts';
import { route } from '../http/route.ts';

export const journalRoutes = [
  route(journals.list, (ctx, { query }) => readJournals(ctx, query)),
  route(journals.categories, (ctx) => readJournals(ctx, {})),
  route(journals.byAbbreviation, (ctx, { params }) => readJournal(ctx, params.abbreviation)),
];
