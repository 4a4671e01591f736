import { expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const publishedOf = (meta: string) => readJatsArticle(anArticleXml({ meta })).published?.iso ?? null;
const date = (attributes: string, year: string) => `<pub-date ${attributes}><year>${year}</year></pub-date>`;
const collection = date('pub-type="collection"', '2018');

test.each([
  'date-type="preprint"',
  'date-type="corrected"',
  'date-type="retracted"',
  'date-type="resub"',
  'pub-type="pmc-release"',
  'pub-type="epreprint"',
  'pub-type="ecorrected"',
  'pub-type="nihms-submitted"',
  'date-type="made-up"',
])('a date with %s is not the publication, before or behind the year of the collection', (attributes) => {
  expect(publishedOf(date(attributes, '2021') + collection)).toBe('2018');
  expect(publishedOf(collection + date(attributes, '2017'))).toBe('2018');
  expect(publishedOf(date(attributes, '2021'))).toBe('2021');
});

test.each([
  'pub-type="epub"',
  'pub-type="ppub"',
  'pub-type="epub-ppub"',
  'date-type="pub"',
  'date-type="pub" publication-format="print"',
  'publication-format="electronic"',
])('a date with %s is the publication, rather than the year of the collection', (attributes) => {
  expect(publishedOf(collection + date(attributes, '2017'))).toBe('2017');
});

test.each([
  ['its parts', '<string-date><day>12</day> <month>March</month> <year>2019</year></string-date>', '2019-03-12'],
  ['its form for machines', '<string-date iso-8601-date="2019-03-12">12.3.</string-date>', '2019-03-12'],
  ['a year in words', '<string-date>Spring 2019</string-date>', '2019'],
])('a string-date is read by %s, in the history too', (_, inner, iso) => {
  expect(publishedOf(`<pub-date date-type="pub">${inner}</pub-date>`)).toBe(iso);
  const meta = `<history><date date-type="accepted">${inner}</date></history>`;
  expect(readJatsArticle(anArticleXml({ meta })).accepted?.iso).toBe(iso);
});
