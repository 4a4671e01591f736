import { journalAdministration } from '../../contracts/journal-administration.ts';
import { journalSetup } from '../../contracts/journal-setup.ts';
import { printPreview } from '../../contracts/print-design.ts';
import { journals } from '../../contracts/journals.ts';
import { archiveJournal, changeJournal } from '../workflows/journals/change-journal.ts';
import {
  createJournal,
  readAbbreviationProblem,
  readAdministeredJournals,
  readJournal,
  readJournals,
  readPlannedIssue,
  readPublicSetup,
  readSetup,
  saveSetup,
} from '../domains/journals/index.ts';
import { indexing } from '../../contracts/indexing.ts';
import { readIndexing } from '../workflows/reading/read-indexing.ts';
import { makePrintPreview, readPrintPreview } from '../domains/articles/index.ts';
import { fileRoute, route } from '../http/route.ts';

export const journalRoutes = [
  route(journals.list, (ctx, { query }) => readJournals(ctx, query)),
  route(journals.categories, (ctx, { query }) => readJournals(ctx, query)),
  route(journals.planned, (ctx, { params, query }) => readPlannedIssue(ctx, params.journalId, query.special)),
  route(journals.byAbbreviation, (ctx, { params }) => readJournal(ctx, params.abbreviation)),
  route(journalSetup.shown, (ctx, { params }) => readPublicSetup(ctx, params.abbreviation)),
  route(printPreview.make, (ctx, { params, body }) => makePrintPreview(ctx, params.journalId, body)),
  fileRoute(printPreview.read, (ctx, { params }) => readPrintPreview(ctx, params)),
  route(journalSetup.single, (ctx, { params }) => readSetup(ctx, params.journalId)),
  route(indexing.report, (ctx, { params, query }) => readIndexing(ctx, params, query)),
  route(journalSetup.save, (ctx, { params, body }) => saveSetup(ctx, params.journalId, body)),
  route(journalAdministration.list, (ctx) => readAdministeredJournals(ctx)),
  route(journalAdministration.abbreviation, async (ctx, { params, query }) => ({
    problem: await readAbbreviationProblem(ctx, params.abbreviation, query.journalId ?? null),
  })),
  route(journalAdministration.create, (ctx, { body }) => createJournal(ctx, body)),
  route(journalAdministration.change, (ctx, { params, body }) => changeJournal(ctx, params.journalId, body)),
  route(journalAdministration.archive, (ctx, { params, body }) =>
    archiveJournal(ctx, params.journalId, body.isArchived),
  ),
];
