import { issues } from '../../contracts/issues.ts';
import { readIssueFiles, storeIssueFiles } from '../domains/files/index.ts';
import {
  changeFullIssue,
  createFullIssue,
  readFullIssues,
  readManagedIssues,
  readPurchasedIssues,
  readWithdrawnIssue,
  restoreFullIssue,
  withdrawFullIssue,
} from '../domains/issues/index.ts';
import { route, uploadRoute } from '../http/route.ts';

export const issueRoutes = [
  route(issues.list, (ctx) => readFullIssues(ctx, {})),
  route(issues.find, (ctx, { params, query }) =>
    readFullIssues(ctx, { volume: params.volume, number: params.issueNumber, journalId: query.journalId }),
  ),
  route(issues.withdrawn, (ctx, { params }) => readWithdrawnIssue(ctx, params.fullIssueId)),
  route(issues.purchased, (ctx) => readPurchasedIssues(ctx)),
  uploadRoute(issues.upload, (ctx, { params, body }) => storeIssueFiles(ctx, params.uuid, body)),
  route(issues.uploaded, (ctx, { params }) => readIssueFiles(ctx, params.uuid)),
  route(issues.create, (ctx, { body }) => createFullIssue(ctx, body)),
  route(issues.manage, (ctx) => readManagedIssues(ctx)),
  route(issues.change, (ctx, { params, body }) => changeFullIssue(ctx, params.fullIssueId, body)),
  route(issues.withdraw, (ctx, { params, body }) => withdrawFullIssue(ctx, params.fullIssueId, body)),
  route(issues.restore, (ctx, { params, body }) => restoreFullIssue(ctx, params.fullIssueId, body.version)),
];
