import { describe, expect, test } from 'vitest';
import { factorOf, pixelsOf, stepFrom } from './use-zoom.ts';

const a4 = 595.28;

describe('the size of the pages', () => {
  test('fills a narrow frame, and no more than is comfortable in a wide one', () => {
    expect(pixelsOf(a4, factorOf('comfortable', 320, a4))).toBeCloseTo(320);
    expect(factorOf('comfortable', 1100, a4)).toBe(1.25);
  });

  test('fills the frame whatever its width when that is asked for', () => {
    for (const width of [320, 700, 1100]) expect(pixelsOf(a4, factorOf('width', width, a4))).toBeCloseTo(width);
  });

  test('is what was chosen, in any frame', () => {
    expect(factorOf(2, 320, a4)).toBe(2);
  });
});

describe('zooming', () => {
  test('goes by steps, from between two of them too', () => {
    expect([stepFrom(1, 'in'), stepFrom(1, 'out')]).toEqual([1.1, 0.9]);
    expect([stepFrom(1.31, 'in'), stepFrom(1.31, 'out')]).toEqual([1.5, 1.25]);
  });

  test('ends at four times and at half the size, but never turns back', () => {
    expect([stepFrom(4, 'in'), stepFrom(0.5, 'out')]).toEqual([4, 0.5]);
    expect([stepFrom(5, 'in'), stepFrom(0.4, 'out')]).toEqual([5, 0.4]);
    expect(stepFrom(0.4, 'in')).toBe(0.5);
  });
});
