import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** What zlib gives room for at a time, at least; a large text is given room for most of what comes out. */
const leastRoom = 16 * 1024;

const brotliOf = (quality: number, bytes: Buffer) => ({
  chunkSize: Math.max(leastRoom, Math.ceil(bytes.length / 3)),
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/**
 * On the spot, for the first who asks, who may be the only one: it takes less than to give the bytes to a thread. Brotli at its
 * quickest makes 2 % more bytes than one step above, in two thirds of the time.
 */
const quick = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, brotliOf(0, bytes)),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
} as const;

/** In a thread, for all who ask after: six times as long, for a fifth fewer bytes. */
const thorough = {
  br: (bytes: Buffer) => brotli(bytes, brotliOf(5, bytes)),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 6 }),
} as const;

/** What is longer would hold everyone up. */
const mostOnTheSpot = 256 * 1024;

/** Bytes in room of their own size: Node cuts small buffers from slabs of 64 kB, each of which would be kept whole with one of them. */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** With what an answer went out that everyone may be sent again. */
export interface SentAs {
  /** The pattern of its route, for figures and logs. */
  readonly route: string;
  /** Names and values in turns, coding and length aside. */
  readonly headers: readonly string[];
  /** Whether a browser that shows it by itself gets other headers. */
  readonly variesByUse: boolean;
}

/** What is shorter gains nothing by it. */
const worthCompressing = 1024;

/** An answer that is the same for everyone: a page, or what a call says of public content; in the codings that it was asked for. */
export class PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  /** Null until it was sent once, by the server with all its hooks. */
  sentAs: SentAs | null = null;
  readonly #coded = new Map<Coding, Buffer>();
  readonly #thorough = new Map<Coding, Promise<Buffer>>();

  /** Bytes as a body are in room of their own size. */
  constructor(status: number, headers: Readonly<Record<string, string>>, body: string | Buffer) {
    this.status = status;
    this.headers = headers;
    this.identity = typeof body === 'string' ? exactly(Buffer.from(body)) : body;
    this.#coded.set('identity', this.identity);
    const facts = hash('sha1', this.identity) + JSON.stringify(headers);
    this.etag = `"${hash('sha1', facts, 'base64url')}"`;
  }

  /** The best coding that somebody accepts. */
  codingFor(accepted: string | undefined): Coding {
    if (accepted === undefined || this.identity.length < worthCompressing) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  /** The bytes in a coding, where they were made already; what is asked for again is worth more care. */
  ready(coding: Coding): Buffer | undefined {
    const bytes = this.#coded.get(coding);
    // Where that fails the quick ones stay.
    if (bytes !== undefined && coding !== 'identity' && !this.#thorough.has(coding))
      this.#codeThoroughly(coding).catch(() => undefined);
    return bytes;
  }

  /** The bytes in a coding; they are made when the first asks. */
  coded(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'identity') return this.identity;
    const ready = this.ready(coding);
    if (ready !== undefined) return ready;
    if (this.identity.length > mostOnTheSpot) return this.#codeThoroughly(coding);
    const bytes = exactly(quick[coding](this.identity));
    this.#coded.set(coding, bytes);
    return bytes;
  }

  #codeThoroughly(coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
    const underWay =
      this.#thorough.get(coding) ??
      thorough[coding](this.identity).then((coded) => {
        const bytes = exactly(coded);
        this.#coded.set(coding, bytes);
        return bytes;
      });
    this.#thorough.set(coding, underWay);
    return underWay;
  }
}

/** Whether others may be given this very answer: it was found, and who made it does not ask to have it made afresh. */
export const isForKeeping = (answer: PublicAnswer) =>
  answer.status === 200 && answer.headers['cache-control'] !== 'no-store';

/** What an answer takes of the room of what is kept: itself, its codings whether they were asked for or not, its headers. */
export const sizeOf = (answer: PublicAnswer) => Math.ceil(answer.identity.length * 1.75) + 4000;
