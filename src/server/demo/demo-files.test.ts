import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import JSZip from 'jszip';
import { XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { describe, expect, test } from 'vitest';
import { printAsManuscript, readArticleFile } from '../domains/articles/index.ts';
import { currentIssue } from '../domains/journals/index.ts';
import { pdfWords } from '../../test/pdf-words.ts';
import { inDemo, readDemo } from './demo-file.ts';

const demo = readDemo();

const xmlIn = (folder: string) =>
  readdirSync(inDemo(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => path.join(folder, name));
const articles = xmlIn('articles');
const manuscripts = xmlIn('manuscripts');

const schemas = path.resolve(import.meta.dirname, '../../../../shared/schemas/jats');
const schemaFile = path.join(schemas, 'JATS-journalpublishing1-3-mathml3.xsd');
const hasSchema = existsSync(schemaFile);
if (!hasSchema) process.stderr.write(`\nNO JATS SCHEMA AT ${schemaFile}: the demo was not validated.\n`);

describe.skipIf(!hasSchema)('by the schema of JATS 1.3', () => {
  xmlRegisterInputProvider({ ...fsInputProviders, match: (name) => name.startsWith(schemas) });
  const schema = hasSchema
    ? XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }))
    : null;

  test.each([...articles, ...manuscripts])('%s is valid', (name) => {
    const document = XmlDocument.fromBuffer(readFileSync(inDemo(name)));
    expect(() => schema?.validate(document)).not.toThrow();
    document.dispose();
  });
});

test.each(articles)('%s belongs to its folder’s journal, and to the volume and issue of its date', async (name) => {
  const article = await readArticleFile(readFileSync(inDemo(name)));
  const journal = demo.journals.find(({ abbreviation }) => name.startsWith(`articles/${abbreviation}/`));
  if (!journal || !article.published) throw new Error(`${name} has no journal or no date`);
  expect(article.journal).toMatchObject({ title: journal.title, issnElectronic: journal.issn });
  const { volume, issue } = currentIssue(journal, new Date(article.published.iso));
  expect([article.volume, article.issue]).toEqual([String(volume), String(issue)]);
  expect(article.doi?.startsWith(`${journal.doi}.${article.published.year}.`)).toBe(true);
  const dates = [article.received, article.accepted, article.published].map((date) => date?.iso ?? 'none');
  expect(dates.toSorted()).toEqual(dates);
});

test.each(demo.manuscripts.filter(({ isWord }) => isWord))(
  'the Word file of $file has all words of its text',
  async ({ file }) => {
    const bytes = readFileSync(inDemo('manuscripts', `${file}.docx`));
    const zip = await JSZip.loadAsync(bytes);
    const partOf = async (name: string) => (await zip.file(`word/${name}.xml`)?.async('string')) ?? '';
    const inFile = (await partOf('document')) + (await partOf('footnotes'));
    const wordsOf = (marked: string) => marked.replaceAll(/<[^>]*>/gu, ' ').match(/\p{L}{4,}/gu) ?? [];
    const inWord = new Set(wordsOf(`${inFile} Notes`));
    const { title, body } = await readArticleFile(readFileSync(inDemo('manuscripts', `${file}.xml`)));
    const missing = wordsOf(title.html + (body?.html ?? '')).filter((word) => !inWord.has(word));
    expect(missing).toEqual([]);
  },
);

test('the file names every manuscript, and only journals that it has', () => {
  expect(demo.manuscripts.map(({ file }) => `manuscripts/${file}.xml`).toSorted()).toEqual(manuscripts.toSorted());
  const journals = new Set(demo.journals.map(({ abbreviation }) => abbreviation));
  const named = [...demo.issues, ...demo.manuscripts, ...demo.people.flatMap((person) => person.journalRoles)];
  expect(named.filter(({ journal }) => !journals.has(journal))).toEqual([]);
});

test.each(manuscripts)('%s has authors who can be reached at no real address', async (name) => {
  const { authors } = await readArticleFile(readFileSync(inDemo(name)));
  expect(authors[0]?.email).toBe('author@demo.example');
  for (const { email } of authors) expect(email).toMatch(/@(example\.org|demo\.example)$/);
});

// One of them names its authors on purpose, so that the search for names finds something.
test.each(manuscripts.filter((name) => !name.includes('reading-a-dune')))(
  '%s is printed without names',
  async (name) => {
    const article = await readArticleFile(readFileSync(inDemo(name)));
    const { text, info, numPages } = await pdfWords(await printAsManuscript(article));
    expect(numPages).toBeGreaterThanOrEqual(2);
    for (const { lastName } of article.authors) expect(JSON.stringify([text, info])).not.toContain(lastName);
  },
);
