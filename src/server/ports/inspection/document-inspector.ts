import type { Readable } from 'node:stream';
import type { unshownKinds } from '../../../contracts/constants.ts';
import type { Holder } from '../machine/turns.ts';
import type { ByteRange } from '../storage/file-storage.ts';

export const documentKinds = ['pdf', 'docx', 'doc'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** A Word document of the older kind is made a PDF first. */
export type CleanableKind = Exclude<DocumentKind, 'doc'>;

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
  'unwritable-part',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** A document as it lies somewhere, read piece by piece. */
export interface DocumentBytes {
  readonly size: number;
  read(range: ByteRange): Promise<Readable>;
}

/** What the confined process can do with a document. */
export type ConfinedTask = 'inspect' | 'clean' | 'read' | 'list-pictures';

export type UnshownKind = (typeof unshownKinds)[number];

/**
 * A stretch of a document's text: of a page where it has pages; a property, which no page shows; what its copy keeps beside the text,
 * with the part where it stands; the name of a place that links within the document lead to, as it is kept beside the text; or the
 * kind of a picture.
 */
export interface Passage {
  readonly place: 'text' | 'property' | 'beside' | 'target' | 'picture';
  readonly page: number | null;
  readonly text: string;
}

/** Takes the next piece of a document that is being made. */
export type TakePiece = (piece: Uint8Array) => Promise<void>;

/** Looks into documents without trusting them: whatever they do to the reader, nothing happens to us. */
export interface DocumentInspector {
  /** What is wrong with a document of this kind; null when nothing is. */
  inspect(kind: DocumentKind, bytes: DocumentBytes): Promise<DocumentFault | null>;
  /**
   * Makes a copy without what tells who made the document, and when; answers with what is wrong with it, or null. What was made
   * is as little trusted as the document: it is inspected like one.
   */
  clean(kind: CleanableKind, bytes: DocumentBytes, take: TakePiece): Promise<DocumentFault | null>;
  /** The text of a document with its properties, or what is wrong with it. */
  read(kind: CleanableKind, bytes: DocumentBytes): Promise<readonly Passage[] | DocumentFault>;
  /** The kind of each picture of a .docx that browsers cannot show, or what is wrong with the document. */
  listPictures(bytes: DocumentBytes): Promise<readonly UnshownKind[] | DocumentFault>;
  /** The same for somebody, who waits behind one document of each other account; what they give up is dropped. */
  onBehalfOf(holder: Holder): DocumentInspector;
  close(): Promise<void>;
}
