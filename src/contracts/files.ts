import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { defineCall, FileReply, ProtocolReply, StreamBody } from './call.ts';
import { fileSlots, unshownKinds } from './constants.ts';
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

/** How many pictures of a Word document a print cannot show, by kind. */
export const UnshownPictures = z.object({
  pictures: z.array(z.object({ kind: z.enum(unshownKinds), count: z.int() })),
});
export type UnshownPictures = z.infer<typeof UnshownPictures>;

/** What a resumable upload says of its file, each in the header `Upload-Metadata`; the slot is that of the manuscript when left out. */
export const ResumableFacts = z.object({
  filename: z.string({ error: t.nameFile }).max(1000, { error: t.fileNameTooLong }),
  awsId: Id,
  slot: z
    .string()
    .regex(/^[0-3]$/, { error: t.slotUnknown })
    .default('1'),
});

/** Why the wizard takes no .doc where nothing converts it, and what to do. */
export const docNeedsConversion = (name: string): string => t.docNeedsConversion({ name });

const protocol = {
  access: 'user',
  body: StreamBody,
  bodyKind: 'protocol',
  reply: ProtocolReply,
  replyKind: 'protocol',
} as const;
const resumablePath = '/api/s3/resumable';
const ofOneUpload = { ...protocol, path: `${resumablePath}/:resumableId`, params: z.object({ resumableId: Id }) };

/** The address of a resumable upload. */
export const resumableHref = (resumableId: string) => `${resumablePath}/${encodeURIComponent(resumableId)}`;

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
        .pipe(
          z
            .int()
            .min(0)
            .max(fileSlots.length - 1),
        )
        .optional(),
    }),
    body: StreamBody,
    bodyKind: 'multipart',
    reply: FileList,
    status: 201,
  }),
  beginResumable: defineCall({
    ...protocol,
    method: 'POST',
    path: resumablePath,
    limit: { rule: 'upload', account: 'caller' },
    summary:
      'Starts a resumable upload (tus 1.0.0): Upload-Length, and Upload-Metadata with filename, awsId and slot; the Location header says where to send it',
    status: 201,
  }),
  resumableState: defineCall({
    ...ofOneUpload,
    method: 'HEAD',
    summary: 'How much of a resumable upload has arrived (Upload-Offset)',
  }),
  resume: defineCall({
    ...ofOneUpload,
    method: 'PATCH',
    summary: 'Adds bytes to a resumable upload; the complete file is checked and stored',
    status: 204,
  }),
  cancelResumable: defineCall({
    ...ofOneUpload,
    method: 'DELETE',
    summary: 'Cancels a resumable upload',
    status: 204,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/s3/:awsId',
    summary: 'The files stored under one upload id',
    access: 'user',
    params: z.object({ awsId: Id }),
    reply: FileList,
  }),
  unshownPictures: defineCall({
    method: 'GET',
    path: '/api/files/:fileId/unshown-pictures',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'The pictures of a Word document that cannot be shown',
    access: 'user',
    params: z.object({ fileId: Id }),
    reply: UnshownPictures,
  }),
  open: defineCall({
    method: 'GET',
    path: '/api/files/:fileId',
    summary: 'The content of a file, for callers with access',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    params: z.object({ fileId: Id }),
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
