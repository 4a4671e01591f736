import { parentPort } from 'node:worker_threads';
import type { DrawReply, DrawRequest } from './drawing-thread.ts';

/**
 * Draws what a thread is asked for, one document at a time; fonts that were read stay with it. What is printed comes from
 * the desk that names this thread's script: no type reaches from there to here.
 */
export function answerDrawings(draw: (printed: never) => Promise<Buffer>): void {
  parentPort?.on('message', ({ number, printed }: DrawRequest<never>) => {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const answer = (reply: DrawReply) => parentPort?.postMessage(reply);
    draw(printed).then(
      (bytes) => answer({ number, bytes }),
      (error: unknown) =>
        answer({ number, failure: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }),
    );
  });
}
