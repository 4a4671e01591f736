import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Request } from './random-request.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly milliseconds: number;
}

const patience = 30_000;

const readings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The text of an answer, whichever way it was compressed. */
function textOf(bytes: Buffer, encoding: string | undefined): string {
  const read = readings[encoding ?? ''];
  return (read === undefined || bytes.length === 0 ? bytes : read(bytes)).toString();
}

/** A client that sends addresses as they are, where others would tidy them. */
export function plainClient(url: string, { connections }: { connections: number }) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  function once({ method, path, headers, body }: Request): Promise<Answer> {
    const begun = performance.now();
    const length: Record<string, string> = body === null ? {} : { 'content-length': String(body.length) };
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: patience },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              type: incoming.headers['content-type'] ?? '',
              headers: incoming.headers,
              text: textOf(Buffer.concat(chunks), incoming.headers['content-encoding']),
              milliseconds: performance.now() - begun,
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${patience / 1000} s`)));
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }
  return {
    /** A connection that the server closed while it lay idle says nothing of the server: it is tried once more. */
    send: (asked: Request) =>
      once(asked).catch((error: unknown) => {
        if (error instanceof Error && /ECONNRESET|EPIPE|socket hang up/.test(error.message)) return once(asked);
        throw error;
      }),
    close: () => agent.destroy(),
  };
}
