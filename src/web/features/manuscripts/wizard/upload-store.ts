import { useSyncExternalStore } from 'react';
import { fileSlots } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import type { UploadProgress } from '../../../api/upload-progress.ts';
import { uploadFile, type UploadNews } from '../../../api/upload-file.ts';
import { stopUpload } from '../../../api/upload/stop-upload.ts';
import { uploadPlace } from '../../../api/upload/upload-place.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { unacceptable } from '../../attachments/unacceptable.ts';

/** What the installation says of the files that it takes. */
export function useUploadFacts() {
  const site = useSite();
  return { maxMegabytes: site?.maxUploadMegabytes ?? 50, convertsWord: site?.convertsWord ?? true };
}

type UploadFacts = ReturnType<typeof useUploadFacts>;

/**
 * The state of an unfinished upload: on its way, paused by the person, waiting for the connection, stopped by a session
 * that has ended, cut off by a reload of the page, or failed.
 */
export type SlotUploadState = 'uploading' | 'paused' | 'waiting' | 'signed-out' | 'left' | 'failed';

/** An upload that is not done. */
export interface SlotUpload {
  readonly name: string;
  readonly state: SlotUploadState;
  readonly progress: UploadProgress;
  /** Why it failed, in words. */
  readonly problem: string | null;
  /** Whether a failed one may be tried again. */
  readonly canGoOn: boolean;
}

/** The uploads of one manuscript or draft, by slot. */
export type Uploads = Readonly<Record<number, SlotUpload>>;

interface NewUpload extends UploadFacts {
  readonly awsId: string;
  readonly slot: number;
  readonly file: File;
  /** Takes the file when the server has it; called long after the step has been left, perhaps. */
  readonly keep: (stored: StoredFile) => void;
}

const none: Uploads = {};
const uploadsOf = new Map<string, Uploads>();
/** What an upload was started with, and how to stop it. */
const begun = new Map<string, NewUpload & { readonly controller: AbortController }>();
const listeners = new Set<() => void>();
const keyOf = (awsId: string, slot: number) => `${awsId}:${slot}`;

/** Uploads that a reload has cut off: the server has a part, the browser no longer has the file. */
function leftBehind(awsId: string): Uploads {
  const entries = fileSlots.flatMap((_, slot): [number, SlotUpload][] => {
    const place = uploadPlace(awsId, slot);
    if (!place) return [];
    const progress = { sent: 0, total: place.size };
    return [[slot, { name: place.name, state: 'left', progress, problem: null, canGoOn: false }]];
  });
  return entries.length === 0 ? none : Object.fromEntries(entries);
}

function readUploads(awsId: string): Uploads {
  const uploads = uploadsOf.get(awsId) ?? leftBehind(awsId);
  uploadsOf.set(awsId, uploads);
  return uploads;
}

const isAtWork = ({ state }: SlotUpload) => state === 'uploading' || state === 'waiting';
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function set(awsId: string, slot: number, upload: SlotUpload | null): void {
  const { [slot]: _, ...others } = readUploads(awsId);
  uploadsOf.set(awsId, upload === null ? others : { ...others, [slot]: upload });
  const isAnyAtWork = [...uploadsOf.values()].some((uploads) => Object.values(uploads).some(isAtWork));
  if (isAnyAtWork) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function change(awsId: string, slot: number, part: Partial<SlotUpload>): void {
  const upload = readUploads(awsId)[slot];
  if (upload) set(awsId, slot, { ...upload, ...part });
}

function hear({ awsId, slot, keep }: NewUpload, news: UploadNews): void {
  switch (news.state) {
    case 'sending':
      return change(awsId, slot, { state: 'uploading', progress: news.progress });
    case 'waiting':
    case 'signed-out':
      return change(awsId, slot, { state: news.state });
    case 'failed':
      return change(awsId, slot, { state: 'failed', problem: news.problem, canGoOn: news.canGoOn });
    case 'stored':
      begun.delete(keyOf(awsId, slot));
      keep(news.stored);
      return set(awsId, slot, null);
  }
}

/** Takes the slot: an upload on its way into it is stopped; the server keeps its part of the same file. */
function begin(upload: NewUpload): AbortController {
  const key = keyOf(upload.awsId, upload.slot);
  const controller = new AbortController();
  begun.get(key)?.controller.abort();
  begun.set(key, { ...upload, controller });
  return controller;
}

function send(upload: NewUpload, { signal }: AbortController): void {
  const tell = (news: UploadNews) => {
    if (!signal.aborted) hear(upload, news);
  };
  void uploadFile({ awsId: upload.awsId, slot: upload.slot, file: upload.file, tell, signal });
}

/** Uploads a file into a slot; it goes on while the person is at another step or tab. */
export async function startUpload(upload: NewUpload): Promise<void> {
  const { awsId, slot, file, maxMegabytes, convertsWord } = upload;
  const controller = begin(upload);
  const start = { name: file.name, progress: { sent: 0, total: file.size }, canGoOn: false };
  set(awsId, slot, { ...start, state: 'uploading', problem: null });
  const problem = await unacceptable(file, maxMegabytes, convertsWord);
  if (controller.signal.aborted) return;
  if (problem === null) send(upload, controller);
  else set(awsId, slot, { ...start, state: 'failed', problem });
}

/** Pauses an upload; the server keeps what has arrived. */
export function pauseUpload(awsId: string, slot: number): void {
  begun.get(keyOf(awsId, slot))?.controller.abort();
  change(awsId, slot, { state: 'paused' });
}

/** Resumes a paused upload, or tries a failed one again. */
export function goOnWithUpload(awsId: string, slot: number): void {
  const upload = begun.get(keyOf(awsId, slot));
  if (!upload) return;
  change(awsId, slot, { state: 'uploading', problem: null });
  send(upload, begin(upload));
}

/** Cancels an upload; the server deletes its part. */
export function cancelUpload(awsId: string, slot: number): void {
  begun.get(keyOf(awsId, slot))?.controller.abort();
  begun.delete(keyOf(awsId, slot));
  set(awsId, slot, null);
  void stopUpload(awsId, slot);
}

/** Cancels every upload of a draft. */
export function cancelUploads(awsId: string): void {
  for (const slot of Object.keys(readUploads(awsId))) cancelUpload(awsId, Number(slot));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The uploads of a manuscript or draft that are not done, by slot. */
export const useUploads = (awsId: string): Uploads =>
  useSyncExternalStore(
    subscribe,
    () => readUploads(awsId),
    () => none,
  );

/** Whether something is still on its way into a slot; a failed upload is not. */
export const isUnderWay = ({ state }: SlotUpload): boolean => state !== 'failed' && state !== 'left';
