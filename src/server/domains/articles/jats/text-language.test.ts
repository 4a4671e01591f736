import { expect, test } from 'vitest';
import { nearestInLanguage } from './text-language.ts';

test.each([
  ['en', ['es', 'en-GB'], ['en-GB']],
  ['en', ['es', 'EN-gb'], ['EN-gb']],
  ['pt-BR', ['en', 'pt'], ['pt']],
  ['en-GB', ['en-US', 'en', 'en-gb'], ['en-gb']],
  ['en-GB', ['en-US', 'en'], ['en']],
  ['zh-Hant-TW', ['zh', 'zh-Hans', 'zh-Hant'], ['zh-Hant']],
  ['zh', ['en', 'zh-Hant'], ['zh-Hant']],
  ['en', ['fr', 'de', 'fr'], ['fr', 'fr']],
  ['en', ['enm', ''], ['']],
  ['en', [], []],
])('of an article in %s and texts in %j, those in %j are chosen', (article, tags, chosen) => {
  const texts = tags.map((tag) => ({
    name: 'abstract',
    attributes: new Map(tag === '' ? [] : [['xml:lang', tag]]),
    children: [],
  }));
  expect(nearestInLanguage(texts, article).map(({ attributes }) => attributes.get('xml:lang') ?? '')).toEqual(chosen);
});
