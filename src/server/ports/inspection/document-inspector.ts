import type { Readable } from 'node:stream';
import type { ByteRange } from '../storage/file-storage.ts';

export const documentKinds = ['pdf', 'docx', 'doc'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Everything that can be wrong with a document; the words for it are the product's. */
export const documentFaults = [
  'damaged',
  'cut-short',
  'too-complex',
  'password',
  'header-not-first',
  'bytes-after-end',
  'second-archive',
  'no-pages',
  'scripts',
  'macros',
  'template',
  'controls',
  'program-inside',
  'remote-parts',
  'inflated',
  'unsafe-names',
  'not-word',
  'excel',
  'powerpoint',
  'installer',
  'message',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** A document as it lies somewhere, read piece by piece. */
export interface DocumentBytes {
  readonly size: number;
  read(range: ByteRange): Promise<Readable>;
}

/** Looks into documents without trusting them: whatever they do to the reader, nothing happens to us. */
export interface DocumentInspector {
  /** What is wrong with a document of this kind; null when nothing is. */
  inspect(kind: DocumentKind, bytes: DocumentBytes): Promise<DocumentFault | null>;
  close(): Promise<void>;
}
