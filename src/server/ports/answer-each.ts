import type { PrintJob, ReadText } from './typesetter/print-job.ts';

/** A text of ours that pandoc reads. */
export interface HtmlToRead {
  readonly html: string;
}

export type Wanted = PrintJob | ReadText | HtmlToRead;

/** A request to a document program, and its answer. */
export interface DocumentRequest {
  readonly number: number;
  readonly wanted: Wanted;
}
export type DocumentReply = { readonly number: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly failure: string }
);

/** Runs in a document program: does one document after another, and answers each request. */
export function answerEach(work: (wanted: Wanted) => Promise<Uint8Array>): void {
  const answer = async ({ number, wanted }: DocumentRequest): Promise<void> => {
    const reply = (content: DocumentReply) => process.send?.(content);
    try {
      reply({ number, bytes: await work(wanted) });
    } catch (error) {
      reply({ number, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  let last = Promise.resolve();
  process.on('message', (request: DocumentRequest) => {
    last = last.then(() => answer(request));
  });
}
