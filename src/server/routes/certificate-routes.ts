import { certificates } from '../../contracts/certificates.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { confirmCertificate, generateCertificate, openCertificate } from '../domains/editorial/index.ts';
import { fileRoute, route } from '../http/route.ts';

export const certificateRoutes = [
  route(manuscripts.generate, (ctx, { body }) => generateCertificate(ctx, body.articleId)),
  route(certificates.confirm, (ctx, { params }) => confirmCertificate(ctx, params.articleId)),
  fileRoute(certificates.document, (ctx, { params, query }) => openCertificate(ctx, params.articleId, query)),
];
