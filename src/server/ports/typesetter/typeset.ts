import type { HtmlText } from './html-text.ts';
import type { PrintJob } from './print-job.ts';
import { TypesetterProcess, type TypesetterLimits } from './typesetter-process.ts';

const mostKept = 16;

const kept = new Map<string, Promise<Buffer>>();
/** A process that starts with the first document that it prints. */
function onDemand(limits: TypesetterLimits): (wanted: PrintJob | HtmlText) => Promise<Buffer> {
  let running: TypesetterProcess | null = null;
  return (wanted) => {
    if (!running) {
      const started: TypesetterProcess = new TypesetterProcess(limits, () => {
        if (running === started) running = null;
      });
      running = started;
    }
    return running.print(wanted);
  };
}

/** Typst holds about 100 MB with every font in use. */
const print = onDemand({ data: 1_000_000, patience: 20_000 });
/** Pandoc reserves its memory in large pieces. */
const printText = onDemand({ data: 3_000_000, patience: 60_000 });

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

/** Prints a text in HTML as a tagged PDF, in a process of its own. */
export const typesetHtml = (text: HtmlText): Promise<Buffer> => printText(text);
