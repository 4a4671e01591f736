import type { ConfinedTask, DocumentFault, DocumentKind, Passage } from '../document-inspector.ts';
import { byteSource, type ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import type { FromConfined, ToConfined } from './messages.ts';

// The program of the confined process: it does one thing with one document and ends.

type Work = (source: ByteSource) => Promise<void>;

const tell = (message: FromConfined) => void process.send?.(message);
const answers: ((bytes: Buffer) => void)[] = [];
const takers: (() => void)[] = [];
const largestPiece = 512 * 1024;

/** Hands over what was made, piece by piece, each once the one before is taken. */
async function give(bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; start += largestPiece) {
    tell({ piece: bytes.subarray(start, start + largestPiece) });
    await new Promise<void>((resolve) => takers.push(resolve));
  }
}

const giveText = (passages: readonly Passage[]) => tell({ passages });

async function inspectorOf(kind: DocumentKind): Promise<Work> {
  switch (kind) {
    case 'pdf':
      return (await import('./inspect-pdf.ts')).inspectPdf;
    case 'docx':
      return (await import('./inspect-docx.ts')).inspectDocx;
    case 'doc':
      return (await import('./inspect-doc.ts')).inspectDoc;
  }
}

async function cleanerOf(kind: DocumentKind): Promise<Work> {
  if (kind === 'pdf') {
    const { cleanPdf } = await import('./clean-pdf.ts');
    return (source) => cleanPdf(source, give);
  }
  const { cleanDocx } = await import('./clean-docx.ts');
  return (source) => cleanDocx(source, give);
}

async function textReaderOf(kind: DocumentKind): Promise<Work> {
  if (kind === 'pdf') {
    const { readPdfText } = await import('./read-pdf-text.ts');
    return (source) => readPdfText(source, giveText);
  }
  const { readDocxText } = await import('./read-docx-text.ts');
  return (source) => readDocxText(source, giveText);
}

async function picturesReader(): Promise<Work> {
  const { listPictures } = await import('./list-pictures.ts');
  return (source) => listPictures(source, giveText);
}

/** What does a task with a kind; only the one that is needed is loaded. */
function workOf(task: ConfinedTask, kind: DocumentKind): Promise<Work> {
  switch (task) {
    case 'inspect':
      return inspectorOf(kind);
    case 'clean':
      return cleanerOf(kind);
    case 'read':
      return textReaderOf(kind);
    case 'list-pictures':
      return picturesReader();
  }
}

function ask(start: number, end: number): Promise<Buffer> {
  tell({ start, end });
  return new Promise((resolve) => answers.push(resolve));
}

async function verdictOf(task: ConfinedTask, kind: DocumentKind, size: number): Promise<DocumentFault | 'sound'> {
  // A reader that cannot be loaded is our fault and no document's.
  const work = await workOf(task, kind);
  try {
    await work(byteSource(size, ask));
    return 'sound';
  } catch (error) {
    // What a reader stumbles over is the document's damage.
    return error instanceof FaultFound ? error.fault : 'damaged';
  }
}

process.on('message', (message: ToConfined) => {
  if ('bytes' in message) answers.shift()?.(Buffer.from(message.bytes));
  else if ('isTaken' in message) takers.shift()?.();
  else
    verdictOf(message.task, message.kind, message.size).then(
      (verdict) => tell({ verdict }),
      (error: unknown) => tell({ failure: String(error) }),
    );
});
tell({ isReady: true });
