import { Worker } from 'node:worker_threads';
import { inProject } from '../../project-folder.ts';
import type { ArrivedEmail } from './apart/arrived-email.ts';

const program = inProject('src/server/ports/mail/apart/read-email.ts');
const usualPatience = 30_000;

const longestHead = 256 * 1024;

/** The head of an email, with a character for each byte. */
export function headIn(raw: Uint8Array): string {
  const top = Buffer.from(raw.subarray(0, longestHead)).toString('latin1');
  return top.slice(0, /\r?\n\r?\n/.exec(top)?.index);
}

/** Reads in a thread of its own, because some emails take minutes; null for one that takes too long or too much memory. */
function readInThread(raw: Uint8Array, patience: number): Promise<ArrivedEmail | null> {
  const thread = new Worker(program, {
    workerData: raw,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise((resolve) => {
    const end = (email: ArrivedEmail | null) => {
      clearTimeout(impatience);
      void thread.terminate();
      resolve(email);
    };
    const impatience = setTimeout(() => end(null), patience);
    thread.once('message', (email: ArrivedEmail) => end(email));
    thread.once('error', () => end(null));
    thread.once('exit', () => end(null));
  });
}

/** An email that was read, or of one that cannot be read its head. */
export interface ReadEmail extends ArrivedEmail {
  readonly isReadable: boolean;
}

/** Reads an email; null if not even its head can be read. */
export async function readArrivedEmail(raw: Uint8Array, patience = usualPatience): Promise<ReadEmail | null> {
  const whole = await readInThread(raw, patience);
  if (whole) return { ...whole, isReadable: true };
  const head = await readInThread(Buffer.from(`${headIn(raw)}\r\n\r\n`, 'latin1'), usualPatience);
  return head && { ...head, isReadable: false };
}
