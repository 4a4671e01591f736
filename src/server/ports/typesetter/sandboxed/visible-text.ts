import type { PageImage } from './page-images.ts';

/** A stretch of text on a page: where its baseline begins, in points from the top left, and how far it goes. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** In degrees, clockwise. */
  readonly angle: number;
}

/** Lighter and darker pixels differ at least by so much where something can be read. */
const leastContrast = 24;
/** Where a word lies within its line is only estimated: of its room, this part in the middle is looked at. */
const middle = [0.25, 0.75] as const;

/** Whether anything can be seen in a stretch of a line, from one share of its width to another. */
function showsInk(image: PageImage, { x, y, width, size, angle }: PlacedText, from: number, to: number): boolean {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corners = [from * width, to * width].flatMap((along) =>
    [-0.9 * size, 0.3 * size].map(
      (across) => [x + along * cos - across * sin, y + along * sin + across * cos] as const,
    ),
  );
  const bounds = (index: 0 | 1, most: number, extent: number) => {
    const values = corners.map((corner) => (corner[index] / extent) * most);
    return [Math.max(0, Math.floor(Math.min(...values))), Math.min(most, Math.ceil(Math.max(...values)))] as const;
  };
  const [left, right] = bounds(0, image.pixelWidth, image.width);
  const [top, bottom] = bounds(1, image.pixelHeight, image.height);
  let [darkest, lightest] = [255, 0];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const at = (row * image.pixelWidth + column) * 4;
      for (const channel of image.pixels.subarray(at, at + 3)) {
        darkest = Math.min(darkest, channel);
        lightest = Math.max(lightest, channel);
      }
      if (lightest - darkest >= leastContrast) return true;
    }
  return false;
}

/** Whether a page is blank. */
export const isBlank = (image: PageImage): boolean => {
  const whole = { text: '', x: 0, y: image.height, width: image.width, size: image.height / 0.9, angle: 0 };
  return !showsInk(image, whole, 0, 1);
};

/** A line without the words that cannot be seen: outside the page, in the colour of the paper, or covered. */
export function visiblePart(image: PageImage, line: PlacedText): PlacedText | null {
  if (line.text.trim() === '' || !showsInk(image, line, 0, 1)) return null;
  const words = line.text.matchAll(/\S+/gu);
  const seen = Array.from(words).filter(({ 0: word, index }) => {
    const share = (part: number) => (index + part * word.length) / line.text.length;
    return word.length < 4 || showsInk(image, line, share(middle[0]), share(middle[1]));
  });
  if (seen.length === 0) return null;
  return { ...line, text: seen.map(([word]) => word).join(' ') };
}
