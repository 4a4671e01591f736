import type { PrintReply, PrintRequest } from '../print-job.ts';
import { printPdf } from './print.ts';

/** Only the printing of texts loads pandoc. */
async function print(wanted: PrintRequest['wanted']): Promise<Uint8Array> {
  if ('template' in wanted) return printPdf(wanted);
  const { printHtml } = await import('./print-html.ts');
  return printHtml(wanted);
}

async function answer({ number, wanted }: PrintRequest): Promise<void> {
  const reply = (content: PrintReply) => process.send?.(content);
  try {
    reply({ number, bytes: await print(wanted) });
  } catch (error) {
    reply({ number, failure: error instanceof Error ? error.message : String(error) });
  }
}

/** One after the other: pandoc reads one text at a time. */
let last = Promise.resolve();
process.on('message', (request: PrintRequest) => {
  last = last.then(() => answer(request));
});
