import { files, type StoredFile } from '../../contracts/files.ts';
import * as t from '../../messages/connection.ts';
import { readSession } from '../session/session.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { callApi } from './call-api.ts';
import { sendFiles } from './send-files.ts';
import type { UploadProgress } from './upload-progress.ts';
import { fileMark } from './upload/file-mark.ts';
import { UploadFailed, sendResumably, type Attempt } from './upload/send-resumably.ts';
import { stopUpload } from './upload/stop-upload.ts';
import { forgetUploadPlace, uploadPlace } from './upload/upload-place.ts';
import { afterSetback, waitAfter } from './upload/upload-setback.ts';

/** The state of an upload, and how much has been sent. */
export type UploadNews =
  | { readonly state: 'sending'; readonly progress: UploadProgress }
  | { readonly state: 'waiting' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'stored'; readonly stored: StoredFile }
  /** `canGoOn`: the server has kept what arrived, so trying again may help. */
  | { readonly state: 'failed'; readonly problem: string; readonly canGoOn: boolean };

interface UploadJob {
  readonly awsId: string;
  readonly slot: number;
  readonly file: File;
  readonly tell: (news: UploadNews) => void;
  readonly signal: AbortSignal;
}

/** The stored file of this upload: the one with the upload's id, or the newest of the slot if it was sent in one go. */
async function storedOf({ awsId, slot }: UploadJob): Promise<StoredFile | undefined> {
  const { uploads } = await callApi(files.list, { params: { awsId } });
  const id = uploadPlace(awsId, slot)?.address.split('/').at(-1);
  return uploads.findLast((upload) => (id === undefined ? upload.slot === slot : upload.id === id));
}

const lost = () => new ApiError({ status: 500, code: 'internal', detail: t.fileNotFoundAfterUpload() });

/** The specified call, for networks that block resumable uploads: a cut starts the file again. */
async function sendWhole({ awsId, slot, file, onProgress, signal }: Attempt): Promise<void> {
  await sendFiles({ call: files.upload, params: { awsId }, query: { slot }, files: [file], onProgress, signal });
}

/** Waits before the next attempt, at most until the browser is online again. */
async function waitForLine(times: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitAfter(times));
  const done = () => resolve();
  addEventListener('online', done);
  signal.addEventListener('abort', done);
  await promise;
  clearTimeout(timer);
  removeEventListener('online', done);
  signal.removeEventListener('abort', done);
}

function failureOf(error: unknown): UploadFailed {
  if (error instanceof UploadFailed) return error;
  return error instanceof ApiError ? new UploadFailed(error, error.status > 0) : new UploadFailed(noAnswer(), false);
}

const failed = ({ message }: ApiError, canGoOn: boolean): UploadNews => ({
  state: 'failed',
  problem: message,
  canGoOn,
});

/** The attempts of one upload, and what follows from a setback. */
function attemptsOf(job: UploadJob, mark: string) {
  const { awsId, slot, file, tell, signal } = job;
  const state = { way: sendResumably, isSent: false, furthest: 0, setbacks: 0 };
  const onProgress = (progress: UploadProgress) => {
    if (progress.sent > state.furthest) {
      state.furthest = progress.sent;
      state.setbacks = 0;
    }
    tell({ state: 'sending', progress });
  };
  const attempt = async (): Promise<UploadNews> => {
    if (!state.isSent) await state.way({ awsId, slot, file, mark, onProgress, signal });
    state.isSent = true;
    const stored = await storedOf(job);
    if (!stored) throw lost();
    return { state: 'stored', stored };
  };
  const goAnotherWay = async (): Promise<null> => {
    state.way = sendWhole;
    await stopUpload(awsId, slot);
    return null;
  };
  const beginAnew = async (): Promise<UploadNews | null> => {
    // The upload may be gone because it is done, and only the answer was lost.
    const stored = await storedOf(job).catch(() => undefined);
    if (stored) return { state: 'stored', stored };
    forgetUploadPlace(awsId, slot);
    return null;
  };
  /** What ends the upload, or null if it continues. */
  const judge = async (error: unknown): Promise<UploadNews | null> => {
    const { reason, isOurs } = failureOf(error);
    const isBegun = uploadPlace(awsId, slot) !== null;
    const next = afterSetback({ status: reason.status, isOurs, isBegun, times: state.setbacks });
    state.setbacks += 1;
    switch (next) {
      case 'wait':
        tell({ state: 'waiting' });
        await waitForLine(state.setbacks - 1, signal);
        return null;
      case 'begin-anew':
        return beginAnew();
      case 'other-way':
        return state.way === sendWhole ? failed(reason, true) : goAnotherWay();
      case 'signed-out':
        return { state: 'signed-out' };
      case 'stop':
        return failed(reason, true);
      case 'refuse':
        forgetUploadPlace(awsId, slot);
        return failed(reason, false);
    }
  };
  return { attempt, judge };
}

/**
 * Uploads one file into its slot and resumes by itself after each cut of the connection, until it is stored, refused or
 * stopped by its signal. Started again with the same file, it resumes where it stopped, even after a reload.
 */
export async function uploadFile(job: UploadJob): Promise<void> {
  const { awsId, slot, file, tell, signal } = job;
  const uploader = readSession()?.user.id;
  const mark = (await fileMark(file)) ?? '';
  const place = uploadPlace(awsId, slot);
  if (place && place.mark !== mark) void stopUpload(awsId, slot);
  const hasChanged = async () => mark === '' || (await fileMark(file)) !== mark;
  const { attempt, judge } = attemptsOf(job, mark);
  for (;;) {
    if (await hasChanged()) {
      await stopUpload(awsId, slot);
      const problem = t.fileChanged({ name: file.name });
      return tell({ state: 'failed', problem, canGoOn: false });
    }
    if (readSession()?.user.id !== uploader) return tell({ state: 'signed-out' });
    const news = await attempt().catch((error: unknown) => (signal.aborted ? null : judge(error)));
    if (signal.aborted) return undefined;
    if (news === null || (news.state === 'stored' && (await hasChanged()))) continue;
    if (news.state === 'stored') forgetUploadPlace(awsId, slot);
    return tell(news);
  }
}
