import { inProject } from '../../../../project-folder.ts';
import { DrawingDesk } from '../../../../typesetting/drawing-desk.ts';
import type { PrintedDocument } from './printed-document.ts';

const desk = new DrawingDesk<PrintedDocument>(
  inProject('src/server/features/payments/documents/drawing/draw-thread.ts'),
);

/** Draws an invoice or a credit note beside the server's own work; the same document gives the same bytes. */
export const drawDocument = (printed: PrintedDocument): Promise<Buffer> => desk.draw(printed);
