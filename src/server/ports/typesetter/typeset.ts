import type { PrintJob } from './print-job.ts';
import { TypesetterProcess } from './typesetter-process.ts';

const mostKept = 16;

const kept = new Map<string, Promise<Buffer>>();
let running: TypesetterProcess | null = null;

function print(job: PrintJob): Promise<Buffer> {
  if (!running) {
    const started: TypesetterProcess = new TypesetterProcess(() => {
      if (running === started) running = null;
    });
    running = started;
  }
  return running.print(job);
}

/**
 * Typesets a document as a tagged PDF (PDF/UA-1) in a process of its own. The last 16 are kept, because PDF viewers ask for
 * one document in several parts. Throws `unavailable` when 20 others wait or printing takes more than 20 seconds.
 */
export async function typeset(job: PrintJob): Promise<Buffer> {
  const key = JSON.stringify(job);
  const known = kept.get(key);
  if (known) return known;
  const printing = print(job);
  kept.set(key, printing);
  printing.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return printing;
}
