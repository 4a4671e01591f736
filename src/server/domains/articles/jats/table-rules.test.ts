import { describe, expect, test } from 'vitest';
import { htmlFaults } from './html-soundness.ts';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

function bodyHtml(body: string): string {
  const html = readJatsArticle(anArticleXml({ body })).body?.html ?? '';
  expect(htmlFaults(html)).toEqual([]);
  return html;
}

describe('tables', () => {
  test('scroll in a named region and keep their spans and heads', () => {
    const table = `<table-wrap id="T1"><label>Table 1</label><caption><p>Sizes</p></caption><table>
      <thead><tr><td colspan="2" align="center">Size</td></tr></thead>
      <tbody><tr><td rowspan="0">a</td><td colspan="x"><p>b</p><p>c</p></td></tr></tbody></table>
      <table-wrap-foot><fn id="tf"><p>note</p></fn></table-wrap-foot></table-wrap>`;
    expect(bodyHtml(table)).toBe(
      '<figure class="table" id="text-T1"><figcaption><span class="label">Table 1</span> Sizes</figcaption>' +
        '<div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table>' +
        '<thead><tr><th scope="col" colspan="2" class="align-center">Size</th></tr></thead>' +
        '<tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table></div>' +
        '<div class="table-notes"><div class="footnote" id="text-tf"><p>note</p></div></div></figure>',
    );
  });
});

const rowsIn = (html: string) => Array.from(html.matchAll(/<tr>.*?<\/tr>/g), ([row]) => row);

describe('tables of the CALS model', () => {
  const cals = (rows: string) => `<table-wrap><label>Table 2</label><oasis:table><oasis:tgroup cols="3">
    <oasis:colspec colname="a"/><oasis:colspec colname="b" align="right"/><oasis:colspec colname="c"/>
    ${rows}</oasis:tgroup></oasis:table></table-wrap>`;
  const row = (...entries: string[]) => `<oasis:row>${entries.join('')}</oasis:row>`;
  const entry = (text: string, attributes = '') => `<oasis:entry ${attributes}>${text}</oasis:entry>`;

  test('keep their head, and each cell apart', () => {
    const html = bodyHtml(
      cals(
        `<oasis:thead>${row(entry('Place'), entry('Height', 'namest="b" nameend="c"'))}</oasis:thead>
        <oasis:tbody>${row(entry('Dune'), entry('12'), entry('<p>34</p><p>m</p>'))}</oasis:tbody>`,
      ),
    );
    expect(html).toContain('aria-label="Table 2"');
    expect(rowsIn(html)).toEqual([
      '<tr><th scope="col">Place</th><th scope="col" colspan="2" class="align-right">Height</th></tr>',
      '<tr><td>Dune</td><td class="align-right">12</td><td><p>34</p><p>m</p></td></tr>',
    ]);
  });

  test('keep a cell in its column, below a cell of several rows and where others are left out', () => {
    const html = bodyHtml(
      cals(
        `<oasis:tbody>${row(entry('Dune', 'morerows="1"'), entry('1', 'align="left"'), entry('2'))}${row(entry('3', 'colname="c"'))}
        ${row(entry('Spit'), entry('4', 'colname="b"'))}</oasis:tbody>`,
      ),
    );
    expect(rowsIn(html)).toEqual([
      '<tr><td rowspan="2">Dune</td><td>1</td><td>2</td></tr>',
      '<tr><td></td><td>3</td></tr>',
      '<tr><td>Spit</td><td class="align-right">4</td></tr>',
    ]);
  });
});

describe('tables that break the rules', () => {
  test('are all shown when one comes in parts beside its picture', () => {
    const part = (text: string) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`;
    const html = bodyHtml(
      `<table-wrap><alternatives><graphic xlink:href="t.tif"/>${part('First')}${part('Second')}</alternatives></table-wrap>`,
    );
    expect(rowsIn(html)).toEqual(['<tr><td>First</td></tr>', '<tr><td>Second</td></tr>']);
    expect(html).not.toContain('[figure]');
  });

  test('lose neither loose cells nor a second caption', () => {
    const table = `<table-wrap><caption><p>one</p></caption><table><tbody><tr><td>a</td></tr><td>b</td><td>c</td></tbody></table>
      <caption><p>two</p></caption></table-wrap>`;
    const html = bodyHtml(table);
    expect(html).toContain('<figcaption><p>one</p><p>two</p></figcaption>');
    expect(html).toContain('<tr><td>a</td></tr><tr><td>b</td><td>c</td></tr>');
  });
});
