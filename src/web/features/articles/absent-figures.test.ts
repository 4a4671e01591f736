import { expect, test } from 'vitest';
import { lacksPictures } from './absent-figures.tsx';

const shown = '<figure class="figure" id="text-one"><a href="/one"><img src="/one" alt="One"></a></figure>';
const absent = '<figure class="figure"><figcaption>Two</figcaption></figure>';

test.each([
  [`<p>No figure.</p><figure class="table"><table></table></figure>`, false],
  [shown + shown, false],
  [absent, true],
  [absent + shown, true],
])('a text lacks pictures when one of its figures has none', (html, expected) => {
  expect(lacksPictures(html)).toBe(expected);
});
