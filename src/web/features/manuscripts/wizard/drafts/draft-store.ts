import { v4 } from 'uuid';
import type { StoredDraft } from '../../../../../contracts/drafts.ts';
import { readSession } from '../../../../session/session.ts';
import { partsChanged, type Draft, type DraftChange } from '../draft.ts';
import { loadDraft, saveDraft } from './draft-calls.ts';
import type { SyncChange } from './compare-drafts.ts';
import { draftSync, type DraftSync } from './draft-sync.ts';
import { cancelUploads } from '../upload-store.ts';
import { inTurn } from './in-turn.ts';
import { listLocal, nameInKey, readLocal, removeLocal, writeLocal, type DraftName } from './local-drafts.ts';
import { changedTo, keptFrom, untouched, type OpenDraft } from './open-draft.ts';

interface Place {
  readonly name: DraftName;
  open: OpenDraft;
}

const places = new Map<string, { readonly place: Place; readonly sync: DraftSync }>();
/** What was submitted or given up on this page; an answer from before says nothing of it any more. */
const forgotten = new Set<string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function put(place: Place, { kept, trouble, isReplaced = false }: SyncChange): void {
  // What is said of a draft that has been submitted or given up meanwhile comes too late.
  if (places.get(place.name.awsId)?.place !== place) return;
  const { open } = place;
  place.open = {
    kept: kept ?? open.kept,
    trouble: trouble === undefined ? open.trouble : trouble,
    isInBrowser: kept ? writeLocal(place.name, kept) : open.isInBrowser,
    replaced: open.replaced + (isReplaced ? 1 : 0),
  };
  tell();
}

/** Saves in turn with this browser's other tabs, from the version that the last of them was given. */
const saveInTurn = (place: Place, work: () => Promise<void>) =>
  inTurn(place.name.awsId, () => {
    const { kept } = place.open;
    const version = Math.max(kept.version, readLocal(place.name)?.version ?? 0);
    if (version > kept.version) place.open = { ...place.open, kept: { ...kept, version } };
    return work();
  });

function placeOf(name: DraftName) {
  const known = places.get(name.awsId);
  if (known) return known;
  const local = readLocal(name);
  const kept = local ?? untouched(name.awsId);
  const place: Place = { name, open: { kept, isInBrowser: local !== null, trouble: null, replaced: 0 } };
  const sync = draftSync({
    read: () => place.open,
    set: (change) => put(place, change),
    save: (version, content) => saveDraft(name.awsId, version, content),
    load: () => loadDraft(name.awsId),
    isSignedIn: () => readSession()?.user.id === name.userId,
    inTurn: (work) => saveInTurn(place, work),
  });
  const made = { place, sync };
  places.set(name.awsId, made);
  return made;
}

/** A draft as this page has it: the browser's, or an untouched one. */
export const openDraft = (name: DraftName): OpenDraft => placeOf(name).place.open;

/** How a draft's saving is hastened, and a choice between two states ended. */
export const syncOf = (name: DraftName): DraftSync => placeOf(name).sync;

/** What a draft holds now. */
export const readDraft = (name: DraftName): Draft => ({ awsId: name.awsId, ...openDraft(name).kept.content });

/** Changes a draft: kept in the browser at once, and on the server a moment later. */
export function changeDraft(name: DraftName, change: DraftChange): void {
  const { place, sync } = placeOf(name);
  const { kept, trouble } = place.open;
  const part = partsChanged(readDraft(name), change);
  // What the server refused may be right now.
  const left = trouble?.kind === 'refused' ? null : trouble;
  put(place, { kept: changedTo(kept, { ...kept.content, ...part }, new Date()), trouble: left });
  sync.soon();
}

/** Whether a draft has been submitted or given up on this page. */
export const isForgotten = (awsId: string): boolean => forgotten.has(awsId);

/** Takes over what the server has of a draft that this browser does not know. */
export const takeOver = (userId: string, stored: StoredDraft): void =>
  put(placeOf({ userId, awsId: stored.awsId }).place, { kept: keptFrom(stored), isReplaced: true });

/** Forgets a draft and its uploads, when it has been submitted or given up. */
export function forgetDraft(name: DraftName): void {
  cancelUploads(name.awsId);
  forgotten.add(name.awsId);
  places.get(name.awsId)?.sync.stop();
  places.delete(name.awsId);
  removeLocal(name);
  tell();
}

/** Keeps what a draft holds under a new id, which it returns; files belong to the old one and stay behind. */
export function copyAsNew(name: DraftName): string {
  const { content } = openDraft(name).kept;
  const awsId = v4();
  changeDraft({ userId: name.userId, awsId }, { ...content, files: content.files.map(() => null) });
  forgetDraft(name);
  return awsId;
}

/** Goes on with the saving of every draft that this browser alone has. */
export function resumeSaving(userId: string): void {
  for (const { awsId, isSaved } of listLocal(userId)) if (!isSaved) void syncOf({ userId, awsId }).now();
}

function changedInAnotherTab({ key }: StorageEvent): void {
  const known = places.get(nameInKey(key)?.awsId ?? '');
  if (!known) return;
  const { place } = known;
  const kept = readLocal(place.name);
  place.open = kept
    ? { ...place.open, kept, replaced: place.open.replaced + 1 }
    : { ...place.open, trouble: { kind: 'gone' } };
  tell();
}

const saveAll = () => places.forEach(({ sync }) => void sync.now());
const lookAtAll = () => places.forEach(({ sync }) => void sync.look());
const leaveOrReturn = () => (document.visibilityState === 'hidden' ? saveAll() : lookAtAll());

/**
 * Hears of every change of a draft. While somebody listens, a line that is back and a page that is left start a save, and
 * whoever comes back to the page sees what another device has done meanwhile.
 */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', changedInAnotherTab);
    addEventListener('online', saveAll);
    addEventListener('focus', lookAtAll);
    document.addEventListener('visibilitychange', leaveOrReturn);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', changedInAnotherTab);
    removeEventListener('online', saveAll);
    removeEventListener('focus', lookAtAll);
    document.removeEventListener('visibilitychange', leaveOrReturn);
  };
}
