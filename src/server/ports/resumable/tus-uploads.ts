import { PassThrough, Readable, finished } from 'node:stream';
import { Server, type Locker, type Upload, ERRORS } from '@tus/server';
import { v7 } from 'uuid';
import * as t from '../../../messages/file-responses.ts';
import { isComplete, type Partials } from './partials.ts';
import type {
  ProtocolReply,
  ProtocolRequest,
  ResumableUploads,
  UploadRules,
  ProtocolMethod,
} from './resumable-uploads.ts';
import type { SharedLocks } from './shared-locks.ts';
import { AppError, notFound } from '../../errors.ts';

const busy = () => new AppError('busy', t.uploadBusy());

/** What the library refuses for a reason of its own, in our words. */
const refusals = new Map<unknown, () => AppError>([
  [ERRORS.ABORTED, busy],
  [ERRORS.ERR_LOCK_TIMEOUT, busy],
  [ERRORS.FILE_NOT_FOUND, () => notFound('upload')],
  [ERRORS.FILE_NO_LONGER_EXISTS, () => new AppError('link-spent', t.uploadExpired())],
  [ERRORS.INVALID_TERMINATION, () => new AppError('link-spent', t.uploadComplete())],
  [ERRORS.INVALID_OFFSET, () => new AppError('state-conflict', t.uploadOffset())],
]);

/** Whether an error is about the file itself, so that sending it again is useless. */
const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.code !== 'busy' && error.code !== 'too-many-requests';

const uploadIsBusy = busy;

const textOf = (body: unknown): string => (typeof body === 'string' ? body.trim() : '');

/** Converts the library's errors and answers into our errors; unexpected faults stay faults. */
function refusalOf(error: unknown): unknown {
  const known = refusals.get(error);
  if (known) return known();
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  const body = 'body' in error ? textOf(error.body) : '';
  if (error.status_code === 413) return new AppError('too-large', t.uploadTooLong());
  if (typeof error.status_code === 'number' && error.status_code < 500)
    return new AppError('malformed', t.uploadInvalid({ fault: body }));
  return new Error(`The upload failed: ${body}`);
}

/** The only headers that the library sees: none that names a host, another method, or an unsupported extension. */
const headersOf: Record<ProtocolMethod, readonly string[]> = {
  POST: ['tus-resumable', 'upload-length', 'upload-metadata'],
  HEAD: ['tus-resumable'],
  PATCH: ['tus-resumable', 'upload-offset', 'content-type', 'content-length'],
  DELETE: ['tus-resumable'],
};
const answeredHeaders = new Set([
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
  'connection',
]);

/** What the protocol knows and this site does not offer: passed over in silence, it would end in another file than was meant. */
const refusedHeaders = ['upload-concat', 'upload-defer-length', 'x-http-method-override', 'upload-checksum'];

/** Throws for unsupported extensions. */
function refuseExtensions({ headers }: ProtocolRequest): void {
  const refused = refusedHeaders.find((name) => headers[name] !== undefined);
  if (refused !== undefined) throw new AppError('malformed', t.uploadFeature({ feature: refused }));
}

/** What the library is asked with. */
const asked = ({ method, headers }: ProtocolRequest): Record<string, string> =>
  Object.fromEntries(
    headersOf[method].flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** What of the library's answer goes out. */
const answered = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => answeredHeaders.has(name)));

/** How long the holder of an upload may write what has arrived after it is asked to release it, in milliseconds. */
const drainTime = 500;

/**
 * The bytes as a stream that can be cancelled without closing the request, because its sender still waits for the
 * answer. A cut connection ends it, and all bytes that arrived are saved.
 */
function bytesOf({ bytes }: ProtocolRequest) {
  // Of bytes that are no objects the web's stream makes a copy.
  const forwarded = new PassThrough({ readableObjectMode: true, readableHighWaterMark: 1 });
  finished(bytes, (error) => {
    if (error) forwarded.end();
  });
  return {
    // Node's types for web streams differ from the web's own.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    stream: Readable.toWeb(bytes.pipe(forwarded)) as unknown as ReadableStream<Uint8Array>,
    giveUp: () => {
      bytes.unpipe(forwarded);
      bytes.resume();
    },
  };
}

