import { beforeAll, expect, test } from 'vitest';
import { schemaFaults } from '../../../../test/jats/jats-rules.ts';
import { writeMixedXml } from '../write-xml.ts';
import { articleJats } from './article-jats.ts';
import { aJatsSource } from './jats-source-fixture.ts';

// The schema takes seconds to open, on a busy machine many.
beforeAll(() => void schemaFaults('<article/>'), 120_000);

/** The iD of an author in the XML of an article, which is valid by the schema. */
function idOf(isOrcidAuthenticated?: boolean): string | undefined {
  const [author] = aJatsSource({}).found.article.authors;
  if (!author) throw new Error('The fixture has authors');
  const source = aJatsSource({ article: { authors: [{ ...author, isOrcidAuthenticated }] } });
  const xml = writeMixedXml(articleJats(source, 'front-matter'));
  expect(schemaFaults(xml)).toEqual([]);
  return /<contrib-id [^>]*>[^<]*/.exec(xml)?.[0];
}

test('issue 36: an iD is authenticated only if its author confirmed it here', () => {
  expect(idOf()).toBe('<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097');
  expect(idOf(true)).toBe(
    '<contrib-id contrib-id-type="orcid" authenticated="true">https://orcid.org/0000-0002-1825-0097',
  );
});
