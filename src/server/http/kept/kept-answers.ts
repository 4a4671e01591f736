import { isForKeeping, type PublicAnswer } from './public-answer.ts';

interface Kept {
  readonly version: number;
  readonly answer: PublicAnswer;
  /** Since room was last looked for. */
  isUsed: boolean;
}

/** Public answers by URL, valid for one version of the public content, bounded in bytes; what nobody asks for goes first. */
export class KeptAnswers {
  readonly #maxBytes: number;
  readonly #version: () => number | null;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  #bytes = 0;
  #served = 0;
  #made = 0;

  constructor(maxBytes: number, version: () => number | null) {
    this.#maxBytes = maxBytes;
    this.#version = version;
  }

  /** What is kept of a URL and still counts; who sends it says so. */
  find(url: string): PublicAnswer | null {
    const kept = this.#kept.get(url);
    if (kept === undefined || kept.version !== this.#version()) return null;
    kept.isUsed = true;
    return kept.answer;
  }

  countServed(): void {
    this.#served += 1;
  }

  /**
   * The answer of a URL, made at most once at a time per URL and version. Whoever makes it is shown what stood there before a
   * change, which is kept on, with all its codings, where the new one says the same.
   */
  async answer(url: string, make: (before: PublicAnswer | null) => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const version = this.#version();
    if (version === null) {
      this.#made += 1;
      return make(null);
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
    const before = this.#kept.get(url)?.answer ?? null;
    const making = make(before)
      .then((made) => {
        const answer = before?.etag === made.etag && isForKeeping(made) ? before : made;
        if (isForKeeping(answer) && this.#version() === version) this.#keep(url, { version, answer, isUsed: false });
        return answer;
      })
      .finally(() => this.#underWay.delete(work));
    this.#underWay.set(work, making);
    return making;
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
