import { longestLogo } from '../../../contracts/print-design.ts';

const widths = [900, 600, 400, 200];

/** A picture as a data address, no larger than a design can hold; null if it is no picture, or never small enough. */
export async function readLogo(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  for (const most of widths) {
    const scale = Math.min(1, most / picture.width);
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL('image/png');
    if (address.length <= longestLogo) return address;
  }
  return null;
}
