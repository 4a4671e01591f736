import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

// As the first reader waits for it: a third of the time that the best takes, for a tenth more bytes.
const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 4 }),
} as const;

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
  readonly #underWay = new Map<Coding, Promise<Buffer>>();

  constructor(status: number, headers: Readonly<Record<string, string>>, body: string) {
    this.status = status;
    this.headers = headers;
    this.identity = Buffer.from(body);
    this.#coded.set('identity', this.identity);
    this.etag = `"${createHash('sha1').update(this.identity).update(JSON.stringify(headers)).digest('base64url')}"`;
  }

  /** The best coding that somebody accepts. */
  codingFor(accepted: string | undefined): Coding {
    if (accepted === undefined || this.identity.length < worthCompressing) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  /** The bytes in a coding, where they were made already. */
  ready(coding: Coding): Buffer | undefined {
    return this.#coded.get(coding);
  }

  /** The bytes in a coding; they are made when the first asks, once for all who do. */
  async coded(coding: Coding): Promise<Buffer> {
    const ready = this.#coded.get(coding);
    if (ready !== undefined || coding === 'identity') return ready ?? this.identity;
    const underWay = this.#underWay.get(coding) ?? compressors[coding](this.identity);
    this.#underWay.set(coding, underWay);
    const bytes = await underWay;
    this.#coded.set(coding, bytes);
    return bytes;
  }
}

/** Whether others may be given this very answer: it was found, and who made it does not ask to have it made afresh. */
export const isForKeeping = (answer: PublicAnswer) =>
  answer.status === 200 && answer.headers['cache-control'] !== 'no-store';

/** What an answer takes of the room of what is kept: itself, its codings whether they were asked for or not, its headers. */
export const sizeOf = (answer: PublicAnswer) => Math.ceil(answer.identity.length * 1.75) + 4000;
