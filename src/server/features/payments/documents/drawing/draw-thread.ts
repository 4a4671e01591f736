import { answerDrawings } from '../../../../typesetting/answer-drawings.ts';
import { documentPdf } from './document-pdf.ts';

/** The thread in which invoices and credit notes are drawn. */
answerDrawings(documentPdf);
