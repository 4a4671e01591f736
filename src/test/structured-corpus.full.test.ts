import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cleanText, manuscriptText, writeMixedXml } from '../server/domains/articles/index.ts';
import { articleJats } from '../server/domains/articles/jats-file/article-jats.ts';
import { aJatsSource } from '../server/domains/articles/jats-file/jats-source-fixture.ts';
import { sandboxedInspector } from '../server/ports/inspection/sandboxed-inspector.ts';
import { bytesInMemory } from './documents/bytes-in-memory.ts';
import { keptWords, partsOf, wordOfArticle, type PartCounts } from './documents/word-of-article.ts';
import { schemaFaults } from './jats/jats-rules.ts';

const corpus = path.resolve('../shared/corpus');
const isThere = existsSync(corpus);
const inspector = sandboxedInspector();
afterAll(() => inspector.close());

const articles = isThere
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:jose.*article|plos.*|zookeys.*)\.xml$/.test(name),
    )
  : [];
const everyTenth = articles
  .filter((_, place) => place % 10 === 0)
  .map((name, place): [string, boolean] => [name, place % 2 === 0]);

const picture = '/api/files/01234567-89ab-cdef-0123-456789abcdef';
const kept: readonly (keyof PartCounts)[] = ['figures', 'captions', 'tables', 'equations', 'references'];

// Every second one has its figures as pandoc writes them, the others as pictures and paragraphs.
test.skipIf(!isThere).each(everyTenth)(
  'a real article in Word becomes a text again: %s',
  async (name, keepsFigures) => {
    const { docx, words, counts } = await wordOfArticle(readFileSync(path.join(corpus, name)), keepsFigures);
    const structured = await inspector.structure(bytesInMemory(docx), { title: name, abstract: '', authors: [] });
    if (typeof structured === 'string') throw new Error(`It was not read: ${structured}`);
    const bodyHtml = structured.bodyHtml.replaceAll(/(?<=")picture:[\w.-]+/gu, picture);
    const text = manuscriptText(bodyHtml, structured.references);
    const found = partsOf(text.bodyHtml, text.references);
    expect(keptWords(words, found.words)).toBeGreaterThanOrEqual(0.98 * counts.words);
    const lost = kept.filter((part) => found.counts[part] < counts[part]);
    expect({ lost, ...found.counts }).toMatchObject({ lost: [] });
    expect(cleanText(text).text).toEqual(text);
    expect(schemaFaults(writeMixedXml(articleJats(aJatsSource({ text }), 'with-body')))).toEqual([]);
    const read = text.references.filter(({ work }) => work !== null).length;
    expect(read).toBeGreaterThanOrEqual(0.9 * counts.references);
  },
);
