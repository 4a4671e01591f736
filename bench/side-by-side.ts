import { get } from 'node:http';
import { median } from './answer-time.ts';
import { load, type Load } from './load.ts';
import { startNginx } from './nginx-server.ts';
import { startPlainServer, type startRunningProduct } from './running-product.ts';

export type Product = Awaited<ReturnType<typeof startRunningProduct>>;

const rounds = 5;
const seconds = 1;
/** The goal as a multiple of nginx's cached compressed answers, with nginx compressing on the fly. */
const overCompressing = 10;
/** How many times the yardstick's 99th percentile ours may be. */
const longestTail = 2;

/** One answer that is compared: what it is called, what is asked for, and what is wanted of it. */
export interface Compared {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Requested by a client that already has it. */
  readonly isKnown?: boolean;
  /** Requests per second, against `node:http` with the same bytes. */
  readonly goal: number;
  readonly extension: string;
}

interface Measured extends Load {
  /** Processor time of the server per answer, in microseconds: what else the machine does moves it less. */
  readonly cpu: number;
}

/** A server in the comparison, with its measurements. */
interface Side {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly cost: Product['cost'] | null;
  readonly results: Measured[];
}

async function measure({ url, headers, cost, results }: Side, isWarming: boolean): Promise<void> {
  const before = await cost?.();
  const result = await load(url, headers, { seconds });
  const after = await cost?.();
  const spent = before && after ? after.cpuMicroseconds - before.cpuMicroseconds : Number.NaN;
  if (!isWarming) results.push({ ...result, cpu: spent / result.requests });
}

function middle({ results }: Side): Measured {
  const of = (figure: keyof Measured) => median(results.map((one) => one[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu'), requests: of('requests') };
}

/** What our server sends, byte for byte, but for the headers that belong to a connection. */
function sampleOf(url: string, headers: Record<string, string>) {
  const ofConnection = new Set(['date', 'connection', 'keep-alive']);
  return new Promise<{ status: number; headers: string[]; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      const sent = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: sent.flatMap(([name, value]) => [name, String(value)]),
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

const line = ({ name }: Side, { perSecond, p50, p99, cpu }: Measured) =>
  `  ${name.padEnd(20)} ${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(6)} ms${Number.isNaN(cpu) ? '' : `  server ${cpu.toFixed(0).padStart(5)} µs`}\n`;

function report({ name, goal, extension }: Compared, bytes: number, sides: readonly Side[]): boolean {
  process.stdout.write(`${name}, ${bytes} bytes\n`);
  const found = new Map(sides.map((side) => [side.name, middle(side)]));
  for (const side of sides) process.stdout.write(line(side, found.get(side.name) ?? middle(side)));
  const [ours, plain, compressing] = ['ours', 'node:http', 'nginx, compressing'].map((side) => found.get(side));
  if (!ours || !plain) throw new Error('Nothing was measured');
  const [ratio, tail] = [ours.perSecond / plain.perSecond, ours.p99 / plain.p99];
  const isPage = extension === 'html';
  const over = compressing ? ours.perSecond / compressing.perSecond : null;
  const isMet = ratio >= goal && tail <= longestTail && (over === null || !isPage || over >= overCompressing);
  const wanted = isPage ? ` (goal ${overCompressing})` : '';
  const compressed = over === null ? '' : `, ${over.toFixed(1)} times nginx compressing${wanted}`;
  process.stdout.write(
    `  ratio ${ratio.toFixed(2)} (goal ${goal}), by processor time ${(plain.cpu / ours.cpu).toFixed(2)}; p99 ${tail.toFixed(2)} times (goal ${longestTail})${compressed}: ${isMet ? 'met' : 'NOT MET'}\n`,
  );
  return isMet;
}

/** Measures ours, the yardstick and nginx in turns, so that what else the machine does hits all alike; true where the goals are met. */
export async function compare(product: Product, compared: Compared): Promise<boolean> {
  const { path, isKnown = false, extension } = compared;
  const url = product.url + path;
  // The first request renders it, the second is the first to find it cached.
  const etag = (await fetch(url, { headers: compared.headers })).headers.get('etag') ?? '';
  const headers = isKnown ? { ...compared.headers, 'if-none-match': etag } : compared.headers;
  const { body, ...sample } = await sampleOf(url, headers);
  const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
  const plain = await startPlainServer({ ...sample, body: body.toString('base64') });
  const nginx = isKnown ? null : await startNginx(whole, extension);
  const sides: Side[] = [
    { name: 'ours', url, headers, cost: product.cost, results: [] },
    { name: 'node:http', url: plain.url, headers, cost: plain.cost, results: [] },
  ];
  if (nginx) {
    const isCompressed = headers['accept-encoding'] === 'gzip';
    const [name, address] = isCompressed ? ['nginx, compressing', nginx.compressing] : ['nginx, the file', nginx.plain];
    sides.push({ name, url: address, headers, cost: null, results: [] });
  }
  try {
    // The first round warms all up.
    for (let round = 0; round <= rounds; round += 1) for (const side of sides) await measure(side, round === 0);
  } finally {
    await plain.stop();
    await nginx?.stop();
  }
  return report(compared, body.length, sides);
}
