import type { Shape } from './motifs/shape.ts';
import type { Doc } from './page-flow.ts';

/** Where on the page, how large, and from which point of the motif on. */
export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  from: { x: number; y: number };
};

/** Draws a motif's shapes into a box of the page, cut at its edges. */
export function drawShapes(doc: Doc, shapes: Shape[], box: Box): void {
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  doc.translate(box.x, box.y).scale(box.scale).translate(-box.from.x, -box.from.y);
  for (const { path, fill, stroke, strokeWidth, opacity } of shapes) {
    doc
      .path(path)
      .opacity(opacity ?? 1)
      .lineWidth(strokeWidth ?? 1);
    if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
    else if (fill !== undefined) doc.fill(fill);
    else if (stroke !== undefined) doc.stroke(stroke);
  }
  doc.restore();
  doc.opacity(1);
}
