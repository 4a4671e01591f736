import { files } from '../../contracts/files.ts';
import { resumableUpload, uploadManuscriptFiles } from '../domains/files/index.ts';
import { fileRoute, protocolRoute, route, uploadRoute } from '../http/route.ts';
import { openFile } from '../workflows/reading/open-file.ts';
import { readUnshownPictures, readUpload } from '../workflows/reading/read-upload.ts';

export const fileRoutes = [
  uploadRoute(files.upload, (ctx, { params, query, body }) =>
    uploadManuscriptFiles(ctx, params.awsId, query.slot, body),
  ),
  protocolRoute(files.beginResumable, (ctx, { body }) => resumableUpload(ctx, 'POST', body, null)),
  protocolRoute(files.resumableState, (ctx, { params, body }) =>
    resumableUpload(ctx, 'HEAD', body, params.resumableId),
  ),
  protocolRoute(files.resume, (ctx, { params, body }) => resumableUpload(ctx, 'PATCH', body, params.resumableId)),
  protocolRoute(files.cancelResumable, (ctx, { params, body }) =>
    resumableUpload(ctx, 'DELETE', body, params.resumableId),
  ),
  route(files.list, (ctx, { params }) => readUpload(ctx, params.awsId)),
  route(files.unshownPictures, (ctx, { params }) => readUnshownPictures(ctx, params.fileId)),
  fileRoute(files.open, (ctx, { params }) => openFile(ctx, params.fileId)),
];
