import { beforeAll, expect, test } from 'vitest';
import { schemaFaults } from '../../../../test/jats/jats-rules.ts';
import { noStatements, type Statements } from '../../../../contracts/statements.ts';
import { readJatsArticle } from '../jats/read-jats-article.ts';
import { writeMixedXml } from '../write-xml.ts';
import { articleJats, type Extent } from './article-jats.ts';
import { aJatsSource } from './jats-source-fixture.ts';

// The schema takes seconds to open, on a busy machine many.
beforeAll(() => void schemaFaults('<article/>'), 120_000);

const stated: Statements = {
  grants: [
    { funder: 'Sand & Sons', ror: '00hx57361', awards: ['S 1', 'S 2'] },
    { funder: 'Dune Fund', registryId: '10.13039/100000001', awards: [] },
  ],
  funding: 'Paid in part.',
  dataAvailability: 'In the dunes.',
  competingInterests: 'None.\n\nNone at all.',
  ethics: 'Approved.',
  aiUse: 'Not used.',
  acknowledgements: 'We thank the wind.',
  relatedWorks: [
    { relation: 'preprint', address: 'https://doi.org/10.5555/pre.1' },
    { relation: 'translation', address: 'https://doi.org/10.5555/fr.1' },
    { relation: 'dataset', address: 'https://doi.org/10.5555/data.1' },
    { relation: 'other', address: 'https://data.example/a?b=[1]' },
  ],
};

function xmlOf(statements: Statements, extent: Extent = 'with-references', withdrawnOn: string | null = null): string {
  const xml = writeMixedXml(articleJats(aJatsSource({ article: { withdrawnOn }, text: { statements } }), extent));
  expect(schemaFaults(xml)).toEqual([]);
  return xml;
}

test('statements: each has its element, by the schema and as JATS4R names it', () => {
  const xml = xmlOf(stated);
  expect(xml).toContain(
    '<award-group><funding-source><institution-wrap><institution>Sand &amp; Sons</institution><institution-id institution-id-type="ror">https://ror.org/00hx57361</institution-id></institution-wrap></funding-source><award-id>S 1</award-id><award-id>S 2</award-id></award-group>',
  );
  expect(xml).toContain('vocab="open-funder-registry"');
  expect(xml).toContain('<funding-statement>Paid in part.</funding-statement>');
  expect(xml).toContain('<fn fn-type="coi-statement"><p>None.</p><p>None at all.</p></fn>');
  expect(xml).toContain('<ack><title>Acknowledgements</title><p>We thank the wind.</p></ack>');
  expect(xml).toContain('<sec sec-type="data-availability"><title>Data availability</title><p>In the dunes.</p></sec>');
  expect(xml).toContain('<sec sec-type="ethics-statement">');
  expect(xml).toContain(
    '<related-article related-article-type="preprint" ext-link-type="doi" xlink:href="10.5555/pre.1"/>',
  );
  expect(xml).toContain('<related-object content-type="dataset" ext-link-type="doi" xlink:href="10.5555/data.1"/>');
});

test('statements: what we write, we read: funders, and each text once', () => {
  const read = readJatsArticle(xmlOf(stated));
  expect(read.grants).toEqual(stated.grants);
  for (const said of ['Paid in part.', 'In the dunes.', 'None at all.', 'Approved.', 'Not used.', 'We thank the wind.'])
    expect(read.body?.html.split(said)).toHaveLength(2);
});

test('statements: the front matter has only what belongs there, and a withdrawn article states nothing', () => {
  const front = xmlOf(stated, 'front-matter');
  expect(front).toContain('<award-group>');
  expect(front).not.toContain('We thank the wind');
  expect(xmlOf(stated, 'with-body', '2026-03-01')).not.toMatch(/award-group|coi-statement|In the dunes|related-object/);
});

test('statements: hostile words stay words', () => {
  const hostile = 'Ö ]]> <script>alert(1)</script> &amp; \u0007\ud800 \u202eאב <!-- ?>';
  const kinds = ['funding', 'dataAvailability', 'competingInterests', 'ethics', 'aiUse', 'acknowledgements'] as const;
  const xml = xmlOf({
    ...noStatements,
    ...Object.fromEntries(kinds.map((kind) => [kind, hostile])),
    grants: [{ funder: hostile, awards: [hostile] }],
    relatedWorks: [{ relation: 'other', address: `https://data.example/${hostile}` }],
  });
  expect(xml).not.toContain('<script');
  expect(readJatsArticle(xml).grants[0]?.funder).toContain('<script>alert(1)</script>');
});
