import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { beforeAll, expect, test } from 'vitest';
import { articles, journals } from '../server/db/schema/index.ts';
import { faultsOfRecord } from './index-records/record-schemas.ts';
import { schemaFaults } from './jats/jats-rules.ts';
import { aJournal } from './product/factories.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';
import { fillWithShortArticles } from './scale/many-articles.ts';

const schemaFile = path.resolve(import.meta.dirname, '../../../shared/schemas/oai/OAI-PMH.xsd');
if (!existsSync(schemaFile))
  process.stderr.write(`\nTHE SCHEMA OF OAI-PMH IS NOT AT ${schemaFile}: answers were not held against it.\n`);
// The schemas of metadata are those of other bodies: Dublin Core is not beside the project.
const schema = existsSync(schemaFile)
  ? XsdValidator.fromDoc(
      XmlDocument.fromString(
        readFileSync(schemaFile, 'utf8').replaceAll('processContents="strict"', 'processContents="lax"'),
      ),
    )
  : null;

const product = await startProduct({ SITE_URL: 'https://journals.example' });
const { db } = product.parts;
const home = `http://127.0.0.1:${product.config.port}`;
const names = {
  oai: 'http://www.openarchives.org/OAI/2.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
  jats: 'https://jats.nlm.nih.gov/ns/publishing/1.3/',
  datacite: 'http://datacite.org/schema/kernel-4',
};

// The schema of JATS takes seconds to open, on a busy machine many.
beforeAll(() => void schemaFaults('<article/>'), 120_000);

/** An answer, which is held against the schema of the protocol. */
class Answer {
  readonly #document: XmlDocument;
  constructor(text: string) {
    this.#document = XmlDocument.fromString(text);
    schema?.validate(this.#document);
  }
  all(expression: string): string[] {
    return this.#document.find(expression, names).map((node) => node.content);
  }
  get fault(): string | undefined {
    return this.all('//oai:error/@code')[0];
  }
  get ids(): string[] {
    return this.all('//oai:header/oai:identifier').map((identifier) => identifier.replace('oai:journals.example:', ''));
  }
  get token(): string {
    return this.all('//oai:resumptionToken')[0] ?? '';
  }
}

async function answered(given: Record<string, string>): Promise<{ text: string; answer: Answer }> {
  const answer = await fetch(`${home}/oai?${new URLSearchParams(given)}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  const text = await answer.text();
  return { text, answer: new Answer(text) };
}

const asked = async (given: Record<string, string>): Promise<Answer> => (await answered(given)).answer;

/** Everything in a list, part by part; `between` runs before each further part. */
async function harvested(given: Record<string, string>, between: () => Promise<unknown> = async () => undefined) {
  const found: string[] = [];
  const begin = { verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', ...given };
  let answer = await asked(begin);
  found.push(...answer.ids);
  let parts = 1;
  for (; answer.token !== ''; parts += 1) {
    await between();
    answer = await asked({ verb: begin.verb, resumptionToken: answer.token });
    found.push(...answer.ids);
  }
  return { found, parts };
}

await fillWithShortArticles(db, 350);
const journal = await aJournal(product, {
  abbreviation: 'SAND',
  title: 'Sand & <Dunes>',
});
const hostile = '</dc:title>]]>&\u0007<script>';
const articleId = await aPublishedArticle(product, journal.id, {
  title: { text: `Dunes ${hostile}`, html: 'Dunes' },
  doi: '10.5555/sand.1',
});
const dc = { metadataPrefix: 'oai_dc' };
const identifier = `oai:journals.example:${articleId}`;

test('the site presents itself, its formats and its sets', async () => {
  const identity = await asked({ verb: 'Identify' });
  expect(identity.all('//oai:baseURL')).toEqual(['https://journals.example/oai']);
  expect(identity.all('//oai:deletedRecord')).toEqual(['persistent']);
  expect((await asked({ verb: 'ListMetadataFormats', identifier })).all('//oai:metadataPrefix')).toEqual([
    'oai_dc',
    'jats',
    'datacite',
  ]);
  const sets = await asked({ verb: 'ListSets' });
  expect(sets.all('//oai:setSpec')).toEqual(
    expect.arrayContaining(['journal:SAND', 'journal:MANY1', 'subject:Other-Journals', 'subject:Engineering']),
  );
  expect(sets.all('//oai:setName')).toContain('Sand & <Dunes>');
});

test('a record is in Dublin Core, whatever its texts hold, by GET and by POST', async () => {
  const given = { verb: 'GetRecord', identifier, ...dc };
  const record = await asked(given);
  expect(record.all('//dc:title')).toEqual(['Dunes </dc:title>]]>&<script>']);
  expect(record.all('//dc:identifier')).toEqual([
    `https://journals.example/journal/SAND/${articleId}`,
    'https://doi.org/10.5555/sand.1',
  ]);
  expect(record.all('//oai:setSpec')).toEqual(['journal:SAND', 'subject:Other-Journals']);
  const posted = await fetch(`${home}/oai`, { method: 'POST', body: new URLSearchParams(given) });
  expect(new Answer(await posted.text()).all('//dc:title')).toEqual(record.all('//dc:title'));
});

test('a record is in JATS, too: front matter that is valid in its namespace, whatever its texts hold', async () => {
  const given = { verb: 'GetRecord', identifier, metadataPrefix: 'jats' };
  const { text, answer } = await answered(given);
  expect(answer.all('//jats:article-title')).toEqual(['Dunes']);
  expect(answer.all('//jats:article-id[@pub-id-type="doi"]')).toEqual(['10.5555/sand.1']);
  const article = /<article .*<\/article>/s.exec(text)?.[0] ?? '';
  expect(schemaFaults(article.replace(` xmlns="${names.jats}"`, ''))).toEqual([]);
  const records = await asked({ verb: 'ListRecords', metadataPrefix: 'jats' });
  const next = await asked({ verb: 'ListRecords', resumptionToken: records.token });
  for (const part of [records, next]) {
    const whole = part.all('//oai:header[not(@status)]');
    expect([part.ids.length, part.all('//oai:metadata/jats:article').length]).toEqual([100, whole.length]);
  }
});

