import { openReview } from '../../contracts/open-review.ts';
import { revisions } from '../../contracts/revisions.ts';
import {
  appeal,
  askExtension,
  declineMove,
  chooseAsAuthor,
  followed,
  meanAnonymity,
  readFollowed,
  saveAnswers,
} from '../domains/editorial/index.ts';
import { moveManuscript } from '../workflows/submission/move-manuscript.ts';
import { submitRevision } from '../workflows/submission/submit-revision.ts';
import { takeBack } from '../workflows/submission/take-back.ts';
import { route } from '../http/route.ts';

export const revisionRoutes = [
  route(revisions.follow, (ctx, { params }) => readFollowed(ctx, params.articleId)),
  route(revisions.saveAnswers, (ctx, { params, body }) => saveAnswers(ctx, params.articleId, body)),
  route(revisions.revise, (ctx, { params, body }) =>
    followed(ctx, params.articleId, submitRevision(ctx, params.articleId, body)),
  ),
  route(revisions.askExtension, (ctx, { params, body }) =>
    followed(ctx, params.articleId, askExtension(ctx, params.articleId, body)),
  ),
  route(revisions.withdraw, (ctx, { params, body }) =>
    followed(ctx, params.articleId, takeBack(ctx, params.articleId, body)),
  ),
  route(revisions.move, (ctx, { params, body }) =>
    followed(ctx, params.articleId, moveManuscript(ctx, params.articleId, body)),
  ),
  route(revisions.declineMove, (ctx, { params, body }) =>
    followed(ctx, params.articleId, declineMove(ctx, params.articleId, body)),
  ),
  route(revisions.appeal, (ctx, { params, body }) =>
    followed(ctx, params.articleId, appeal(ctx, params.articleId, body)),
  ),
  route(openReview.chooseAsAuthor, (ctx, { params, body }) => chooseAsAuthor(ctx, params.articleId, body.isAgreed)),
  route(revisions.meanIt, (ctx, { params, body }) =>
    followed(ctx, params.articleId, meanAnonymity(ctx, params.articleId, body)),
  ),
];
