import { expect, test } from 'vitest';
import { makeJpegHead } from '../../../../test/documents/make-picture.ts';
import { aJpegPhotograph, aPngPhotograph, aWebpPhotograph, trace } from '../../../../test/documents/make-photograph.ts';
import { orientationIn } from './orientation.ts';
import { withoutTraces } from './without-traces.ts';

test.each([
  ['JPEG', aJpegPhotograph(1), 'image/jpeg'],
  ['PNG', aPngPhotograph(), 'image/png'],
  ['WebP', aWebpPhotograph(), 'image/webp'],
] as const)(
  'of a photograph nothing stays but what it is drawn by, and that byte for byte: %s',
  (_kind, photo, type) => {
    expect(photo.bytes.includes(trace)).toBe(true);
    const cleared = withoutTraces(photo.bytes, type);
    expect(cleared.includes(trace)).toBe(false);
    expect(cleared).toEqual(photo.drawn);
    expect(withoutTraces(cleared, type)).toEqual(cleared);
  },
);

test.each([2, 3, 6, 8])('a photograph that was taken sideways still says how it is to be turned: %d', (orientation) => {
  const cleared = withoutTraces(aJpegPhotograph(orientation).bytes, 'image/jpeg');
  expect(cleared.includes(trace)).toBe(false);
  const facts = cleared.indexOf('Exif') + 6;
  expect(orientationIn(cleared.subarray(facts))).toBe(orientation);
  expect(withoutTraces(cleared, 'image/jpeg')).toEqual(cleared);
});

test('bytes that break off or lie about themselves come to an end', () => {
  for (const { bytes, type } of [
    { bytes: aJpegPhotograph(6).bytes, type: 'image/jpeg' as const },
    { bytes: aPngPhotograph().bytes, type: 'image/png' as const },
    { bytes: aWebpPhotograph().bytes, type: 'image/webp' as const },
    { bytes: Buffer.from(makeJpegHead(10, 10, 70_000)), type: 'image/jpeg' as const },
  ])
    for (let length = 2; length < Math.min(bytes.length, 900); length += 1) {
      expect(withoutTraces(bytes.subarray(0, length), type).length).toBeLessThanOrEqual(length + 30);
      const twisted = Buffer.from(bytes);
      twisted[length] = 0xff;
      withoutTraces(twisted, type);
    }
});
