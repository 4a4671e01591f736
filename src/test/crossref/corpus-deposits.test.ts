import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { corpusFiles, depositOf } from './corpus-deposit.ts';
import { faultsOfDeposit, hasSchema } from './deposit-schema.ts';
import { readDeposit } from './read-deposit.ts';

const compared = [
  '//c:full_title',
  '//c:abbrev_title',
  '//c:journal_metadata/c:issn',
  '//c:journal_volume/c:volume',
  '//c:journal_issue/c:issue',
  '//c:journal_article/c:titles/c:title',
  '//c:given_name',
  '//c:surname',
  '//c:suffix',
  '//c:ORCID',
  '//c:first_page',
  '//c:journal_article/c:doi_data/c:doi',
  '//c:citation/c:doi',
];
const linesOf = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase());

describe.skipIf(corpusFiles.length === 0 || !hasSchema)('deposits of real articles', () => {
  test('every tenth has no fault by Crossref’s schema', () => {
    const some = corpusFiles.filter((_, place) => place % 10 === 0);
    expect(some.flatMap((file) => faultsOfDeposit(depositOf(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  // Not compared: the date of publication, for which JOSE's XML has the day of submission; the licence, whose http address we
  // deposit as https, and only for the version of record and for text mining; parts of references, which we deposit as printed.
  test.each(
    corpusFiles.filter((file) => file.includes('jose')).map((file) => [path.basename(path.dirname(file)), file]),
  )('%s says of title, authors, place and references what its publisher’s own deposit says', (_, file) => {
    const theirs = readFileSync(file.replace('article.xml', 'crossref.xml'), 'utf8');
    const real = readDeposit(theirs.replaceAll(/schema\/[\d.]+/g, 'schema/5.4.0'));
    const ours = readDeposit(depositOf(file));
    for (const field of compared)
      expect([field, ...linesOf(ours.texts(field))]).toEqual([field, ...linesOf(real.texts(field))]);
    expect(ours.texts('//c:citation')).toHaveLength(real.texts('//c:citation').length);
  });
});
