import { useSyncExternalStore } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import { messageOf } from '../../../api/api-error.ts';
import { uploadFile, type UploadProgress } from '../../../api/upload-file.ts';
import { changeDraft, readDraft } from './draft-store.ts';

/** An upload that is not done: on its way, or failed with words that say why. */
export interface SlotUpload {
  readonly name: string;
  readonly progress: UploadProgress;
  readonly problem: string | null;
  readonly cancel: () => void;
}

type Uploads = Readonly<Record<number, SlotUpload>>;

const none: Uploads = {};
let uploads = none;
const listeners = new Set<() => void>();

function set(slot: number, upload: SlotUpload | null): void {
  const { [slot]: _, ...others } = uploads;
  uploads = upload === null ? others : { ...others, [slot]: upload };
  for (const listener of listeners) listener();
}

/** Why a file is not even sent; the server judges its content as well. */
export function unacceptable(file: Pick<File, 'name' | 'size'>, maxMegabytes: number): string | null {
  const isKnown = fileExtensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!isKnown) return `“${file.name}” is not accepted: please choose a .pdf, .doc or .docx file.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  return file.size > maxMegabytes * 1024 * 1024 ? `“${file.name}” is larger than ${maxMegabytes} MB.` : null;
}

interface NewUpload {
  readonly userId: string;
  readonly slot: number;
  readonly file: File;
  readonly maxMegabytes: number;
}

/** Uploads a file into a slot of the person's draft; it goes on while they are at another step or tab. */
export async function startUpload({ userId, slot, file, maxMegabytes }: NewUpload): Promise<void> {
  uploads[slot]?.cancel();
  const controller = new AbortController();
  const { awsId } = readDraft(userId);
  const upload = { name: file.name, progress: { sent: 0, total: file.size }, problem: null, cancel: () => cancel() };
  const cancel = () => {
    controller.abort();
    set(slot, null);
  };
  const problem = unacceptable(file, maxMegabytes);
  set(slot, { ...upload, problem });
  if (problem !== null) return;
  try {
    const onProgress = (progress: UploadProgress) => set(slot, { ...upload, progress });
    const stored = await uploadFile({ awsId, slot, file, onProgress, signal: controller.signal });
    const draft = readDraft(userId);
    if (draft.awsId === awsId) changeDraft(userId, { files: draft.files.with(slot, stored) });
    set(slot, null);
  } catch (error) {
    if (!controller.signal.aborted) set(slot, { ...upload, problem: messageOf(error) });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The uploads under way, by slot. */
export const useUploads = (): Uploads =>
  useSyncExternalStore(
    subscribe,
    () => uploads,
    () => none,
  );

/** Stops every upload, when their draft is given up. */
export function cancelUploads(): void {
  for (const upload of Object.values(uploads)) upload.cancel();
}
