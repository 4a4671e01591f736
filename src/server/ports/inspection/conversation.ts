import type { ChildProcess } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { FromSandboxed, ToSandboxed } from './sandboxed/messages.ts';
import {
  documentFaults,
  type DocumentWish,
  type SandboxedTask,
  type DocumentBytes,
  type DocumentFault,
  type DocumentKind,
  type Passage,
  type TakePiece,
} from './document-inspector.ts';

/** The most bytes for one answer; the process asks for far less. */
const largestAnswer = 1024 * 1024;

/** Handlers of a working process's messages; an error thrown here ends the conversation. */
export interface Said {
  readonly onPiece: TakePiece;
  readonly onDrawings: TakePiece;
  readonly onPassages: (passages: readonly Passage[]) => void;
}

interface Work {
  readonly task: SandboxedTask;
  readonly kind: DocumentKind;
  readonly document: DocumentBytes;
  readonly wish?: DocumentWish | undefined;
  readonly drawingsAt?: number | undefined;
}

type Verdict = DocumentFault | null;

/** What the process wants is looked at before it is done: a document may have taken it over. */
async function bytesAsked(document: DocumentBytes, start: number, end: number): Promise<Buffer> {
  const isSane = start >= 0 && start < end && end <= document.size && end - start <= largestAnswer;
  if (!isSane) throw new Error('The inspection asked for bytes that the document does not have');
  return buffer(await document.read({ start, end: end - 1 }));
}

const verdictOf = (said: unknown): Verdict => {
  if (said === 'sound') return null;
  // An unknown verdict is as untrusted as the document.
  return documentFaults.find((fault) => fault === said) ?? 'damaged';
};

/** Follows one process through one document. */
export function conversation(child: ChildProcess, { task, document, ...asked }: Work, said: Said): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let complaint = '';
    // What cannot be told to a process that has ended, its end answers.
    const tell = (message: ToSandboxed) => child.send(message, () => {});
    const hear = async (message: FromSandboxed): Promise<void> => {
      if ('isReady' in message) {
        isReady = true;
        tell({ ...asked, task, size: document.size });
      } else if ('verdict' in message) resolve(verdictOf(message.verdict));
      else if ('failure' in message) throw new Error(`The inspection of documents failed: ${message.failure}`);
      else if ('piece' in message) {
        await (message.isOfDrawings ? said.onDrawings : said.onPiece)(message.piece);
        tell({ isTaken: true });
      } else if ('passages' in message) said.onPassages(message.passages);
      else tell({ bytes: await bytesAsked(document, message.start, message.end) });
    };
    child.stderr?.on('data', (text: Buffer) => void (complaint = (complaint + text.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('message', (message: FromSandboxed) => void hear(message).catch(reject));
    // Ended by its limits, or by what the document did to it.
    child.on('close', () =>
      isReady ? resolve('too-complex') : reject(new Error(`The inspection of documents does not start: ${complaint}`)),
    );
  });
}
