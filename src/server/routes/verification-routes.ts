import { verification } from '../../contracts/verification.ts';
import {
  readManuscriptsToVerify,
  readQueue,
  readRejectionFiles,
  readRetractedCited,
  uploadRejectionFiles,
} from '../domains/editorial/index.ts';
import { route, uploadRoute } from '../http/route.ts';
import { acceptManuscript } from '../workflows/publication/accept-manuscript.ts';
import { rejectAsAdministrator } from '../workflows/decisions/reject-as-administrator.ts';
import { previewPublicPdf, uploadPublicPdf } from '../workflows/publication/public-pdf.ts';

export const verificationRoutes = [
  route(verification.toVerify, (ctx) => readManuscriptsToVerify(ctx)),
  route(verification.queue, (ctx, { query }) => readQueue(ctx, query)),
  route(verification.retracted, (ctx, { params }) => readRetractedCited(ctx, params.articleId)),
  route(verification.accept, (ctx, { body }) => acceptManuscript(ctx, body)),
  uploadRoute(verification.uploadPublicPdf, (ctx, { params, body }) => uploadPublicPdf(ctx, params.articleId, body)),
  route(verification.previewPublicPdf, (ctx, { params, body }) => previewPublicPdf(ctx, params.articleId, body)),
  route(verification.reject, (ctx, { body }) => rejectAsAdministrator(ctx, body)),
  uploadRoute(verification.uploadRejectionFiles, (ctx, { params, body }) => uploadRejectionFiles(ctx, params, body)),
  route(verification.rejectionFiles, (ctx, { params }) => readRejectionFiles(ctx, params)),
];
