import type { Readable } from 'node:stream';
import type { unshownKinds } from '../../../contracts/constants.ts';
import type { DocumentConverter } from '../conversion/document-converter.ts';
import type { Holder } from '../workers/fair-locks.ts';
import type { StructuredText } from '../structure/structured-text.ts';
import type { ArticleFront, FrontMatter } from '../typesetter/article-front.ts';
import type { ByteRange } from '../storage/file-storage.ts';

export const documentKinds = ['pdf', 'docx', 'doc'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** A Word document of the older kind is made a PDF first. */
export type PrintableKind = Exclude<DocumentKind, 'doc'>;

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

/** What a sandboxed process can do with a document: `parse` reads a Word document for the one that prints it. */
export type SandboxedTask = 'inspect' | 'list-pictures' | 'parse' | 'print' | 'read' | 'structure';

export type UnshownKind = (typeof unshownKinds)[number];

/** The text of a page, or an entry of a list, which has page 0. */
export interface Passage {
  readonly page: number;
  readonly text: string;
}

/** What the print of a PDF says, unseen, when its pages show something and hold no words: a scan, for example. */
export const unreadWords = 'The words on these pages cannot be read.';

/** A person whom a document must not name. */
export interface Person {
  readonly givenName: string;
  readonly lastName: string;
  readonly email: string;
  readonly affiliation: string;
}

/** What a document is printed for. */
export type PrintWish =
  | {
      /** Leaves out authors, affiliations, acknowledgements and funding where the text says which they are (Word only). */
      readonly purpose: 'review';
      /** The authors: lines above the abstract that name them are left out. */
      readonly people: readonly Person[];
    }
  /** Of a report: shows comments and changes. */
  | { readonly purpose: 'attachment' }
  /** In the journal's design (Word only), with the front matter in place of what the manuscript has of it. */
  | { readonly purpose: 'article'; readonly front: ArticleFront };

/** What a Word document is read for. */
export type DocumentWish =
  | PrintWish
  /** To be edited as the text of an article, without the front matter that the article has. */
  | { readonly purpose: 'structure'; readonly front: FrontMatter };

/** Takes the next piece of a document that is being made. */
export type TakePiece = (piece: Uint8Array) => Promise<void>;

/** Inspects untrusted documents: whatever they do to the reader, this process is safe. */
export interface DocumentInspector {
  /** The fault of a document of this type; null if there is none. */
  inspect(kind: DocumentKind, bytes: DocumentBytes): Promise<DocumentFault | null>;
  /**
   * Prints a document as a new PDF that contains only what is visible. Returns the document's fault, or null. The
   * print is no more trusted than the document: inspect it, too.
   */
  print(kind: PrintableKind, bytes: DocumentBytes, wish: PrintWish, take: TakePiece): Promise<DocumentFault | null>;
  /** The text of a PDF page by page, or its fault. */
  read(bytes: DocumentBytes): Promise<readonly Passage[] | DocumentFault>;
  /** The text of a .docx with its references and pictures, or the document's fault. The text is no more trusted than the document. */
  structure(bytes: DocumentBytes, front: FrontMatter): Promise<StructuredText | DocumentFault>;
  /** The type of each picture in a .docx that cannot be shown, or the document's fault. */
  listPictures(bytes: DocumentBytes): Promise<readonly UnshownKind[] | DocumentFault>;
  /** The same for an account, in fair turns with the others. When its connection closes, the work is dropped. */
  onBehalfOf(holder: Holder): DocumentInspector;
  /** The same where LibreOffice, if it is there, draws the pictures of Word documents that only it can read. */
  drawingWith(conversion: DocumentConverter): DocumentInspector;
  close(): Promise<void>;
}

export class TooMuch extends Error {}

/** Counts lengths, and throws above a limit. */
export function counted(most: number): (length: number) => void {
  let sum = 0;
  return (length) => {
    sum += length;
    if (sum > most) throw new TooMuch();
  };
}

/** Takes pieces up to a limit. */
export function upTo(most: number, take: TakePiece): TakePiece {
  const count = counted(most);
  return async (piece) => {
    count(piece.length);
    return take(piece);
  };
}
