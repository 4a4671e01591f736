import type { PrintReply, PrintRequest } from '../print-job.ts';
import { printPdf } from './print.ts';

process.on('message', ({ number, job }: PrintRequest) => {
  const answer = (reply: PrintReply) => process.send?.(reply);
  try {
    answer({ number, bytes: printPdf(job) });
  } catch (error) {
    answer({ number, failure: error instanceof Error ? error.message : String(error) });
  }
});
