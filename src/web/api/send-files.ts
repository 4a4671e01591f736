import type { Call, Input, ParamsOf, ReplyOf } from '../../contracts/call.ts';
import { readSession } from '../session/session.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { addressOf, authorization, refusalOf } from './call-api.ts';
import type { UploadProgress } from './upload-progress.ts';

interface Sending<C extends Call> {
  readonly call: C;
  readonly params: ParamsOf<C>;
  readonly query?: Input<Call>['query'] & object;
  readonly files: readonly File[];
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

const replyOf = <C extends Call>(call: C, body: string): ReplyOf<C> =>
  // The call's own schema has checked it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  call.reply.parse(JSON.parse(body)) as ReplyOf<C>;

/** Sends files through a multipart call in one go, by XMLHttpRequest, because `fetch` reports no progress. */
export function sendFiles<C extends Call>({ call, params, query = {}, files, onProgress, signal }: Sending<C>) {
  const { promise, resolve, reject } = Promise.withResolvers<ReplyOf<C>>();
  const token = readSession()?.token;
  const request = new XMLHttpRequest();
  const body = new FormData();
  for (const file of files) body.append(call.filesField, file);
  request.open(call.method, addressOf<Call>(call, { params, query }));
  for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
  request.addEventListener('error', () => reject(noAnswer()));
  request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
  request.addEventListener('load', () => {
    try {
      if (request.status >= 400) throw refusalOf(request.status, request.responseText, token);
      resolve(replyOf(call, request.responseText));
    } catch (error) {
      reject(error instanceof ApiError ? error : noAnswer());
    }
  });
  signal.addEventListener('abort', () => request.abort());
  request.send(body);
  return promise;
}
