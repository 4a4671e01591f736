import { files } from '../../contracts/files.ts';
import { listUpload, uploadManuscriptFiles } from '../features/files/index.ts';
import { fileRoute, route, uploadRoute } from '../http/route.ts';
import { openFile } from '../workflows/open-file.ts';

export const fileRoutes = [
  uploadRoute(files.upload, (ctx, { params, query, body }) =>
    uploadManuscriptFiles(ctx, params.awsId, query.slot, body),
  ),
  route(files.list, (ctx, { params }) => listUpload(ctx, params.awsId)),
  fileRoute(files.open, (ctx, { params }) => openFile(ctx, params.fileId)),
];
