import { isUnavailable } from '../problem.ts';
import { isCacheable, lacksParts, type PublicAnswer } from './public-answer.ts';

interface Cached {
  readonly version: number;
  readonly answer: PublicAnswer;
  /** Since room was last looked for. */
  isUsed: boolean;
}

/** Which versions of the public content count. */
interface Versions {
  /** Null while the version is unknown. */
  current(): number | null;
  /** The first version whose answers may be sent if they cannot be made again. */
  standsFrom(): number;
}

/**
 * The page cache: public answers by URL, valid for one version of the public content, limited in bytes; the least used
 * go first. It also holds the few values that most pages need, for the same version.
 */
export class PageCache {
  readonly #maxBytes: number;
  readonly #versions: Versions;
  readonly #cached = new Map<string, Cached>();
  readonly #values = new Map<string, { version: number; reading: Promise<unknown> }>();
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  readonly #uncached = new Map<string, { work: Promise<PublicAnswer>; next: Promise<PublicAnswer> | null }>();
  #bytes = 0;
  #served = 0;
  #made = 0;

  constructor(maxBytes: number, versions: Versions) {
    this.#maxBytes = maxBytes;
    this.#versions = versions;
  }

  /** The valid cached answer of a URL; the caller reports when it is sent. */
  find(url: string): PublicAnswer | null {
    const cached = this.#cached.get(url);
    if (cached === undefined || cached.version !== this.#versions.current()) return null;
    cached.isUsed = true;
    return cached.answer;
  }

  countServed(): void {
    this.#served += 1;
  }

  /**
   * A named value, read once for each version; for few names only, because none is dropped. A failed read is repeated.
   */
  value(name: string, read: () => Promise<unknown>): Promise<unknown> {
    const version = this.#versions.current();
    if (version === null) return read();
    const found = this.#values.get(name);
    if (found?.version === version) return found.reading;
    const reading = read();
    this.#values.set(name, { version, reading });
    reading.catch(() => {
      if (this.#values.get(name)?.reading === reading) this.#values.delete(name);
    });
    return reading;
  }

  /**
   * The answer of a URL, made at most once at a time for each URL and version. An older answer with equal content
   * stays with its codings; it is also sent if no new one can be made and no change is known.
   */
  async answer(url: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const version = this.#versions.current();
    if (version === null) return this.#makeUncached(url, make);
    const cached = this.find(url);
    if (cached !== null) {
      this.countServed();
      return cached;
    }
    const work = `${version} ${url}`;
    const joined = this.#underWay.get(work);
    if (joined) return joined;
    this.#made += 1;
    const before = this.#cached.get(url);
    const making = make()
      .then((made) => {
        if (made.status === 503 || lacksParts(made)) return this.#current(before) ?? made;
        const answer = before?.answer.etag === made.etag && isCacheable(made) ? before.answer : made;
        if (!isCacheable(answer)) this.#disprove(url, before);
        else if (this.#versions.current() === version) this.#cache(url, { version, answer, isUsed: false });
        return answer;
      })
      .catch((error: unknown) => {
        const isAway = error instanceof Error && isUnavailable(error);
        if (!isAway) this.#disprove(url, before);
        const current = isAway ? this.#current(before) : null;
        if (current === null) throw error;
        return current;
      })
      .finally(() => this.#underWay.delete(work));
    this.#underWay.set(work, making);
    return making;
  }

  /** One at a time: who asks while one is made, which may hold less than they know of, shares the next with all who do. */
  #makeUncached(url: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const before = this.#uncached.get(url);
    if (before !== undefined) {
      before.next ??= before.work.catch(() => null).then(() => this.#makeUncached(url, make));
      return before.next;
    }
    this.#made += 1;
    const making = make().finally(() => this.#uncached.delete(url));
    this.#uncached.set(url, { work: making, next: null });
    return making;
  }

  /** The older answer, if it may still be sent, because a database that just came back may fail at first. */
  #current(before: Cached | undefined): PublicAnswer | null {
    return before !== undefined && before.version >= this.#versions.standsFrom() ? before.answer : null;
  }

  /** The cached answer is known to be wrong: it must not be sent any more. */
  #disprove(url: string, before: Cached | undefined): void {
    if (before !== undefined && this.#cached.get(url)?.version === before.version) this.#drop(url);
  }

  /** How many answers are cached, in how many bytes, and how often one was served from here and made. */
  figures() {
    return { kept: this.#cached.size, bytes: this.#bytes, served: this.#served, rendered: this.#made };
  }

  #cache(url: string, entry: Cached): void {
    this.#drop(url);
    const { answer } = entry;
    // One that is as large as many others would drive them all out.
    if (answer.size > this.#maxBytes / 2) return;
    this.#cached.set(url, entry);
    this.#bytes += answer.size;
    answer.resized = (by) => {
      this.#bytes += by;
      this.#makeRoom(url);
    };
    this.#makeRoom(url);
  }

  /** Drops what was not requested since the last check; new entries stay. */
  #makeRoom(newest: string): void {
    if (this.#bytes <= this.#maxBytes) return;
    for (const [oldest, { isUsed }] of this.#cached) {
      if (this.#bytes <= this.#maxBytes) break;
      if (oldest === newest) continue;
      if (isUsed) this.#putOff(oldest);
      else this.#drop(oldest);
    }
  }

  /** Moves a requested entry to the end, only when room is needed, so that requests do no sorting. */
  #putOff(url: string): void {
    const entry = this.#cached.get(url);
    if (!entry) return;
    this.#cached.delete(url);
    this.#cached.set(url, { ...entry, isUsed: false });
  }

  #drop(url: string): void {
    const entry = this.#cached.get(url);
    if (!entry) return;
    this.#bytes -= entry.answer.size;
    entry.answer.resized = null;
    this.#cached.delete(url);
  }
}
