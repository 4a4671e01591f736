import { describe, expect, test } from 'vitest';
import { anArticleHead } from './article-fixture.ts';
import { citationOf, citationText } from './citation.ts';

const cited = (changes: Parameters<typeof anArticleHead>[0] = {}) =>
  citationText(citationOf(anArticleHead(changes), 'https://site.example'));

describe('how to cite an article', () => {
  test('names authors, year, title, journal, volume, issue, number and DOI', () => {
    expect(cited()).toBe(
      'Haddad, L., & Noor, J.-L. P. (2026). Homework after the bell. Emirates Journal, 2(1), A0000000AB. https://doi.org/10.5555/eijer.1',
    );
  });

  test('prefers printed pages to the article number', () => {
    expect(cited({ firstPage: '11', lastPage: '19' })).toContain('2(1), 11–19.');
    expect(cited({ firstPage: '11', lastPage: '11' })).toContain('2(1), 11.');
  });

  test('adds no second full stop to a title that is a question', () => {
    expect(cited({ articleTitle: 'Why?' })).toContain('(2026). Why? Emirates Journal');
  });

  test('leaves out what is not known and links to the page without a DOI', () => {
    expect(cited({ articleVolume: null, articleIssue: null, doi: null, articleAuthors: [] })).toBe(
      '(2026). Homework after the bell. Emirates Journal, A0000000AB. https://site.example/journal/EIJER/0198c0de-0000-7000-8000-0000000000ab',
    );
  });
});
