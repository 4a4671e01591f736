import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/**
 * The output buffer for zlib in a thread, in bytes: large enough for most texts, because each further piece costs a
 * turn.
 */
const leastRoomInThread = 16 * 1024;
/**
 * The buffer for synchronous compression, in bytes, where further pieces cost nothing and unused memory would stay.
 */
const roomOnTheSpot = 4 * 1024;

const brotliOf = (quality: number, bytes: Buffer, chunkSize: number) => ({
  chunkSize,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/**
 * On the spot, for the first who asks, who may be the only one: it takes less than to give the bytes to a thread. Brotli at its
 * quickest makes 2 % more bytes than one step above, in two thirds of the time.
 */
const quick = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, brotliOf(0, bytes, roomOnTheSpot)),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1, chunkSize: roomOnTheSpot }),
} as const;

/** In a thread, for all who ask after: six times as long, for a fifth fewer bytes. */
const thorough = {
  br: (bytes: Buffer) => brotli(bytes, brotliOf(5, bytes, Math.max(leastRoomInThread, Math.ceil(bytes.length / 3)))),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 6 }),
} as const;

const opened = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Whether a coding is named, and not to be refused (`br;q=0`). */
const accepts = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ } as const;

/** Longer texts would block everyone, and uncompressed need more memory than the cache has. */
const mostOnTheSpot = 256 * 1024;

/** Bytes in their own buffer: Node cuts small buffers from slabs of 64 kB, each of which would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** A text's bytes in a buffer of their exact size, without a copy: memory outside of V8's heap may stay for long. */
function bytesOf(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
}

/** With what an answer went out that everyone may be sent again. */
export interface SentAs {
  /** The pattern of its route, for metrics and logs. */
  readonly route: string;
  /** Names and values in turns, coding and length aside. */
  readonly headers: readonly string[];
  /** Whether a browser that opens it directly gets other headers. */
  readonly variesByUse: boolean;
}

/** Shorter answers gain nothing from compression. */
const worthCompressing = 1024;

/** The overhead of an answer, measured at about 600 bytes. */
const besideBytes = 1000;

/**
 * An answer that is the same for everyone: a page or a public call. It is stored only in the codings that were
 * requested: hardly any client wants it uncompressed, which takes four or five times the space.
 */
export class PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Null until it was sent once, by the server with all its hooks. */
  sentAs: SentAs | null = null;
  /** Told by how many bytes it has become larger or smaller. */
  resized: ((by: number) => void) | null = null;
  readonly #length: number;
  readonly #held = new Map<Coding, Buffer>();
  readonly #thorough = new Map<Coding, Promise<Buffer>>();
  #size: number;
  #isWantedAsItIs = false;
  /** For long answers, while one is being sent. */
  #asItIs: WeakRef<Buffer> | null = null;
  #opening: Promise<Buffer> | null = null;

  /** An answer for the cache: of a long one no more than its compressed bytes. */
  static async packed(status: number, headers: Readonly<Record<string, string>>, body: string | Buffer) {
    const answer = new PublicAnswer(status, headers, body);
    if (answer.#isLong) await answer.coded('br');
    return answer;
  }

  /** Bytes as a body are in room of their own size. */
  constructor(status: number, headers: Readonly<Record<string, string>>, body: string | Buffer) {
    this.status = status;
    this.headers = headers;
    const identity = typeof body === 'string' ? bytesOf(body) : body;
    this.#length = identity.length;
    const said = JSON.stringify(headers);
    this.etag = `"${hash('sha1', hash('sha1', identity) + said, 'base64url')}"`;
    // Once as they are, once as they were sent.
    this.#size = besideBytes + 2 * said.length;
    this.#hold('identity', identity);
  }

  get #isLong(): boolean {
    return this.#length > mostOnTheSpot;
  }

  /** Its size in the cache, in bytes. */
  get size(): number {
    return this.#size;
  }

  /** The best coding that a client accepts. */
  codingFor(accepted: string | undefined): Coding {
    if (accepted === undefined || this.#length < worthCompressing) return 'identity';
    if (accepts.br.test(accepted)) return 'br';
    return accepts.gzip.test(accepted) ? 'gzip' : 'identity';
  }

  /** The bytes in a coding, if stored; repeated requests justify better compression. */
  ready(coding: Coding): Buffer | undefined {
    if (coding === 'identity' && !this.#isLong) this.#isWantedAsItIs = true;
    const bytes = this.#held.get(coding);
    // Where that fails the quick ones stay.
    if (bytes !== undefined && coding !== 'identity' && !this.#thorough.has(coding))
      this.#codeThoroughly(coding).catch(() => undefined);
    return bytes;
  }

  /** The bytes in a coding; they are made when the first asks. */
  coded(coding: Coding): Buffer | Promise<Buffer> {
    const ready = this.ready(coding);
    if (ready !== undefined) return ready;
    const identity = this.#held.get('identity');
    if (coding === 'identity')
      return this.#isLong
        ? this.#openedForAll()
        : this.#opened().then((bytes) => this.#hold('identity', exactly(bytes)));
    if (identity === undefined || this.#isLong) return this.#codeThoroughly(coding);
    return this.#hold(coding, exactly(quick[coding](identity)));
  }

  #codeThoroughly(coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
    const underWay =
      this.#thorough.get(coding) ??
      this.#opened()
        .then((bytes) => thorough[coding](bytes))
        .then((bytes) => this.#hold(coding, exactly(bytes)))
        .catch((error: unknown) => {
          this.#thorough.delete(coding);
          throw error;
        });
    this.#thorough.set(coding, underWay);
    return underWay;
  }

  /** The bytes of a long answer, shared by all concurrent requests. */
  async #openedForAll(): Promise<Buffer> {
    const known = this.#asItIs?.deref();
    if (known !== undefined) return known;
    this.#opening ??= this.#opened().finally(() => (this.#opening = null));
    const bytes = await this.#opening;
    this.#asItIs = new WeakRef(bytes);
    return bytes;
  }

  /** The bytes as they are: held, or of a coding that is. */
  async #opened(): Promise<Buffer> {
    const identity = this.#held.get('identity');
    if (identity !== undefined) return identity;
    for (const coding of ['br', 'gzip'] as const) {
      const bytes = this.#held.get(coding);
      if (bytes !== undefined) return opened[coding](bytes);
    }
    throw new Error('An answer is held in no coding');
  }

  #hold(coding: Coding, bytes: Buffer): Buffer {
    const before = this.#size;
    this.#letGo(coding);
    this.#held.set(coding, bytes);
    this.#size += bytes.length;
    if (coding !== 'identity' && !this.#isWantedAsItIs) this.#letGo('identity');
    this.resized?.(this.#size - before);
    return bytes;
  }

  #letGo(coding: Coding): void {
    this.#size -= this.#held.get(coding)?.length ?? 0;
    this.#held.delete(coding);
  }
}

/** Whether a page was made without a part that could not be read, such as the home page without its latest articles. */
export const lacksParts = ({ status, headers }: PublicAnswer) =>
  status === 200 && headers['cache-control'] === 'no-store';

/** Whether others may get this answer: it is a 200 and complete. */
export const isCacheable = (answer: PublicAnswer) => answer.status === 200 && !lacksParts(answer);
