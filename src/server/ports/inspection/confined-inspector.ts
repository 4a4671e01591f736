import type { ChildProcess } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { oneAtATime } from '../one-at-a-time.ts';
import type { FromConfined, ToConfined } from './confined/messages.ts';
import { confinedProcess } from './confined-process.ts';
import {
  documentFaults,
  type DocumentBytes,
  type DocumentFault,
  type DocumentInspector,
  type DocumentKind,
} from './document-inspector.ts';
import { watchOwnMemory } from './watch-own-memory.ts';

interface Limits {
  /** How long one document may take, in milliseconds. */
  readonly patience: number;
}

/** The most that is handed over at once; the process asks for far less. */
const largestAnswer = 1024 * 1024;

/** With what the product takes itself to read and hand over documents, it stays below 100 MB. */
const mostMemory = 60 * 1024 * 1024;

type Verdict = DocumentFault | null;

/** What the process wants is looked at before it is done: a document may have taken it over. */
async function bytesAsked(document: DocumentBytes, start: number, end: number): Promise<Buffer> {
  const isSane = start >= 0 && start < end && end <= document.size && end - start <= largestAnswer;
  if (!isSane) throw new Error('The inspection asked for bytes that the document does not have');
  return buffer(await document.read({ start, end: end - 1 }));
}

const verdictOf = (said: unknown): Verdict => {
  if (said === 'sound') return null;
  // A verdict that is none of ours is as little trusted as the document.
  return documentFaults.find((fault) => fault === said) ?? 'damaged';
};

/** Follows one process through one document. */
function conversation(child: ChildProcess, kind: DocumentKind, document: DocumentBytes): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let complaint = '';
    // What cannot be told to a process that has ended, its end answers.
    const tell = (message: ToConfined) => child.send(message, () => {});
    child.stderr?.on('data', (text: Buffer) => void (complaint = (complaint + text.toString()).slice(-2000)));
    child.on('error', reject);
    child.on('message', (message: FromConfined) => {
      if ('isReady' in message) {
        isReady = true;
        tell({ kind, size: document.size });
      } else if ('verdict' in message) resolve(verdictOf(message.verdict));
      else if ('failure' in message) reject(new Error(`The inspection of documents failed: ${message.failure}`));
      else bytesAsked(document, message.start, message.end).then((bytes) => tell({ bytes }), reject);
    });
    // Ended by its limits, or by what the document did to it.
    child.on('close', () =>
      isReady ? resolve('too-complex') : reject(new Error(`The inspection of documents does not start: ${complaint}`)),
    );
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });

/** Looks into each document in a fresh process of its own, one at a time, so that the memory of one is that of all. */
export function confinedInspector({ patience }: Limits): DocumentInspector {
  const inTurn = oneAtATime();
  const running = new Set<ChildProcess>();
  return {
    inspect: (kind, document) =>
      inTurn(async () => {
        const child = confinedProcess(document.size);
        running.add(child);
        const impatience = setTimeout(() => child.kill('SIGKILL'), patience);
        const memory = watchOwnMemory(child.pid, mostMemory, () => child.kill('SIGKILL'));
        try {
          return await conversation(child, kind, document);
        } finally {
          clearTimeout(impatience);
          memory.stop();
          await ended(child);
          running.delete(child);
        }
      }),
    close: async () => void (await Promise.all([...running].map(ended))),
  };
}
