import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import {
  readManuscript,
  readManuscriptsToVerify,
  readMyManuscripts,
  rejectManuscript,
  submitManuscript,
} from '../features/manuscripts/index.ts';
import { route } from '../http/route.ts';
import { publishManuscript } from '../workflows/publish-manuscript.ts';

export const manuscriptRoutes = [
  route(manuscripts.create, (ctx, { body }) => submitManuscript(ctx, body)),
  route(manuscripts.single, (ctx, { params }) => readManuscript(ctx, params.articleId)),
  route(manuscripts.mine, (ctx) => readMyManuscripts(ctx)),
  route(verification.toVerify, (ctx) => readManuscriptsToVerify(ctx)),
  route(verification.accept, (ctx, { body }) => publishManuscript(ctx, body.articleId)),
  route(verification.reject, (ctx, { body }) => rejectManuscript(ctx, body)),
];
