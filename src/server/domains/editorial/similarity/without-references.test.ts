import { expect, test } from 'vitest';
import { withoutReferences } from './without-references.ts';

test('the list of references is left out, wherever its heading has a number or a colon', () => {
  const body = 'References are made to many works here.\nThe text goes on and on, to its end.\n';
  for (const heading of ['References', '7. REFERENCES', 'Literature cited:'])
    expect(withoutReferences(`${body}${heading}\nA (2001) B.`)).toBe(body);
});

test('a heading in the table of contents cuts nothing', () => {
  const text = 'Contents\nReferences\nIntroduction. The text goes on and on, to its very end, without a list.';
  expect(withoutReferences(text)).toBe(text);
});
