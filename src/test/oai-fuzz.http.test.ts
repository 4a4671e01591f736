import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { aJournal } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'FUZZ' });
const articleId = await aPublishedArticle(product, journal.id, { doi: '10.5555/fuzzed' });

const verbs = ['Identify', 'ListMetadataFormats', 'ListSets', 'GetRecord', 'ListIdentifiers', 'ListRecords'];
const names = ['metadataPrefix', 'identifier', 'from', 'until', 'set', 'resumptionToken', 'verb', 'other', '__proto__'];
const sound = ['oai_dc', 'jats', 'datacite', `oai:localhost:${articleId}`, 'journal:FUZZ', 'subject:Engineering'];
const days = ['2026-01-01', '2026-02-31', '0000-01-01', '9999-12-31T23:59:59Z', '2026-01-01T25:00:00Z', '20260101'];
const odd = [
  '',
  '\u0000',
  '\uFFFF',
  '\uD800',
  ']]>',
  '<a>&amp;',
  '%00',
  '%',
  '../..',
  '{"at":1}',
  '-1',
  '1e999',
  'null',
];
const rarely = (usual: unknown, ...rest: unknown[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...rest) });
/** What a token may hold, right or wrong. */
const token = fc
  .record({
    metadataPrefix: rarely('oai_dc', 'x', 1, null),
    at: rarely(0, 8.64e15, -1, 1e300, 'x', null),
    id: rarely(articleId, 'x', '', 1),
    cursor: rarely(100, -1, 1.5, 'x'),
    from: rarely(undefined, '2026-01-01', 'x', ''),
    set: fc.constantFrom<unknown>('journal:FUZZ', 'journal:', 'journal:\u0000', 'subject:\uD800', 1, undefined),
  })
  .map((held) => Buffer.from(JSON.stringify(held)).toString('base64url'));
const value = fc.oneof(
  fc.constantFrom(...sound, ...days, ...odd),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.base64String(),
  token,
);
type Given = [name: string, value: string][];
/** Arguments that a list takes, some of them odd, and arguments of any kind. */
const given: fc.Arbitrary<Given> = fc.oneof(
  fc.tuple(fc.constantFrom('from', 'until', 'set'), value).map((one): Given => [['metadataPrefix', 'oai_dc'], one]),
  fc.constantFrom('oai_dc', 'jats', 'datacite').map((prefix): Given => [['metadataPrefix', prefix]]),
  token.map((one): Given => [['resumptionToken', one]]),
  fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 }),
);
const asked = fc.record({
  verb: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...verbs) }, { weight: 1, arbitrary: value }),
  rest: given,
  isPosted: fc.boolean(),
});

/** An answer of the protocol: sound XML that holds what was asked for, or errors. */
function verbOf(text: string): string {
  const document = XmlDocument.fromString(text);
  try {
    const parts = document.find('/*/*').map((node) => ('name' in node ? String(node.name) : ''));
    expect(parts.slice(0, 2)).toEqual(['responseDate', 'request']);
    expect(parts).toHaveLength(3);
    return parts[2] ?? '';
  } finally {
    document.dispose();
  }
}

test('issue 36: whatever harvesters send, they get sound XML with an answer or an error of the protocol', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ verb, rest, isPosted }) => {
      const body = new URLSearchParams([['verb', verb], ...rest]);
      const answer = isPosted
        ? await fetch(`${product.url}/oai`, { method: 'POST', body })
        : await fetch(`${product.url}/oai?${body}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
      seen.add(verbOf(await answer.text()));
    }),
    { numRuns: 600 },
  );
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['ListRecords', 'error', 'Identify']));
}, 180_000);
