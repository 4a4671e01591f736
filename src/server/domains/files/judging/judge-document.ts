import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { fileExtensions } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/file-responses.ts';
import { AppError } from '../../../errors.ts';
import { refused } from './refusal-words.ts';
import type { DocumentKind } from '../../../ports/inspection/document-inspector.ts';

interface DocumentType {
  readonly kind: DocumentKind;
  readonly mediaType: string;
  /** What its first bytes are, in Latin-1. A Word document with a password lies in the older kind of container. */
  readonly signatures: readonly string[];
}

const zip = 'PK\u0003\u0004';
const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** The type of each accepted file name ending. */
export const documentTypes: Record<(typeof fileExtensions)[number], DocumentType> = {
  '.pdf': { kind: 'pdf', mediaType: 'application/pdf', signatures: ['%PDF-'] },
  '.doc': { kind: 'doc', mediaType: 'application/msword', signatures: [compoundFile] },
  '.docx': {
    kind: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signatures: [zip, compoundFile],
  },
};

/** The kind that is stored under a media type. */
export function kindOfMediaType(mediaType: string): DocumentKind {
  const type = Object.values(documentTypes).find((one) => one.mediaType === mediaType);
  if (!type) throw new Error(`Not a document's media type: ${mediaType}`);
  return type.kind;
}

/** What would hide or turn text, or break a line; joiners stay, which Persian and emoji need. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Names that Windows takes for devices, whatever follows their first full stop. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** In bytes, which is what file systems count. */
const longest = 200;

/** The start of a text that fits into so many bytes, cut where no visible character is broken. */
function shortened(text: string, bytes: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest))) {
    if (Buffer.byteLength(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/** A harmless label out of a name that a client sent: the last part of a path, without what hides, turns or commands. */
export function labelOf(name: string | undefined): string {
  const last = (name ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
  // Windows drops full stops and spaces at the end, so that they must not hide the ending.
  const visible = last
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\s.]+$/u, '');
  const ending = /\.[^.\s]{1,20}$/u.exec(visible)?.[0] ?? '';
  const base = visible.slice(0, visible.length - ending.length).replace(/^[\s.]+|\s+$/gu, '');
  const label = (shortened(base, longest - Buffer.byteLength(ending)) || 'file') + ending;
  return device.test(label) ? `_${label}` : label;
}

/** As many leading bytes as the first judgement needs. */
export const sampleSize = 4096;

const refusal = (detail: string) => new AppError('unsupported-file', detail);

/** Refuses a name that does not end as an accepted document does; answers with its ending. */
export function judgeName(name: string): (typeof fileExtensions)[number] {
  const ending = path.extname(name).toLowerCase();
  const accepted = fileExtensions.find((extension) => extension === ending);
  if (!accepted) throw refusal(t.documentType({ name }));
  return accepted;
}

/**
 * The first look at a document, by its name and first bytes (decision 23); answers with the media type to store it under,
 * or throws `unsupported-file` with the reason. `inspectDocument` looks at the rest.
 */
export async function judgeDocument(name: string, sample: Uint8Array): Promise<string> {
  const ending = judgeName(name);
  if (sample.length === 0) throw refusal(t.empty({ name }));
  const { mediaType, signatures } = documentTypes[ending];
  const start = Buffer.from(sample.subarray(0, 16)).toString('latin1');
  if (signatures.some((signature) => start.startsWith(signature))) return mediaType;
  // Readers look for it in the first kilobyte.
  if (mediaType === documentTypes['.pdf'].mediaType && Buffer.from(sample.subarray(0, 1024)).includes('%PDF-'))
    throw refused(name, 'pdf', 'header-not-first');
  const found = await fileTypeFromBuffer(sample.subarray(0, sampleSize)).catch(() => undefined);
  throw refusal(found ? t.wrongContentLooksLike({ name, ending, found: found.ext }) : t.wrongContent({ name, ending }));
}
