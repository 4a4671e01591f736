import { expect, test } from 'vitest';
import { htmlFaults } from './html-soundness.ts';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

function textOfBody(meta: string, body = '<p>Text.</p>') {
  const article = readJatsArticle(anArticleXml({ meta, body }));
  expect(htmlFaults(article.body?.html ?? '')).toEqual([]);
  return article.body;
}
const author = (given: string, last: string, marks = '') =>
  `<contrib contrib-type="author"><name><surname>${last}</surname><given-names>${given}</given-names></name>${marks}</contrib>`;
const mark = (id: string) => `<xref ref-type="fn" rid="${id}"><sup>*</sup></xref>`;

test('notes of the authors follow the text, with the names of those whom they are about', () => {
  const meta = `<contrib-group>${author('Ada', 'Lee', mark('n1'))}${author('小明', '王', mark('n1'))}</contrib-group>
    <author-notes><fn id="n1" fn-type="equal"><label>*</label><p>These authors contributed equally.</p></fn>
    <fn fn-type="COI-statement"><p>Ada Lee owns a <italic>dune</italic>.</p></fn></author-notes>`;
  const body = textOfBody(meta);
  expect(body?.html).toBe(
    '<p>Text.</p><section class="notes" id="textpart-1"><h2>Author notes</h2><div class="footnote" id="text-n1">' +
      '<p><span class="label">Ada Lee, 王小明:</span> These authors contributed equally.</p></div>' +
      '<div class="footnote"><p>Ada Lee owns a <i>dune</i>.</p></div></section>',
  );
  expect(body?.contents.map(({ title }) => title.text)).toEqual(['Author notes']);
});

test('how to write to an author is in no note', () => {
  const meta = `<author-notes><corresp id="c1">E-mail: <email>ada@dunes.example</email></corresp>
    <fn fn-type="corresp"><p>Write to bo@dunes.example</p></fn>
    <fn><p>Corresponding author: Ada (<email>ada@dunes.example</email>).</p></fn>
    <fn><p>E-mail: cy@dunes.example</p></fn>
    <fn><p>Present address: Kite School. E-mail: <email>bo@dunes.example</email></p></fn></author-notes>`;
  expect(textOfBody(meta)?.html).toContain(
    '<h2>Author notes</h2><div class="footnote"><p>Present address: Kite School.</p>',
  );
  expect(textOfBody(meta)?.html).not.toMatch(/@|Corresponding|E-mail/);
});

test('funding is as it was stated, else who paid and under which number', () => {
  const award = '<award-group><funding-source>Dune Fund</funding-source><award-id>77-K</award-id></award-group>';
  const statement = '<funding-statement>Paid by the <italic>Sand</italic> Fund.</funding-statement>';
  expect(textOfBody(`<funding-group>${award}${statement}</funding-group>`)?.html).toContain(
    '<h2>Funding</h2><p>Paid by the <i>Sand</i> Fund.</p></section>',
  );
  expect(textOfBody(`<funding-group>${award}</funding-group>`)?.html).toContain('<p>Dune Fund: 77-K</p>');
});

test('where the data are is told, and what the text tells already is not told twice', () => {
  const meta = `<funding-group><funding-statement>Paid by the Sand Fund.</funding-statement></funding-group>
    <custom-meta-group><custom-meta><meta-name>Data Availability</meta-name><meta-value>In the dunes.</meta-value></custom-meta></custom-meta-group>`;
  const html =
    textOfBody(meta, '<sec><title>Funding</title><p>Paid by  the <bold>Sand</bold> Fund.</p></sec>')?.html ?? '';
  expect(html.match(/Sand/g)).toHaveLength(1);
  expect(html).toContain('<h2>Data availability</h2><p>In the dunes.</p>');
});

test('what is said of the references stays in the text', () => {
  const back =
    '<ref-list><title>References</title><p>Works with a star are new.</p><ref id="B1"><mixed-citation>Lee A.</mixed-citation></ref></ref-list>';
  expect(readJatsArticle(anArticleXml({ back })).body?.html).toBe('<p>Works with a star are new.</p>');
});
