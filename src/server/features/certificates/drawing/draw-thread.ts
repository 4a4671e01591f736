import { answerDrawings } from '../../../typesetting/answer-drawings.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** The thread in which certificates are drawn. */
answerDrawings(certificatePdf);
