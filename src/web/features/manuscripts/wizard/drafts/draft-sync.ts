import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { compareDrafts, troubleOf, waitsForPerson, type SyncChange } from './compare-drafts.ts';
import { keptFrom, type OpenDraft } from './open-draft.ts';

/** Saving starts this long after the last keystroke, in milliseconds. */
export const quietTime = 800;
const firstRetry = 2000;
const slowestRetry = 30_000;

/** What the saving of a draft touches: the page's copy, and the server. */
export interface SyncParts {
  readonly read: () => OpenDraft;
  readonly set: (change: SyncChange) => void;
  readonly save: (version: number, content: DraftContent) => Promise<{ version: number; savedAt: string }>;
  readonly load: () => Promise<StoredDraft>;
  readonly isSignedIn: () => boolean;
  /** Lets one tab at a time save this draft. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
}

export interface DraftSync {
  /** Saves a moment later; each call puts it off anew. */
  readonly soon: () => void;
  /** Saves at once what is not saved yet. */
  readonly now: () => Promise<void>;
  /** Looks whether another device has gone on with this draft. */
  readonly look: () => Promise<void>;
  /** Ends the choice between two states of a draft. */
  readonly choose: (which: 'here' | 'there') => void;
  readonly stop: () => void;
}

/** Ends the choice between this page's state of a draft and another device's. */
function choice({ kept, trouble }: OpenDraft, which: 'here' | 'there'): SyncChange {
  if (trouble?.kind !== 'changed-elsewhere') return {};
  const { there } = trouble;
  if (which === 'there') return { kept: keptFrom(there), trouble: null, isReplaced: true };
  return { kept: { ...kept, version: there.version, isSaved: false }, trouble: null };
}

/** Brings the last state of a draft to the server: a moment after typing stops, one save at a time, over cut lines. */
export function draftSync({ read, set, save, load, isSignedIn, inTurn }: SyncParts): DraftSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let failures = 0;
  let sent = read().kept.content;

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), delay);
  };
  const compare = async () => set(compareDrafts(read(), await load(), sent));

  async function understand(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale-version') return compare().catch(understand);
    const trouble = troubleOf(error);
    if (trouble.kind !== 'waiting') return set({ trouble });
    if (read().kept.isSaved) return;
    set({ trouble });
    later(Math.min(firstRetry * 2 ** failures, slowestRetry));
    failures += 1;
  }

  async function saveOnce(): Promise<void> {
    const { kept } = read();
    sent = kept.content;
    const saved = await save(kept.version, sent);
    failures = 0;
    const last = read().kept;
    set({ kept: { ...last, ...saved, isSaved: last.content === sent }, trouble: null });
  }

  async function now(): Promise<void> {
    clearTimeout(timer);
    const { kept, trouble } = read();
    // A save that is under way looks again when it has ended.
    if (isBusy || kept.isSaved || kept.touchedAt === null || waitsForPerson(trouble)) return;
    if (!isSignedIn()) return set({ trouble: { kind: 'signed-out' } });
    isBusy = true;
    await inTurn(saveOnce).catch(understand);
    isBusy = false;
    const after = read();
    if (!after.kept.isSaved && after.trouble === null) later(quietTime);
  }

  async function look(): Promise<void> {
    const { kept, trouble } = read();
    if (isBusy || waitsForPerson(trouble) || !isSignedIn()) return;
    if (kept.version > 0) await compare().catch(understand);
    await now();
  }

  const choose = (which: 'here' | 'there') => {
    set(choice(read(), which));
    void now();
  };
  return { soon: () => later(quietTime), now, look, choose, stop: () => clearTimeout(timer) };
}
