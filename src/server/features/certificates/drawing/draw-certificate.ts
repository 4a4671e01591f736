import { inProject } from '../../../project-folder.ts';
import { DrawingDesk } from '../../../typesetting/drawing-desk.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

const desk = new DrawingDesk<PrintedCertificate>(inProject('src/server/features/certificates/drawing/draw-thread.ts'));

/** Draws a certificate beside the server's own work; the same certificate gives the same bytes. */
export const drawCertificate = (certificate: PrintedCertificate): Promise<Buffer> => desk.draw(certificate);
