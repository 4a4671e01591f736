import { issues } from '../../contracts/issues.ts';
import { readFullIssues, readPurchasedIssues } from '../features/issues/index.ts';
import { route } from '../http/route.ts';

export const issueRoutes = [
  route(issues.list, (ctx) => readFullIssues(ctx, {})),
  route(issues.find, (ctx, { params, query }) =>
    readFullIssues(ctx, { volume: params.volume, number: params.issueNumber, journalId: query.journalId }),
  ),
  route(issues.purchased, (ctx) => readPurchasedIssues(ctx)),
];
