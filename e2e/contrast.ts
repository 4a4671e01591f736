import { expect, type Locator } from '@playwright/test';

/** The least contrast between the colour of a text and any point of the picture behind it. */
export async function contrastOnPicture(text: Locator): Promise<number> {
  const page = text.page();
  const box = await text.evaluate((element) => {
    const words = document.createRange();
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!node) throw new Error('There is no text');
    words.selectNodeContents(node);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x, y, width, height };
  });
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const hidden = await page.addStyleTag({
    content: 'body *:not(option) { color: transparent !important }',
  });
  const picture = await page.screenshot({ clip: box });
  await hidden.evaluate((style) => style.parentNode?.removeChild(style));
  return page.evaluate(
    async ({ source, front }) => {
      const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => {
        const part = (value: number) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      };
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas');
      pen.drawImage(image, 0, 0);
      const points = pen.getImageData(0, 0, image.width, image.height).data;
      const own = luminance((front.match(/[\d.]+/g) ?? []).map(Number));
      let least = 21;
      for (let at = 0; at < points.length; at += 4) {
        const behind = luminance(points.subarray(at, at + 3));
        least = Math.min(least, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
      }
      return least;
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, front: colour },
  );
}

/** The text is readable everywhere on its picture. */
export async function isReadable(text: Locator): Promise<void> {
  expect(await contrastOnPicture(text), await text.innerText()).toBeGreaterThanOrEqual(4.5);
}
