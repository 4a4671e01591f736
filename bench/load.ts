import { connect, type Socket } from 'node:net';
import { savedBy, median } from './answer-time.ts';

/** What was measured of one address under load. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

function requestBytes(url: URL, headers: Record<string, string>): string {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** The length of an answer as its head says, or as its last part ends it; null while that is not there. */
function lengthOf(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (status !== 200 && status !== 304) throw new Error(`The server answered ${status}`);
  if (status === 304) return end + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' ? bytes.length : null;
}

/** Sends one request after the other on a connection, until the time is over; the times of the answers are collected. */
function oneReader(url: URL, request: string, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    let start = 0;
    let parts: Buffer[] = [];
    let received = 0;
    let length: number | null = null;
    const ask = () => {
      parts = [];
      received = 0;
      length = null;
      start = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (part: Buffer) => {
      received += part.length;
      if (length === null) {
        parts.push(part);
        length = lengthOf(parts.length === 1 ? part : Buffer.concat(parts));
      }
      if (length === null || received < length) return;
      const now = performance.now();
      times.push(now - start);
      if (now < until) ask();
      else socket.destroy();
    });
  });
}

/** Loads an address with readers that ask again as soon as they are answered; cheap enough to keep a server busy from one process. */
export async function load(
  address: string,
  headers: Record<string, string>,
  { connections = 8, seconds = 2 } = {},
): Promise<Load> {
  const url = new URL(address);
  const request = requestBytes(url, headers);
  const times: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => oneReader(url, request, until, times)));
  const elapsed = (performance.now() - start) / 1000;
  return { perSecond: times.length / elapsed, p50: median(times), p99: savedBy(0.99, times), requests: times.length };
}
