import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

const home = 'src/server/domains/issues/building/drawing/pdf-strings.ts';
const ofAnythingElse = /\bPDFString\s*\.\s*of\b(?!\(\s*'[^'\\()]*'\s*\))/;

/** What is handed to `PDFString.of` is syntax: made of a text, a document has in it whatever that says. */
export function checkPdfStrings({ path, source }: SourceFile): Fault[] {
  if (!isCode(path) || isForTests(path) || path === home || !ofAnythingElse.test(source)) return [];
  return [{ path, fault: 'PDFString.of writes what it is given as it is: PDFHexString.fromText, or pdf-strings.ts' }];
}
