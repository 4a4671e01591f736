import { files, type StoredFile } from '../../contracts/files.ts';
import { readSession } from '../session/session.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { callApi } from './call-api.ts';
import { sendFiles } from './send-files.ts';
import type { SendingProgress } from './sending-progress.ts';
import { fileMark } from './upload/file-mark.ts';
import { SendingFailed, sendResumably, type Attempt } from './upload/send-resumably.ts';
import { stopUpload } from './upload/stop-upload.ts';
import { forgetUploadPlace, uploadPlace } from './upload/upload-place.ts';
import { afterSetback, waitAfter } from './upload/upload-setback.ts';

/** What is heard of an upload: how it stands, and how much of it has gone out. */
export type UploadNews =
  | { readonly state: 'sending'; readonly progress: SendingProgress }
  | { readonly state: 'waiting' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'stored'; readonly stored: StoredFile }
  /** `canGoOn`: what has arrived is kept, and trying again may help. */
  | { readonly state: 'failed'; readonly problem: string; readonly canGoOn: boolean };

interface UploadJob {
  readonly awsId: string;
  readonly slot: number;
  readonly file: File;
  readonly tell: (news: UploadNews) => void;
  readonly signal: AbortSignal;
}

/** What the server keeps of this upload: the file with the upload's own id, or the newest of the slot if it was sent in one go. */
async function storedOf({ awsId, slot }: UploadJob): Promise<StoredFile | undefined> {
  const { uploads } = await callApi(files.list, { params: { awsId } });
  const id = uploadPlace(awsId, slot)?.address.split('/').at(-1);
  return uploads.findLast((upload) => (id === undefined ? upload.slot === slot : upload.id === id));
}

const lost = () =>
  new ApiError({ status: 500, code: 'internal', detail: 'The file was not found after the upload. Please try again.' });

/** The specified call, for lines that let nothing else through: a cut costs all that has been sent. */
async function sendWhole({ awsId, slot, file, onProgress, signal }: Attempt): Promise<void> {
  await sendFiles({ call: files.upload, params: { awsId }, query: { slot }, files: [file], onProgress, signal });
}

/** Waits before the next attempt; when the browser says that the line is back, no longer. */
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

function failureOf(error: unknown): SendingFailed {
  if (error instanceof SendingFailed) return error;
  return error instanceof ApiError ? new SendingFailed(error, error.status > 0) : new SendingFailed(noAnswer(), false);
}

const failed = ({ message }: ApiError, canGoOn: boolean): UploadNews => ({
  state: 'failed',
  problem: message,
  canGoOn,
});

/** The attempts of one upload: what they have come to, and what follows from a setback. */
function attemptsOf(job: UploadJob, mark: string) {
  const { awsId, slot, file, tell, signal } = job;
  const state = { way: sendResumably, isSent: false, furthest: 0, setbacks: 0 };
  const onProgress = (progress: SendingProgress) => {
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
  /** What ends the upload, or null where it goes on. */
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
 * Uploads one file into its slot and goes on by itself after each cut of the line, until it is stored, refused or
 * stopped by its signal. Begun again with the same file, it goes on from where it was, after a reload, too.
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
      const problem = `“${file.name}” was changed, moved or deleted since you chose it. Please choose it again.`;
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
