import { z } from 'zod';
import { defineCall, FileReply, StreamBody } from './call.ts';
import { Id } from './values.ts';

/** A file as its owner sees it; `url` is an address of this application that checks who asks. */
export const StoredFile = z.object({
  id: Id,
  url: z.string(),
  slot: z.int().nullable(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** The files of an upload: their addresses, as specified, and what is known of each. */
export const FileList = z.object({ files: z.array(z.string()), uploads: z.array(StoredFile) });
export type FileList = z.infer<typeof FileList>;

export const files = {
  upload: defineCall({
    method: 'POST',
    path: '/api/s3/upload/:awsId',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores up to three manuscript files (multipart field s3Files, with the slot in ?slot=)',
    access: 'user',
    params: z.object({ awsId: Id }),
    query: z.object({
      slot: z
        .union([z.number(), z.string().regex(/^\d$/).transform(Number)])
        .pipe(z.int().min(0).max(2))
        .optional(),
    }),
    body: StreamBody,
    bodyKind: 'multipart',
    reply: FileList,
    status: 201,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/s3/:awsId',
    summary: 'The files stored under one upload id',
    access: 'user',
    params: z.object({ awsId: Id }),
    reply: FileList,
  }),
  open: defineCall({
    method: 'GET',
    path: '/api/files/:fileId',
    summary: 'The bytes of a file, for those who may read it',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    params: z.object({ fileId: Id }),
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
