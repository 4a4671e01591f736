import type { Locator } from '@playwright/test';

/** Red, green and blue of a text. */
export const colourOf = (text: Locator) =>
  text.evaluate((element) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });
