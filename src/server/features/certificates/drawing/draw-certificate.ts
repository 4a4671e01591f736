import { DrawingThread } from './drawing-thread.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

const mostKept = 16;

/** The last ones drawn, by what they were drawn from: a reader of documents asks for one in several parts. */
const kept = new Map<string, Promise<Buffer>>();
let thread: DrawingThread | null = null;

function drawAnew(certificate: PrintedCertificate): Promise<Buffer> {
  if (thread === null) {
    const begun: DrawingThread = new DrawingThread(() => {
      if (thread === begun) thread = null;
    });
    thread = begun;
  }
  return thread.draw(certificate);
}

/** Draws a certificate beside the server's own work; the same certificate gives the same bytes. */
export async function drawCertificate(certificate: PrintedCertificate): Promise<Buffer> {
  const key = JSON.stringify(certificate);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = drawAnew(certificate);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
