import { v4 } from 'uuid';
import { drafts, type DraftContent, type StoredDraft } from '../../../../../contracts/drafts.ts';
import { callApi } from '../../../../api/call-api.ts';
import { loadingWork, savingWork } from '../../../../drafts/upload-work.ts';
import { workStore } from '../../../../drafts/work-store.ts';
import type { WorkSync } from '../../../../drafts/work-sync.ts';
import { readSession } from '../../../../session/session.ts';
import { stopReading } from '../../suggested-details/reading-store.ts';
import { partsChanged, type Draft, type DraftChange } from '../draft.ts';
import { cancelUploads } from '../upload-store.ts';
import { isSameWork, untouched, type SavedDraft, type OpenDraft } from './saved-draft.ts';
import { listLocal, nameInKey, readLocal, removeLocal, writeLocal, type DraftName } from './local-drafts.ts';

/** Saves a draft. */
function saveDraft(awsId: string, version: number, content: DraftContent) {
  const body = { version, content };
  return callApi(drafts.save, { params: { awsId }, body }, savingWork(body));
}

/** Reads what the server has of a draft. */
const loadDraft = (awsId: string) => callApi(drafts.single, { params: { awsId } }, loadingWork());

const store = workStore<DraftName, DraftContent, SavedDraft, StoredDraft>({
  idOf: ({ awsId }) => awsId,
  untouched: ({ awsId }) => untouched(awsId),
  readLocal,
  writeLocal,
  removeLocal,
  nameInKey,
  save: ({ awsId }, version, content) => saveDraft(awsId, version, content),
  load: ({ awsId }) => loadDraft(awsId),
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork,
});

/** A draft as this page has it: the browser's, or an untouched one. */
export const openDraft = (name: DraftName): OpenDraft => store.open(name);

/** How to save a draft at once, and to choose between two versions. */
export const syncOf = (name: DraftName): WorkSync => store.syncOf(name);

/** What a draft holds now. */
export const readDraft = (name: DraftName): Draft => ({ awsId: name.awsId, ...openDraft(name).kept.content });

/** Changes a draft: saved in the browser at once, and on the server a moment later. */
export function changeDraft(name: DraftName, change: DraftChange): void {
  const part = partsChanged(readDraft(name), change);
  store.change(name, { ...openDraft(name).kept.content, ...part });
}

/** Whether a draft has been submitted or discarded on this page. */
export const isForgotten = (awsId: string): boolean => store.isForgotten(awsId);

/** Takes over what the server has of a draft that this browser does not know. */
export const takeOver = (userId: string, stored: StoredDraft): void =>
  store.takeOver({ userId, awsId: stored.awsId }, stored);

/** Forgets a draft, its uploads and the reading of its manuscript, after it was submitted or discarded. */
export function forgetDraft(name: DraftName): void {
  cancelUploads(name.awsId);
  stopReading(name.awsId);
  store.forget(name);
}

/** Copies a draft under a new id, which it returns, without the files: they belong to the old id. */
export function copyAsNew(name: DraftName): string {
  const { content } = openDraft(name).kept;
  const awsId = v4();
  changeDraft({ userId: name.userId, awsId }, { ...content, files: content.files.map(() => null) });
  forgetDraft(name);
  return awsId;
}

/** Saves every draft that only this browser has; drafts that were submitted elsewhere are removed. */
export async function resumeSaving(userId: string): Promise<void> {
  const unsaved = listLocal(userId).filter(({ isSaved }) => !isSaved);
  await Promise.all(unsaved.map(({ awsId }) => syncOf({ userId, awsId }).now()));
}

/** Hears of every change of a draft. */
export const subscribeToDrafts = (listener: () => void): (() => void) => store.subscribe(listener);
