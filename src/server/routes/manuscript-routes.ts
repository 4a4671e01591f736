import { manuscripts } from '../../contracts/manuscripts.ts';
import {
  countManuscripts,
  readDeletedManuscripts,
  readMyManuscripts,
  readVersions,
  restoreManuscript,
} from '../domains/editorial/index.ts';
import { reviseManuscript } from '../workflows/submission/revise-manuscript.ts';
import { submitManuscript } from '../workflows/submission/submit-manuscript.ts';
import { route } from '../http/route.ts';
import { readSingleManuscript } from '../workflows/reading/read-single-manuscript.ts';
import { removeArticle } from '../workflows/publication/remove-article.ts';

export const manuscriptRoutes = [
  route(manuscripts.create, (ctx, { body }) => submitManuscript(ctx, body)),
  route(manuscripts.update, (ctx, { params, body }) => reviseManuscript(ctx, params.articleId, body)),
  route(manuscripts.single, (ctx, { params }) => readSingleManuscript(ctx, params.articleId)),
  route(manuscripts.versions, (ctx, { params }) => readVersions(ctx, params.articleId)),
  route(manuscripts.mine, (ctx, { query }) => readMyManuscripts(ctx, query)),
  route(manuscripts.counts, (ctx) => countManuscripts(ctx)),
  route(manuscripts.deleted, (ctx, { query }) => readDeletedManuscripts(ctx, query)),
  route(manuscripts.remove, (ctx, { params, body }) => removeArticle(ctx, { ...params, reason: body.reason })),
  route(manuscripts.restore, (ctx, { params }) => restoreManuscript(ctx, params.articleId)),
];
