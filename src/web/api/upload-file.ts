import { files, type StoredFile } from '../../contracts/files.ts';
import { readSession } from '../session/session.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { addressOf, authorization, refusalOf } from './call-api.ts';

/** Bytes sent so far, and in all. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

interface Upload {
  readonly awsId: string;
  readonly slot: number;
  readonly file: File;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/** The newest file of a slot, as the server keeps it. */
function storedIn(body: string, slot: number): StoredFile {
  const reply = files.upload.reply.parse(JSON.parse(body));
  const stored = reply.uploads.findLast((upload) => upload.slot === slot);
  if (!stored)
    throw new ApiError({
      status: 500,
      code: 'internal',
      detail: 'The file could not be found after the upload. Please try again.',
    });
  return stored;
}

/** Uploads one file into its slot. `fetch` cannot tell how much has gone out, so this call alone is an XMLHttpRequest. */
export function uploadFile({ awsId, slot, file, onProgress, signal }: Upload): Promise<StoredFile> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const token = readSession()?.token;
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append('s3Files', file);
  request.open(files.upload.method, addressOf(files.upload, { params: { awsId }, query: { slot } }));
  for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
  request.addEventListener('error', () => reject(noAnswer()));
  request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
  request.addEventListener('load', () => {
    try {
      if (request.status >= 400) throw refusalOf(request.status, request.responseText, token);
      resolve(storedIn(request.responseText, slot));
    } catch (error) {
      reject(error instanceof Error ? error : noAnswer());
    }
  });
  signal.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
}