const lockerOf = (locks: SharedLocks): Locker => ({
  newLock: (id) => {
    let release: () => Promise<void> = () => Promise.resolve();
    return {
      lock: async (givenUp, onWanted) => {
        const held = await locks.take(`upload:${id}`, () => void onWanted(), givenUp);
        if (held === null) throw uploadIsBusy();
        release = () => held.release();
      },
      unlock: () => release(),
    };
  },
});

const factsOf = ({ metadata }: Upload): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata ?? {}).map(([name, value]) => [name, value ?? '']));

/** Hands a complete file over once, however many requests find it complete. */
async function handOver(store: Partials, locks: SharedLocks, id: string, rules: UploadRules): Promise<void> {
  const lock = await locks.take(`upload:${id}`, () => undefined, new AbortController().signal);
  if (lock === null) throw uploadIsBusy();
  try {
    const upload = await store.getUpload(id);
    if (!isComplete(upload)) return;
    const read = () => store.bytesOf(id);
    await rules.complete({ id: id.split('/')[1] ?? '', size: upload.offset, facts: factsOf(upload), read });
    await store.letGo(upload);
  } catch (error) {
    if (isFinal(error)) await store.forget(id);
    throw error;
  } finally {
    await lock.release();
  }
}

/** The library for one request; owners' uploads are separate, so that none can reach another's. */
function serverFor(store: Partials, locks: SharedLocks, rules: UploadRules, onFault: (error: unknown) => void): Server {
  const finish = async (id: string) => {
    await handOver(store, locks, id, rules);
    return {};
  };
  return new Server({
    path: '/',
    datastore: store,
    locker: lockerOf(locks),
    lockDrainTimeout: drainTime,
    disableTerminationForFinishedUploads: true,
    namingFunction: () => `${rules.ownerId}/${v7()}`,
    getFileIdFromRequest: (_, last) => (last === undefined ? undefined : `${rules.ownerId}/${last}`),
    generateUrl: (_, { id }) => rules.addressOf(id.split('/')[1] ?? ''),
    onUploadCreate: async (_, upload) => ({
      metadata: await rules.begin({
        size: upload.size ?? 0,
        facts: factsOf(upload),
        inProgress: await store.countOf(rules.ownerId),
      }),
    }),
    onUploadFinish: (_, { id }) => finish(id),
    // The process may have ended between the last byte and the answer, so a status request must not report completion.
    onIncomingRequest: async ({ method }, id) => {
      if (method === 'HEAD' && isComplete(await store.getUpload(id))) await finish(id);
    },
    onResponseError: (_, error) => {
      onFault(error);
      return undefined;
    },
  });
}

/** Resumable uploads by the tus libraries, wherever they lie. */
export function tusUploads(store: Partials, locks: SharedLocks): ResumableUploads {
  return {
    clear: (before) => store.clear(before),
    async answer(request, id, rules): Promise<ProtocolReply> {
      refuseExtensions(request);
      const { method } = request;
      let fault: unknown = null;
      const server = serverFor(store, locks, rules, (error) => (fault = error));
      const bytes = method === 'PATCH' ? bytesOf(request) : null;
      // A stream as a body wants the half-duplex mode named, of which the types do not know.
      const passed = { method, headers: asked(request), body: bytes?.stream ?? null, duplex: 'half' };
      const response = await server
        .handleWeb(new Request(`http://uploads.invalid/${id ?? ''}`, passed))
        .finally(() => bytes?.giveUp());
      if (fault !== null) throw refusalOf(fault);
      if (response.status >= 400) throw refusalOf({ status_code: response.status, body: await response.text() });
      return { status: response.status, headers: answered(response.headers) };
    },
  };
}
