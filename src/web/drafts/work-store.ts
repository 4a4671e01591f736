import { retyped, takenOver, type Saved, type OpenWork, type Stored, type WorkChange } from './open-work.ts';
import { workSync, type WorkSync } from './work-sync.ts';

/** Does a piece of work while no other tab of this browser does one under the same name. */
async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers offer locks on secure pages only.
  if ('locks' in navigator) await navigator.locks.request(`colophon:draft:${name}`, work);
  else await work();
}

/** Where the browser stores one kind of draft, and how it gets to the server. */
export interface WorkPlaces<N, C, K, S> {
  /** What tells one piece of work from all others. */
  readonly idOf: (name: N) => string;
  readonly untouched: (name: N) => K;
  readonly readLocal: (name: N) => K | null;
  /** False where the browser has no room for it. */
  readonly writeLocal: (name: N, kept: K) => boolean;
  readonly removeLocal: (name: N) => void;
  /** The name in a key of the browser's storage, if it is one of this kind. */
  readonly nameInKey: (key: string | null) => N | null;
  readonly save: (name: N, version: number, content: C) => Promise<{ version: number; savedAt: string }>;
  readonly load: (name: N) => Promise<S>;
  readonly isSignedIn: (name: N) => boolean;
  readonly isSameWork: (one: C, other: C) => boolean;
}

interface Place<N, K, S> {
  readonly name: N;
  open: OpenWork<K, S>;
}

/** Calls back when a line that is back, a page that is left or one that is come back to asks for it; gives the way to stop. */
function watchPage({
  saveAll,
  leaveAll,
  lookAtAll,
}: Record<'saveAll' | 'leaveAll' | 'lookAtAll', () => void>): () => void {
  const leaveOrReturn = () => (document.visibilityState === 'hidden' ? saveAll() : lookAtAll());
  addEventListener('online', saveAll);
  addEventListener('focus', lookAtAll);
  addEventListener('pagehide', leaveAll);
  document.addEventListener('visibilitychange', leaveOrReturn);
  return () => {
    removeEventListener('online', saveAll);
    removeEventListener('focus', lookAtAll);
    removeEventListener('pagehide', leaveAll);
    document.removeEventListener('visibilitychange', leaveOrReturn);
  };
}

/** The pieces of work of one kind that this page has open. */
class WorkStore<N, C, K extends Saved<C>, S extends Stored<C>> {
  readonly #where: WorkPlaces<N, C, K, S>;
  readonly #places = new Map<string, { readonly place: Place<N, K, S>; readonly sync: WorkSync }>();
  /** Drafts submitted or deleted on this page, about which earlier answers no longer count. */
  readonly #forgotten = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #stopWatching = () => {};

  constructor(where: WorkPlaces<N, C, K, S>) {
    this.#where = where;
  }

  /** The draft on this page: the browser's, or an untouched one. */
  open(name: N): OpenWork<K, S> {
    return this.#placeOf(name).place.open;
  }

  /** How its saving is hastened, and a choice between two states ended. */
  syncOf(name: N): WorkSync {
    return this.#placeOf(name).sync;
  }

  /** Replaces the current content. */
  change(name: N, content: C): void {
    const { place, sync } = this.#placeOf(name);
    const { kept, trouble } = place.open;
    // What the server refused may be right now.
    const left = trouble?.kind === 'refused' ? null : trouble;
    this.#put(place, { kept: retyped<C, K>(kept, content, new Date()), trouble: left });
    sync.soon();
  }

  /** Takes over what the server has of work that this browser does not know. */
  takeOver(name: N, stored: S): void {
    const { place } = this.#placeOf(name);
    this.#put(place, { kept: takenOver<C, K>(place.open.kept, stored), isReplaced: true });
  }

  /** Forgets work that has been submitted or given up. */
  forget(name: N): void {
    const id = this.#where.idOf(name);
    this.#forgotten.add(id);
    this.#places.get(id)?.sync.stop();
    this.#places.delete(id);
    this.#where.removeLocal(name);
    this.#tell();
  }

