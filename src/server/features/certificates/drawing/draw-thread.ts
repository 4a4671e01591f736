import { parentPort } from 'node:worker_threads';
import { certificatePdf } from './certificate-pdf.ts';
import type { DrawReply, DrawRequest } from './drawing-thread.ts';

/** Draws certificates, one at a time, in a thread of its own; fonts that were read stay with it. */
parentPort?.on('message', ({ number, certificate }: DrawRequest) => {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const answer = (reply: DrawReply) => parentPort?.postMessage(reply);
  certificatePdf(certificate).then(
    (bytes) => answer({ number, bytes }),
    (error: unknown) =>
      answer({ number, failure: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }),
  );
});
