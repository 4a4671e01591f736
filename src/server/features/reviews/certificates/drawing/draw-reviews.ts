import { inProject } from '../../../../project-folder.ts';
import { DrawingDesk } from '../../../../typesetting/drawing-desk.ts';
import type { PrintedReviews } from './printed-reviews.ts';

const desk = new DrawingDesk<PrintedReviews>(
  inProject('src/server/features/reviews/certificates/drawing/draw-thread.ts'),
);

/** Draws a reviewer’s certificate beside the server’s own work; the same facts give the same bytes. */
export const drawReviews = (printed: PrintedReviews): Promise<Buffer> => desk.draw(printed);
