import { anonymity } from '../../contracts/anonymity.ts';
import { drafts } from '../../contracts/drafts.ts';
import { discardDraft, readDraft, readDrafts, saveDraft, checkDraftAnonymity } from '../domains/editorial/index.ts';
import { route } from '../http/route.ts';

export const draftRoutes = [
  route(drafts.list, (ctx) => readDrafts(ctx)),
  route(drafts.single, (ctx, { params }) => readDraft(ctx, params.awsId)),
  route(drafts.save, (ctx, { params, body }) => saveDraft(ctx, params.awsId, body)),
  route(anonymity.checkDraft, (ctx, { params, body }) => checkDraftAnonymity(ctx, params.awsId, body)),
  route(drafts.discard, (ctx, { params }) => discardDraft(ctx, params.awsId)),
];
