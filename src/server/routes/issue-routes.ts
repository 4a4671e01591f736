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
  discardBuild,
  readBuilds,
  readPlaceArticles,
  readPlaces,
  startBuild,
} from '../domains/issues/index.ts';
import { route, uploadRoute } from '../http/route.ts';
import { issueBuilds } from '../../contracts/issue-builds.ts';

export const issueBuildRoutes = [
  route(issueBuilds.places, (ctx, { params }) => readPlaces(ctx, params.journalId)),
  route(issueBuilds.articles, (ctx, { params, query }) =>
    readPlaceArticles(ctx, { journalId: params.journalId, volume: query.volume, number: query.issueNumber }),
  ),
  route(issueBuilds.start, (ctx, { body }) => startBuild(ctx, body)),
  route(issueBuilds.list, (ctx) => readBuilds(ctx)),
  route(issueBuilds.discard, (ctx, { params }) => discardBuild(ctx, params.buildId)),
];

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
