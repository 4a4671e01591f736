import { describe, expect, test } from 'vitest';
import type { TypeStyle } from './choose-font.ts';
import { isolate } from './line-breaks.ts';
import { levelText, runsOf } from './text-runs.ts';

const style: TypeStyle = { cut: 'text', han: 'chinese' };
const drawn = (text: string, base: 'ltr' | 'auto' = 'auto') =>
  runsOf(levelText(text, style, base), 0, text.length).map(({ text: part, direction }) => `${direction}:${part}`);

describe('from left to right stand', () => {
  test('words that run to the left between words that run to the right', () => {
    expect(drawn('Ali علي حسن end')).toEqual(['ltr:Ali ', 'rtl:علي حسن', 'ltr: end']);
  });

  test('numbers within a text that runs to the left, as they are read', () => {
    expect(drawn('עמוד 123 בספר')).toEqual(['rtl:בספר', 'rtl: ', 'ltr:123', 'rtl:עמוד ']);
  });

  test('names in a list in the order of the list, whatever their direction', () => {
    const names = ['علي', 'חנה', 'Ana'].map((name) => isolate.open + name + isolate.close).join(', ');
    expect(drawn(names, 'ltr').map((part) => part.slice(4))).toEqual(['علي', ', ', 'חנה', ', ', 'Ana']);
  });
});

test('a bracket in a text that runs to the left stays with it, and keeps its own character', () => {
  expect(drawn('חנה (בת אב)')).toEqual(['rtl:חנה (בת אב)']);
});

test('a text that was not made readable is refused, not drawn with gaps', () => {
  expect(() => drawn('\ue000')).toThrow('No font has');
});
