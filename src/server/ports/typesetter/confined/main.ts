import type { PrintReply, PrintRequest } from '../print-job.ts';
import { printPdf } from './print.ts';

/** Only the printing of texts loads pandoc. */
async function print(wanted: PrintRequest['wanted']): Promise<Uint8Array> {
  if ('template' in wanted) return printPdf(wanted);
  const { printHtml } = await import('./print-html.ts');
  return printHtml(wanted);
}

process.on('message', ({ number, wanted }: PrintRequest) => {
  const answer = (reply: PrintReply) => process.send?.(reply);
  print(wanted).then(
    (bytes) => answer({ number, bytes }),
    (error: unknown) => answer({ number, failure: error instanceof Error ? error.message : String(error) }),
  );
});
