import { isUnavailable } from '../problem.ts';
import { isForKeeping, lacksParts, type PublicAnswer } from './public-answer.ts';

interface Kept {
  readonly version: number;
  readonly answer: PublicAnswer;
  /** Since room was last looked for. */
  isUsed: boolean;
}

/** Which versions of the public content count. */
interface Versions {
  /** Null while nothing can be known. */
  current(): number | null;
  /** From which on what was made may be sent where it cannot be made anew. */
  standsFrom(): number;
}

/** Public answers by URL, valid for one version of the public content, bounded in bytes; what nobody asks for goes first. */
export class KeptAnswers {
  readonly #maxBytes: number;
  readonly #versions: Versions;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  readonly #unkept = new Map<string, { work: Promise<PublicAnswer>; next: Promise<PublicAnswer> | null }>();
  #bytes = 0;
  #served = 0;
  #made = 0;

  constructor(maxBytes: number, versions: Versions) {
    this.#maxBytes = maxBytes;
    this.#versions = versions;
  }

  /** What is kept of a URL and still counts; who sends it says so. */
  find(url: string): PublicAnswer | null {
    const kept = this.#kept.get(url);
    if (kept === undefined || kept.version !== this.#versions.current()) return null;
    kept.isUsed = true;
    return kept.answer;
  }

  countServed(): void {
    this.#served += 1;
  }

  /**
   * The answer of a URL, made at most once at a time per URL and version. Whoever makes it is shown what stood there before a
   * change, which is kept on, with all its codings, where the new one says the same; and sent, where no new one can be made just now
   * and nothing is known to have changed.
   */
  async answer(url: string, make: (before: PublicAnswer | null) => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const version = this.#versions.current();
    if (version === null) {
      return this.#makeUnkept(url, () => make(null));
    }
    const kept = this.find(url);
    if (kept !== null) {
      this.countServed();
      return kept;
    }
    const work = `${version} ${url}`;
    const joined = this.#underWay.get(work);
    if (joined) return joined;
    this.#made += 1;
    const stood = this.#kept.get(url);
    const before = stood?.answer ?? null;
    const making = make(before)
      .then((made) => {
        if (made.status === 503 || lacksParts(made)) return this.#standing(stood) ?? made;
        const answer = before?.etag === made.etag && isForKeeping(made) ? before : made;
        if (!isForKeeping(answer)) this.#disprove(url, stood);
        else if (this.#versions.current() === version) this.#keep(url, { version, answer, isUsed: false });
        return answer;
      })
      .catch((error: unknown) => {
        const isAway = error instanceof Error && isUnavailable(error);
        if (!isAway) this.#disprove(url, stood);
        const standing = isAway ? this.#standing(stood) : null;
        if (standing === null) throw error;
        return standing;
      })
      .finally(() => this.#underWay.delete(work));
    this.#underWay.set(work, making);
    return making;
  }

  /** One at a time: whoever asks while one is made, which may hold less than they know of, shares the next with all who do. */
  #makeUnkept(url: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const before = this.#unkept.get(url);
    if (before !== undefined) {
      before.next ??= before.work.catch(() => null).then(() => this.#makeUnkept(url, make));
      return before.next;
    }
    this.#made += 1;
    const making = make().finally(() => this.#unkept.delete(url));
    this.#unkept.set(url, { work: making, next: null });
    return making;
  }

  /** What stood there before, where it may still be sent: a database that just came back is not always there for the next page. */
  #standing(stood: Kept | undefined): PublicAnswer | null {
    return stood !== undefined && stood.version >= this.#versions.standsFrom() ? stood.answer : null;
  }

  /** Something else is known by now of what stood there: it is not to be sent any more. */
  #disprove(url: string, stood: Kept | undefined): void {
    if (stood !== undefined && this.#kept.get(url)?.version === stood.version) this.#drop(url);
  }

  /** How many answers are kept, in how many bytes, and how often one was served from here and made. */
  figures() {
    return { kept: this.#kept.size, bytes: this.#bytes, served: this.#served, rendered: this.#made };
  }

  #keep(url: string, entry: Kept): void {
    this.#drop(url);
    const { answer } = entry;
    // One that is as large as many others would drive them all out.
    if (answer.size > this.#maxBytes / 2) return;
    this.#kept.set(url, entry);
    this.#bytes += answer.size;
    answer.resized = (by) => {
      this.#bytes += by;
      this.#makeRoom(url);
    };
    this.#makeRoom(url);
  }

  /** Drops what nobody has asked for since room was last looked for; what has just come stays. */
  #makeRoom(newest: string): void {
    if (this.#bytes <= this.#maxBytes) return;
    for (const [oldest, { isUsed }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      if (oldest === newest) continue;
      if (isUsed) this.#putOff(oldest);
      else this.#drop(oldest);
    }
  }

  /** What was asked for stays until room is looked for again: so nothing has to be put in order as it is asked for. */
  #putOff(url: string): void {
    const entry = this.#kept.get(url);
    if (!entry) return;
    this.#kept.delete(url);
    this.#kept.set(url, { ...entry, isUsed: false });
  }

  #drop(url: string): void {
    const entry = this.#kept.get(url);
    if (!entry) return;
    this.#bytes -= entry.answer.size;
    entry.answer.resized = null;
    this.#kept.delete(url);
  }
}
