import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readJatsArticle } from '../jats/read-jats-article.ts';
import { cleanText } from './clean-text.ts';

const corpus = path.join(import.meta.dirname, '../../../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real articles were cleaned, since ${corpus} is missing.\n\n`);

const articles = isThere
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:jose.*article|plos.*|zookeys.*)\.xml$/.test(name),
    )
  : [];
const picture = { address: '/api/files/01234567-89ab-cdef-0123-456789abcdef', width: 800, height: 600 };

test.skipIf(!isThere)('cleaning changes nothing in the text of 241 real articles', () => {
  expect(articles).toHaveLength(241);
  const changed = articles.filter((name) => {
    const { body, references } = readJatsArticle(readFileSync(path.join(corpus, name)), () => picture);
    const before = {
      bodyHtml: body?.html ?? '',
      references: references.map(({ id, html, doi, url }) => ({ id, html, doi, url, work: null })),
    };
    const { text, headings } = cleanText(before);
    const contents = (body?.contents ?? []).map(({ id, title, level }) => ({ id, html: title.html, level }));
    return JSON.stringify({ text, headings }) !== JSON.stringify({ text: before, headings: contents });
  });
  expect(changed).toEqual([]);
});
