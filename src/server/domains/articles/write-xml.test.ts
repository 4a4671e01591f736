import { expect, test } from 'vitest';
import { writeXml } from './write-xml.ts';

test('what looks like markup or an entity is text, in attributes too, and what XML forbids is left out', () => {
  const text = 'a & b &amp; <c> \u0000\u0007\ud800\uffff\u{1f600}\n d';
  expect(writeXml(['root', { about: `"${text}"` }, [['child', {}, text]]])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<root about="&quot;a &amp; b &amp;amp; &lt;c&gt; \u{1f600}\n d&quot;">\n' +
      '  <child>a &amp; b &amp;amp; &lt;c&gt; \u{1f600}\n d</child>\n</root>\n',
  );
});

test('an attribute that says true keeps its value, an element without a text closes itself, and order stays', () => {
  const written = writeXml(
    ['?look', { href: '/a' }, ''],
    [
      'root',
      {},
      [
        ['b', { is: 'true' }, ''],
        ['a', {}, 'x'],
        ['b', {}, 'y'],
      ],
    ],
  );
  expect(written).toContain('<?look href="/a"?>\n<root>\n  <b is="true"/>\n  <a>x</a>\n  <b>y</b>\n</root>');
});
