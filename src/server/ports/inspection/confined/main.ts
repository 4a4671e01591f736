import type { DocumentFault, DocumentKind } from '../document-inspector.ts';
import { byteSource, type ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import type { FromConfined, ToConfined } from './messages.ts';

// The program of the confined process: it looks into one document and ends.

const tell = (message: FromConfined) => void process.send?.(message);
const answers: ((bytes: Buffer) => void)[] = [];

/** The reader of a kind; only the one that is needed is loaded. */
async function readerOf(kind: DocumentKind): Promise<(source: ByteSource) => Promise<void>> {
  switch (kind) {
    case 'pdf':
      return (await import('./inspect-pdf.ts')).inspectPdf;
    case 'docx':
      return (await import('./inspect-docx.ts')).inspectDocx;
    case 'doc':
      return (await import('./inspect-doc.ts')).inspectDoc;
  }
}

function ask(start: number, end: number): Promise<Buffer> {
  tell({ start, end });
  return new Promise((resolve) => answers.push(resolve));
}

async function verdictOf(kind: DocumentKind, size: number): Promise<DocumentFault | 'sound'> {
  // A reader that cannot be loaded is our fault and no document's.
  const inspect = await readerOf(kind);
  try {
    await inspect(byteSource(size, ask));
    return 'sound';
  } catch (error) {
    // What a reader stumbles over is the document's damage.
    return error instanceof FaultFound ? error.fault : 'damaged';
  }
}

process.on('message', (message: ToConfined) => {
  if ('bytes' in message) answers.shift()?.(Buffer.from(message.bytes));
  else
    verdictOf(message.kind, message.size).then(
      (verdict) => tell({ verdict }),
      (error: unknown) => tell({ failure: String(error) }),
    );
});
tell({ isReady: true });
