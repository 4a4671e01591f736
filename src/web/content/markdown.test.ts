import { expect, test } from 'vitest';
import { blocksOf, pageRenderer } from './markdown.server.ts';

const rendered = (source: string) => {
  const blocks = blocksOf(source);
  return pageRenderer(blocks).html(blocks);
};

test.each([
  ['<script>alert(1)</script>\n', '&#60;script&#62;'],
  ['Text with <img src=x onerror=alert(1)> in it', '&#60;img'],
  ['![A & B](https://example.org/x.png)', 'A &#38; B'],
])('markup in a text stays text: %s', (source, shown) => {
  const html = rendered(source);
  expect(html).toContain(shown);
  expect(html).not.toMatch(/<(script|img)/);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/', 'vbscript:x'])(
  'a link that leads to no page is no link: %s',
  (href) => {
    expect(rendered(`[words](${href})`)).toBe('<p>words</p>\n');
  },
);

test('links of a text lead on, and what stands in their address cannot leave it', () => {
  expect(rendered('[Fees](/waiver_policy#a)')).toContain('<a href="/waiver_policy#a">Fees</a>');
  expect(rendered('[x](https://example.org/?a=1&b="2")')).toContain(
    'href="https://example.org/?a=1&#38;b=&#34;2&#34;"',
  );
});

test('headings have ids of their words; the same words twice have two', () => {
  const html = rendered("## What's *new*?\n\n### Café & co.\n\n## What's new?\n");
  expect(html).toContain('<h2 id="whats-new">What&#39;s <em>new</em>?</h2>');
  expect(html).toContain('<h3 id="cafe-co">');
  expect(html).toContain('<h2 id="whats-new-2">');
});

test('a table scrolls by itself, with the keyboard too', () => {
  expect(rendered('| a | b |\n| - | - |\n| 1 | 2 |\n')).toMatch(
    /^<div class="table-scroll"[^>]*tabindex="0"[^>]*>\s*<table>/,
  );
});

test('the mailbox can be written to wherever it is named, and a link in a link is none', () => {
  const link = '<a href="mailto:{{contactEmail}}">{{contactEmail}}</a>';
  expect(rendered('Write to {{contactEmail}}.')).toBe(`<p>Write to ${link}.</p>\n`);
  expect(rendered('- {{contactEmail}}')).toBe(`<ul>\n<li>${link}</li>\n</ul>\n`);
  expect(rendered('[{{contactEmail}}](mailto:{{contactEmail}})')).toBe(`<p>${link}</p>\n`);
});
