import { pdfjs } from 'react-pdf';
// The build gives the address of the file here, not what it exports.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** Brings the character maps, symbols and picture decoders that few PDFs need, one by one, from our own build. */
class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const { pdfSupportFile } = await import('./pdf-support-files.ts');
    const response = await fetch(pdfSupportFile(filename));
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** How PDFs are read: in ranges, no more than what is looked at. */
export const pdfOptions = {
  disableStream: true,
  disableAutoFetch: true,
  enableXfa: false,
  BinaryDataFactory: OwnFiles,
  // Its warnings are about faults in the PDF, which readers cannot fix.
  verbosity: 0,
} as const;
