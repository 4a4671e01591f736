import sharp from 'sharp';
import { drawingDensity, pointsPerInch } from './lengths.ts';
import { openDrawnPages, type PageImage } from './page-images.ts';
import { isBlank } from './visible-text.ts';

function encoded({ pixels, pixelWidth, pixelHeight }: PageImage): Promise<Uint8Array> {
  const raw = { width: pixelWidth, height: pixelHeight, channels: 4 } as const;
  return sharp(pixels, { raw }).removeAlpha().png().withMetadata({ density: drawingDensity }).toBuffer();
}

/** Replaces the drawings of these names by LibreOffice's, a page each; missing ones stay. */
export async function replaceDrawn(media: Map<string, Uint8Array>, names: readonly string[], pdf: Uint8Array) {
  const drawn = await openDrawnPages(pdf).catch(() => null);
  if (drawn?.count !== names.length) return;
  for (const [index, name] of names.entries()) {
    const image = drawn.draw(index, drawingDensity / pointsPerInch, { withComments: false });
    if (!isBlank(image)) media.set(name, await encoded(image));
  }
}
