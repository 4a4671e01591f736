import { converse, type Work } from './converse.ts';
import type { Asked } from './messages.ts';

/** Loads only the code that the task needs. */
async function workFor({ task, kind }: Asked): Promise<Work> {
  if (task === 'read') return (await import('./read-pdf-text.ts')).readPdfText;
  if (task === 'list-pictures') return (await import('./list-pictures.ts')).listPictures;
  switch (kind) {
    case 'pdf':
      return (await import('./inspect-pdf.ts')).inspectPdf;
    case 'docx':
      return (await import('./inspect-docx.ts')).inspectDocx;
    case 'doc':
      return (await import('./inspect-doc.ts')).inspectDoc;
  }
}

converse(workFor);