test('a record is in DataCite’s schema, too', async () => {
  const { text, answer } = await answered({ verb: 'GetRecord', identifier, metadataPrefix: 'datacite' });
  expect(answer.all('/oai:OAI-PMH/oai:GetRecord//datacite:resource/datacite:titles/datacite:title')).toEqual([
    'Dunes </dc:title>]]>&<script>',
  ]);
  expect(faultsOfRecord('datacite', /<resource .*<\/resource>/s.exec(text)?.[0] ?? '')).toEqual([]);
});

test('a harvest in parts takes every article once, and sets and spans take theirs', async () => {
  const every = await db.select({ id: articles.id, journalId: articles.journalId }).from(articles);
  const those = await db.select({ id: journals.id }).from(journals).where(eq(journals.subject, 'Engineering'));
  const inEngineering = new Set(those.map(({ id }) => id));
  const whole = await harvested({});
  expect([whole.parts, whole.found.length]).toEqual([4, every.length]);
  expect(new Set(whole.found)).toEqual(new Set(every.map(({ id }) => id)));
  expect((await harvested({ set: 'journal:SAND' })).found).toEqual([articleId]);
  const engineering = every.filter((one) => inEngineering.has(one.journalId)).map(({ id }) => id);
  expect(new Set((await harvested({ set: 'subject:Engineering' })).found)).toEqual(new Set(engineering));
  const records = await asked({ verb: 'ListRecords', ...dc, set: 'journal:SAND', from: '2000-01-01' });
  expect([records.ids, records.all('//dc:publisher')]).toEqual([[articleId], ['Colophon']]);
  expect((await asked({ verb: 'ListRecords', ...dc, until: '2000-01-01' })).fault).toBe('noRecordsMatch');
});

test('an article that changes during a harvest comes again at its end, and none is lost', async () => {
  const first = (await asked({ verb: 'ListIdentifiers', ...dc })).ids[0] ?? '';
  let isChanged = false;
  const { found } = await harvested({}, async () => {
    if (isChanged) return;
    isChanged = true;
    await db.update(articles).set({ updatedAt: new Date() }).where(eq(articles.id, first));
  });
  expect(found.filter((id) => id === first)).toHaveLength(2);
  expect(new Set(found).size).toBe(await db.$count(articles));
});

test('a withdrawn article is a deleted record for good', async () => {
  const withdrawn = await aPublishedArticle(product, journal.id);
  const since = new Date().toISOString().replace(/\.\d+Z/, 'Z');
  await withdraw(product, withdrawn);
  const record = await asked({ verb: 'GetRecord', identifier: `oai:journals.example:${withdrawn}`, ...dc });
  expect([record.all('//oai:header/@status'), record.all('//oai:metadata')]).toEqual([['deleted'], []]);
  expect((await harvested({ from: since })).found).toContain(withdrawn);
});

test.each<[Record<string, string>, string]>([
  [{}, 'badVerb'],
  [{ verb: 'Harvest' }, 'badVerb'],
  [{ verb: 'ListRecords', metadataPrefix: 'marc' }, 'cannotDisseminateFormat'],
  [{ verb: 'GetRecord', identifier: 'oai:journals.example:none', ...dc }, 'idDoesNotExist'],
  [{ verb: 'GetRecord', identifier: articleId, ...dc }, 'idDoesNotExist'],
  [{ verb: 'ListMetadataFormats', identifier: 'none' }, 'idDoesNotExist'],
  [{ verb: 'ListRecords', ...dc, set: 'journal:NONE' }, 'noRecordsMatch'],
  [{ verb: 'ListRecords', ...dc, from: 'yesterday' }, 'badArgument'],
  [{ verb: 'ListRecords', resumptionToken: 'eyJ9' }, 'badResumptionToken'],
  [{ verb: 'ListSets', resumptionToken: 'x' }, 'badResumptionToken'],
])('a harvester learns by its name what is wrong: %j', async (given, code) => {
  expect((await asked(given)).fault).toBe(code);
});

test('500 random requests get answers by the schema', async () => {
  const seed = 20261128;
  let state = seed;
  const below = (many: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % many;
  };
  const one = (from: readonly string[]) => from[below(from.length)] ?? '';
  const verbs = ['Identify', 'ListSets', 'ListRecords', 'ListIdentifiers', 'GetRecord', 'ListMetadataFormats', 'x', ''];
  const odd = [
    '',
    'oai_dc',
    identifier,
    'journal:SAND',
    'subject:',
    '2026-01-01',
    '9999-12-31',
    '0001-01-01T00:00:00Z',
  ];
  const odder = ['%', "'; drop table articles --", '<a>', '\u202e', 'a'.repeat(2000), '{"at":1}', 'e30', '💥'];
  for (let round = 0; round < 500; round += 1) {
    const given = new URLSearchParams({ verb: one(verbs) });
    for (let count = below(4); count > 0; count -= 1)
      given.append(
        one(['metadataPrefix', 'identifier', 'from', 'until', 'set', 'resumptionToken', 'other']),
        one(below(2) === 0 ? odd : odder),
      );
    const answer = await fetch(`${home}/oai?${given}`);
    const told = `seed ${seed}, request ${round}: ${given}`;
    expect(answer.status, told).toBe(200);
    expect(new Answer(await answer.text()).all('//oai:responseDate'), told).toHaveLength(1);
  }
});
