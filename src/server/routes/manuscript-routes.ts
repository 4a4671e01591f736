import { countProduction } from '../domains/production/index.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import {
  countManuscripts,
  readLastStatements,
  readDeletedManuscripts,
  readMyManuscripts,
  readVersions,
  restoreManuscript,
  discardDraft,
  readDraft,
  readDrafts,
  saveDraft,
  checkDraftAnonymity,
} from '../domains/editorial/index.ts';
import { reviseManuscript } from '../workflows/submission/revise-manuscript.ts';
import { submitManuscript } from '../workflows/submission/submit-manuscript.ts';
import { readSingleManuscript } from '../workflows/reading/read-single-manuscript.ts';
import { removeArticle } from '../workflows/publication/remove-article.ts';
import { anonymity } from '../../contracts/anonymity.ts';
import { drafts } from '../../contracts/drafts.ts';
import { route } from '../http/route.ts';

export const draftRoutes = [
  route(drafts.list, (ctx) => readDrafts(ctx)),
  route(drafts.single, (ctx, { params }) => readDraft(ctx, params.awsId)),
  route(drafts.save, (ctx, { params, body }) => saveDraft(ctx, params.awsId, body)),
  route(anonymity.checkDraft, (ctx, { params, body }) => checkDraftAnonymity(ctx, params.awsId, body)),
  route(drafts.discard, (ctx, { params }) => discardDraft(ctx, params.awsId)),
];

export const manuscriptRoutes = [
  route(manuscripts.create, (ctx, { body }) => submitManuscript(ctx, body)),
  route(manuscripts.update, (ctx, { params, body }) => reviseManuscript(ctx, params.articleId, body)),
  route(manuscripts.single, (ctx, { params }) => readSingleManuscript(ctx, params.articleId)),
  route(manuscripts.versions, (ctx, { params }) => readVersions(ctx, params.articleId)),
  route(manuscripts.mine, (ctx, { query }) => readMyManuscripts(ctx, query)),
  route(manuscripts.counts, async (ctx) => ({ ...(await countManuscripts(ctx)), ...(await countProduction(ctx)) })),
  route(manuscripts.lastStatements, (ctx) => readLastStatements(ctx)),
  route(manuscripts.deleted, (ctx, { query }) => readDeletedManuscripts(ctx, query)),
  route(manuscripts.remove, (ctx, { params, body }) => removeArticle(ctx, { ...params, reason: body.reason })),
  route(manuscripts.restore, (ctx, { params }) => restoreManuscript(ctx, params.articleId)),
];
