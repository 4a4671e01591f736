/** A fine rule across the page, or a short one in its middle. */
export function drawRule(doc: PDFKit.PDFDocument, y: number, from: number, to: number, colour: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).stroke(colour);
  doc.endMarkedContent();
}
