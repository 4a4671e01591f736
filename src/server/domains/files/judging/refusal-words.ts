import * as t from '../../../../messages/file-responses.ts';
import { AppError } from '../../../errors.ts';
import type { DocumentFault, DocumentKind } from '../../../ports/inspection/document-inspector.ts';

type FaultMessage = (values: { name: string; kind: DocumentKind }) => string;

/** One message for PDFs, and one for Word documents. */
const byKind =
  (pdf: (values: { name: string }) => string, word: (values: { name: string }) => string): FaultMessage =>
  ({ name, kind }) =>
    (kind === 'pdf' ? pdf : word)({ name });

const messages: Record<DocumentFault, FaultMessage> = {
  damaged: byKind(t.pdfDamaged, t.wordDamaged),
  'cut-short': t.cutShort,
  'too-complex': byKind(t.pdfTooComplex, t.wordTooComplex),
  password: byKind(t.pdfPassword, t.wordPassword),
  'header-not-first': t.headerNotFirst,
  'bytes-after-end': t.bytesAfterEnd,
  'second-archive': t.secondArchive,
  'no-pages': t.noPages,
  scripts: t.scripts,
  macros: t.macros,
  template: t.wordTemplate,
  controls: t.controls,
  'program-inside': t.programInside,
  'remote-parts': t.remoteParts,
  inflated: t.inflated,
  'unsafe-names': t.unsafeNames,
  'not-word': t.notWord,
  excel: t.excel,
  powerpoint: t.powerpoint,
  installer: t.installer,
  message: t.emailMessage,
};

/** The rejection of a document: which one, its fault, and what to do. */
export const refused = (name: string, kind: DocumentKind, fault: DocumentFault) =>
  new AppError('unsupported-file', messages[fault]({ name, kind }));
