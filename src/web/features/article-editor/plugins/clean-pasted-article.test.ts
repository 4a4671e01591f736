import { DOMParser as TextParser } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { payloads } from '../../../../../e2e/hostile-payloads.ts';
import { activeParts } from '../../../../test/production/active-parts.ts';
import { inPage, opened, written } from '../../../../test/production/article-in-editor.ts';
import { cleanPastedArticle } from './clean-pasted-article.ts';

inPage();

/** What the text holds once something is pasted into it. */
function pasted(html: string): string {
  const { schema } = opened('').doc.type;
  const { body } = new DOMParser().parseFromString(cleanPastedArticle(html), 'text/html');
  return written(TextParser.fromSchema(schema).parse(body));
}

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">text</p>',
  '<img src="x" onerror="alert(1)">',
  '<img src="https://tracker.example/1.png">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<p><a href="javascript:alert(1)">link</a></p>',
  '<p><a href="data:text/html,x" onclick="alert(1)">link</a></p>',
  '<p><math href="javascript:alert(1)"><mi onclick="alert(1)" style="x">q</mi><annotation-xml><script>alert(1)</script></annotation-xml></math></p>',
  '<a class="picture" href="javascript:alert(1)"><img src="/p/1.png" onload="alert(1)"></a>',
];

test.each([...hostile, ...hostile.map((html) => `<div data-pm-slice="1 1 []">${html}</div>`)])(
  'nothing runs of %s',
  (html) => {
    expect(pasted(html)).not.toMatch(/script|on\w+=|javascript:|data:|style|tracker|iframe|object|svg/i);
  },
);

test.each(payloads)('nothing active is left of %s', (payload) => {
  for (const html of [`<p>${payload}</p>`, `<div data-pm-slice="1 1 []">${payload}</div>`])
    expect(activeParts(pasted(html))).toEqual([]);
});

test('text of Word keeps what an article can hold', () => {
  const word =
    '<h1>Title</h1><p class="MsoNormal" style="margin:0"><b>Bold</b> <span style="color:red">red</span></p><p style="mso-list:l0 level1"><span style="mso-list:Ignore">1.</span>item</p><table><tr><td colspan="2" width="5">cell</td></tr></table>';
  expect(pasted(word)).toBe(
    '<section><h2>Title</h2><p><b>Bold</b> red</p><ol><li><p>item</p></li></ol><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table></section>',
  );
});

test('what is copied within the text keeps its formulas, pictures and classes', () => {
  const own =
    '<p data-pm-slice="1 1 []"><span class="taxon-name">T</span> <math><mi>x</mi></math></p><figure class="figure"><a class="picture" href="/p/1.png"><img src="/p/1.png" alt="A"></a></figure>';
  expect(pasted(own)).toContain('<span class="taxon-name">T</span> <math><mi>x</mi></math>');
  expect(pasted(own)).toContain('<a class="picture" href="/p/1.png"><img src="/p/1.png" alt="A"></a>');
});
