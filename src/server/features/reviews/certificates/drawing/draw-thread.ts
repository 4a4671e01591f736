import { answerDrawings } from '../../../../typesetting/answer-drawings.ts';
import { reviewsPdf } from './reviews-pdf.ts';

/** The thread in which reviewers’ certificates are drawn. */
answerDrawings(reviewsPdf);
