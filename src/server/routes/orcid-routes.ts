import { orcid } from '../../contracts/orcid.ts';
import { askAuthor, beginConfirming, readAuthorLink, readAuthorOrcids } from '../domains/editorial/index.ts';
import {
  beginConnecting,
  disconnect,
  readOwnOrcid,
  stopAddingReviews,
  stopAddingWorks,
} from '../domains/orcid/index.ts';
import { route } from '../http/route.ts';
import { finishSignIn } from '../workflows/orcid/finish-sign-in.ts';

export const orcidRoutes = [
  route(orcid.own, (ctx) => readOwnOrcid(ctx)),
  route(orcid.connect, (ctx, { body }) => beginConnecting(ctx, body)),
  route(orcid.disconnect, (ctx) => disconnect(ctx)),
  route(orcid.stopWorks, (ctx) => stopAddingWorks(ctx)),
  route(orcid.stopReviews, (ctx) => stopAddingReviews(ctx)),
  route(orcid.authorLink, (ctx, { params }) => readAuthorLink(ctx, params.token)),
  route(orcid.confirm, (ctx, { params, body }) => beginConfirming(ctx, params.token, body)),
  route(orcid.finish, (ctx, { body }) => finishSignIn(ctx, body)),
  route(orcid.ofManuscript, (ctx, { params }) => readAuthorOrcids(ctx, params.articleId)),
  route(orcid.ask, async (ctx, { params: { articleId, place } }) => ({
    message: await askAuthor(ctx, articleId, place),
    ...(await readAuthorOrcids(ctx, articleId)),
  })),
];
