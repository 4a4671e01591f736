import {
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFEmbeddedPage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { footHeight } from './sheet.ts';

/** A page as it is seen: what is cut off and how it is turned taken into account. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: 0 | 90 | 180 | 270;
}

function seenPage(page: PDFPage): Seen {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  const box = width > 0 && height > 0 ? { x, y, width, height } : media;
  const quarter = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) * 90;
  return { ...box, turn: quarter === 90 || quarter === 180 || quarter === 270 ? quarter : 0 };
}

/** The visible size of a page. */
export function seenSize(page: PDFPage): { width: number; height: number } {
  const { width, height, turn } = seenPage(page);
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

type Matrix = readonly [number, number, number, number, number, number];

/** The page with a strip more at the edge that is seen as its lower one, and how the foot is turned into it. */
function withStrip({ x, y, width, height, turn }: Seen): { box: Omit<Seen, 'turn'>; matrix: Matrix } {
  switch (turn) {
    case 0:
      return {
        box: { x, y: y - footHeight, width, height: height + footHeight },
        matrix: [1, 0, 0, 1, x, y - footHeight],
      };
    case 90:
      return { box: { x, y, width: width + footHeight, height }, matrix: [0, 1, -1, 0, x + width + footHeight, y] };
    case 180:
      return {
        box: { x, y, width, height: height + footHeight },
        matrix: [-1, 0, 0, -1, x + width, y + height + footHeight],
      };
    case 270:
      return {
        box: { x: x - footHeight, y, width: width + footHeight, height },
        matrix: [0, -1, 1, 0, x - footHeight, y + height],
      };
  }
}

/** Adds a strip to a page and draws its foot there, so that it never covers the page. */
export function addFoot(page: PDFPage, foot: PDFEmbeddedPage): void {
  const { box, matrix } = withStrip(seenPage(page));
  page.setMediaBox(box.x, box.y, box.width, box.height);
  page.setCropBox(box.x, box.y, box.width, box.height);
  const name = page.node.newXObject('Foot', foot.ref);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState());
}
