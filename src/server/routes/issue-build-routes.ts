import { issueBuilds } from '../../contracts/issue-builds.ts';
import { discardBuild, readBuilds, readPlaceArticles, readPlaces, startBuild } from '../domains/issues/index.ts';
import { route } from '../http/route.ts';

export const issueBuildRoutes = [
  route(issueBuilds.places, (ctx, { params }) => readPlaces(ctx, params.journalId)),
  route(issueBuilds.articles, (ctx, { params, query }) =>
    readPlaceArticles(ctx, { journalId: params.journalId, volume: query.volume, number: query.issueNumber }),
  ),
  route(issueBuilds.start, (ctx, { body }) => startBuild(ctx, body)),
  route(issueBuilds.list, (ctx) => readBuilds(ctx)),
  route(issueBuilds.discard, (ctx, { params }) => discardBuild(ctx, params.buildId)),
];