  /** Whether it has been submitted or given up on this page. */
  isForgotten(id: string): boolean {
    return this.#forgotten.has(id);
  }

  /**
   * Notifies of every change. While anyone listens, regaining the connection or leaving the page starts a save, and
   * returning to the page shows other devices' changes.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopWatching();
    };
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #put(place: Place<N, K, S>, { kept, trouble, isReplaced = false }: WorkChange<K, S>): void {
    // The draft has been submitted or deleted meanwhile, so this comes too late.
    if (this.#places.get(this.#where.idOf(place.name))?.place !== place) return;
    const { open } = place;
    // The page still shows it, but it is not offered again.
    if (trouble?.kind === 'gone' && trouble.isSubmitted) this.#where.removeLocal(place.name);
    place.open = {
      kept: kept ?? open.kept,
      trouble: trouble === undefined ? open.trouble : trouble,
      isInBrowser: kept ? this.#where.writeLocal(place.name, kept) : open.isInBrowser,
      replaced: open.replaced + (isReplaced ? 1 : 0),
    };
    this.#tell();
  }

  /** Saves in turn with this browser's other tabs, from the version that the last of them was given. */
  #saveInTurn(place: Place<N, K, S>, work: () => Promise<void>): Promise<void> {
    return inTurn(this.#where.idOf(place.name), () => {
      const { kept } = place.open;
      const version = Math.max(kept.version, this.#where.readLocal(place.name)?.version ?? 0);
      if (version > kept.version) place.open = { ...place.open, kept: { ...kept, version } };
      return work();
    });
  }

  #syncFor(place: Place<N, K, S>): WorkSync {
    const { name } = place;
    const where = this.#where;
    return workSync<C, K, S>({
      read: () => place.open,
      set: (change) => this.#put(place, change),
      save: (version, content) => where.save(name, version, content),
      load: () => where.load(name),
      isSignedIn: () => where.isSignedIn(name),
      inTurn: (work) => this.#saveInTurn(place, work),
      isSameWork: where.isSameWork,
    });
  }

  #placeOf(name: N) {
    const known = this.#places.get(this.#where.idOf(name));
    if (known) return known;
    const local = this.#where.readLocal(name);
    const kept = local ?? this.#where.untouched(name);
    const place: Place<N, K, S> = { name, open: { kept, isInBrowser: local !== null, trouble: null, replaced: 0 } };
    const made = { place, sync: this.#syncFor(place) };
    this.#places.set(this.#where.idOf(name), made);
    return made;
  }

  #changedInAnotherTab({ key }: StorageEvent): void {
    const name = this.#where.nameInKey(key);
    const known = name === null ? undefined : this.#places.get(this.#where.idOf(name));
    if (!known) return;
    const { place } = known;
    const kept = this.#where.readLocal(place.name);
    place.open = kept
      ? { ...place.open, kept, replaced: place.open.replaced + 1 }
      : { ...place.open, trouble: { kind: 'gone' } };
    this.#tell();
  }

  #watch(): void {
    const hear = (event: StorageEvent) => this.#changedInAnotherTab(event);
    const stop = watchPage({
      saveAll: () => this.#places.forEach(({ sync }) => void sync.now()),
      leaveAll: () => this.#places.forEach(({ sync }) => void sync.leave()),
      lookAtAll: () => this.#places.forEach(({ sync }) => void sync.look()),
    });
    addEventListener('storage', hear);
    this.#stopWatching = () => {
      stop();
      removeEventListener('storage', hear);
    };
  }
}

/** Drafts of one kind: saved in the browser at once, and on the server a moment later. */
export const workStore = <N, C, K extends Saved<C>, S extends Stored<C>>(where: WorkPlaces<N, C, K, S>) =>
  new WorkStore<N, C, K, S>(where);
