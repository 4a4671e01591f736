import { expect, test } from 'vitest';
import { readSvg } from './read-svg.ts';

const svg = (root: string, before = '') =>
  readSvg(Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${root}/>`));
const sized = (width: number, height: number) => ({ mediaType: 'image/svg+xml', width, height });

test.each([
  ['its own size', svg('width="300" height="200.4px" viewBox="0 0 30 20"'), sized(300, 200)],
  ['its own size in points', svg('width="300pt" height="150pt"'), sized(400, 200)],
  ['its view box', svg('viewBox="0 0 640 360"'), sized(640, 360)],
  [
    'its view box where its size is relative',
    svg('width="100%" height="100%" viewBox="-5,-5,640,360"'),
    sized(640, 360),
  ],
  ['its size after other things', svg('viewBox="0 0 4 3"', '<?xml version="1.0"?>\n<!-- A chart -->\n'), sized(4, 3)],
  ['no size', svg(''), null],
  ['no picture', readSvg(Buffer.from('<html><svg viewBox="0 0 4 3"/></html>')), null],
])('an SVG has %s', (_, read, expected) => {
  expect(read).toEqual(expected);
});
