import { journals } from '../../contracts/journals.ts';
import { readJournal, readJournals, readPlannedIssue } from '../features/journals/index.ts';
import { route } from '../http/route.ts';

export const journalRoutes = [
  route(journals.list, (ctx, { query }) => readJournals(ctx, query)),
  route(journals.categories, (ctx) => readJournals(ctx, {})),
  route(journals.planned, (ctx, { params, query }) => readPlannedIssue(ctx, params.journalId, query.special)),
  route(journals.byAbbreviation, (ctx, { params }) => readJournal(ctx, params.abbreviation)),
];
