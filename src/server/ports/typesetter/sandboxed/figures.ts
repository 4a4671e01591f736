import sharp from 'sharp';
import { drawingDensity, drawingScale } from './lengths.ts';

/** A picture that was decoded and encoded again, so that only its visible content is left. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly format: 'jpg' | 'png';
  /** In pixels of the page. */
  readonly width: number;
  /** Of the encoded picture. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

/** Enough for a page's width in print. */
const mostWidth = 2400;
const mostPixels = 100_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** What a document cuts off a picture on each side: parts of its width or height. */
export type Crop = readonly [left: number, top: number, right: number, bottom: number];

/** The crop that pandoc's program has written into the title of a picture. */
export function cropIn(title: string): Crop | null {
  const [, ...parts] = /^crop (\d+) (\d+) (\d+) (\d+)$/u.exec(title) ?? [];
  const [left = 0, top = 0, right = 0, bottom = 0] = parts.map((part) => Number(part) / 100_000);
  return parts.length === 0 ? null : [left, top, right, bottom];
}

/** The pixels that a crop leaves, as the picture is stored: Word does not turn pictures by what their camera said. */
function partOf({ width, height }: { width: number; height: number }, [left, top, right, bottom]: Crop) {
  const [from, down] = [Math.ceil(left * width), Math.ceil(top * height)];
  const [to, end] = [Math.floor((1 - right) * width), Math.floor((1 - bottom) * height)];
  return { left: from, top: down, width: to - from, height: end - down };
}

/** Decodes a picture and encodes it again; null if it cannot be shown, or the crop leaves nothing. */
export async function renewed(bytes: Uint8Array, crop: Crop | null = null): Promise<Picture | null> {
  try {
    const { format, density } = await sharp(bytes).metadata();
    const isDrawing = format === 'svg' || density === drawingDensity;
    const decoded = sharp(bytes, {
      limitInputPixels: mostPixels,
      animated: false,
      ...(isDrawing && { density: drawingDensity }),
    });
    const shown = crop === null ? decoded : decoded.extract(partOf(await decoded.metadata(), crop));
    const picture = shown.rotate().resize({ width: mostWidth, withoutEnlargement: true });
    const isPhotograph = format === 'jpeg';
    const encoded = isPhotograph ? picture.jpeg({ quality: 85 }) : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      format: isPhotograph ? 'jpg' : 'png',
      width: isDrawing ? info.width / drawingScale : info.width,
      pixelWidth: info.width,
      pixelHeight: info.height,
    };
  } catch {
    return null;
  }
}
