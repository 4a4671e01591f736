import { defineCall, StreamBody } from './call.ts';
import { StoredFile } from './files.ts';
import { Production } from './production-reads.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

const ofOne = {
  path: '/api/production/:manuscriptId/final-pdf',
  access: 'user',
  params: z.object({ manuscriptId: Id }),
} as const;

/** The PDF that is published instead of a PDF manuscript, for managers of its production. */
export const finalPdf = {
  upload: defineCall({
    ...ofOne,
    method: 'POST',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the PDF to publish instead of a PDF manuscript (multipart field s3Files)',
    body: StreamBody,
    bodyKind: 'multipart',
    reply: StoredFile,
    status: 201,
  }),
  remove: defineCall({
    ...ofOne,
    method: 'DELETE',
    summary: 'Removes the final PDF: the PDF manuscript is published as it was sent',
    reply: z.object({ message: z.string(), production: Production }),
  }),
} as const;
