import type { fileExtensions } from '../../../../contracts/constants.ts';
import type { DocumentKind } from '../../../ports/inspection/document-inspector.ts';

interface DocumentType {
  readonly kind: DocumentKind;
  readonly mediaType: string;
  /** What its first bytes are, in Latin-1. A Word document with a password lies in the older kind of container. */
  readonly signatures: readonly string[];
}

const zip = 'PK\u0003\u0004';
const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** What each accepted ending stands for. */
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
