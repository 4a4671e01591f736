import { AppError } from '../../../errors.ts';
import type { DocumentFault, DocumentKind } from '../../../ports/inspection/document-inspector.ts';

const kindNames: Record<DocumentKind, string> = { pdf: 'PDF', docx: 'Word document', doc: 'Word document' };

const otherProgram = (found: string) => () =>
  `is ${found} under another name. Please send the manuscript as a PDF or a Word document.`;

/** What is wrong with a document, after its name, and what its author can do. */
const words: Record<DocumentFault, (kind: DocumentKind) => string> = {
  damaged: (kind) =>
    `is damaged and cannot be opened. Please open it on your computer, save it again as a ${kindNames[kind]} and send the new file.`,
  'cut-short': () => 'is incomplete: its end is missing. Please send it again, or save it again first.',
  'too-complex': (kind) =>
    `takes too much time or memory to open. Please save it again as a simpler ${kindNames[kind]}, for example by printing it to a PDF.`,
  password: (kind) =>
    `is protected by a password. Please remove the password${kind === 'pdf' ? ' (print it to a new PDF, for example)' : ' in Word (File, Info, Protect Document)'} and send it again.`,
  'header-not-first': () =>
    'holds something else before the PDF begins. Please save it again as a PDF and send the new file.',
  'bytes-after-end': () =>
    'holds something else after the end of the PDF. Please save it again as a PDF and send the new file.',
  'second-archive': () => 'is a PDF and a ZIP archive at once. Please save it again as a PDF and send the new file.',
  'no-pages': () => 'has no pages. Please save it again as a PDF and send the new file.',
  scripts: () => 'runs scripts (JavaScript) when it is opened. Please print it to a new PDF and send that.',
  macros: () => 'contains macros. Please save it without them (in Word as .docx) and send the new file.',
  template: () => 'is a Word template. Please save it as a Word document (.docx) and send that.',
  controls: () =>
    'contains ActiveX controls, which can run programs. Please remove the form controls in Word, or send it as a PDF.',
  'program-inside': () => 'has a program embedded in it. Please remove the embedded file in Word and send it again.',
  'remote-parts': () =>
    'loads parts of itself from another computer (a template or a linked object). Please break these links in Word (File, Info, Edit Links; Developer, Document Template) and send it again.',
  inflated: () =>
    'would unpack to far more than a manuscript holds. Please make its pictures and embedded files smaller, or send it as a PDF.',
  'unsafe-names': () => 'holds parts with unsafe names. Please save it again in Word and send the new file.',
  'not-word': (kind) =>
    `ends in .${kind}, but is no Word document. Please save it again as .${kind} in Word, or send it as a PDF.`,
  excel: otherProgram('an Excel workbook'),
  powerpoint: otherProgram('a PowerPoint presentation'),
  installer: otherProgram('an installer of programs'),
  message: otherProgram('an email message'),
};

/** The refusal of a document: which, what is wrong with it, and what to do. */
export const refused = (name: string, kind: DocumentKind, fault: DocumentFault) =>
  new AppError('unsupported-file', `“${name}” ${words[fault](kind)}`);
