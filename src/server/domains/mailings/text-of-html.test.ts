import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>One &amp; two.</p><p>Three<br>four</p>', 'One & two.\n\nThree\nfour'],
  ['<h3>News</h3><p>It <strong>is</strong> <em>out</em>.</p>', 'News\n\nIt is out.'],
  ['<p>Before</p><ul><li><p>a</p></li><li>b</li></ul><p>After</p>', 'Before\n\n- a\n- b\n\nAfter'],
  ['<ol><li>a<ul><li>inner</li></ul></li><li>b</li></ol>', ' 1. a\n    - inner\n 2. b'],
  ['<blockquote><p>Said</p><p>twice</p></blockquote><p>so</p>', '> Said\n> \n> twice\n\nso'],
  [
    '<p>Read <a href="https://x.example/?a=1&amp;b=2">the issue</a>.</p>',
    'Read the issue (https://x.example/?a=1&b=2).',
  ],
  ['<p><a href="https://x.example/">https://x.example/</a></p>', 'https://x.example/'],
  ['<p><a href="mailto:a@x.example">a@x.example</a></p>', 'a@x.example'],
  ['<p>&lt;script&gt;&#128512;&#x41;&nbsp;&unknown;</p>', '<script>😀A\u00a0&unknown;'],
  ['<p>See <a href="mailto:a@x.example">the editor</a></p>', 'See the editor (a@x.example)'],
  ['', ''],
])('%s as plain text', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
