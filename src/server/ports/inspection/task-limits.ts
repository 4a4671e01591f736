import { archiveLimits } from './sandboxed/archive-limits.ts';
import type { SandboxedTask, DocumentKind } from './document-inspector.ts';
import type { ProcessLimits } from './sandboxed-process.ts';

/** What a task may take of this machine for a document of a size. */
export interface TaskLimits {
  readonly process: ProcessLimits;
  /** The limit of resident memory, in bytes, which is reached before that of reserved memory. */
  readonly memory: number;
  /** In milliseconds. */
  readonly patience: number;
}

const mebibyte = 1024 * 1024;

interface Patience {
  readonly least: number;
  readonly eachMebibyte: number;
  readonly most: number;
}

/** A small document that takes long was made for that, and others wait meanwhile. */
const patienceFor = (size: number, { least, eachMebibyte, most }: Patience): number =>
  Math.min(most, Math.round(least + (size / mebibyte) * eachMebibyte));

/** Older Office files are held in memory whole, and their streams again: a .doc, or one embedded in a .docx. */
const heldWhole: Record<DocumentKind, (size: number) => number> = {
  pdf: () => 0,
  docx: () => 3 * archiveLimits.embedded[0],
  doc: (size) => 3 * size,
};

/**
 * Looking holds about 50 MB before it has seen the document; a PDF's reader reserves as much as the document is long, and
 * touches little of it. With what the product takes itself to read and hand over PDFs, it stays below 100 MB.
 */
function looking(kind: DocumentKind, size: number, most: number): TaskLimits {
  const held = heldWhole[kind](size);
  return {
    process: { data: Math.max(90_000, 62_000 + Math.ceil((size + held) / 1000)), objects: 64, computing: 60 },
    memory: 60 * mebibyte + held,
    patience: patienceFor(size, { least: 12_000, eachMebibyte: 1000, most }),
  };
}

/** A process that prints holds the pages as pictures; pandoc and PDFium reserve their memory in large pieces. */
const printing = (size: number): TaskLimits => ({
  process: { data: 3_000_000, objects: 1000, computing: 180 },
  memory: 1500 * mebibyte,
  patience: patienceFor(size, { least: 60_000, eachMebibyte: 10_000, most: 120_000 }),
});

/** Reading all text of a PDF holds the whole of it several times. */
const reading = (size: number): TaskLimits => ({
  process: { data: 900_000, objects: 320, computing: 180 },
  memory: 450 * mebibyte,
  patience: patienceFor(size, { least: 20_000, eachMebibyte: 10_000, most: 120_000 }),
});

/** Whether a task inspects a document without holding the whole of it. */
export const isLook = (task: SandboxedTask): boolean => task === 'inspect' || task === 'list-pictures';

/** What each task may take. */
export function limitsOf(task: SandboxedTask, kind: DocumentKind, size: number, patience: number): TaskLimits {
  switch (task) {
    case 'inspect':
    case 'list-pictures':
      return looking(kind, size, patience);
    case 'read':
      return reading(size);
    case 'parse':
    case 'print':
    case 'structure':
      return printing(size);
  }
}

/** The largest result of a document, in bytes: its pages are pictures of up to a megabyte each. */
export const mostMade = 200 * mebibyte;

/** Of what pandoc has read of a document, in bytes. */
export const mostParsed = 64 * mebibyte;

/** Of drawings that LibreOffice gets, and of the PDF that it makes of them, in bytes. */
export const mostDrawings = 32 * mebibyte;

/** Of characters: more than any book. */
export const mostText = 8_000_000;
