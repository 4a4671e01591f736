import sharp from 'sharp';

/** A picture that was decoded and encoded again: only what it shows is left. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly format: 'jpg' | 'png';
  /** In pixels. */
  readonly width: number;
}

/** Enough for a page's width in print. */
const mostWidth = 2400;
/** A drawing has no pixels of its own. In print it gets so many for each of the screen's. */
const drawingScale = 3;
const mostPixels = 100_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Decodes a picture and encodes it again. Null when it cannot be shown. */
export async function renewed(bytes: Uint8Array): Promise<Picture | null> {
  try {
    const { format } = await sharp(bytes).metadata();
    const isDrawing = format === 'svg';
    const picture = sharp(bytes, {
      limitInputPixels: mostPixels,
      animated: false,
      ...(isDrawing && { density: drawingScale * 72 }),
    })
      .rotate()
      .resize({ width: mostWidth, withoutEnlargement: true });
    const isPhotograph = format === 'jpeg';
    const encoded = isPhotograph ? picture.jpeg({ quality: 85 }) : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      format: isPhotograph ? 'jpg' : 'png',
      width: isDrawing ? info.width / drawingScale : info.width,
    };
  } catch {
    return null;
  }
}
