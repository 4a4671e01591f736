import { fork } from 'node:child_process';
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

/**
 * Reads in a process of its own, because some emails take minutes, and one that takes all memory ends its process; null for
 * one that takes too long or too much.
 */
function readApart(raw: Uint8Array, patience: number): Promise<ArrivedEmail | null> {
  const reader = fork(program, {
    env: {},
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (email: ArrivedEmail | null) => {
      clearTimeout(impatience);
      reader.kill('SIGKILL');
      resolve(email);
    };
    const impatience = setTimeout(() => end(null), patience);
    // Our own program writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    reader.once('message', (email) => end(email as unknown as ArrivedEmail));
    reader.once('error', () => end(null));
    reader.once('exit', () => end(null));
    reader.send(raw, (error) => {
      if (error) end(null);
    });
  });
}

/** An email that was read, or of one that cannot be read its head. */
export interface ReadEmail extends ArrivedEmail {
  readonly isReadable: boolean;
}

/** Reads an email; null if not even its head can be read. */
export async function readArrivedEmail(raw: Uint8Array, patience = usualPatience): Promise<ReadEmail | null> {
  const whole = await readApart(raw, patience);
  if (whole) return { ...whole, isReadable: true };
  const head = await readApart(Buffer.from(`${headIn(raw)}\r\n\r\n`, 'latin1'), usualPatience);
  return head && { ...head, isReadable: false };
}
