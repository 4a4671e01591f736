import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { fileHref } from '../contracts/pages.ts';
import { findManuscript } from '../server/domains/editorial/index.ts';
import { structureManuscript } from '../server/workflows/production/structure-manuscript.ts';
import { manuscriptText } from '../server/domains/articles/index.ts';
import { bytesInMemory } from './documents/bytes-in-memory.ts';
import { plainBody, usualBody, wordManuscript } from './documents/word-manuscript.ts';
import { reply, upload } from './product/client.ts';
import { aManuscript, aSubmission, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();

async function textOf(articleId: string) {
  const found = await findManuscript(product.parts.db, articleId);
  if (found === null) throw new Error('There is no such manuscript');
  return structureManuscript(product.system, found);
}

test('a Word manuscript becomes the text of an article, with its references and pictures', async () => {
  const author = await aUser(product);
  const body = await aSubmission(product, author);
  const [first] = body.authors;
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
  const names = `${first?.authorGivenName} ${first?.authorLastName}`;
  const bytes = wordManuscript(usualBody(body.articleTitle, names, body.articleAbstract), png);
  const awsId = v7();
  const stored = await upload(product, author.token, awsId, [{ name: 'paper.docx', bytes }]);
  const { files } = JSON.parse(stored.text) as { files: string[] };
  const { article } = await reply(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, author);

  const { bodyHtml, references, pictures } = await textOf(article.id);
  const [picture] = pictures;
  expect(pictures).toHaveLength(1);
  expect(picture).toMatchObject({ mediaType: 'image/png', width: 60, height: 40 });
  const address = fileHref(picture?.id ?? '');
  expect(bodyHtml).toBe(
    [
      '<section id="textpart-1"><h2>Introduction</h2><p>Dunes move (<a href="#textreference-1">Smith, 2019</a>) as <a href="#text-fig1">Figure 1</a> shows<sup><a href="#textnote-1">1</a></sup>.</p></section>',
      '<section id="textpart-2"><h2>Methods</h2><section id="textpart-3"><h3>Sites</h3><ul><li>one site</li><li>another site</li></ul>',
      '<figure class="table" id="text-table1"><figcaption><span class="label">Table 1</span> Sites</figcaption><div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table><tbody><tr><td>Site</td><td>Height</td></tr><tr><td>North</td><td>3</td></tr></tbody></table></div></figure>',
      `<figure class="figure" id="text-fig1"><a class="picture" href="${address}"><img src="${address}" alt="A dune in the wind" width="60" height="40" loading="lazy"></a><figcaption><span class="label">Figure 1</span> A dune at noon</figcaption></figure>`,
      '<div class="formula" id="text-eq1"><math display="block"><mi>y</mi><mo>=</mo><mn>2</mn><mi>x</mi></math> <span class="label">(1)</span></div>',
      '<p><a href="#text-eq1">Equation (1)</a> and <a href="#text-table1">Table 1</a> say more.</p></section></section>',
      '<section class="footnotes"><ol><li id="textnote-1">Measured at noon.</li></ol></section>',
    ].join(''),
  );
  expect(references).toEqual([
    expect.objectContaining({
      id: 'textreference-1',
      doi: '10.5555/dunes',
      html: 'Smith, J. (2019). On dunes. <i>Journal of Sand</i>, <i>3</i>(2), 1–9. <a href="https://doi.org/10.5555/dunes" rel="nofollow noopener">https://doi.org/10.5555/dunes</a>',
      work: expect.objectContaining({ authors: [{ family: 'Smith', given: 'Jane' }], year: '2019' }) as unknown,
    }),
  ]);
});

test('a manuscript without styles is understood, too, and nothing in it runs', async () => {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();
  const document = bytesInMemory(Buffer.from(wordManuscript(plainBody(), png)));
  const front = { title: 'On dunes', abstract: '', authors: [] };
  const structured = await product.system.inspection.structure(document, front);
  if (typeof structured === 'string') throw new Error(`It was not read: ${structured}`);
  const address = fileHref(v7());
  const html = structured.bodyHtml.replaceAll(/(?<=")picture:[\w.-]+/gu, address);
  const { bodyHtml, references } = manuscriptText(html, structured.references);
  expect(bodyHtml).toBe(
    [
      '<section id="textpart-1"><h2>1. Introduction</h2><p>Sand moves [<a href="#textreference-1">1</a>] &lt;script&gt;alert(1)&lt;/script&gt; in <a href="#text-fig1">Fig. 1</a> and (<a href="#text-table1">Table 1</a>).</p>',
      '<section id="textpart-2"><h3>1.1 Sites</h3><p><a href="#text-fig1">Figure 1</a> shows that dunes move.</p>',
      `<figure class="figure" id="text-fig1"><a class="picture" href="${address}"><img src="${address}" alt="" width="60" height="40" loading="lazy"></a><figcaption><span class="label">Fig. 1</span> Dunes</figcaption></figure>`,
      '<figure class="table" id="text-table1"><figcaption><span class="label">Table 1</span> Sites of the study</figcaption><div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></tbody></table></div><div class="table-notes"><p>Note. Heights in metres.</p></div></figure></section></section>',
      '<section id="textpart-3"><h2>Figure legends</h2><figure class="figure" id="text-fig2"><figcaption><span class="label">Figure 2</span> Another dune.</figcaption></figure></section>',
    ].join(''),
  );
  expect(references.map(({ doi, work }) => [doi, work?.title])).toEqual([
    ['10.5555/dunes', 'On dunes'],
    [null, 'More dunes'],
  ]);
});

test('of a PDF, the text is empty', async () => {
  const { id } = await aManuscript(product, await aUser(product));
  expect(await textOf(id)).toEqual({ bodyHtml: '', references: [], pictures: [] });
});
