import { DrawingDesk } from '../../../../typesetting/drawing-desk.ts';
import type { PrintedReviews } from './printed-reviews.ts';

const desk = new DrawingDesk<PrintedReviews>(new URL('./draw-thread.ts', import.meta.url));

/** Draws a reviewer’s certificate beside the server’s own work; the same facts give the same bytes. */
export const drawReviews = (printed: PrintedReviews): Promise<Buffer> => desk.draw(printed);
