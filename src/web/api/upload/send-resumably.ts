import type { DetailedError } from 'tus-js-client';
import { files } from '../../../contracts/files.ts';
import { readSession } from '../../session/session.ts';
import { noAnswer, type ApiError } from '../api-error.ts';
import { addressOf, authorization, refusalOf } from '../call-api.ts';
import type { UploadProgress } from '../upload-progress.ts';
import { keepUploadPlace, uploadPlace } from './upload-place.ts';

/** One attempt to upload a file, or the rest of it. */
export interface Attempt {
  readonly awsId: string;
  readonly slot: number;
  readonly file: File;
  readonly mark: string;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/** A part takes less than five minutes at 128 kbit/s: servers and proxies end longer requests. */
const partSize = 4 * 1024 * 1024;
/** A connection without data for this long is dead, even if the browser has not noticed. */
const silence = 90_000;

/** Why an attempt ended; `isOurs` if our own server said so. */
export class UploadFailed extends Error {
  readonly reason: ApiError;
  readonly isOurs: boolean;

  constructor(reason: ApiError, isOurs: boolean) {
    super(reason.message);
    this.reason = reason;
    this.isOurs = isOurs;
  }
}

const cut = () => new UploadFailed(noAnswer(), false);

function failureOf(error: Error | DetailedError): UploadFailed {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return cut();
  const isOurs = response.getHeader('content-type')?.includes('application/problem+json') ?? false;
  return new UploadFailed(refusalOf(response.getStatus(), response.getBody(), readSession()?.token), isOurs);
}

/** Sends a file by tus: resumes an earlier attempt, and ends when the connection is cut. */
export async function sendResumably({ awsId, slot, file, mark, onProgress, signal }: Attempt): Promise<void> {
  const tus = await import('tus-js-client').catch(() => {
    throw cut();
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const place = uploadPlace(awsId, slot);
  const isOfThisFile = place?.mark === mark;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    void upload.abort();
    reject(cut());
  };
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  const upload = new tus.Upload(file, {
    // A resumed upload gets no endpoint: tus would start again after an error.
    ...(isOfThisFile
      ? { uploadUrl: place.address }
      : { endpoint: new URL(addressOf(files.beginResumable, {}), location.origin).href }),
    metadata: { filename: file.name, awsId, slot: String(slot) },
    chunkSize: partSize,
    // Our own rules retry, because they know our refusals.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      // The library starts with a delay and would not notice that it was stopped meanwhile.
      if (isOver) throw cut();
      for (const [name, value] of Object.entries(authorization())) request.setHeader(name, value);
    },
    onUploadUrlAvailable: () => {
      const { name, size } = file;
      if (upload.url !== null && !isOfThisFile)
        keepUploadPlace(awsId, slot, { address: upload.url, name, size, mark, since: Date.now() });
    },
    onProgress: (sent, total) => {
      hear();
      onProgress({ sent, total });
    },
    onSuccess: () => resolve(),
    onError: (error) => reject(failureOf(error)),
  });
  signal.throwIfAborted();
  signal.addEventListener('abort', end);
  addEventListener('offline', end);
  hear();
  upload.start();
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    removeEventListener('offline', end);
  }
}
